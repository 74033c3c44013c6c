import type { Trade } from '../book/trade.ts';
import type { Face } from '../world.ts';

/** What an agent may do in a trade for a player who is away. Commodities are called by what they are. */
export interface TradeAgent {
  /** Each trade makes the sets of the hand worth more by at least so much. */
  readonly gain: number;
  /** Commodities it never gives. */
  readonly never: readonly string[];
  /** So many cards that are not named it takes in one trade, at the most. */
  readonly unnamed: number;
  /** So many trades in one turn, those of the player included, at the most. */
  readonly deals: number;
  /** Whether it gives calamities that can be traded, as cards that are not named. */
  readonly calamities: boolean;
  /** Nations it does not trade with. */
  readonly except: readonly string[];
  /** For so many commodities it makes offers of its own: those of which more would raise its sets most. */
  readonly seeks: number;
  /** The offers it makes besides. */
  readonly offers: readonly OpenOffer[];
  /** Whether it ends trading when nothing is left to do; otherwise the table waits for its player. */
  readonly ends: boolean;
}

/** An offer an agent makes whenever it can. */
export interface OpenOffer {
  readonly gives: number;
  /** What it may give; anything the agent may give, if nothing is named. */
  readonly of: readonly string[];
  readonly wants: number;
  readonly asks: readonly string[];
}

/** An offer somebody else has made, as the nation sees it. */
export interface OfferHeard {
  readonly id: number;
  readonly from: string;
  readonly gives: number;
  readonly names: readonly string[];
  readonly wants: number;
  readonly asks: readonly string[];
}

/** An offer of the nation that is open. */
export type OwnOffer = Pick<OfferHeard, 'gives' | 'names' | 'wants' | 'asks'>;

/** What an agent goes by. */
export interface TradeSeen {
  readonly terms: Pick<Trade<never>, 'fewest' | 'named' | 'mostOffers'>;
  /** All kinds of cards in the game. */
  readonly faces: readonly Face[];
  /** The faces of the hand that may be given away. */
  readonly hand: readonly Face[];
  /** Those that are also held but may not be given away. */
  readonly kept: readonly Face[];
  /** Offers the nation could accept. */
  readonly heard: readonly OfferHeard[];
  /** Its own offers that are open. */
  readonly own: readonly OwnOffer[];
  /** Trades it has made this turn. */
  readonly deals: number;
  readonly done: boolean;
}

export type AgentMove =
  | { readonly do: 'accept'; readonly offer: number; readonly give: string[] }
  | { readonly do: 'offer'; readonly give: string[]; readonly wants: number; readonly asks: string[] }
  | { readonly do: 'done' };
