import type { Mark } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import { CITY } from './tally.ts';

/** What becomes of the units one chooses. */
export type Fate = 'lost' | 'picked';

/** So many points of what is chosen, in short: only what is lost is taken away. */
export function signed(points: number, fate: Fate): string {
  return fate === 'lost' ? `−${points}` : String(points);
}

/** An area with tokens to choose from; how many are chosen stands on it. */
export function tokensMark(chosen: number, most: number, fate: Fate = 'lost'): Mark {
  const says = t('{chosen} of {most, plural, one {# token} other {# tokens}} selected', { chosen, most });
  return chosen > 0 ? { is: 'chosen', badge: signed(chosen, fate), says } : { is: 'can', says };
}

/** An area whose city can be chosen. */
export function cityMark(chosen: boolean, points = CITY, fate: Fate = 'lost'): Mark {
  return chosen
    ? {
        is: 'chosen',
        badge: signed(points, fate),
        says: t('city selected, {points} points', { points }),
      }
    : { is: 'can', says: t('you can choose the city, it counts {points} points', { points }) };
}
