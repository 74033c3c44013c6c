import type { TableInfo } from '@ecumene/client';
import { type ReactElement, useId, useState } from 'react';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { server } from '../people/server.ts';
import { t } from '../text/text.ts';
import { CopyButton } from './CopyButton.tsx';
import { inviteLink, keepInvite, keptInvite } from './invites.ts';
import { Qr } from './Qr.tsx';

/** The link that leads to a table, to be copied, shared, or read by the phone of somebody beside you. */
export function Invitation({ info, host }: { readonly info: TableInfo; readonly host: boolean }): ReactElement | null {
  const [secret, setSecret] = useState(() => keptInvite(info.id));
  const { busy, fault, run } = useDoing();
  const isPublic = (info.plan.join ?? 'anyone') === 'anyone';
  const renew = (): Promise<boolean> =>
    run(async () => {
      const { invite } = await server.ask('invite', { id: info.id }, {});
      keepInvite(info.id, invite);
      setSecret(invite);
    });
  if (!isPublic && secret === undefined && !host) return null;
  return (
    <section className="sheet invitation" aria-labelledby="invitation">
      <h2 id="invitation">{t('Invite')}</h2>
      {isPublic || secret !== undefined ? (
        <LinkToShare link={inviteLink(info.id, secret)} name={info.name} />
      ) : (
        <p className="soft">
          {t('This browser does not know the link you sent. Make a new one; the old one then no longer works.')}
        </p>
      )}
      {host && (
        <button type="button" className="button small quiet" disabled={busy} onClick={() => void renew()}>
          {t('Make a new link')}
        </button>
      )}
      <Fault why={fault} />
    </section>
  );
}

function LinkToShare({ link, name }: { readonly link: string; readonly name: string }): ReactElement {
  const id = useId();
  const share = (): void => {
    navigator.share({ title: t('A seat at {name}', { name }), url: link }).catch(() => undefined);
  };
  return (
    <>
      <p className="soft">{t('Send this link to those you want at the table. A name is all they need.')}</p>
      <label className="unseen" htmlFor={id}>
        {t('Link to the table')}
      </label>
      <span className="link-line">
        <input id={id} className="input" readOnly value={link} onFocus={({ target }) => target.select()} />
        <CopyButton text={link} />
        {'share' in navigator && (
          <button type="button" className="button" onClick={share}>
            {t('Share')}
          </button>
        )}
      </span>
      <figure className="qr-card">
        <Qr text={link} label={t('The link as a QR code')} />
        <figcaption>{t('Or let a phone read it')}</figcaption>
      </figure>
    </>
  );
}
