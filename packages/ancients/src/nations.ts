import { at, type Seat } from '@ecumene/engine';
import { type Terrain, terrainOf } from './ground.ts';
import type { AdvanceHolders, PublicNation, PublicState } from './state.ts';
import { type AreaNumber, type Nation, type NationNumber, NOBODY, type Pieces } from './world.ts';

export function nation<N>(state: { readonly nations: readonly N[] }, number: NationNumber): N {
  return at(state.nations, number);
}

/** A nation with all its pieces in stock and nothing else; endless ones never run out of them. */
export function newNation(name: string, pieces: Pieces, endless = false): Nation {
  return {
    name,
    seat: null,
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
    inert: false,
    waiting: false,
  };
}

export function nameOf(state: PublicState, number: NationNumber): string {
  return nation(state, number).name;
}

/** Barbarian tokens and Pirate cities are of a nation that is not in play. @rule general.nations */
export const OUTSIDERS = 'outsiders';

/** Barbarians and Pirates, who never run out of pieces. @rule general.nations */
export function outsiders(state: PublicState): NationNumber {
  return state.nations.length - 1;
}

/** The nation a seat plays. */
export function nationOf(state: PublicState, seat: Seat): NationNumber {
  const { nations } = state;
  for (let n = 0; n < nations.length; n++) if (nations[n]?.seat === seat) return n;
  throw new Error(`${seat} plays no nation`);
}

/** The nation of this name, or nobody. */
export function nationNamed(state: PublicState, name: string): NationNumber {
  return state.nations.findIndex((one) => one.name === name);
}

export function seatOf(state: PublicState, number: NationNumber): Seat {
  const { seat, name } = nation(state, number);
  if (seat === null) throw new Error(`nobody plays ${name}`);
  return seat;
}

/** Whether somebody plays this nation and it has a part in the turn. */
export function isActive(one: PublicNation): boolean {
  return one.seat !== null && !one.inert && !one.waiting;
}

/** Nations with a part in the turn, in the order of the succession track. @rule general.nations */
export function active(state: PublicState): NationNumber[] {
  const numbers: NationNumber[] = [];
  for (let n = 0; n < state.nations.length; n++) if (isActive(at(state.nations, n))) numbers.push(n);
  return numbers;
}

/** Seats with a part in the turn, in the order of the succession track. @rule general.nations */
export function inTrackOrder(state: PublicState): Seat[] {
  return seatsOf(state, active(state));
}

/** Seats whose nations have nothing on the board. A calamity of others may give them something again. */
export function withoutUnits(state: PublicState): Seat[] {
  return seatsOf(
    state,
    active(state).filter((n) => isWithoutPieces(at(state.nations, n))),
  );
}

/** Whether no player has a token or a city: nothing grows or moves any more. */
export function isBoardEmpty(state: PublicState): boolean {
  return active(state).every((n) => !hasUnits(at(state.nations, n)));
}

/** Units are tokens and cities, not ships. @rule general.nations */
function hasUnits({ tokens, cities }: PublicNation): boolean {
  return tokens > 0 || cities > 0;
}

function isWithoutPieces(one: PublicNation): boolean {
  return !hasUnits(one) && one.ships.length === 0;
}

export function seatsOf(state: PublicState, numbers: readonly NationNumber[]): Seat[] {
  return numbers.map((n) => seatOf(state, n));
}

export function holds(state: AdvanceHolders, number: NationNumber, card: string): boolean {
  return state.nations[number]?.cards[card] !== undefined;
}

export function terrain(state: PublicState): Terrain {
  return terrainOf(state.ground);
}

export function areaId(state: PublicState, area: AreaNumber): string {
  return at(terrainOf(state.ground).ids, area);
}

/** The area of this name, if it is in play. */
export function areaNumber(state: PublicState, id: string): AreaNumber | undefined {
  return terrainOf(state.ground).numbers.get(id);
}

/** Areas next to one by land or water. @rule calamities.places */
export function neighboursOf(state: PublicState, area: AreaNumber): AreaNumber[] {
  const { land, water } = terrain(state);
  return [...new Set([...at(land, area), ...at(water, area)])];
}

/** How many tokens a nation has in an area. */
export function tokensIn(state: PublicState, area: AreaNumber, number: NationNumber): number {
  return state.tokens[area * state.nations.length + number] ?? 0;
}

/** Tokens in an area of all nations but one. */
export function foreignTokensIn(state: PublicState, area: AreaNumber, number: NationNumber): number {
  const width = state.nations.length;
  let sum = 0;
  for (let n = 0; n < width; n++) if (n !== number) sum += state.tokens[area * width + n] ?? 0;
  return sum;
}

/** Units are tokens and cities, not ships. @rule general.nations */
export function hasUnitsIn(state: PublicState, area: AreaNumber, number: NationNumber): boolean {
  return state.cityIn[area] === number || tokensIn(state, area, number) > 0;
}

/** Whether anybody but this nation has units in an area. */
export function hasForeignUnitsIn(state: PublicState, area: AreaNumber, number: NationNumber): boolean {
  const owner = at(state.cityIn, area);
  return (owner !== NOBODY && owner !== number) || foreignTokensIn(state, area, number) > 0;
}

/** Areas with a city of this nation. */
export function citiesOf(state: PublicState, number: NationNumber): AreaNumber[] {
  const areas: AreaNumber[] = [];
  for (let area = 0; area < state.cityIn.length; area++) if (state.cityIn[area] === number) areas.push(area);
  return areas;
}

/** Areas with tokens of this nation. */
export function areasWithTokens(state: PublicState, number: NationNumber): AreaNumber[] {
  const width = state.nations.length;
  const areas: AreaNumber[] = [];
  for (let area = 0, i = number; i < state.tokens.length; area++, i += width) {
    if ((state.tokens[i] ?? 0) > 0) areas.push(area);
  }
  return areas;
}

export function citiesInStock(one: PublicNation): number {
  return one.endless ? Number.POSITIVE_INFINITY : one.pieces.cities - one.cities;
}

/** Tokens aboard ships. They are in no area. @rule general.nations */
export function aboard({ ships }: Pick<PublicNation, 'ships'>): number {
  let sum = 0;
  for (const ship of ships) sum += ship.aboard;
  return sum;
}

/** What a city counts in unit points; a token counts one. @rule general.nations */
export const CITY_POINTS = 5;

/** Unit points in stock. @rule general.nations */
export function pointsInStock(one: PublicNation): number {
  return one.stock + CITY_POINTS * citiesInStock(one);
}

/** Nations by unit points in stock, most first; ties in the order of the track. @rule general.nations */
export function byStock(state: PublicState, among: readonly NationNumber[]): NationNumber[] {
  return [...among].sort((a, b) => pointsInStock(nation(state, b)) - pointsInStock(nation(state, a)) || a - b);
}
