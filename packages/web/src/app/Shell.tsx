import { lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { CallNote } from '../people/CallNote.tsx';
import { useKnown } from '../people/me.ts';
import { MenuDialog } from '../table/MenuDialog.tsx';
import { t } from '../text/text.ts';
import { chooseDaytime, useNight } from '../theme/theme.ts';
import { Logo } from './Logo.tsx';
import { NameInitial } from './NameInitial.tsx';
import { ReportFault } from './ReportFault.tsx';
import { Link, usePlace } from './router.tsx';
import { entitle } from './title.ts';
import './shell.css';

const Settings = lazy(async () => ({ default: (await import('../table/Settings.tsx')).Settings }));

interface ShellProps {
  /** What the page is called in the window and in the history. */
  readonly title: string;
  /** What lies across the page below the header: usually a band with its name. */
  readonly band?: ReactNode;
  /** The table the page is about, if any: a fault is reported there. */
  readonly table?: string;
  readonly children: ReactNode;
}

/** What all pages that are not a table have around them: a header that leads everywhere, and a way to report a fault. */
export function Shell({ title, band, table, children }: ShellProps): ReactElement {
  useEffect(() => {
    entitle(`${title} · Ecumene`);
    return () => entitle('Ecumene');
  }, [title]);
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {t('Skip to content')}
      </a>
      <Header />
      <main id="content" className="shell-main" tabIndex={-1}>
        <CallNote />
        {band}
        <div className="shell-page">{children}</div>
      </main>
      <footer className="shell-foot">
        <span>{t('Every rule enforced, every shuffle verifiable.')}</span>
        <span className="shell-foot-ways">
          <MenuDialog label={t('Settings')} look="button quiet small">
            {(close) => (
              <Suspense>
                <Settings close={close} />
              </Suspense>
            )}
          </MenuDialog>
          <ReportFault {...(table !== undefined && { table })} />
        </span>
      </footer>
    </div>
  );
}

function Header(): ReactElement {
  return (
    <header className="shell-head on-deep">
      <Link to="/" className="brand" aria-label="Ecumene">
        <Logo />
        <span className="brand-name">Ecumene</span>
      </Link>
      <nav className="shell-nav" aria-label={t('Site')}>
        <Way to="/lobby">{t('Tables')}</Way>
        <Way to="/solo" minor>
          {t('On this device')}
        </Way>
        <Way to="/learn">{t('Learn')}</Way>
        <Way to="/rules">{t('Rules')}</Way>
      </nav>
      <Daytime />
      <Account />
    </header>
  );
}

function Way({
  to,
  minor,
  children,
}: {
  readonly to: string;
  readonly minor?: true;
  readonly children: ReactNode;
}): ReactElement {
  const { pathname } = usePlace();
  const here = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} className={minor ? 'way way-minor' : 'way'} {...(here && { 'aria-current': 'page' as const })}>
      {children}
    </Link>
  );
}

function Daytime(): ReactElement {
  const night = useNight();
  return (
    <button
      type="button"
      className="button quiet small round"
      aria-label={night ? t('Switch to day theme') : t('Switch to night theme')}
      onClick={() => chooseDaytime(night ? 'day' : 'night')}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="currentColor">
        {night ? (
          <path d="M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.5 4.9l1.4-1.4 2.8 2.8-1.4 1.4zm12.8 12.8 1.4-1.4 2.8 2.8-1.4 1.4zM3.5 19.1l2.8-2.8 1.4 1.4-2.8 2.8zM16.3 6.3l2.8-2.8 1.4 1.4-2.8 2.8z" />
        ) : (
          <path d="M20.5 14.6A9 9 0 0 1 9.4 3.5 9 9 0 1 0 20.5 14.6z" />
        )}
      </svg>
    </button>
  );
}

function Account(): ReactElement {
  const known = useKnown();
  const person = known.is === 'here' ? known.me.person : null;
  if (person === null) {
    return (
      <Link to="/account" className="way">
        {t('Account')}
      </Link>
    );
  }
  return (
    <Link to="/account" className="way">
      <NameInitial name={person.name} />
      <span className="unseen">{t('Account of {name}', { name: person.name })}</span>
      <bdi className="account-name" aria-hidden="true">
        {person.name}
      </bdi>
    </Link>
  );
}
