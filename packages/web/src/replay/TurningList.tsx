import type { Thing } from '@ecumene/engine';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import { useTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';
import { replayOf, useTableLocation } from './table-location.ts';
import './turning-list.css';

/** A moment worth going back to, as it stands in a list of them. */
interface Turning {
  readonly is: string;
  /** The entry of the journal that caused it. */
  readonly number: number;
  readonly turn: number;
  readonly signs: ReactNode;
  readonly says: string;
  /** What names it among all that happened at that moment. */
  readonly subject: Thing | undefined;
}

/** Moments worth going back to, each with the way there. */
export function TurningList({ points }: { readonly points: readonly Turning[] }): ReactElement {
  const { seat } = useTable();
  const where = useTableLocation();
  return (
    <ol className="turning-points">
      {points.map(({ is, number, turn, signs, says, subject }) => (
        <li key={`${is} ${number} ${says}`} className={`turning turning-${is}`}>
          <span className="turning-turn">{t('Turn {turn}', { turn })}</span>
          <span className="turning-who" aria-hidden="true">
            {signs}
          </span>
          <span className="turning-says">{says}</span>
          {where !== undefined && (
            <Link className="turning-way" to={replayOf(where, seat, number + 1, subject)}>
              {t('Show')}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
