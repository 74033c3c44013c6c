import { plainName, type ReplyOf } from '@ecumene/client';
import { type FormEvent, type ReactElement, useCallback, useEffect, useState } from 'react';
import { CopyButton } from '../lobby/CopyButton.tsx';
import { ago } from '../lobby/clock-words.ts';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { server } from './server.ts';

type Token = ReplyOf<'tokens'>['tokens'][number];

/** Tokens with which programs play for their owner. */
export function Tokens(): ReactElement {
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  const [name, setName] = useState('');
  const [fresh, setFresh] = useState<string | undefined>(undefined);
  const { busy, fault, run } = useDoing();
  const look = useCallback(async () => setTokens((await server.ask('tokens', {}, {})).tokens), []);
  useEffect(() => {
    look().catch(() => undefined);
  }, [look]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      const { token } = await server.ask('newToken', {}, { name: plainName(name) });
      setFresh(token);
      setName('');
      await look();
    });
  };
  const drop = (token: string): Promise<boolean> =>
    run(async () => {
      await server.ask('dropToken', { token }, {});
      await look();
    });
  return (
    <section className="sheet" aria-labelledby="tokens">
      <h2 id="tokens">{t('API tokens')}</h2>
      <p className="soft">
        {t('A program with your token can do everything you can do at tables.')}{' '}
        <a href="/api/openapi.json">{t('API reference')}</a>
      </p>
      {tokens.length > 0 && (
        <ul className="rows">
          {tokens.map(({ id, name: called, seen }) => (
            <li key={id} className="row row-tight">
              <div className="row-words">
                <h3>{called}</h3>
                <p className="soft">
                  {seen === 0 ? t('never used') : t('used {when}', { when: ago(seen, Date.now()) })}
                </p>
              </div>
              <button
                type="button"
                className="button small quiet"
                disabled={busy}
                aria-label={t('Delete token {name}', { name: called })}
                onClick={() => void drop(id)}
              >
                {t('Delete')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {fresh !== undefined && (
        <p className="fresh-token" role="status">
          {t('Your new token. It is shown only once:')} <code>{fresh}</code> <CopyButton text={fresh} />
        </p>
      )}
      <form className="fields fields-line" onSubmit={submit}>
        <label className="field">
          <span className="field-name">{t('Program name')}</span>
          <input
            className="input"
            required
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={busy}>
          {t('New token')}
        </button>
      </form>
      <Fault why={fault} />
    </section>
  );
}
