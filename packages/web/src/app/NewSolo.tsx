import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { TITLES } from '../games/index.ts';
import { Band } from '../lobby/Band.tsx';
import { soloTable } from '../port/new-table.ts';
import type { SoloSummary } from '../port/protocol.ts';
import { forgetTable, keptTables, Solo } from '../port/solo.ts';
import { locale, t } from '../text/text.ts';
import { goTo, Link, usePlace } from './router.tsx';
import { Shell } from './Shell.tsx';
import './pages.css';

/** How many may sit at a table of each game. */
const SEATS: Readonly<Record<string, { readonly least: number; readonly most: number; readonly usual: number }>> = {
  'advanced-civilization': { least: 2, most: 8, usual: 5 },
  'through-the-ages': { least: 2, most: 4, usual: 3 },
};

/** Tables on this device: those that are kept, and a new one for the people around it. */
export function NewSolo(): ReactElement {
  return (
    <Shell
      title={t('Tables on this device')}
      band={
        <Band
          title={t('Tables on this device')}
          below={t('Alone against bots, or with people around you. Kept here; no network needed.')}
        />
      }
    >
      <div className="narrow">
        <KeptTables />
        <NewTable />
        <p>
          <Link to="/position">{t('Open a position or a game from a file')}</Link>
        </p>
      </div>
    </Shell>
  );
}

function KeptTables(): ReactElement | null {
  const [kept, setKept] = useState<readonly SoloSummary[]>([]);
  const look = (): void => {
    keptTables().then(setKept, () => undefined);
  };
  useEffect(look, []);
  if (kept.length === 0) return null;
  const when = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="sheet">
      <h2>{t('Go on')}</h2>
      <ul className="kept">
        {kept.map((table) => (
          <li key={table.id}>
            <Link to={`/solo/${table.id}`} className="kept-name">
              {TITLES[table.game] ?? table.game}
            </Link>
            <span className="soft">
              {table.over ? t('over') : t('turn {turn}', { turn: table.turn ?? 0 })}
              {' · '}
              {new Intl.ListFormat(locale()).format(table.people)}
              {' · '}
              {when.format(table.played)}
            </span>
            <button type="button" className="button small quiet" onClick={() => forgetTable(table.id).then(look, look)}>
              {t('Forget it')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewTable(): ReactElement {
  const wished = usePlace().searchParams.get('game') ?? '';
  const [game, setGame] = useState(Object.hasOwn(SEATS, wished) ? wished : 'advanced-civilization');
  const [people, setPeople] = useState<readonly string[]>([t('Guest')]);
  const { least, most, usual } = SEATS[game] ?? { least: 2, most: 8, usual: 5 };
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const seats = Math.min(most, Math.max(wanted ?? usual, people.length, least));
  const names = people.map((name) => name.trim()).filter((name) => name !== '');
  const open = async (): Promise<void> => {
    const table = soloTable(game, names, seats);
    await Solo.open(table);
    goTo(`/solo/${table.id}`);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (names.length < people.length || new Set(names).size < names.length) {
      setFault(t('Everybody needs a name of their own.'));
      return;
    }
    open().catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)));
  };
  return (
    <section className="sheet">
      <h2>{t('A new table')}</h2>
      <form className="form" onSubmit={submit}>
        <label>
          {t('Game')}
          <select value={game} onChange={({ target }) => setGame(target.value)}>
            {Object.keys(SEATS).map((one) => (
              <option key={one} value={one}>
                {TITLES[one]}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="people">
          <legend>{t('Who is around this device')}</legend>
          {people.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place.
            <span key={place} className="person">
              <input
                aria-label={t('Name {n}', { n: place + 1 })}
                value={name}
                maxLength={30}
                onChange={({ target }) => setPeople(people.with(place, target.value))}
              />
              {people.length > 1 && (
                <button
                  type="button"
                  className="button small quiet"
                  onClick={() => setPeople(people.toSpliced(place, 1))}
                >
                  {t('Leave out')}
                </button>
              )}
            </span>
          ))}
          {people.length < most && (
            <button
              type="button"
              className="button small"
              onClick={() => setPeople([...people, t('Player {n}', { n: people.length + 1 })])}
            >
              {t('One more person')}
            </button>
          )}
        </fieldset>
        <label>
          {t('Seats in all; bots take the rest')}
          <input
            type="number"
            min={Math.max(least, people.length)}
            max={most}
            value={seats}
            onChange={({ target }) => setWanted(target.valueAsNumber)}
          />
        </label>
        {fault !== undefined && (
          <p role="alert" className="form-fault">
            {fault}
          </p>
        )}
        <button type="submit" className="button primary">
          {t('Lay the table')}
        </button>
      </form>
    </section>
  );
}
