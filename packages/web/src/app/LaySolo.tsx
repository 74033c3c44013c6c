import { type GameInfo, plainName } from '@ecumene/client';
import type { Options } from '@ecumene/engine';
import { type FormEvent, type ReactElement, useMemo, useState } from 'react';
import { useConflicts } from '../lobby/conflicts.ts';
import { GameChoice } from '../lobby/GameChoice.tsx';
import { GameOptions } from '../lobby/GameOptions.tsx';
import { startWords } from '../lobby/length-words.ts';
import { StartPick } from '../lobby/PaceChoice.tsx';
import { PresetChoice } from '../lobby/PresetChoice.tsx';
import { aboutPresetAlone, type Preset, startsLater } from '../lobby/presets.ts';
import { changedOptions, optionsIn } from '../lobby/sheets.ts';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { usualName } from '../people/me.ts';
import { soloTable } from '../port/new-table.ts';
import { Solo } from '../port/solo.ts';
import { t } from '../text/text.ts';
import { goTo } from './router.tsx';
import { SoloSeats } from './SoloSeats.tsx';
import { type SoloDraft, soloDraft } from './solo-draft.ts';
import '../lobby/lobby.css';
import '../lobby/new-table.css';

interface LaySoloProps {
  readonly games: readonly GameInfo[];
  readonly first: GameInfo;
  /** What the form is called, for buttons elsewhere on the page. */
  readonly form: string;
}

/** A new table on this device: who plays, against whom, and by which rules. */
export function LaySolo({ games, first, form }: LaySoloProps): ReactElement {
  const [preset, setPreset] = useState<Preset | undefined>('first');
  const [draft, setDraft] = useState(() => soloDraft(first, 'first', [usualName() || t('Guest')]));
  const { busy, fault, run, fail } = useDoing();
  const game = games.find(({ name }) => name === draft.game) ?? first;
  const options: Options = useMemo(() => optionsIn(game.options), [game]);
  const conflicts = useConflicts(draft.game, draft.options, draft.people.length + draft.bots.length);
  const change = (part: Partial<SoloDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const begin = (other: GameInfo, id: Preset): void => {
    setDraft((before) => soloDraft(other, id, before.people));
    setPreset(id);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const names = draft.people.map(plainName);
    if (names.includes('') || new Set(names).size < names.length) fail(t('Each player needs a different name.'));
    else void run(() => lay({ ...draft, people: names }));
  };
  return (
    <form id={form} className="new-table" onSubmit={submit} aria-label={t('New table')}>
      <div className="new-table-fault">
        <Fault why={fault} />
      </div>
      <div className="new-table-choices">
        <GameChoice games={games} game={game} choose={(other) => begin(other, 'first')} />
        <PresetChoice
          game={game}
          chosen={preset}
          about={(id) => aboutPresetAlone(game, id)}
          choose={(id) => begin(game, id)}
        />
        <SoloSeats
          game={game}
          draft={draft}
          change={(seats) => {
            if (seats.people.length + seats.bots.length !== draft.people.length + draft.bots.length)
              setPreset(undefined);
            change(seats);
          }}
        />
        {startsLater(game) && (
          <fieldset className="sheet">
            <legend>{t('Start')}</legend>
            <StartPick
              startTurn={draft.startTurn}
              choose={(startTurn) => {
                setPreset(undefined);
                change({ startTurn });
              }}
            />
          </fieldset>
        )}
        <GameOptions
          game={game}
          options={options}
          chosen={draft.options}
          seats={draft.people.length + draft.bots.length}
          conflicts={conflicts}
          change={(chosen) => {
            setPreset(undefined);
            change({ options: chosen });
          }}
        />
      </div>
      <aside className="new-table-sum" aria-label={t('Summary')}>
        <div className="sheet sum">
          <InShort game={game} draft={draft} options={options} />
          <div className="lay">
            {conflicts.length > 0 && <p className="fault">{conflicts[0]}</p>}
            <button type="submit" className="button primary big" disabled={busy || conflicts.length > 0}>
              {busy ? t('Creating table …') : t('Create table')}
            </button>
          </div>
        </div>
      </aside>
    </form>
  );
}

async function lay({ game, people, bots, options, startTurn }: SoloDraft): Promise<void> {
  const table = soloTable(game, people, bots, options, startTurn);
  await Solo.open(table);
  goTo(`/solo/${table.id}`);
}

interface InShortProps {
  readonly game: GameInfo;
  readonly draft: SoloDraft;
  readonly options: Options;
}

/** The table in words. */
function InShort({ game, draft, options }: InShortProps): ReactElement {
  const changed = changedOptions(options, draft.options);
  return (
    <div className="summary">
      <p>
        <strong>{game.title}</strong>,{' '}
        {t(
          '{people, plural, one {one person} other {# people}} and {bots, plural, =0 {no bots} one {one bot} other {# bots}}.',
          {
            people: draft.people.length,
            bots: draft.bots.length,
          },
        )}
      </p>
      {draft.startTurn !== undefined && <p>{startWords(draft)}</p>}
      {draft.people.length > 1 && (
        <p className="soft">{t('You share this device. Each hand is hidden until its player has the device.')}</p>
      )}
      {changed.length > 0 && (
        <ul className="chips" aria-label={t('Changed options')}>
          {changed.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <p className="soft">{t('The table is saved on this device and works offline.')}</p>
    </div>
  );
}
