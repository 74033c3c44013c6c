import type { ReactElement, ReactNode } from 'react';
import { useSmallScreen } from '../../../board/small-screen.ts';
import { t } from '../../../text/text.ts';
import { CITY } from './tally.ts';
import './units.css';

interface UnitsListProps {
  /** Tokens that stay where a chosen city was. */
  readonly stay?: number;
  readonly children: ReactNode;
}

/** All units that can be chosen and what each counts. On a small screen they are tapped on the board, and listed on demand. */
export function UnitsList({ stay = 0, children }: UnitsListProps): ReactElement {
  const small = useSmallScreen();
  const worth = t('A token counts one point, a city {points}.', { points: CITY - stay });
  const list = <ul className="amounts-list">{children}</ul>;
  return small ? (
    <>
      <p className="hint units-worth">
        {t('Tap them on the board.')} {worth}
      </p>
      <details className="units-more">
        <summary>{t('Choose from a list')}</summary>
        {list}
      </details>
    </>
  ) : (
    <div className="units">
      <p className="hint units-worth">{worth}</p>
      {list}
    </div>
  );
}
