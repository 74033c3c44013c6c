import { duel, NOBODY } from '@ecumene/ancients';
import { Marches } from './marches.ts';
import { planCities } from './projects.ts';
import type { Sight } from './sight.ts';
import type { Temperament } from './temperament.ts';
import { cityWorth, edgeOver } from './worth.ts';

/**
 * What a planned movement comes to: how the board looks after fights, building, surplus and the next growth, if the
 * others stay where they are. It is how a bot judges one plan against another.
 */

/** The board as it will be when the nation moves next. */
export function afterwards(marches: Marches): Sight {
  const { sight } = marches;
  const own = marches.there.slice();
  const foreign = sight.foreign.slice();
  const owner = sight.owner.slice();
  for (let area = 0; area < own.length; area++) settle(marches, area, own, foreign, owner);
  const cities = owner.reduce((count, one) => (one === sight.number ? count + 1 : count), 0);
  const { me } = sight;
  let stock = me.stock + me.tokens - own.reduce((sum, count) => sum + count, 0) - sight.book.usualTax * cities;
  for (let area = 0; area < own.length; area++) {
    const here = own[area] ?? 0;
    if (here === 0 || owner[area] !== NOBODY) continue;
    const growth = Math.max(0, Math.min(stock, sight.book.grows(area, here)));
    own[area] = here + growth;
    stock -= growth;
  }
  const tokens = own.reduce((sum, count) => sum + count, 0);
  const after = { ...me, cities, citiesInStock: me.citiesInStock + me.cities - cities, tokens, stock };
  return { ...sight, own, foreign, owner, me: after };
}

/** What becomes of an area: fights, a new city, surplus. */
function settle(marches: Marches, area: number, own: number[], foreign: number[], owner: number[]): void {
  const { sight } = marches;
  const here = own[area] ?? 0;
  if (here === 0 || owner[area] === sight.number) {
    own[area] = 0;
    return;
  }
  if (owner[area] !== NOBODY) {
    raze(sight, area, own, foreign, owner);
    return;
  }
  const limit = sight.land.limit[area] ?? 0;
  const others = foreign[area] ?? 0;
  if (others > 0 && here + others > limit) {
    const { mine, theirs } = duel(here, others, limit, edgeOver(sight, sight.rival[area] ?? NOBODY));
    own[area] = mine;
    foreign[area] = theirs;
  }
  if (sight.land.ids[area] !== undefined && Object.hasOwn(marches.builds, sight.land.ids[area])) {
    owner[area] = sight.number;
    own[area] = 0;
  } else if (foreign[area] === 0) own[area] = Math.min(own[area] ?? 0, sight.feeds[area] ?? 0);
}

/** A city that is attacked falls, or the attackers do. */
function raze(sight: Sight, area: number, own: number[], foreign: number[], owner: number[]): void {
  const { needed, defenders } = sight.book.assault(sight.number, owner[area] ?? NOBODY);
  const guards = foreign[area] ?? 0;
  const force = duel(own[area] ?? 0, guards, 0, edgeOver(sight, owner[area] ?? NOBODY)).mine;
  own[area] = 0;
  if (force < needed) return;
  const limit = sight.land.limit[area] ?? 0;
  const { mine, theirs } = duel(force, defenders, limit, edgeOver(sight, owner[area] ?? NOBODY));
  owner[area] = NOBODY;
  own[area] = Math.min(mine, limit);
  foreign[area] = theirs;
}

/** Whether neighbours by land are strong enough to storm a city. */
function isExposed({ land, foreign, rival, book, number }: Sight, area: number): boolean {
  return (land.land[area] ?? []).some((near) => {
    const strength = foreign[near] ?? 0;
    return strength > 0 && strength >= book.assault(rival[near] ?? NOBODY, number).needed;
  });
}

/** What a position is worth to the nation that is about to move in it. */
export function prospect(sight: Sight, temper: Temperament): number {
  const marches = new Marches(sight, temper);
  const { me } = sight;
  let worth = 0;
  for (let area = 0; area < sight.own.length; area++) {
    if (sight.owner[area] === sight.number) {
      worth += cityWorth(sight, temper, area);
      if (isExposed(sight, area)) worth -= EXPOSED * temper.city;
    } else if ((sight.own[area] ?? 0) > 0) worth += LAND * marches.worth(area, sight.own[area] ?? 0);
  }
  const before = me.cities;
  planCities(marches);
  worth += NEXT_CITY * temper.city * (marches.cities - before);
  const { perCity } = sight.book;
  const short = perCity * me.cities - (me.tokens - SPARE);
  if (short > 0) worth -= (short * temper.city) / perCity;
  if (me.stock < 0) worth += me.stock * temper.seed;
  return worth;
}

/** Tokens that may fall before cities are short of support. */
const SPARE = 2;
const EXPOSED = 0.25;
const LAND = 0.6;
const NEXT_CITY = 0.6;
