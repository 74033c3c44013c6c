import { type FormEvent, type ReactElement, useState } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { NewPasswordField, PasswordField } from './Field.tsx';
import { server } from './server.ts';

/** A new password for the account. */
export function Password({ login }: { readonly login: string }): ReactElement {
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [done, setDone] = useState(false);
  const { busy, fault, run } = useDoing();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await run(() => server.ask('changePassword', {}, { old, new: fresh })))) return;
    setOld('');
    setFresh('');
    setDone(true);
  };
  return (
    <section className="sheet" aria-labelledby="password">
      <h2 id="password">{t('Password')}</h2>
      <form className="fields" onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="username" autoComplete="username" value={login} />
        <PasswordField label={t('Current password')} value={old} set={setOld} />
        <NewPasswordField
          label={t('New password')}
          hint={t('At least 10 characters. You are signed out everywhere else, and all API tokens are deleted.')}
          value={fresh}
          set={setFresh}
        />
        <Fault why={fault} />
        <span className="ways">
          <button type="submit" className="button" disabled={busy}>
            {t('Change password')}
          </button>
          <span role="status" className="soft">
            {done && t('Changed.')}
          </span>
        </span>
      </form>
    </section>
  );
}
