import type { TableInfo } from '@ecumene/client';
import { type ReactElement, useId, useState } from 'react';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { server } from '../people/server.ts';
import { t } from '../text/text.ts';
import { CopyButton } from './CopyButton.tsx';
import { isOpenToAll } from './invited.ts';
import { inviteLink, keepInvite, keptInvite } from './invites.ts';
import { Qr } from './Qr.tsx';
import '../app/shell.css';
import './invitation.css';

interface InvitationProps {
  readonly info: TableInfo;
  readonly host: boolean;
}

/** The link to a table that gathers, for those who may pass it on. */
export function Invitation({ info, host }: InvitationProps): ReactElement | null {
  if (!mayInvite(info, host)) return null;
  return (
    <section className="sheet invitation" aria-labelledby="invitation">
      <h2 id="invitation">{t('Invite')}</h2>
      <InviteWays info={info} host={host} />
    </section>
  );
}

/** Whether somebody has a link to pass on, or can make one. */
export function mayInvite(info: TableInfo, host: boolean): boolean {
  return host || isOpenToAll(info) || keptInvite(info.id) !== undefined;
}

/** The quickest way to invite: shares the link where the device can, else copies it; where there is none, leads to it. */
export function InviteButton({ info }: Pick<InvitationProps, 'info'>): ReactElement {
  const [copied, setCopied] = useState(false);
  const invite = async (): Promise<void> => {
    const secret = keptInvite(info.id);
    if (secret === undefined && !isOpenToAll(info)) return showInvitation();
    const link = inviteLink(info.id, secret);
    const { clipboard } = navigator;
    if ('share' in navigator)
      return navigator.share({ title: t('Join {name}', { name: info.name }), url: link }).catch(() => undefined);
    try {
      await clipboard.writeText(link);
      setCopied(true);
    } catch {
      showInvitation();
    }
  };
  return (
    <button type="button" className="button primary big" onClick={() => void invite()}>
      <span aria-live="polite">{copied ? t('Link copied') : t('Invite friends')}</span>
    </button>
  );
}

function showInvitation(): void {
  document.getElementById('invitation')?.scrollIntoView({ block: 'start' });
}

/** The link that leads to a table, to be copied, shared, or read by the phone of somebody beside you. */
export function InviteWays({ info, host }: InvitationProps): ReactElement {
  const [secret, setSecret] = useState(() => keptInvite(info.id));
  const { busy, fault, run } = useDoing();
  const renew = (): Promise<boolean> =>
    run(async () => {
      const { invite } = await server.ask('invite', { id: info.id }, {});
      keepInvite(info.id, invite);
      setSecret(invite);
    });
  const has = isOpenToAll(info) || secret !== undefined;
  return (
    <div className="invite-ways">
      {has ? (
        <LinkToShare link={inviteLink(info.id, secret)} name={info.name} />
      ) : (
        <p className="soft">
          {t(
            'The link is stored in the browser that created it. You can create a new one here. Links you sent before then stop working.',
          )}
        </p>
      )}
      {host && (
        <button
          type="button"
          className={has ? 'button small quiet' : 'button primary'}
          disabled={busy}
          onClick={() => void renew()}
        >
          {has ? t('Create new link') : t('Create link')}
        </button>
      )}
      <Fault why={fault} />
    </div>
  );
}

function LinkToShare({ link, name }: { readonly link: string; readonly name: string }): ReactElement {
  const id = useId();
  const share = (): void => {
    navigator.share({ title: t('Join {name}', { name }), url: link }).catch(() => undefined);
  };
  return (
    <>
      <p className="soft">{t('Send this link to the people you want to play with. They only need to enter a name.')}</p>
      <label className="unseen" htmlFor={id}>
        {t('Invitation link')}
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
        <figcaption>{t('Or scan it with a phone')}</figcaption>
      </figure>
    </>
  );
}
