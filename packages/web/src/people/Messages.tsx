import type { Me } from '@ecumene/client';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { askWho, heardOf } from './me.ts';
import { beTold, beToldNoMore, toldHere } from './push.ts';
import { QuietHours } from './QuietHours.tsx';
import { server } from './server.ts';

/** How one is told that it is one's turn: by this browser, by mail, by a message to a channel. */
export function Messages({ me }: { readonly me: Me }): ReactElement {
  return (
    <section className="sheet" aria-labelledby="messages">
      <h2 id="messages">{t('When it is your turn')}</h2>
      <p className="soft">
        {t('You are notified once per table while you are away. Use the bell on a table’s card to mute it.')}
      </p>
      <InBrowser me={me} />
      <p>{mailWords(me)}</p>
      <Unconfirmed me={me} />
      <Channel on={me.person?.webhook ?? false} />
      {me.person !== null && <QuietHours person={me.person} />}
    </section>
  );
}

function mailWords({ mailWorks, person }: Me): string {
  if (!mailWorks) return t('This server does not send e-mail.');
  if (person?.mail == null) return t('E-mail: add an address to your account above.');
  const { mail } = person;
  return person.mailConfirmed
    ? t('E-mail: to {mail}.', { mail })
    : t('E-mail: to {mail}, after you confirm the address with the link we sent there.', { mail });
}

/** An address that is waiting to be confirmed can be sent the letter again. */
function Unconfirmed({ me: { person, mailWorks } }: { readonly me: Me }): ReactElement | null {
  const [sent, setSent] = useState(false);
  const { busy, fault, run } = useDoing();
  if (!mailWorks || person?.mail == null || person.mailConfirmed) return null;
  const { mail } = person;
  const send = async (): Promise<void> =>
    setSent(await run(async () => heardOf(await server.ask('changeMe', {}, { mail }))));
  return (
    <>
      <Fault why={fault} />
      <span className="ways">
        <button type="button" className="button small" disabled={busy} onClick={() => void send()}>
          {t('Send the e-mail again')}
        </button>
        <span role="status" className="soft">
          {sent && t('Sent.')}
        </span>
      </span>
    </>
  );
}

function InBrowser({ me }: { readonly me: Me }): ReactElement {
  const [told, setTold] = useState<'yes' | 'no' | 'unable'>('unable');
  const { busy, fault, run } = useDoing();
  useEffect(() => {
    toldHere(me).then(setTold, () => undefined);
  }, [me]);
  if (told === 'unable') return <p>{t('Browser notifications: not supported by this server or browser.')}</p>;
  const turn = (on: boolean): Promise<boolean> =>
    run(async () => {
      if (on) setTold((await beTold(me)) ? 'yes' : 'no');
      else {
        await beToldNoMore();
        setTold('no');
      }
    });
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={told === 'yes'}
          disabled={busy}
          onChange={({ target }) => void turn(target.checked)}
        />
        {t('Browser notifications')}
      </label>
      <Fault why={fault} />
    </>
  );
}

function Channel({ on }: { readonly on: boolean }): ReactElement {
  const [url, setUrl] = useState('');
  const { busy, fault, run } = useDoing();
  const set = (to: string | null): Promise<boolean> =>
    run(async () => {
      await server.ask('setWebhook', {}, { url: to });
      setUrl('');
      await askWho();
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void set(url.trim());
  };
  return (
    <form className="fields" onSubmit={submit}>
      <label className="field">
        <span className="field-name">{t('Your own webhook, for example Discord')}</span>
        <input
          className="input"
          type="url"
          required
          placeholder={on ? t('A webhook is set. A new address replaces it.') : 'https://'}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </label>
      <Fault why={fault} />
      <span className="ways">
        <button type="submit" className="button small" disabled={busy}>
          {t('Save webhook')}
        </button>
        {on && (
          <button type="button" className="button small quiet" disabled={busy} onClick={() => void set(null)}>
            {t('Remove webhook')}
          </button>
        )}
      </span>
    </form>
  );
}
