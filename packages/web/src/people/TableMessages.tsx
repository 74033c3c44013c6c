import type { Me, ReplyOf } from '@ecumene/client';
import { type ReactElement, useEffect, useState } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { useKnown } from './me.ts';
import { canPush } from './push.ts';
import { server } from './server.ts';

type Wishes = ReplyOf<'myNotices'>;

const WAYS: readonly { readonly way: keyof Wishes; readonly title: string; exists(me: Me): boolean }[] = [
  { way: 'push', title: t('by browser notification'), exists: (me) => canPush(me) || me.person?.push === true },
  { way: 'mail', title: t('by e-mail'), exists: ({ mailWorks, person }) => mailWorks && person?.mail != null },
  { way: 'webhook', title: t('by webhook'), exists: ({ person }) => person?.webhook === true },
];

/** How one is told that it is one's turn at this table. */
export function TableMessages({ table }: { readonly table: string }): ReactElement | null {
  const [wishes, setWishes] = useState<Wishes | undefined>(undefined);
  const known = useKnown();
  const { busy, fault, run } = useDoing();
  useEffect(() => {
    server.ask('myNotices', { id: table }, {}).then(setWishes, () => undefined);
  }, [table]);
  if (wishes === undefined || known.is !== 'here') return null;
  const ways = WAYS.filter(({ exists }) => exists(known.me));
  const set = async (now: Wishes): Promise<void> => {
    if (await run(() => server.ask('notices', { id: table }, now))) setWishes(now);
  };
  return (
    <fieldset className="sheet waiting-messages">
      <legend>{t('Notify me when it is my turn here')}</legend>
      {ways.map(({ way, title }) => (
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
      <p className="soft">
        {ways.length === 0
          ? t('No notifications are set up. Set them up in your account.')
          : t('You are notified once while you are away. You can set up other ways in your account.')}
      </p>
      <Fault why={fault} />
    </fieldset>
  );
}
