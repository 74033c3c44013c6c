import { type Book, NO_SUBSTITUTES, terrain } from '@ecumene/ancients';
import type { EpState } from './book/state.ts';
import { book } from './book.ts';
import { FIRST_CITY_COST } from './data/packages.ts';
import { CITY_ATTACK } from './data/turn-values.ts';

/** The book as it is where nobody's advancements count: in conflicts and for cities. @rule EP 31.6 @rule EP 31.7 */
export const bookOfStart: Book<EpState> = {
  ...book,
  conflict: {
    ...book.conflict,
    removesLast: () => false,
    assault: () => CITY_ATTACK,
    substitutes: () => NO_SUBSTITUTES,
  },
  building: {
    ...book.building,
    cost: (state, _number, area) =>
      terrain(state).site[area] === 'none' ? FIRST_CITY_COST.wild : FIRST_CITY_COST.site,
    fromTreasury: () => 0,
    fromNeighbours: () => 0,
    neighbourCities: () => 0,
    cites: {
      ...book.building.cites,
      build: ['EP 31.7'],
      cost: ['EP 31.7'],
      wilderness: ['EP 31.7'],
      treasury: ['EP 31.7'],
      neighbours: ['EP 31.7'],
    },
  },
};

/** The book for a moment: before the first turn of a medium or short game, advancements count for limits and support only. @rule EP 31.6 @rule EP 31.7 @rule EP 31.8 @rule EP 31.9 */
export function bookAt(state: EpState): Book<EpState> {
  return state.turn === 0 ? bookOfStart : book;
}
