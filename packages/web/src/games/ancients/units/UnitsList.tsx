import type { ReactElement, ReactNode } from 'react';
import { t } from '../../../text/text.ts';
import { CITY } from './tally.ts';
import './units.css';

interface UnitsListProps {
  /** Tokens that stay where a chosen city was. */
  readonly stay?: number;
  readonly children: ReactNode;
}

/** What each unit counts. They are tapped on the board, and listed on demand. */
export function UnitsList({ stay = 0, children }: UnitsListProps): ReactElement {
  return (
    <>
      <p className="hint units-worth">
        {t('Tap units on the board.')} {t('A token counts 1 point, a city {points}.', { points: CITY - stay })}
      </p>
      <details className="units-more">
        <summary>{t('Choose from a list')}</summary>
        <ul className="amounts-list">{children}</ul>
      </details>
    </>
  );
}
