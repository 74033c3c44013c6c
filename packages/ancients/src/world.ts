import type { Recording, Seat, World } from '@ecumene/engine';
import type { AncientEvent } from './events.ts';
import type { Ground } from './ground.ts';

/** An area by its number on the ground (see `terrainOf`). */
export type AreaNumber = number;
/** A nation by its row on the succession track, from 0; the last number is the outsiders'. */
export type NationNumber = number;

export const NOBODY = -1;

/** A ship, and where it lies. */
export interface Ship {
  /** From 1: what its owner calls it. */
  readonly no: number;
  at: AreaNumber;
  /** On which shore of the area, where it has several. */
  shore: number;
  aboard: number;
}

/** How many pieces a nation has in all. */
export interface Pieces {
  readonly tokens: number;
  readonly cities: number;
  readonly ships: number;
}

/**
 * A nation. Its tokens are always somewhere: stock + treasury + on the board = all its tokens. The counts are kept by
 * the verbs that move pieces (`tokens.ts`, `cities.ts`, `fleet.ts`), which nothing else does.
 */
export interface Nation {
  readonly name: string;
  /** Who plays it; nobody, if it is not in play or belongs to the outsiders. */
  seat: Seat | null;
  /** Outsiders (Barbarians, Pirates) never run out of pieces. */
  readonly endless: boolean;
  readonly pieces: Pieces;
  stock: number;
  treasury: number;
  /** Tokens on the board, those aboard ships included. */
  tokens: number;
  /** Cities on the board. */
  cities: number;
  ships: Ship[];
  /** Trade cards by number, as they came. */
  hand: number[];
  /** Trade cards of the hand that lie face up and buy nothing this turn. */
  shown: number[];
  /** Civilization cards, with the turn in which each was acquired. */
  cards: Record<string, number>;
  /** Spaces moved along the succession track. */
  step: number;
  /** Tokens on the board that support no city for the time being. */
  idle: number;
  /** Cities whose taxes went unpaid this turn. */
  unpaid: number;
  /** Its player has left: its units stay where they are. */
  inert: boolean;
  /**
   * Its player came late and waits for a way into the game. Set only by a game that takes newcomers; but all phases ask who is
   * active, and every stored table and view says it.
   */
  waiting: boolean;
}

/** What trade cards show. */
export interface Face {
  readonly id: string;
  /** What it is, where cards of several stacks are the same thing; its id, if not said. */
  readonly thing?: string;
  readonly kind: 'commodity' | 'calamity';
  /** The stack it belongs to, from 1; also the value of a commodity, unless that is said. */
  readonly stack: number;
  readonly value?: number;
  readonly copies: number;
  readonly tradable: boolean;
}

/** Why an offer is declined, as far as whoever declines says so. It is talk and need not be true. */
export type DeclineReason = (typeof DECLINE_REASONS)[number];
export const DECLINE_REASONS = ['too-little', 'collects', 'lacks', 'not-now', 'not-you'] as const;

/** What a nation says when it declines an offer. */
export interface Declined {
  readonly why?: DeclineReason;
  /** The card it collects, one of those asked for. */
  readonly card?: string;
}

export interface Offer {
  readonly id: number;
  readonly from: NationNumber;
  /** Everybody, if not said. */
  readonly to?: NationNumber;
  /** The offer it answers. */
  readonly counters?: number;
  /** The cards given; the first ones are those named. */
  readonly give: readonly number[];
  readonly wants: number;
  readonly asks: readonly string[];
  /** The one it was made to has declined it: nobody can accept it any more. */
  readonly declined?: Declined;
}

/** The trade, while it is open. */
export interface Market {
  offers: Offer[];
  done: NationNumber[];
  /** Who trades: nations that had enough cards when the trade opened. */
  traders: NationNumber[];
  /** What offers that were withdrawn had named, as long as that must still be true. */
  told: { readonly from: NationNumber; readonly to?: NationNumber; readonly names: readonly string[] }[];
  /** Nations that let others trade through them, and the card each asks for it; '' for none. */
  tolls?: Record<NationNumber, string>;
  /** Offers made this turn, to number them. */
  made: number;
  /** While the trade is open: the nations of all trades made, once for each trade. */
  struck?: NationNumber[];
}

/** What everybody knows a hand not to hold: a thing, or commodities of at least a value. */
export type Lack =
  | { readonly nation: NationNumber; readonly thing: string }
  | { readonly nation: NationNumber; readonly valueFrom: number };

export interface TradeCards {
  /** All kinds of cards in this game. A card's number tells its face: see `faceOf`. */
  readonly faces: readonly Face[];
  /** More than there are copies of any face, where that is more than 16: it tells cards apart. */
  readonly copies?: number;
  /** Face down; the top card is the last. */
  readonly stacks: number[][];
  /** Spent, surrendered and calamities that are over: they wait to go back to their stacks. */
  returned: number[];
  /** Who last gave a calamity away, by card. */
  givers: Record<number, NationNumber>;
  /** Cards that went from hand to hand this turn: both sides know them. Nobody's number in a world imagined by a third. */
  passed: { readonly card: number; readonly from: NationNumber; readonly to: NationNumber }[];
  /** Cards that went back under their stacks last, until cards are drawn again: everybody saw them lie open. */
  restacked: number[];
  /** Commodities that went under their stacks unseen, until cards are drawn again. */
  buried: number[];
  /** What hands are known not to hold, until cards come in. */
  lacks?: Lack[];
  /** Who drew from which stack this turn, until calamities are shown: among those cards may be some. */
  fresh: { readonly nation: NationNumber; readonly stack: number }[];
  readonly market: Market;
}

/** What a nation has moved so far. */
export interface MovementSoFar {
  readonly nation: NationNumber;
  /** By area: tokens that have moved already. */
  readonly moved: number[];
  /** By ship: areas entered. */
  readonly sailed: number[];
  /** Ships built or kept in this movement, where ships are tended while moving, and how many were built. */
  readonly fit?: number[];
  built?: number;
}

/** A calamity that somebody holds when trading ends. */
export interface Strike {
  readonly card: number;
  readonly victim: NationNumber;
  /** Who gave it to the victim; nobody, if the victim drew it. */
  readonly trader: NationNumber;
}

/** The world the Civilization games share. A game's own world also tells its own events. */
export interface Ancients<O = unknown> extends Omit<World<O>, 'news'>, Recording<AncientEvent> {
  /** The version of its game's rules the table was opened under; nothing for the first. */
  readonly version?: string;
  readonly ground: Ground;
  turn: number;
  /** By rows of the succession track; the outsiders come last. */
  readonly nations: Nation[];
  /** How many tokens each nation has where: `tokens[area * nations.length + nation]`. */
  readonly tokens: number[];
  /** Whose city stands in each area. */
  readonly cityIn: NationNumber[];
  /** Areas where a city was built this turn. */
  newCities: AreaNumber[];
  /** Nations in the order of the last census. */
  census: NationNumber[];
  /** The movements in progress; null while nobody moves. */
  movement: MovementSoFar[] | null;
  /** Areas that are not played on, though they are on the board. */
  outOfPlay?: readonly AreaNumber[];
  readonly trade: TradeCards;
  /** Calamities still to be resolved this turn, in order. */
  strikes: Strike[];
  over: boolean;
}
