import { at, type Seat, type World } from '@ecumene/engine';
import type { ByPlayers } from './cards/card.ts';
import type { Players } from './cards/decks.ts';
import { type CardNo, numberOf, sameFace } from './cards/numbered.ts';
import type { Happened } from './happenings.ts';
import type { AgesOptions } from './options.ts';

/** A technology that workers stand on. */
export interface Work {
  card: CardNo;
  workers: number;
  /** Blue tokens: food, resources. */
  tokens: number;
}

export interface Wonder {
  card: CardNo;
  ruin: boolean;
  /** The leader put under it, if any. */
  under: CardNo;
}

export type Side = 'A' | 'B' | 'both';

/** What was done this turn and may be done only once in it. */
export interface TurnMarks {
  leaderReplaced: boolean;
  tactic: boolean;
  /** Military actions spent in place of civil ones. */
  asCivil: number;
  /** Resources for units that a card gives each turn, already used. */
  eachTurn: number;
  /** The leader's choice of the turn has been made. */
  chosen: boolean;
  /** Population gained for nothing. */
  sailed: boolean;
  theater: boolean;
  traded: boolean;
  /** Cards taken in this Action Phase. */
  taken: CardNo[];
}

/** A place around the table; nobody sits at -1. */
export type Place = number;
export const NOBODY: Place = -1;

export interface Civilization {
  /** Changes with everything that can change a statistic. */
  rev: number;
  readonly seat: Seat;
  readonly place: Place;
  /** Resigned, and out of the game. */
  out: boolean;
  government: CardNo;
  leader: CardNo;
  works: Work[];
  specials: CardNo[];
  wonders: Wonder[];
  unfinished: CardNo;
  /** Stages built of the unfinished wonder, each under a blue token. */
  stages: number;
  colonies: CardNo[];
  tactic: CardNo;
  /** Whether the current tactic lies in the own play area. */
  exclusive: boolean;
  /** Wars declared on others and not resolved yet. */
  wars: { card: CardNo; on: Place }[];
  /** The pact in the own play area, the other party and the own side. */
  pact: CardNo;
  pactWith: Place;
  pactSide: Side;
  civilHand: CardNo[];
  militaryHand: CardNo[];
  /** Hidden cards this player has seen: events prepared and cards discarded. */
  knows: CardNo[];
  /** The top event, if this player has looked at it. */
  peeked: CardNo;
  yellow: number;
  unused: number;
  blue: number;
  science: number;
  culture: number;
  civilReady: number;
  civilSpent: number;
  militaryReady: number;
  militarySpent: number;
  /** What lasts for this turn only. */
  extraActions: number;
  extraResources: number;
  extraScience: number;
  /** The levels of the leaders ever taken. */
  leadersTaken: number[];
  /** The second political action of the game has been used. */
  secondAction: boolean;
  /** No political action in the next Politics Phase. */
  forfeits: boolean;
  turn: TurnMarks;
}

/** Something begun that the next step resolves. */
export type Pending =
  /** With the best bid for a territory so far, which must stay possible. */
  | { readonly is: 'event'; readonly card: CardNo; readonly bid?: { readonly by: Place; readonly force: number } }
  | {
      readonly is: 'aggression';
      readonly card: CardNo;
      readonly by: Place;
      readonly on: Place;
      readonly strength: number;
    }
  | { readonly is: 'offer'; readonly card: CardNo; readonly by: Place; readonly to: Place; readonly side: Side }
  | { readonly is: 'colony'; readonly card: CardNo; readonly by: Place }
  | { readonly is: 'stages'; readonly by: Place; readonly count: number };

export interface Ages extends World<AgesOptions, Happened> {
  civs: Civilization[];
  /** 0 for Age A up to 4 for the age that ends the game. */
  age: number;
  round: number;
  current: Place;
  starting: Place;
  /** The number of the last round, once it is settled. */
  lastRound: number;
  /** From the cheap end; NONE where a space is empty. */
  row: CardNo[];
  /** Decks are drawn from the end. */
  civilDeck: CardNo[];
  militaryDeck: CardNo[];
  /** The discard pile of the current age: cards nobody was shown, and cards all have seen. */
  discards: CardNo[];
  seen: CardNo[];
  /** Out of the game: cards all have seen, and cards nobody has. */
  removed: CardNo[];
  buried: CardNo[];
  /** For how many players the decks of each age were made. */
  madeFor: number[];
  /** The current events deck and the future one, the top card last. */
  events: CardNo[];
  future: CardNo[];
  past: CardNo[];
  tactics: CardNo[];
  /** Tokens in the hands of the players. */
  tokens: { blue: number; yellow: number };
  /** Political actions the current player may still take in this phase. */
  politics: number;
  /** The current player is in the Action Phase. */
  acting: boolean;
  pending: Pending[];
}

export function freshMarks(): TurnMarks {
  return {
    leaderReplaced: false,
    tactic: false,
    asCivil: 0,
    eachTurn: 0,
    chosen: false,
    sailed: false,
    theater: false,
    traded: false,
    taken: [],
  };
}

export function civOf(world: Ages, seat: Seat): Civilization {
  for (const civ of world.civs) if (civ.seat === seat) return civ;
  throw new Error(`${seat} has no civilization`);
}

export function civAt(world: Ages, place: Place): Civilization {
  return at(world.civs, place);
}

export function currentCiv(world: Ages): Civilization {
  return at(world.civs, world.current);
}

export function playersLeft(world: Ages): number {
  let left = 0;
  for (const civ of world.civs) if (!civ.out) left += 1;
  return left;
}

export function asPlayers(count: number): Players {
  if (count >= 4) return 4;
  return count === 3 ? 3 : 2;
}

/** A number printed for the players who are left. @rule TTA ruling.T86 */
export function amountFor<T>(world: Ages, printed: ByPlayers<T>): T {
  return printed[asPlayers(playersLeft(world))];
}

/** Only one player is left. @rule TTA resign.5 */
export function isDecided(world: Ages): boolean {
  return playersLeft(world) < 2;
}

/** The players still in the game, clockwise from a place. @rule TTA flow.2 @rule TTA ruling.P2 */
export function clockwiseFrom(world: Ages, place: Place): Civilization[] {
  const { civs } = world;
  const order: Civilization[] = [];
  for (let i = 0; i < civs.length; i++) {
    const civ = at(civs, (Math.max(place, 0) + i) % civs.length);
    if (!civ.out) order.push(civ);
  }
  return order;
}

export function rivalsOf(world: Ages, civ: Civilization): Civilization[] {
  return clockwiseFrom(world, civ.place).filter((other) => other !== civ);
}

/** The work on a card of this name. */
export function workOn(civ: Civilization, id: string): Work | undefined {
  const no = numberOf(id);
  if (no === undefined) return undefined;
  for (const work of civ.works) if (sameFace(work.card, no)) return work;
  return undefined;
}

/** Something a statistic may depend on has changed. */
export function touch(civ: Civilization): void {
  civ.rev += 1;
}

/** The same, for what reaches across the table: pacts and wonders. */
export function touchAll(world: Ages): void {
  for (const civ of world.civs) civ.rev += 1;
}

export function takeOut(cards: CardNo[], no: CardNo): void {
  const index = cards.indexOf(no);
  if (index < 0) throw new Error(`card ${no} is not where it was expected`);
  cards.splice(index, 1);
}
