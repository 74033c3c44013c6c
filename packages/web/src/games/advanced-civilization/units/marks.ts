import type { Mark } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import { CITY } from './tally.ts';

/** An area with tokens to choose from; how many are chosen stands on it. */
export function tokensMark(chosen: number, most: number): Mark {
  const says = t('{chosen} of {most, plural, one {# token} other {# tokens}} chosen', { chosen, most });
  return chosen > 0 ? { is: 'chosen', badge: `−${chosen}`, says } : { is: 'can', says };
}

/** An area whose city can be chosen. */
export function cityMark(chosen: boolean, points = CITY): Mark {
  return chosen
    ? { is: 'chosen', badge: `−${points}`, says: t('the city is chosen and counts {points} points', { points }) }
    : { is: 'can', says: t('the city can be chosen and counts {points} points', { points }) };
}
