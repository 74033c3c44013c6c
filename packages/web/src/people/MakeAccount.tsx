import { type FormEvent, type ReactElement, useState } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { Field, NewPasswordField } from './Field.tsx';
import { heardOf, type Person } from './me.ts';
import { server } from './server.ts';

interface MakeAccountProps {
  /** The guest who becomes an account, if anybody is here. */
  readonly guest: Person | undefined;
  readonly mailWorks: boolean;
}

/** Makes an account; a guest keeps every seat and every table. */
export function MakeAccount({ guest, mailWorks }: MakeAccountProps): ReactElement {
  const [login, setLogin] = useState(guest?.name.replaceAll(/[^\p{L}\p{N}_.-]/gu, '') ?? '');
  const [password, setPassword] = useState('');
  const [mail, setMail] = useState('');
  const { busy, fault, run } = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = mail.trim();
    const given = { login: login.trim(), password, ...(address !== '' && { mail: address }) };
    void run(async () => heardOf(await server.ask('register', {}, given)));
  };
  return (
    <section className="sheet" aria-labelledby="make-account">
      <h2 id="make-account">{guest === undefined ? t('Make an account') : t('Make it an account')}</h2>
      <p className="soft">
        {guest === undefined
          ? t('With one you find your tables on every device. To play, a name at the table is enough.')
          : t(
              'You are here as a guest: only this browser knows you. With an account you find your tables everywhere, and nothing is lost.',
            )}
      </p>
      <form className="fields" onSubmit={submit}>
        <Field
          label={t('Sign-in name')}
          required
          minLength={2}
          maxLength={40}
          pattern="[\p{L}\p{N}_.\-]+"
          title={t('Letters, digits, dots, dashes and underscores')}
          autoComplete="username"
          value={login}
          set={setLogin}
        />
        <NewPasswordField
          label={t('Password')}
          hint={t('Ten letters at least. A short sentence is good and easy to keep in mind.')}
          value={password}
          set={setPassword}
        />
        {mailWorks && (
          <Field
            label={t('Mail address, if you like')}
            hint={t('For a forgotten password and for messages that it is your turn; for nothing else.')}
            type="email"
            maxLength={200}
            autoComplete="email"
            value={mail}
            set={setMail}
          />
        )}
        <Fault why={fault} />
        <button type="submit" className="button primary" disabled={busy}>
          {guest === undefined ? t('Make an account') : t('Keep everything in an account')}
        </button>
      </form>
    </section>
  );
}
