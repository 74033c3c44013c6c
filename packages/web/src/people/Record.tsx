import type { ReplyOf } from '@ecumene/client';
import { type ReactElement, useEffect, useState } from 'react';
import { ago } from '../lobby/clock-words.ts';
import { t } from '../text/text.ts';
import { moderationWords } from './moderation-words.ts';
import { server } from './server.ts';

/** What moderators did to whoever looks; nothing where they did nothing. */
export function Record(): ReactElement | null {
  const [acts, setActs] = useState<ReplyOf<'myRecord'>['acts']>([]);
  useEffect(() => {
    server.ask('myRecord', {}, {}).then(
      ({ acts: done }) => setActs(done),
      () => undefined,
    );
  }, []);
  if (acts.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="record">
      <h2 id="record">{t('What moderators did')}</h2>
      <ul className="rows">
        {acts.map(({ at, deed, why }) => (
          <li key={`${at} ${deed}`} className="row row-tight">
            <div className="row-words">
              <h3>{moderationWords(deed)}</h3>
              <p className="soft">{[ago(at, Date.now()), why].filter((part) => part !== '').join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
