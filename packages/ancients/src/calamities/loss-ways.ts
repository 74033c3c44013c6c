import { at, moves, type Random, shuffle } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { CITY_POINTS } from '../nations.ts';
import type { AreaNumber } from '../world.ts';

/** The ways in which a nation can pay a loss of unit points. */

/** Tokens lost by area, and cities lost with the tokens left in their place. */
export const lossMoves = moves(
  'losses',
  Type.Object(
    {
      tokens: Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 99 }), {
        maxProperties: 400,
      }),
      cities: Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 9 }), {
        maxProperties: 40,
      }),
    },
    { additionalProperties: false },
  ),
);
export type Losses = Static<typeof lossMoves.schema>;

interface Place {
  readonly area: AreaNumber;
  readonly id: string;
  /** Tokens that can be lost here, or tokens that can be left of a city. */
  readonly most: number;
}

interface CityPlace extends Place {
  /** Tokens that must be left of the city: none where others of the owner stay beside it. */
  readonly least: number;
}

/** What a loss can be paid from. */
export interface Means {
  readonly stay: number;
  readonly stock: number;
  /** Unit points that can be lost at all. */
  readonly damageLeft: number;
  readonly tokens: readonly Place[];
  /** Most tokens left first. */
  readonly cities: readonly CityPlace[];
  readonly lastPoint: boolean;
}

/** A way to pay: so many tokens, so many cities, so many tokens left of these; one of them may leave four for the last point. */
interface Way {
  readonly tokens: number;
  readonly cities: number;
  readonly left: number;
  readonly last: boolean;
}

/** What a city leaves that pays the last point. */
export const FOR_ONE_POINT = CITY_POINTS - 1;

/** The units that are lost where there is no choice; nothing, if there is one. */
export function onlyChoice(means: Means, ways: readonly Way[]): Losses | undefined {
  const [way, ...others] = ways;
  if (way === undefined || others.length > 0 || (way.last && means.cities.length > 1)) return undefined;
  const { tokens, cities, left } = way;
  const damageLeft = means.cities.reduce((sum, { most }) => sum + most, 0);
  const tokensFollow = tokens === 0 || tokens === tokensOf(means) || means.tokens.length === 1;
  const citiesFollow = cities === 0 || cities === means.cities.length;
  const leftFollows = cities < 2 || left === leastLeft(means, cities) || left === damageLeft;
  return tokensFollow && citiesFollow && leftFollows ? sample(means, way) : undefined;
}

function tokensOf({ tokens }: Means): number {
  return tokens.reduce((sum, { most }) => sum + most, 0);
}

export interface Payment {
  readonly goal: number;
  readonly ways: readonly Way[];
}

/** All ways to pay the points or, where that cannot be, the least above them. Tokens lost may stand in for cities lost. */
export function waysToPay(means: Means, points: number): Payment {
  let goal = Number.POSITIVE_INFINITY;
  let ways: Way[] = [];
  eachWay(means, (sum, way) => {
    if (sum < points || sum > goal) return;
    if (sum < goal) ways = [];
    goal = sum;
    ways.push(way);
  });
  return ways.length > 0 ? { goal, ways } : waysToPayMost(means);
}

/** All ways to pay as much as can be paid at all. @rule calamities.losses */
function waysToPayMost(means: Means): Payment {
  let goal = 0;
  let ways: Way[] = [];
  eachWay(means, (sum, way) => {
    if (sum < goal) return;
    if (sum > goal) ways = [];
    goal = sum;
    ways.push(way);
  });
  return { goal, ways };
}

/** Unit points that a way to pay really costs: what stock cannot leave is lost too. @rule calamities.losses */
export function costOf({ stock }: Means, tokens: number, cities: number, left: number): number {
  return tokens + cities * CITY_POINTS - Math.min(left, stock + tokens);
}

