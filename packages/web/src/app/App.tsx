import { lazy, type ReactElement, Suspense } from 'react';
import { Front } from '../front/Front.tsx';
import { t } from '../text/text.ts';
import { Link, usePlace } from './router.tsx';

const SoloPage = lazy(async () => ({ default: (await import('./SoloPage.tsx')).SoloPage }));
const NewSolo = lazy(async () => ({ default: (await import('./NewSolo.tsx')).NewSolo }));
const RulesPage = lazy(async () => ({ default: (await import('../rules/RulesPage.tsx')).RulesPage }));

/** The page for a place on the site. */
export function App(): ReactElement {
  const place = usePlace();
  return <Suspense fallback={<main className="table-waiting">{t('One moment …')}</main>}>{page(place)}</Suspense>;
}

function page({ pathname, searchParams }: URL): ReactElement {
  const [, first = '', second = ''] = pathname.split('/');
  if (first === '') return <Front />;
  if (first === 'solo' && second !== '') return <SoloPage key={second} id={second} />;
  if (first === 'solo') return <NewSolo />;
  if (first === 'rules' && second !== '') return <RulesPage game={second} rule={searchParams.get('rule') ?? ''} />;
  return <Nowhere />;
}

function Nowhere(): ReactElement {
  return (
    <main className="table-waiting">
      <div className="waiting-words">
        <h1>{t('Beyond the edge of the map')}</h1>
        <p>{t('There is nothing at this address.')}</p>
        <Link className="button" to="/">
          {t('To the front page')}
        </Link>
      </div>
    </main>
  );
}
