import { type Me, withWork } from '@ecumene/client';
import { type FormEvent, type ReactElement, useState } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { Field, NewPasswordField } from './Field.tsx';
import { heardOf, type Person } from './me.ts';
import { createPasskey, knowsPasskeys, usualPasskeyName } from './passkey.ts';
import { server } from './server.ts';

/** How somebody is going to sign in. */
type Way = 'password' | 'passkey';

interface Given {
  readonly login: string;
  readonly mail?: string;
}

function byPassword(given: Given & { readonly password: string }): Promise<Me> {
  return withWork((shown) => server.ask('register', {}, { ...given, ...shown }));
}

/** The server may want some work for it: the passkey is created once all the same. */
async function byPasskey(given: Given): Promise<Me> {
  const created = await createPasskey(await server.ask('registeringByPasskey', {}, { login: given.login }));
  const body = { ...given, passkey: usualPasskeyName(), created };
  return withWork((shown) => server.ask('registerByPasskey', {}, { ...body, ...shown }));
}

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
  const [way, setWay] = useState<Way>('password');
  const { busy, fault, run } = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const address = mail.trim();
    const given = { login: login.trim(), ...(address !== '' && { mail: address }) };
    void run(async () => heardOf(await (way === 'passkey' ? byPasskey(given) : byPassword({ ...given, password }))));
  };
  return (
    <section className="sheet" aria-labelledby="make-account">
      <h2 id="make-account">{guest === undefined ? t('Create account') : t('Create account')}</h2>
      <p className="soft">
        {guest === undefined
          ? t('With an account you find your tables on every device. To play, a name is enough.')
          : t('You are a guest: only this browser knows you. With an account you find your tables on every device.')}
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
        {knowsPasskeys() && <WayChoice way={way} choose={setWay} />}
        {way === 'password' ? (
          <NewPasswordField
            label={t('Password')}
            hint={t('At least 10 characters. A short sentence is safe and easy to remember.')}
            value={password}
            set={setPassword}
          />
        ) : (
          <p className="soft">
            {mailWorks
              ? t(
                  'Your device asks for your fingerprint, face or screen lock. Add an e-mail address in case you lose it.',
                )
              : t('Your device asks for your fingerprint, face or screen lock.')}
          </p>
        )}
        {mailWorks && (
          <Field
            label={t('E-mail address (optional)')}
            hint={t('Used only to reset your password and to tell you when it is your turn.')}
            type="email"
            maxLength={200}
            autoComplete="email"
            value={mail}
            set={setMail}
          />
        )}
        <Fault why={fault} />
        <button type="submit" className="button primary" disabled={busy}>
          {guest === undefined ? t('Create account') : t('Keep your games with an account')}
        </button>
      </form>
    </section>
  );
}

interface WayChoiceProps {
  readonly way: Way;
  choose(way: Way): void;
}

function WayChoice({ way, choose }: WayChoiceProps): ReactElement {
  return (
    <fieldset className="way-choice">
      <legend className="field-name">{t('Sign in with')}</legend>
      <label>
        <input type="radio" name="way" checked={way === 'password'} onChange={() => choose('password')} />{' '}
        {t('A password')}
      </label>
      <label>
        <input type="radio" name="way" checked={way === 'passkey'} onChange={() => choose('passkey')} />{' '}
        {t('A passkey')}
      </label>
    </fieldset>
  );
}
