import type { Me } from '@ecumene/client';
import { type ReactElement, useState } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { OnThisDevice } from '../lobby/OnThisDevice.tsx';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { t } from '../text/text.ts';
import { Blocked } from './Blocked.tsx';
import { Leaving } from './Leaving.tsx';
import { MakeAccount } from './MakeAccount.tsx';
import { Messages } from './Messages.tsx';
import { type Known, type Person, useKnown } from './me.ts';
import { OtherDevice } from './OtherDevice.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Password } from './Password.tsx';
import { Profile } from './Profile.tsx';
import { Record } from './Record.tsx';
import { Sessions } from './Sessions.tsx';
import { SignIn } from './SignIn.tsx';
import { Tokens } from './Tokens.tsx';
import './people.css';

/** Who one is here, and everything about that. */
export function AccountPage(): ReactElement {
  const known = useKnown();
  const person = known.is === 'here' ? known.me.person : null;
  const [gone, setGone] = useState(false);
  const below = gone && person === null ? t('Your account and your data have been deleted.') : aboutWords(known);
  return (
    <Shell
      title={t('Account')}
      band={
        <PageHeader title={person?.name ?? t('Account')} below={below}>
          <div className="account-ways">
            {person !== null && (
              <Link to="/account/history" className="button big">
                {t('Your games')}
              </Link>
            )}
            {person?.role === 'moderator' && (
              <Link to="/moderation" className="button big">
                {t('Moderation')}
              </Link>
            )}
          </div>
        </PageHeader>
      }
    >
      {known.is === 'here' && <Sections key={person?.id ?? ''} me={known.me} gone={() => setGone(true)} />}
    </Shell>
  );
}

function aboutWords(known: Known): string {
  if (known.is === 'asking') return t('Loading …');
  if (known.is === 'away')
    return t('The server is not available, so accounts are not available either. Tables on this device still work.');
  const { person } = known.me;
  if (person === null) return t('Not signed in. Join a table with a name, or sign in.');
  return person.login === null
    ? t('Guest. Only this browser knows you.')
    : t('Signed in as {login}.', { login: person.login });
}

function Sections({ me, gone }: Pick<SectionsProps, 'me' | 'gone'>): ReactElement {
  const { person, mailWorks } = me;
  if (person === null) {
    return (
      <div className="people-page">
        <SignIn mailWorks={mailWorks} />
        <MakeAccount guest={undefined} mailWorks={mailWorks} />
        <OnThisDevice besideAccount />
      </div>
    );
  }
  return person.login === null ? (
    <Guest me={me} person={person} gone={gone} />
  ) : (
    <Holder me={me} person={person} login={person.login} gone={gone} />
  );
}

interface SectionsProps {
  readonly me: Me;
  readonly person: Person;
  /** The person has deleted everything of theirs. */
  gone(): void;
}

function Guest({ me, person, gone }: SectionsProps): ReactElement {
  return (
    <div className="people-page">
      <div className="people-column">
        <MakeAccount guest={person} mailWorks={me.mailWorks} />
        <SignIn mailWorks={me.mailWorks} guest />
        <OnThisDevice besideAccount />
      </div>
      <div className="people-column">
        <Profile person={person} mailWorks={me.mailWorks} />
        <Elsewhere />
        <Messages me={me} />
        <Record />
        <Blocked person={person} />
        <Leaving person={person} gone={gone} />
      </div>
    </div>
  );
}

/** The same person, with the same seats, on another device. */
function Elsewhere(): ReactElement {
  return (
    <section className="sheet" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('Play on another device')}</h2>
      <OtherDevice />
    </section>
  );
}

function Holder({ me, person, login, gone }: SectionsProps & { readonly login: string }): ReactElement {
  return (
    <div className="people-page">
      <div className="people-column">
        <Profile person={person} mailWorks={me.mailWorks} />
        <Elsewhere />
        <OnThisDevice besideAccount />
        <Password person={person} login={login} />
        <Passkeys person={person} />
        <Sessions />
        <Leaving person={person} gone={gone} />
      </div>
      <div className="people-column">
        <Messages me={me} />
        <Record />
        <Tokens />
        <Blocked person={person} />
      </div>
    </div>
  );
}
