import type { GameInfo } from '@ecumene/client';
import type { Options } from '@ecumene/engine';
import { type FormEvent, type ReactElement, useEffect, useMemo, useState } from 'react';
import { goTo } from '../app/router.tsx';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { beSomebody, usualName } from '../people/me.ts';
import { NameField } from '../people/NameField.tsx';
import { server } from '../people/server.ts';
import { inWords, t } from '../text/text.ts';
import { Doors } from './Doors.tsx';
import { type Draft, planOf } from './draft.ts';
import { GameOptions } from './GameOptions.tsx';
import { keepInvite } from './invites.ts';
import { PaceChoice } from './PaceChoice.tsx';
import { aboutGame, aboutPreset, hasFloor, PRESETS, presetDraft } from './presets.ts';
import { SeatChoice } from './SeatChoice.tsx';
import { Summary } from './Summary.tsx';
import { type Judge, judgeOf, optionsIn } from './sheets.ts';

interface NewTableProps {
  readonly games: readonly GameInfo[];
  readonly first: GameInfo;
  /** Whoever makes the table, if that is somebody already. */
  readonly person: string | undefined;
}

/** Makes the table, and begins at once where nobody else is to come. */
async function lay(draft: Draft, host: string): Promise<void> {
  await beSomebody(host);
  const name = draft.name.trim() === '' ? usualTableName(host) : draft.name;
  const { table, invite } = await server.ask('createTable', {}, planOf({ ...draft, name }));
  keepInvite(table.id, invite);
  const alone = draft.seats.every(({ is }) => is !== 'open');
  if (alone) await server.ask('start', { id: table.id }, {});
  goTo(`/table/${table.id}`);
}

function usualTableName(host: string): string {
  return host.trim() === '' ? t('A table among friends') : t('{name}’s table', { name: host.trim() });
}

/** What does not go together in a draft, in sentences. */
function useConflicts(draft: Draft): readonly string[] {
  const [judge, setJudge] = useState<{ readonly judge: Judge } | undefined>(undefined);
  useEffect(() => {
    setJudge(undefined);
    judgeOf(draft.game).then(
      (found) => setJudge({ judge: found }),
      () => undefined,
    );
  }, [draft.game]);
  return judge?.judge(draft.options, draft.seats.length).map(({ text }) => inWords(text)) ?? [];
}

export function NewTable({ games, first, person }: NewTableProps): ReactElement {
  const [draft, setDraft] = useState<Draft>(() => presetDraft(first, 'evening'));
  const [preset, setPreset] = useState<string | undefined>('evening');
  const [guest, setGuest] = useState(usualName);
  const { busy, fault, run } = useDoing();
  const game = games.find(({ name }) => name === draft.game) ?? first;
  const options: Options = useMemo(() => optionsIn(game.options), [game]);
  const conflicts = useConflicts(draft);
  const change = (part: Partial<Draft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    if (!('name' in part)) setPreset(undefined);
  };
  const begin = (other: GameInfo, id: (typeof PRESETS)[number]['id']): void => {
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
        <fieldset className="sheet">
          <legend>{t('What kind of table')}</legend>
          <div className="tiles">
            {PRESETS.map(({ id, title }) => (
              <label key={id} className="tile-choice">
                <input type="radio" name="preset" checked={preset === id} onChange={() => begin(game, id)} />
                <span className="tile-title">{title}</span>
                <span className="soft">{aboutPreset(game, id)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <SeatChoice game={game} seats={draft.seats} you={person ?? guest} change={(seats) => change({ seats })} />
        <PaceChoice draft={draft} floor={hasFloor(game)} change={change} />
        <Doors draft={draft} change={change} />
        <GameOptions
          game={game}
          options={options}
          chosen={draft.options}
          conflicts={conflicts}
          change={(chosen) => change({ options: chosen })}
        />
      </div>
      <aside className="new-table-sum" aria-label={t('The table in words')}>
        <div className="sheet sum">
          <label className="field">
            <span className="field-name">{t('Name of the table')}</span>
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
          {conflicts.length > 0 && <p className="fault">{conflicts[0]}</p>}
          <Fault why={fault} />
          <button type="submit" className="button primary big" disabled={busy || conflicts.length > 0}>
            {busy ? t('The table is being laid …') : layWords(draft)}
          </button>
        </div>
      </aside>
    </form>
  );
}

function layWords({ seats }: Draft): string {
  return seats.some(({ is }) => is === 'open') ? t('Lay the table') : t('Lay the table and begin');
}

interface GameChoiceProps {
  readonly games: readonly GameInfo[];
  readonly game: GameInfo;
  choose(game: GameInfo): void;
}

function GameChoice({ games, game, choose }: GameChoiceProps): ReactElement {
  return (
    <fieldset className="sheet">
      <legend>{t('Game')}</legend>
      <div className="tiles">
        {games.map((one) => (
          <label key={one.name} className="tile-choice">
            <input type="radio" name="game" checked={one.name === game.name} onChange={() => choose(one)} />
            <span className="tile-title">{one.title}</span>
            <span className="soft">{aboutGame(one)}</span>
            <span className="tile-note">{t('{least} to {most} players', one.seats)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
