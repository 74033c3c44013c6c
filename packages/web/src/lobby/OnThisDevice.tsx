import { type ReactElement, useEffect, useState } from 'react';
import { goTo, Link } from '../app/router.tsx';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { type Person, useKnown, usePerson } from '../people/me.ts';
import type { SoloSummary } from '../port/protocol.ts';
import { keptTables } from '../port/solo.ts';
import { t } from '../text/text.ts';
import { ago } from './clock-words.ts';
import { moveToServer } from './move-solo.ts';
import { keptTitle, keptWords } from './saved-table-words.ts';
import './lobby.css';

interface OnThisDeviceProps {
  /** Beside an account it is worth the room only where something is kept. */
  readonly besideAccount?: true;
}

/** Tables played alone, and the way to take them along. */
export function OnThisDevice({ besideAccount }: OnThisDeviceProps): ReactElement | null {
  const [kept, setKept] = useState<readonly SoloSummary[]>([]);
  const known = useKnown();
  const person = usePerson();
  const { busy, fault, run } = useDoing();
  useEffect(() => {
    keptTables().then(setKept, () => undefined);
  }, []);
  const move = (table: SoloSummary): Promise<boolean> =>
    run(async () => {
      const { id } = await moveToServer(table);
      goTo(`/table/${id}`);
    });
  if (kept.length === 0 && besideAccount) return null;
  return (
    <section className="sheet" aria-labelledby="device">
      <h2 id="device">{t('On this device')}</h2>
      {kept.length === 0 ? (
        <p className="soft">{t('No saved tables. You can start one against bots in a moment. It works offline.')}</p>
      ) : (
        <ul className="rows">
          {kept.slice(0, 5).map((table) => (
            <li key={table.id} className="row row-tight">
              <div className="row-words">
                <h3>
                  <Link to={`/solo/${table.id}`}>{keptTitle(table)}</Link>
                </h3>
                <p className="soft">{keptWords(table, ago(table.played, Date.now()))}</p>
              </div>
              {person !== undefined && (
                <button type="button" className="button small quiet" disabled={busy} onClick={() => void move(table)}>
                  {busy ? t('Loading …') : t('Move to the server')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {kept.length > 0 && known.is === 'here' && (
        <MoveToAccount person={person} besideAccount={besideAccount === true} />
      )}
      <Fault why={fault} />
      <Link to="/solo" className="button small">
        {t('Play alone or share the device')}
      </Link>
    </section>
  );
}

interface MoveToAccountProps {
  readonly person: Person | undefined;
  readonly besideAccount: boolean;
}

/** What becomes of a table that is moved to the server, and what is missing for it. */
function MoveToAccount({ person, besideAccount }: MoveToAccountProps): ReactElement {
  return (
    <p className="soft">
      {t(
        'After you move a table to the server, you play on there against the same opponents. With an account, you can play from any device.',
      )}{' '}
      {!besideAccount && person === undefined && <Link to="/account">{t('Sign in to move it')}</Link>}
      {!besideAccount && person?.login === null && <Link to="/account">{t('Create account')}</Link>}
    </p>
  );
}
