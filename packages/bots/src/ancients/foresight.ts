import { NOBODY } from '@ecumene/ancients';
import type { BoardPosition } from './board-position.ts';
import { Marches } from './marches.ts';
import { planCities } from './projects.ts';
import type { Temperament } from './temperament.ts';
import { cityWorth, fightWith } from './worth.ts';

/**
 * What a planned movement comes to: how the board looks after fights, building, surplus and the next growth, if the
 * others stay where they are. It is how a bot judges one plan against another.
 */

/** The board as it will be when the nation moves next. */
export function afterwards(marches: Marches): BoardPosition {
  const { position } = marches;
  const own = marches.there.slice();
  const foreign = position.foreign.slice();
  const owner = position.owner.slice();
  for (let area = 0; area < own.length; area++) settle(marches, area, own, foreign, owner);
  const cities = owner.reduce((count, one) => (one === position.number ? count + 1 : count), 0);
  const { me } = position;
  let stock = me.stock + me.tokens - own.reduce((sum, count) => sum + count, 0) - position.book.usualTax * cities;
  for (let area = 0; area < own.length; area++) {
    const here = own[area] ?? 0;
    if (here === 0 || owner[area] !== NOBODY) continue;
    const growth = Math.max(0, Math.min(stock, position.book.grows(area, here)));
    own[area] = here + growth;
    stock -= growth;
  }
  const tokens = own.reduce((sum, count) => sum + count, 0);
  const after = { ...me, cities, citiesInStock: me.citiesInStock + me.cities - cities, tokens, stock };
  return { ...position, own, foreign, owner, me: after };
}

/** What becomes of an area: fights, a new city, surplus. */
function settle(marches: Marches, area: number, own: number[], foreign: number[], owner: number[]): void {
  const { position } = marches;
  const here = own[area] ?? 0;
  if (here === 0 || owner[area] === position.number) {
    own[area] = 0;
    return;
  }
  if (owner[area] !== NOBODY) {
    raze(position, area, own, foreign, owner);
    return;
  }
  const limit = position.land.limit[area] ?? 0;
  const others = foreign[area] ?? 0;
  if (others > 0 && here + others > limit) {
    const { mine, theirs } = fightWith(position, here, others, limit, position.rival[area] ?? NOBODY);
    own[area] = mine;
    foreign[area] = theirs;
  }
  if (position.land.ids[area] !== undefined && Object.hasOwn(marches.builds, position.land.ids[area])) {
    owner[area] = position.number;
    own[area] = 0;
  } else if (foreign[area] === 0) own[area] = Math.min(own[area] ?? 0, position.feeds[area] ?? 0);
}

/** A city that is attacked falls, or the attackers do. */
function raze(position: BoardPosition, area: number, own: number[], foreign: number[], owner: number[]): void {
  const { needed, defenders } = position.book.assault(position.number, owner[area] ?? NOBODY);
  const guards = foreign[area] ?? 0;
  const force = fightWith(position, own[area] ?? 0, guards, 0, owner[area] ?? NOBODY).mine;
  own[area] = 0;
  if (force < needed) return;
  const limit = position.land.limit[area] ?? 0;
  const { mine, theirs } = fightWith(position, force, defenders, limit, owner[area] ?? NOBODY);
  owner[area] = NOBODY;
  own[area] = Math.min(mine, limit);
  foreign[area] = theirs;
}

/** Whether neighbours by land are strong enough to storm a city. */
function isExposed({ land, foreign, rival, book, number }: BoardPosition, area: number): boolean {
  return (land.land[area] ?? []).some((near) => {
    const strength = foreign[near] ?? 0;
    return strength > 0 && strength >= book.assault(rival[near] ?? NOBODY, number).needed;
  });
}

/** What a position is worth to the nation that is about to move in it. */
export function prospect(position: BoardPosition, temper: Temperament): number {
  const marches = new Marches(position, temper);
  const { me } = position;
  let worth = 0;
  for (let area = 0; area < position.own.length; area++) {
    if (position.owner[area] === position.number) {
      worth += cityWorth(position, temper, area);
      if (isExposed(position, area)) worth -= EXPOSED * temper.city;
    } else if ((position.own[area] ?? 0) > 0) worth += LAND * marches.worth(area, position.own[area] ?? 0);
  }
  const before = me.cities;
  planCities(marches);
  worth += NEXT_CITY * temper.city * (marches.cities - before);
  const { perCity } = position.book;
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
