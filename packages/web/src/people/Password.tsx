import { type FormEvent, type ReactElement, useState } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
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
        <label className="field">
          <span className="field-name">{t('The one you have')}</span>
          <input
            className="input"
            type="password"
            required
            autoComplete="current-password"
            value={old}
            onChange={({ target }) => setOld(target.value)}
          />
        </label>
        <label className="field">
          <span className="field-name">{t('The new one')}</span>
          <input
            className="input"
            type="password"
            required
            minLength={10}
            maxLength={200}
            autoComplete="new-password"
            value={fresh}
            onChange={({ target }) => setFresh(target.value)}
          />
          <span className="field-hint">
            {t('Ten letters at least. Everywhere else you are signed out, and tokens are forgotten.')}
          </span>
        </label>
        <Fault why={fault} />
        <span className="ways">
          <button type="submit" className="button" disabled={busy}>
            {t('Change the password')}
          </button>
          <span role="status" className="soft">
            {done && t('Changed.')}
          </span>
        </span>
      </form>
    </section>
  );
}