/** Visits every way to pay anything that can be lost at all, with what it pays. */
function eachWay(means: Means, visit: (sum: number, way: Way) => void): void {
  const most = tokensOf(means);
  const least = means.cities.at(-1)?.most ?? FOR_ONE_POINT;
  let space = 0;
  for (let cities = 0; cities <= means.cities.length; cities++) {
    if (cities > 0) space += at(means.cities, cities - 1).most;
    for (let tokens = 0; tokens <= most; tokens++) {
      const leftMost = mostLeft(means, cities, Math.min(space, means.stock + tokens));
      for (let left = leastLeft(means, cities); left <= leftMost; left++) {
        if (costOf(means, tokens, cities, left) > means.damageLeft) continue;
        visit(tokens + cities * CITY_POINTS - left, { tokens, cities, left, last: false });
      }
      if (!means.lastPoint || cities === 0 || least >= FOR_ONE_POINT) continue;
      const others = cities === means.cities.length ? space - least : space - at(means.cities, cities - 1).most;
      for (let left = FOR_ONE_POINT; left <= Math.min(FOR_ONE_POINT + others, means.stock + tokens); left++)
        visit(tokens + cities * CITY_POINTS - left, { tokens, cities, left, last: true });
    }
  }
}

/** What must stay counts as left even where stock has nothing to leave: a loss never grows for want of pieces. @rule calamities.losses */
export function mostLeft(means: Means, cities: number, pieces: number): number {
  return Math.max(leastLeft(means, cities), pieces);
}

/** Tokens that so many cities must leave at the least, whichever they are. */
function leastLeft({ cities, stay }: Means, count: number): number {
  return Math.max(0, count - cities.filter(({ least }) => least < stay).length) * stay;
}

export function everything({ tokens, cities }: Means): Losses {
  return {
    tokens: Object.fromEntries(tokens.map(({ id, most }) => [id, most])),
    cities: Object.fromEntries(cities.map(({ id, least }) => [id, least])),
  };
}

export function pointsOfLosses({ tokens, cities }: Losses): number {
  let sum = 0;
  for (const count of Object.values(tokens)) sum += count;
  for (const left of Object.values(cities)) sum += CITY_POINTS - left;
  return sum;
}

/** One choice of units that pays in this way: a random one, or the first. */
export function sample(means: Means, way: Way, random?: Random): Losses {
  const mixed = <T>(items: readonly T[]): T[] => (random === undefined ? [...items] : shuffle(random, [...items]));
  const units = mixed(means.tokens.flatMap(({ id, most }) => Array.from({ length: most }, () => id)));
  const tokens: Record<string, number> = {};
  for (const id of units.slice(0, way.tokens)) tokens[id] = (tokens[id] ?? 0) + 1;
  const last = way.last ? means.cities.at(-1) : undefined;
  const open = means.cities.filter((one) => one !== last);
  const count = way.cities - (last === undefined ? 0 : 1);
  const left = way.left - (last === undefined ? 0 : FOR_ONE_POINT);
  const some = mixed(open).slice(0, count);
  const chosen = canLeave(some, left) ? some : citiesThatLeave(open, count, left);
  const cities: Record<string, number> = last === undefined ? {} : { [last.id]: FOR_ONE_POINT };
  for (const { id, least } of chosen) cities[id] = least;
  const rooms = mixed(chosen.flatMap(({ id, least, most }) => Array.from({ length: most - least }, () => id)));
  const more = left - sumOf(chosen, ({ least }) => least);
  for (const id of rooms.slice(0, more)) cities[id] = (cities[id] ?? 0) + 1;
  return { tokens, cities };
}

function sumOf(cities: readonly CityPlace[], of: (city: CityPlace) => number): number {
  return cities.reduce((sum, city) => sum + of(city), 0);
}

function canLeave(cities: readonly CityPlace[], left: number): boolean {
  return sumOf(cities, ({ least }) => least) <= left && left <= sumOf(cities, ({ most }) => most);
}

/** So many cities that can leave so many tokens: those that leave most, with as many as needed that need leave none. */
function citiesThatLeave(cities: readonly CityPlace[], count: number, left: number): readonly CityPlace[] {
  let chosen = cities.slice(0, count);
  while (!canLeave(chosen, left)) {
    const out = chosen.findLast(({ least }) => least > 0);
    const into = cities.find((one) => one.least === 0 && !chosen.includes(one));
    if (out === undefined || into === undefined) break;
    chosen = [...chosen.filter((one) => one !== out), into];
  }
  return chosen;
}
