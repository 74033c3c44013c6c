import { at, type Seat } from '@ecumene/engine';
import { type Terrain, terrainOf } from './ground.ts';
import type { Ancients, AreaNumber, Nation, NationNumber, Pieces } from './world.ts';

export function nation(world: Ancients, number: NationNumber): Nation {
  return at(world.nations, number);
}

/** A nation with all its pieces in stock and nothing else; endless ones never run out of them. */
export function newNation(name: string, pieces: Pieces, endless = false): Nation {
  return {
    name,
    seat: null,
    rev: 0,
    endless,
    pieces,
    stock: pieces.tokens,
    treasury: 0,
    tokens: 0,
    cities: 0,
    ships: [],
    hand: [],
    shown: [],
    cards: {},
    step: 0,
    idle: 0,
    unpaid: 0,
    mined: false,
    inert: false,
    waiting: false,
  };
}

export function nameOf(world: Ancients, number: NationNumber): string {
  return nation(world, number).name;
}

/** Barbarian tokens and Pirate cities are of a nation that is not in play. @rule AC 15.31 */
export const OUTSIDERS = 'outsiders';

/** Barbarians and Pirates, who never run out of pieces. @rule AC A41 */
export function outsiders(world: Ancients): NationNumber {
  return world.nations.length - 1;
}

/** The nation a seat plays. */
export function nationOf(world: Ancients, seat: Seat): NationNumber {
  const { nations } = world;
  for (let n = 0; n < nations.length; n++) if (nations[n]?.seat === seat) return n;
  throw new Error(`${seat} plays no nation`);
}

/** The nation of this name, or nobody. */
export function nationNamed(world: Ancients, name: string): NationNumber {
  return world.nations.findIndex((one) => one.name === name);
}

export function seatOf(world: Ancients, number: NationNumber): Seat {
  const { seat, name } = nation(world, number);
  if (seat === null) throw new Error(`nobody plays ${name}`);
  return seat;
}

/** Whether somebody plays this nation and it has a part in the turn. */
export function isActive(one: Nation): boolean {
  return one.seat !== null && !one.inert && !one.waiting;
}

/** Nations with a part in the turn, in the order of the succession track. @rule AC 17.4 */
export function active(world: Ancients): NationNumber[] {
  const numbers: NationNumber[] = [];
  for (let n = 0; n < world.nations.length; n++) if (isActive(at(world.nations, n))) numbers.push(n);
  return numbers;
}

/** Seats with a part in the turn, in the order of the succession track. @rule AC 17.4 */
export function inTrackOrder(world: Ancients): Seat[] {
  return seatsOf(world, active(world));
}

export function seatsOf(world: Ancients, numbers: readonly NationNumber[]): Seat[] {
  return numbers.map((n) => seatOf(world, n));
}

/** Nations with their civilization cards, as the world and every view of it have them. */
export interface CardHolders {
  readonly nations: readonly { readonly cards: Readonly<Record<string, number>> }[];
}

export function holds(world: CardHolders, number: NationNumber, card: string): boolean {
  return world.nations[number]?.cards[card] !== undefined;
}

export function terrain(world: Ancients): Terrain {
  return terrainOf(world.ground);
}

export function areaId(world: Ancients, area: AreaNumber): string {
  return at(terrainOf(world.ground).ids, area);
}

/** The area of this name, if it is in play. */
export function areaNumber(world: Ancients, id: string): AreaNumber | undefined {
  return terrainOf(world.ground).numbers.get(id);
}

/** How many tokens a nation has in an area. */
export function tokensIn(world: Ancients, area: AreaNumber, number: NationNumber): number {
  return world.tokens[area * world.nations.length + number] ?? 0;
}

/** Tokens in an area of all nations but one. */
export function foreignTokensIn(world: Ancients, area: AreaNumber, number: NationNumber): number {
  const width = world.nations.length;
  let sum = 0;
  for (let n = 0; n < width; n++) if (n !== number) sum += world.tokens[area * width + n] ?? 0;
  return sum;
}

/** Units are tokens and cities, not ships. @rule AC 5.5 */
export function hasUnitsIn(world: Ancients, area: AreaNumber, number: NationNumber): boolean {
  return world.cityIn[area] === number || tokensIn(world, area, number) > 0;
}

/** Areas with a city of this nation. */
export function citiesOf(world: Ancients, number: NationNumber): AreaNumber[] {
  const areas: AreaNumber[] = [];
  for (let area = 0; area < world.cityIn.length; area++) if (world.cityIn[area] === number) areas.push(area);
  return areas;
}

/** Areas with tokens of this nation. */
export function areasWithTokens(world: Ancients, number: NationNumber): AreaNumber[] {
  const width = world.nations.length;
  const areas: AreaNumber[] = [];
  for (let area = 0, i = number; i < world.tokens.length; area++, i += width) {
    if ((world.tokens[i] ?? 0) > 0) areas.push(area);
  }
  return areas;
}

export function citiesInStock(one: Nation): number {
  return one.endless ? Number.POSITIVE_INFINITY : one.pieces.cities - one.cities;
}

/** Tokens aboard ships. They are in no area. @rule AC ST tokens-aboard.5 */
export function aboard({ ships }: Nation): number {
  let sum = 0;
  for (const ship of ships) sum += ship.aboard;
  return sum;
}

/** What a city counts in unit points; a token counts one. @rule AC 5.6 */
export const CITY_POINTS = 5;

/** Unit points in stock. @rule AC 19.32 @rule AC 30.411 */
export function pointsInStock(one: Nation): number {
  return one.stock + CITY_POINTS * citiesInStock(one);
}

/** Nations by unit points in stock, most first; ties in the order of the track. @rule AC 19.32 @rule AC 17.4 @rule AC P2 */
export function byStock(world: Ancients, among: readonly NationNumber[]): NationNumber[] {
  return [...among].sort((a, b) => pointsInStock(nation(world, b)) - pointsInStock(nation(world, a)) || a - b);
}
