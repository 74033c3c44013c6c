import type { ReactElement } from 'react';
import { useSmallScreen } from '../../../board/small-screen.ts';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { chosenOf, type Tally } from './tally.ts';
import './units.css';

/** What is chosen in one area, and the points it counts. */
export interface ChosenUnit {
  readonly area: string;
  readonly is: 'tokens' | 'city';
  readonly points: number;
}

/** The tokens chosen, area by area. */
export function tokensIn(tokens: Tally): ChosenUnit[] {
  return Object.entries(chosenOf(tokens)).map(([area, points]) => ({ area, is: 'tokens', points }));
}

interface ChosenUnitsProps {
  readonly units: readonly ChosenUnit[];
  takeBack(unit: ChosenUnit): void;
}

/** What is chosen so far, area by area; touching it takes it back. On a small screen the board alone shows it. */
export function ChosenUnits({ units, takeBack }: ChosenUnitsProps): ReactElement | null {
  const { name } = useTable();
  if (useSmallScreen() || units.length === 0) return null;
  return (
    <ul className="units-chosen" aria-label={t('Chosen so far')}>
      {units.map((unit) => {
        const area = name('area', unit.area);
        return (
          <li key={unit.area}>
            <button type="button" className="units-chip" title={t('Take back')} onClick={() => takeBack(unit)}>
              <span className="unseen">{t('Take back')} </span>
              {unit.is === 'city' ? t('City of {area}', { area }) : area} <b>−{unit.points}</b>
              <span aria-hidden="true">×</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
