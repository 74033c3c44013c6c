import { type FormEvent, type ReactElement, useState } from 'react';
import { goTo } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { NewPasswordField } from './Field.tsx';
import { server } from './server.ts';
import './people.css';

/** Where the link of a mail leads: a new password for a forgotten one. */
export function ResetPage(): ReactElement {
  const [secret] = useState(() => location.hash.slice(1));
  const [fresh, setFresh] = useState('');
  const { busy, fault, run } = useDoing();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await run(() => server.ask('resetPassword', {}, { secret, new: fresh }))) goTo('/account', 'replace');
  };
  return (
    <Shell title={t('New password')} band={<PageHeader title={t('New password')} />}>
      <div className="people-page">
        <section className="sheet" aria-label={t('New password')}>
          {secret === '' ? (
            <p>{t('The link is incomplete. Copy the whole link from the e-mail, including everything after the #.')}</p>
          ) : (
            <form className="fields" onSubmit={(event) => void submit(event)}>
              <NewPasswordField
                label={t('New password')}
                hint={t(
                  'At least 10 characters. Then sign in with it. Your passkeys are removed; you can add them again.',
                )}
                value={fresh}
                set={setFresh}
              />
              <Fault why={fault} />
              <button type="submit" className="button primary" disabled={busy}>
                {t('Set password')}
              </button>
            </form>
          )}
        </section>
      </div>
    </Shell>
  );
}
