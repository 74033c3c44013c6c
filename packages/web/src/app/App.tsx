import { lazy, type ReactElement, Suspense } from 'react';
import { Front } from '../front/Front.tsx';
import { t } from '../text/text.ts';
import { BrokenPage, ErrorBoundary, Spare } from './ErrorBoundary.tsx';
import { Link, usePlace } from './router.tsx';

const SaveFault = lazy(async () => ({ default: (await import('./SaveFault.tsx')).SaveFault }));
const SoloPage = lazy(async () => ({ default: (await import('./SoloPage.tsx')).SoloPage }));
const NewSolo = lazy(async () => ({ default: (await import('./NewSolo.tsx')).NewSolo }));
const RulesPage = lazy(async () => ({ default: (await import('../rules/RulesPage.tsx')).RulesPage }));
const RuleBooks = lazy(async () => ({ default: (await import('../rules/RuleBooks.tsx')).RuleBooks }));
const HowToPage = lazy(async () => ({ default: (await import('../how-to/HowToPage.tsx')).HowToPage }));
const LearnIndex = lazy(async () => ({ default: (await import('../lessons/LearnIndex.tsx')).LearnIndex }));
const LearnPage = lazy(async () => ({ default: (await import('../lessons/LearnPage.tsx')).LearnPage }));
const LessonPage = lazy(async () => ({ default: (await import('../lessons/LessonPage.tsx')).LessonPage }));
const LobbyPage = lazy(async () => ({ default: (await import('../lobby/LobbyPage.tsx')).LobbyPage }));
const NewTablePage = lazy(async () => ({ default: (await import('../lobby/NewTablePage.tsx')).NewTablePage }));
const JoinPage = lazy(async () => ({ default: (await import('../lobby/JoinPage.tsx')).JoinPage }));
const ServerTablePage = lazy(async () => ({
  default: (await import('../server-table/ServerTablePage.tsx')).ServerTablePage,
}));
const AccountPage = lazy(async () => ({ default: (await import('../people/AccountPage.tsx')).AccountPage }));
const HistoryPage = lazy(async () => ({ default: (await import('../people/HistoryPage.tsx')).HistoryPage }));
const ModerationPage = lazy(async () => ({ default: (await import('../people/ModerationPage.tsx')).ModerationPage }));
const ConfirmPage = lazy(async () => ({ default: (await import('../people/ConfirmPage.tsx')).ConfirmPage }));
const DevicePage = lazy(async () => ({ default: (await import('../people/DevicePage.tsx')).DevicePage }));
const ResetPage = lazy(async () => ({ default: (await import('../people/ResetPage.tsx')).ResetPage }));
const ReplayPage = lazy(async () => ({ default: (await import('../replay/ReplayPage.tsx')).ReplayPage }));
const CreditsPage = lazy(async () => ({ default: (await import('../pictures/CreditsPage.tsx')).CreditsPage }));
const PositionPage = lazy(async () => ({ default: (await import('../replay/PositionPage.tsx')).PositionPage }));

/** The page for a place on the site. */
export function App(): ReactElement {
  const place = usePlace();
  return (
    <ErrorBoundary at={place.href} instead={(error) => <BrokenPage error={error} />}>
      <Suspense fallback={<main className="table-waiting">{t('Loading …')}</main>}>{page(place)}</Suspense>
    </ErrorBoundary>
  );
}

function page({ pathname, searchParams }: URL): ReactElement {
  const [, first = '', second = '', third = ''] = pathname.split('/');
  if ((first === 'solo' || first === 'table') && third === 'replay')
    return <ReplayPage key={second} at={first} id={second} />;
  switch (first) {
    case '':
      return <Front />;
    case 'solo':
      return second === '' ? <NewSolo /> : <SoloPage key={second} id={second} />;
    case 'rules':
      return second === '' ? (
        <RuleBooks />
      ) : (
        <RulesPage key={second} game={second} rule={searchParams.get('rule') ?? ''} />
      );
    case 'how-to':
      return second === '' ? <LearnIndex /> : <HowToPage key={second} game={second} />;
    case 'learn':
      if (second === '') return <LearnIndex />;
      return third === '' ? (
        <LearnPage key={second} game={second} />
      ) : (
        <LessonPage key={`${second}/${third}`} game={second} id={third} />
      );
    case 'lobby':
      return second === 'new' ? <NewTablePage /> : <LobbyPage />;
    case 'join':
      return second === '' ? <Nowhere /> : <JoinPage key={second} id={second} />;
    case 'table':
      return second === '' ? <Nowhere /> : <ServerTablePage key={second} id={second} />;
    case 'account':
      return second === 'history' ? <HistoryPage /> : <AccountPage />;
    case 'moderation':
      return <ModerationPage />;
    case 'position':
      return <PositionPage />;
    case 'credits':
      return <CreditsPage />;
    case 'device':
      return <DevicePage />;
    case 'confirm':
      return <ConfirmPage />;
    case 'reset':
      return <ResetPage />;
    default:
      return <Nowhere />;
  }
}

function Nowhere(): ReactElement {
  return (
    <main className="table-waiting">
      <div className="waiting-words">
        <h1>{t('Page not found')}</h1>
        <p>{t('There is no page at this address.')}</p>
        <Link className="button" to="/">
          {t('Go to front page')}
        </Link>
        <Spare>
          <SaveFault />
        </Spare>
      </div>
    </main>
  );
}
