import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { titleOf } from '../games/index.ts';
import { server } from '../people/server.ts';
import { t } from '../text/text.ts';
import { NOW_AND_THEN, useLatest } from './latest.ts';
import { outcomeWords } from './outcome.ts';

const FEW = 4;

/** The last tables that are over, and the way to all of them. */
export function Finished(): ReactElement {
  const { value } = useLatest(() => server.ask('history', {}, {}), 'history', NOW_AND_THEN);
  const tables = value?.tables ?? [];
  return (
    <section aria-labelledby="finished" className="sheet">
      <h2 id="finished">{t('Finished')}</h2>
      {tables.length === 0 ? (
        <p className="soft">{t('Your finished games, with replays.')}</p>
      ) : (
        <ul className="rows">
          {tables.slice(0, FEW).map((table) => (
            <li key={table.id} className="row row-tight">
              <div className="row-words">
                <h3>
                  <Link to={`/table/${table.id}`}>{table.name}</Link>
                </h3>
                <p className="soft">
                  {titleOf(table.game)} · {outcomeWords(table)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Link to="/account/history" className="button small">
        {t('Your games')}
      </Link>
    </section>
  );
}
