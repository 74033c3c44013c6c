import { type MouseEvent, type ReactElement, useRef } from 'react';
import { useSmallScreen } from '../../../board/small-screen.ts';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { type Fate, signed } from './marks.ts';
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
  readonly fate?: Fate;
  takeBack(unit: ChosenUnit): void;
}

/** What is chosen so far, area by area; touching it takes it back. On a small screen the board alone shows it. */
export function ChosenUnits({ units, fate = 'lost', takeBack }: ChosenUnitsProps): ReactElement | null {
  const { name } = useTable();
  const list = useRef<HTMLUListElement>(null);
  if (useSmallScreen()) return null;
  const press = ({ currentTarget }: MouseEvent, unit: ChosenUnit): void => {
    // The chip goes away: whoever is on it stays beside it.
    const place = currentTarget.closest('li');
    const beside = (place?.nextElementSibling ?? place?.previousElementSibling)?.querySelector('button');
    (beside ?? list.current)?.focus();
    takeBack(unit);
  };
  return (
    <ul ref={list} className="units-chosen" aria-label={t('Selected')} tabIndex={-1}>
      {units.map((unit) => {
        const area = name('area', unit.area);
        return (
          <li key={`${unit.is} ${unit.area}`}>
            <button type="button" className="units-chip" title={t('Remove')} onClick={(event) => press(event, unit)}>
              <span className="unseen">{t('Remove')} </span>
              {unit.is === 'city' ? t('City of {area}', { area }) : area} <b>{signed(unit.points, fate)}</b>
              <span aria-hidden="true">×</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
