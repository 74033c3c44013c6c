import { type GameInfo, plainName } from '@ecumene/client';
import type { Options } from '@ecumene/engine';
import { type FormEvent, type ReactElement, useMemo, useState } from 'react';
import { goTo } from '../app/router.tsx';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { beSomebody, usualName } from '../people/me.ts';
import { NameField } from '../people/NameField.tsx';
import { server } from '../people/server.ts';
import { t } from '../text/text.ts';
import { AccessOptions } from './AccessOptions.tsx';
import { beginIfAlone } from './begin-alone.ts';
import { useConflicts } from './conflicts.ts';
import { type Draft, planOf } from './draft.ts';
import { GameChoice } from './GameChoice.tsx';
import { GameOptions } from './GameOptions.tsx';
import { keepInvite } from './invites.ts';
import { PaceChoice } from './PaceChoice.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import { aboutPreset, changed, hasAdvice, hasTrade, type Preset, presetDraft, startsLater } from './presets.ts';
import { SeatChoice } from './SeatChoice.tsx';
import { InShort, Summary } from './Summary.tsx';
import { optionsIn } from './sheets.ts';
import { toldApart, usualTableName } from './table-name.ts';

interface NewTableProps {
  readonly games: readonly GameInfo[];
  readonly first: GameInfo;
  /** Whoever makes the table, if that is somebody already. */
  readonly person: string | undefined;
}

/** Makes the table, and begins at once where nobody else is to come. */
async function lay(draft: Draft, host: string): Promise<void> {
  await beSomebody(host);
  const name = plainName(draft.name) === '' ? await freeName(host) : draft.name;
  const { table, invite } = await server.ask('createTable', {}, planOf({ ...draft, name }));
  keepInvite(table.id, invite);
  await beginIfAlone(table);
  goTo(`/table/${table.id}`);
}

/** The usual name, told apart from those of one's other tables. */
async function freeName(host: string): Promise<string> {
  const { tables } = await server.ask('myTables', {}, {});
  return toldApart(
    usualTableName(host),
    tables.map(({ name }) => name),
  );
}

export function NewTable({ games, first, person }: NewTableProps): ReactElement {
  const [draft, setDraft] = useState<Draft>(() => presetDraft(first, 'evening'));
  const [preset, setPreset] = useState<Preset | undefined>('evening');
  const [guest, setGuest] = useState(usualName);
  const { busy, fault, run } = useDoing();
  const game = games.find(({ name }) => name === draft.game) ?? first;
  const options: Options = useMemo(() => optionsIn(game.options), [game]);
  const conflicts = useConflicts(draft.game, draft.options, draft.seats.length);
  const change = (part: Partial<Draft>): void => {
    setDraft((before) => changed(game, before, part));
    if (!('name' in part)) setPreset(undefined);
  };
  const begin = (other: GameInfo, id: Preset): void => {
    setDraft((before) => ({ ...presetDraft(other, id), name: before.name }));
    setPreset(id);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(() => lay(draft, person ?? guest));
  };
  return (
    <form className="new-table" onSubmit={submit}>
      <div className="new-table-choices">
        <GameChoice games={games} game={game} choose={(other) => begin(other, 'evening')} />
        <PresetChoice
          game={game}
          chosen={preset}
          about={(id) => aboutPreset(game, id)}
          choose={(id) => begin(game, id)}
        />
        <SeatChoice game={game} seats={draft.seats} you={person ?? guest} change={(seats) => change({ seats })} />
        <PaceChoice draft={draft} trade={hasTrade(game)} later={startsLater(game)} change={change} />
        <AccessOptions draft={draft} advises={hasAdvice(game)} change={change} />
        <GameOptions
          game={game}
          options={options}
          chosen={draft.options}
          seats={draft.seats.length}
          conflicts={conflicts}
          change={(chosen) => change({ options: chosen })}
        />
      </div>
      <aside className="new-table-sum" aria-label={t('Summary')}>
        <div className="sheet sum">
          <label className="field">
            <span className="field-name">{t('Table name')}</span>
            <input
              className="input"
              maxLength={80}
              placeholder={usualTableName(person ?? guest)}
              value={draft.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </label>
          {person === undefined && <NameField name={guest} setName={setGuest} />}
          <Summary draft={draft} options={options} />
          <div className="lay">
            {conflicts.length > 0 && <p className="fault">{conflicts[0]}</p>}
            <Fault why={fault} />
            <p className="lay-words" aria-hidden="true">
              <InShort draft={draft} />
            </p>
            <button type="submit" className="button primary big" disabled={busy || conflicts.length > 0}>
              {busy ? t('Creating table …') : layWords(draft)}
            </button>
          </div>
        </div>
      </aside>
    </form>
  );
}

function layWords({ seats }: Draft): string {
  return seats.some(({ is }) => is === 'open') ? t('Create table') : t('Create table and start');
}
