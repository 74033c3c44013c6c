import { type FormEvent, type ReactElement, useState } from 'react';
import { goTo } from '../app/router.tsx';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { PasswordField } from './Field.tsx';
import { askWho, type Person } from './me.ts';
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
  const leave = async (deed: () => Promise<unknown>): Promise<void> => {
    const left = await run(async () => {
      await deed();
      await askWho();
    });
    if (left) goTo('/lobby');
  };
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      await server.ask('deleteMe', {}, person.guest ? {} : { password });
      gone();
      await askWho();
    });
  };
  return (
    <section className="sheet" aria-labelledby="leaving">
      <h2 id="leaving">{t('Leaving')}</h2>
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
        <p className="soft">
          {t('Nobody but this browser knows you. Once it has forgotten you, nothing brings you back.')}
        </p>
      )}
      {!sure && (
        <button type="button" className="button quiet danger" onClick={() => setSure(true)}>
          {person.guest ? t('Forget me') : t('Delete my account')}
        </button>
      )}
      {sure && (
        <form className="fields" onSubmit={remove}>
          <p>
            {t(
              'Your name, your notes and what you said are gone for good. Finished tables keep a seat without a name; at running ones somebody else takes over.',
            )}
          </p>
          {!person.guest && <PasswordField label={t('Your password')} value={password} set={setPassword} />}
          <span className="ways">
            <button type="submit" className="button danger" disabled={busy}>
              {t('Delete everything of mine')}
            </button>
            <button type="button" className="button quiet" onClick={() => setSure(false)}>
              {t('Never mind')}
            </button>
          </span>
        </form>
      )}
      <Fault why={fault} />
    </section>
  );
}
