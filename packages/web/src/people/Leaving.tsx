import { type FormEvent, type ReactElement, useState } from 'react';
import { goTo } from '../app/router.tsx';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { PasswordField } from './Field.tsx';
import { askWho, type Person } from './me.ts';
import { confirmation } from './passkey.ts';
import { beToldNoMore } from './push.ts';
import { server } from './server.ts';

/** Whoever signs out here is told nothing here any more. */
async function signOut(): Promise<void> {
  await beToldNoMore();
  await server.ask('signOut', {}, {});
}

interface LeavingProps {
  readonly person: Person;
  /** Everything of theirs is deleted. */
  gone(): void;
}

/** Ways out: from this browser, from all of them, for good. */
export function Leaving({ person, gone }: LeavingProps): ReactElement {
  const [password, setPassword] = useState('');
  const [sure, setSure] = useState(false);
  const { busy, fault, run } = useDoing();
  const leave = async (action: () => Promise<unknown>): Promise<void> => {
    const left = await run(async () => {
      await action();
      await askWho();
    });
    if (left) goTo('/lobby');
  };
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      await server.ask('deleteMe', {}, person.guest ? {} : await confirmation(person, password));
      gone();
      await askWho();
    });
  };
  return (
    <section className="sheet" aria-labelledby="leaving">
      <h2 id="leaving">{t('Sign out or delete')}</h2>
      {!person.guest && (
        <span className="ways">
          <button type="button" className="button" disabled={busy} onClick={() => void leave(signOut)}>
            {t('Sign out')}
          </button>
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => void leave(() => server.ask('signOutEverywhere', {}, {}))}
          >
            {t('Sign out everywhere')}
          </button>
        </span>
      )}
      {person.guest && !sure && (
        <p className="soft">{t('Only this browser knows you. If you delete the guest, it cannot be restored.')}</p>
      )}
      {!sure && (
        <button type="button" className="button quiet danger" onClick={() => setSure(true)}>
          {person.guest ? t('Delete guest') : t('Delete my account')}
        </button>
      )}
      {sure && (
        <form className="fields" onSubmit={remove}>
          <p>
            {t(
              'Your name, notes and messages are deleted permanently. Finished tables keep your seat without a name. At running tables someone else takes over.',
            )}
          </p>
          {person.hasPassword && <PasswordField label={t('Your password')} value={password} set={setPassword} />}
          <span className="ways">
            <button type="submit" className="button danger" disabled={busy}>
              {t('Delete all my data')}
            </button>
            <button type="button" className="button quiet" onClick={() => setSure(false)}>
              {t('Cancel')}
            </button>
          </span>
        </form>
      )}
      <Fault why={fault} />
    </section>
  );
}
