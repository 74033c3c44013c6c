import type { AncientView, NationView, PublicState, Terrain } from '@ecumene/ancients';
import type { Reading } from './reading.ts';
import type { Temperament } from './temperament.ts';
import type { Worths } from './worths.ts';

/** What a seat sees of the board, as numbers. */
export interface BoardPosition {
  readonly view: AncientView;
  /** The same, to be read with functions of the games. */
  readonly state: PublicState;
  /** The book of the game, asked about it. */
  readonly book: Reading;
  readonly worths: Worths;
  readonly purchase: PurchaseStyle;
  readonly credits: (advance: string, held: Readonly<Record<string, number>>) => number;
  readonly land: Terrain;
  readonly me: NationView;
  /** The own nation's place among the nations of the view. */
  readonly number: number;
  /** Own tokens by area. */
  readonly own: number[];
  /** Tokens of all others by area. */
  readonly foreign: number[];
  /** The strongest of the others in each area; nobody, if there is none. */
  readonly rival: number[];
  /** Whose city stands in each area, by place among the nations; nobody's, if there is none. */
  readonly owner: readonly number[];
  /** Tokens each area feeds that the nation has to itself. */
  readonly feeds: readonly number[];
  /** Whether floods do the nation less harm. */
  readonly isDry: boolean;
}

/** What is bought and handed in. */
export interface Basket {
  readonly buy: readonly string[];
  readonly spend: Readonly<Record<string, number>>;
}

/** What buying an advance brings besides itself. */
export interface Extra {
  /** Points off the price of another advance of the same purchase. */
  readonly off: number;
  /** What else it is worth. */
  readonly worth: number;
}

/** What a game adds to the purchase of advances. */
export interface PurchaseStyle {
  /** What buying an advance brings besides itself, by what other advances are worth; nothing, if it brings nothing. */
  readonly extra?: (position: BoardPosition, advance: string, worthOf: (other: string) => number) => Extra | undefined;
  /** The set that counts as a larger one, and by how much that is worth more; nothing, if none does. */
  readonly enlarges: (position: BoardPosition, hand: readonly number[]) => Enlarged | undefined;
  /** The answer for a basket, with all choices that go with it. */
  readonly answer: (
    position: BoardPosition,
    temper: Temperament,
    basket: Basket,
    enlarged: string | undefined,
  ) => unknown;
}

export interface Enlarged {
  readonly good: number;
  readonly gain: number;
}

export function holds(nation: NationView | undefined, card: string): boolean {
  return nation?.cards[card] !== undefined;
}

/** Tokens of other nations next to an area by land, the largest body of one nation; the own do not count. */
export function menace(position: BoardPosition, area: number): number {
  let most = 0;
  for (const near of position.land.land[area] ?? []) most = Math.max(most, position.foreign[near] ?? 0);
  return most;
}
