import { type FormEvent, type ReactElement, useState } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { Field, PasswordField } from './Field.tsx';
import { heardOf } from './me.ts';
import { knowsPasskeys, signByPasskey } from './passkey.ts';
import { server } from './server.ts';

/** For those who have an account. */
export function SignIn({
  mailWorks,
  guest = false,
}: {
  readonly mailWorks: boolean;
  readonly guest?: boolean;
}): ReactElement {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, fault, run, fail } = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => heardOf(await server.ask('signIn', {}, { login: login.trim(), password })));
  };
  const byPasskey = (): void => {
    void run(async () => {
      const signed = await signByPasskey(await server.ask('signingInByPasskey', {}, {}));
      heardOf(await server.ask('signInByPasskey', {}, { signed }));
    });
  };
  const forgot = (): void => {
    if (login.trim() === '') fail(t('Enter your sign-in name above first.'));
    else
      void run(async () => {
        await server.ask('forgotPassword', {}, { login: login.trim() });
        setSent(true);
      });
  };
  return (
    <section className="sheet" aria-labelledby="sign-in">
      <h2 id="sign-in">{guest ? t('Or sign in') : t('Sign in')}</h2>
      {guest && (
        <p className="soft">
          {t('Seats you took as a guest stay with the guest. To keep them, create a new account instead.')}
        </p>
      )}
      <form className="fields" onSubmit={submit}>
        <Field label={t('Sign-in name')} required autoComplete="username" value={login} set={setLogin} />
        <PasswordField label={t('Password')} value={password} set={setPassword} />
        <Fault why={fault} />
        {sent && <p role="status">{t('If the account has an e-mail address, we sent a link to it.')}</p>}
        <span className="ways">
          <button type="submit" className="button primary" disabled={busy}>
            {t('Sign in')}
          </button>
          {knowsPasskeys() && (
            <button type="button" className="button" disabled={busy} onClick={byPasskey}>
              {t('Sign in with a passkey')}
            </button>
          )}
          {mailWorks && (
            <button type="button" className="button quiet" disabled={busy} onClick={forgot}>
              {t('Forgot password')}
            </button>
          )}
        </span>
        {!mailWorks && (
          <p className="soft">
            {t('Forgot your password or lost your passkey? Ask the operator of this server for a link.')}
          </p>
        )}
      </form>
    </section>
  );
}
