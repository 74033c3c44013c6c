import { type ReactElement, useState } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { askWho } from './me.ts';
import { server } from './server.ts';
import './people.css';

/** Where the link of a letter leads that asks whether a mail address is somebody's own. */
export function ConfirmPage(): ReactElement {
  const [secret] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState(false);
  const { busy, fault, run } = useDoing();
  const confirm = async (): Promise<void> => {
    setDone(await run(() => server.ask('confirmMail', {}, { secret })));
    await askWho();
  };
  return (
    <Shell title={t('Your e-mail address')} band={<PageHeader title={t('Your e-mail address')} />}>
      <div className="people-page">
        <section className="sheet" aria-label={t('Your e-mail address')}>
          {secret === '' ? (
            <p>{t('The link is incomplete. Copy the whole link from the e-mail, including everything after the #.')}</p>
          ) : done ? (
            <>
              <p role="status">{t('Thank you. You now get an e-mail when it is your turn.')}</p>
              <Link to="/lobby" className="button">
                {t('Go to lobby')}
              </Link>
            </>
          ) : (
            <>
              <p>{t('Confirm that you want an e-mail when it is your turn.')}</p>
              <Fault why={fault} />
              <button type="button" className="button primary" disabled={busy} onClick={() => void confirm()}>
                {t('Confirm address')}
              </button>
            </>
          )}
        </section>
      </div>
    </Shell>
  );
}
