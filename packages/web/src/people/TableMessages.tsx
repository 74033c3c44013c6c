import type { ReplyOf } from '@ecumene/client';
import { type ReactElement, useEffect, useState } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { server } from './server.ts';

type Wishes = ReplyOf<'myNotices'>;

const WAYS: readonly { readonly way: keyof Wishes; readonly title: string }[] = [
  { way: 'push', title: t('by a message from the browser') },
  { way: 'mail', title: t('by mail') },
  { way: 'webhook', title: t('in your channel') },
];

/** How one is told that it is one's turn at this table. */
export function TableMessages({ table }: { readonly table: string }): ReactElement | null {
  const [wishes, setWishes] = useState<Wishes | undefined>(undefined);
  const { busy, fault, run } = useDoing();
  useEffect(() => {
    server.ask('myNotices', { id: table }, {}).then(setWishes, () => undefined);
  }, [table]);
  if (wishes === undefined) return null;
  const set = async (now: Wishes): Promise<void> => {
    if (await run(() => server.ask('notices', { id: table }, now))) setWishes(now);
  };
  return (
    <fieldset className="sheet waiting-messages">
      <legend>{t('Tell me when it is my turn here')}</legend>
      {WAYS.map(({ way, title }) => (
        <label key={way} className="check">
          <input
            type="checkbox"
            checked={wishes[way]}
            disabled={busy}
            onChange={({ target }) => void set({ ...wishes, [way]: target.checked })}
          />
          {title}
        </label>
      ))}
      <p className="soft">{t('As far as your account has these ways. Once while you are away, until you return.')}</p>
      <Fault why={fault} />
    </fieldset>
  );
}
