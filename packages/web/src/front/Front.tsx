import { lazy, type ReactElement, useEffect, useState } from 'react';
import { Spare } from '../app/ErrorBoundary.tsx';
import { goTo, Link } from '../app/router.tsx';
import { screenOf } from '../games/index.ts';
import { CallNote } from '../people/CallNote.tsx';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { usualName } from '../people/me.ts';
import { firstTable } from '../port/new-table.ts';
import type { SoloSummary } from '../port/protocol.ts';
import { keptTables, Solo, warmUp } from '../port/solo.ts';
import { t } from '../text/text.ts';
import { FrontGames } from './FrontGames.tsx';
import { goOnWords, underWay } from './go-on.ts';
import './front.css';

const SaveFault = lazy(async () => ({ default: (await import('../app/SaveFault.tsx')).SaveFault }));
const LivingBoard = lazy(() => import('./LivingBoard.tsx'));

/** When the page has settled, what the table will need is fetched ahead. */
const IN_A_WHILE = 1500;

function fetchTable(): void {
  warmUp('advanced-civilization');
  import('../app/SoloPage.tsx').catch(() => undefined);
  screenOf('advanced-civilization').catch(() => undefined);
}

/** The front page: a living board behind one sentence and one button. */
export function Front(): ReactElement {
  const [kept, setKept] = useState<readonly SoloSummary[]>([]);
  const { busy, fault, run } = useDoing();
  useEffect(() => {
    keptTables().then(setKept, () => undefined);
    const fetching = setTimeout(fetchTable, IN_A_WHILE);
    return () => clearTimeout(fetching);
  }, []);
  const [running, ...others] = underWay(kept);
  const play = (): Promise<boolean> =>
    run(async () => {
      const table = firstTable(t('Guest'));
      await Solo.open(table);
      goTo(`/solo/${table.id}?tour`);
    });
  return (
    <div className="front">
      <CallNote />
      <div className="living" aria-hidden="true">
        <Spare>
          <LivingBoard />
        </Spare>
      </div>
      <main className="front-words">
        <p className="front-name">Ecumene</p>
        <h1>{t('Lead a civilization from the Stone Age to the Iron Age.')}</h1>
        <p className="front-more">
          {t(
            'The great civilization board games, every rule enforced: alone, with friends, over an evening or a month.',
          )}
        </p>
        <div className="front-ways">
          {running !== undefined && (
            <Link className="button primary front-play" to={`/solo/${running.id}`}>
              {goOnWords(running, others.length > 0)}
            </Link>
          )}
          <button
            type="button"
            className={running === undefined ? 'button primary front-play' : 'button'}
            disabled={busy}
            onClick={() => void play()}
          >
            {busy ? t('Creating table …') : running === undefined ? t('Play now') : t('New game')}
          </button>
          <Link className="button" to="/lobby">
            {usualName() === '' ? t('Play with others') : t('Your tables')}
          </Link>
          <Link className="button" to="/learn">
            {t('Learn to play')}
          </Link>
        </div>
        <Fault why={fault} />
        <FrontGames />
        <nav className="front-links" aria-label={t('More')}>
          <Link to="/solo">{t('Tables on this device')}</Link>
          <Link to="/rules">{t('Rules')}</Link>
          <Link to="/credits">{t('Credits')}</Link>
          <Spare>
            <SaveFault />
          </Spare>
        </nav>
        <p className="front-free">{t('No account, no install. Works offline.')}</p>
      </main>
    </div>
  );
}
