import type { ReplyOf } from '@ecumene/client';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { ago } from '../lobby/clock-words.ts';
import { t } from '../text/text.ts';
import { browserIn } from './browser-words.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { server } from './server.ts';

type Session = ReplyOf<'sessions'>['sessions'][number];

/** Where somebody is signed in, and how to sign out there. */
export function Sessions(): ReactElement {
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const { busy, fault, run } = useDoing();
  const look = useCallback(async () => setSessions((await server.ask('sessions', {}, {})).sessions), []);
  useEffect(() => {
    look().catch(() => undefined);
  }, [look]);
  const end = (session: string): Promise<boolean> =>
    run(async () => {
      await server.ask('endSession', { session }, {});
      await look();
    });
  return (
    <section className="sheet" aria-labelledby="sessions">
      <h2 id="sessions">{t('Where you are signed in')}</h2>
      <ul className="rows">
        {sessions.map(({ id, agent, seen, here }) => (
          <li key={id} className="row row-tight">
            <div className="row-words">
              <h3>{browserIn(agent) ?? t('Unknown browser')}</h3>
              <p className="soft">
                {here ? t('This browser') : t('Last used {when}', { when: ago(seen, Date.now()) })}
              </p>
            </div>
            {!here && (
              <button type="button" className="button small quiet" disabled={busy} onClick={() => void end(id)}>
                {t('Sign out')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Fault why={fault} />
    </section>
  );
}
