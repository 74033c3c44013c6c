import type { GameInfo } from '@ecumene/client';
import { isGameName } from '@ecumene/games';
import { type ReactElement, useEffect, useState } from 'react';
import { titleOf } from '../games/index.ts';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { keptTitle, keptWords } from '../lobby/saved-table-words.ts';
import { Fault } from '../people/Fault.tsx';
import { whyNot } from '../people/server.ts';
import type { SoloSummary } from '../port/protocol.ts';
import { forgetTable, gamesOnDevice, keptTables } from '../port/solo.ts';
import { AskOnce } from '../questions/AskOnce.tsx';
import { locale, t } from '../text/text.ts';
import { LaySolo } from './LaySolo.tsx';
import { Link, usePlace } from './router.tsx';
import { Shell } from './Shell.tsx';
import './pages.css';

const FORM = 'new-table';

/** Tables on this device: those that are kept, and a new one for the people around it. */
export function NewSolo(): ReactElement {
  const wished = usePlace().searchParams.get('game');
  const game = wished !== null && isGameName(wished) ? wished : undefined;
  const title = game === undefined ? t('Tables on this device') : titleOf(game);
  return (
    <Shell
      title={title}
      band={
        <PageHeader
          title={title}
          game={game}
          below={t('Play alone against bots, or with people around you. Saved here, works offline.')}
        >
          <button type="submit" form={FORM} className="button primary big">
            {t('Play now')}
          </button>
        </PageHeader>
      }
    >
      <div className="solo-page">
        <KeptTables />
        <NewTable />
        <p>
          <Link to="/position">{t('Open a saved position or game')}</Link>
        </p>
      </div>
    </Shell>
  );
}

function KeptTables(): ReactElement | null {
  const [kept, setKept] = useState<readonly SoloSummary[]>([]);
  const look = (): void => {
    keptTables().then(setKept, () => undefined);
  };
  useEffect(look, []);
  if (kept.length === 0) return null;
  const when = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="sheet">
      <h2>{t('Continue')}</h2>
      <ul className="kept">
        {kept.map((table) => (
          <li key={table.id}>
            <Link to={`/solo/${table.id}`} className="kept-name">
              {keptTitle(table)}
            </Link>
            <span className="soft">{keptWords(table, when.format(table.played))}</span>
            <AskOnce
              undone={t('You cannot undo this.')}
              label={t('Delete')}
              sure={t('Delete permanently')}
              look="button small quiet"
              go={() => void forgetTable(table.id).then(look, look)}
            />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/lobby">{t('Move a table to another device')}</Link>{' '}
        <span className="soft">{t('To move it to the server, open “Tables”.')}</span>
      </p>
    </section>
  );
}

function NewTable(): ReactElement {
  const wished = usePlace().searchParams.get('game');
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [fault, setFault] = useState<string | undefined>(undefined);
  useEffect(() => {
    gamesOnDevice().then(setGames, (error: unknown) => setFault(whyNot(error)));
  }, []);
  const first = games.find(({ name }) => name === wished) ?? games[0];
  return (
    <>
      <Fault why={fault} />
      {first === undefined ? (
        fault === undefined && (
          <p className="soft" data-loading>
            {t('Loading …')}
          </p>
        )
      ) : (
        <LaySolo games={games} first={first} form={FORM} />
      )}
    </>
  );
}
