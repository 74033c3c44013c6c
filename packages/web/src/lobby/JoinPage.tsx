import { Declined } from '@ecumene/client';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { goTo, Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { beSomebody, useKnown, usualName } from '../people/me.ts';
import { NameField } from '../people/NameField.tsx';
import { SignIn } from '../people/SignIn.tsx';
import { server } from '../people/server.ts';
import { t } from '../text/text.ts';
import { Band } from './Band.tsx';
import { keepInvite } from './invites.ts';
import './lobby.css';
import './waiting.css';

/** Shows the invitation, so that the table may be seen from now on; then leads there. */
async function comeIn(id: string, secret: string): Promise<void> {
  if (secret !== '') {
    await server.ask('enter', { id }, { secret });
    keepInvite(id, secret);
  }
  goTo(`/table/${id}`, 'replace');
}

/** Takes any open seat; where there is none any more, one may still come in and watch. */
async function sitDown(id: string, secret: string): Promise<void> {
  try {
    await server.ask('join', { id }, secret === '' ? {} : { secret });
  } catch (error) {
    if (!(error instanceof Declined) || error.refusal.code !== 'full') throw error;
  }
}

/** Where an invitation leads. Whoever is known goes straight on; whoever is not gives a name and sits down. */
export function JoinPage({ id }: { readonly id: string }): ReactElement {
  const [secret] = useState(() => location.hash.slice(1));
  const [name, setName] = useState(usualName);
  const known = useKnown();
  const signedIn = known.is === 'here' && known.me.person !== null;
  const { busy, fault, run } = useDoing();
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody who is known comes in once.
  useEffect(() => {
    if (signedIn && !busy) void run(() => comeIn(id, secret));
  }, [signedIn]);
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      await beSomebody(name);
      await sitDown(id, secret);
      await comeIn(id, secret);
    });
  };
  const band = (
    <Band
      above={t('An invitation')}
      title={known.is === 'away' ? t('No server in reach') : t('A seat is kept for you')}
      below={
        known.is === 'away'
          ? t('The table is on a server that does not answer just now. The invitation stays good; try again later.')
          : t('Somebody wants you at their table.')
      }
    />
  );
  return (
    <Shell title={t('An invitation')} band={band}>
      <div className="join">
        <div className="join-way">
          {known.is === 'here' && !signedIn && (
            <>
              <form className="sheet fields" onSubmit={sit}>
                <NameField name={name} setName={setName} />
                <Fault why={fault} />
                <button type="submit" className="button primary big" disabled={busy}>
                  {busy ? t('One moment …') : t('Sit down')}
                </button>
              </form>
              <details className="more">
                <summary>{t('I have an account')}</summary>
                <SignIn mailWorks={known.me.mailWorks} />
              </details>
            </>
          )}
          {signedIn && (fault === undefined ? <p>{t('One moment …')}</p> : <NotComeIn why={fault} />)}
          {known.is === 'away' && (
            <Link to="/solo" className="button primary">
              {t('Play on this device')}
            </Link>
          )}
        </div>
        <Newcomer />
      </div>
    </Shell>
  );
}

/** What somebody wants to know who has never been here. */
function Newcomer(): ReactElement {
  return (
    <aside className="join-new fields" aria-label={t('New here?')}>
      <h2>{t('New here?')}</h2>
      <p>
        {t(
          'This is a table for the great civilization board games. It knows every rule, asks you only what you may do, and says why when something is not allowed.',
        )}
      </p>
      <p>
        {t('Never played? Take your seat all the same: each question explains itself, and the rules are a touch away.')}
      </p>
      <Link to="/rules/advanced-civilization" className="button small">
        {t('Look at the rules')}
      </Link>
    </aside>
  );
}

function NotComeIn({ why }: { readonly why: string }): ReactElement {
  return (
    <div className="sheet">
      <Fault why={why} />
      <p className="soft">{t('Perhaps the link is not whole, or the host has made a new one. Ask for it again.')}</p>
      <Link to="/lobby" className="button">
        {t('To the tables')}
      </Link>
    </div>
  );
}
