import { type FormEvent, type ReactElement, useState } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { NewPasswordField, PasswordField } from './Field.tsx';
import { askWho, type Person } from './me.ts';
import { confirmation } from './passkey.ts';
import { server } from './server.ts';

interface PasswordProps {
  readonly person: Person;
  readonly login: string;
}

/** A new password for the account, or the first one where there are only passkeys. */
export function Password({ person, login }: PasswordProps): ReactElement {
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [done, setDone] = useState(false);
  const { busy, fault, run } = useDoing();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const changed = await run(async () => {
      const { hasPassword } = person;
      const shown = hasPassword ? { old } : await confirmation({ hasPassword }, '');
      await server.ask('changePassword', {}, { ...shown, new: fresh });
      await askWho();
    });
    if (!changed) return;
    setOld('');
    setFresh('');
    setDone(true);
  };
  return (
    <section className="sheet" aria-labelledby="password">
      <h2 id="password">{t('Password')}</h2>
      <form className="fields" onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="username" autoComplete="username" value={login} />
        {person.hasPassword ? (
          <PasswordField label={t('Current password')} value={old} set={setOld} />
        ) : (
          <p className="soft">{t('You have no password. To set one, confirm with your passkey.')}</p>
        )}
        <NewPasswordField
          label={t('New password')}
          hint={t('At least 10 characters. You are signed out everywhere else, and all API tokens are deleted.')}
          value={fresh}
          set={setFresh}
        />
        <Fault why={fault} />
        <span className="ways">
          <button type="submit" className="button" disabled={busy}>
            {person.hasPassword ? t('Change password') : t('Set password')}
          </button>
          <span role="status" className="soft">
            {done && t('Changed.')}
          </span>
        </span>
      </form>
    </section>
  );
}
