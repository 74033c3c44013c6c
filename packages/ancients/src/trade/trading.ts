import type { Ancients, NationNumber } from '../world.ts';

/** How a game trades. */
export interface Trading {
  /** Cards each side gives at the least. */
  readonly fewest: number;
  /** How many of them are named truthfully. */
  readonly named: number;
  /** How many offers of one nation may stand at a time: no rule of a book, but a table must not drown in them. */
  readonly standing: number;
  /** Whether two nations may trade with each other. */
  mayTrade?(world: Ancients, a: NationNumber, b: NationNumber): boolean;
  /** Nations through which two may trade that may not do so directly; nobody, if not said. */
  middlemen?(world: Ancients, a: NationNumber, b: NationNumber): readonly NationNumber[];
  /** Whether a card that could be traded may be given away now; any may, if not said. */
  mayGive?(world: Ancients, card: number): boolean;
  /** A nation has received these cards in a trade. */
  received?(world: Ancients, number: NationNumber, cards: readonly number[]): void;
  readonly rules: { readonly trade: string; readonly offer: string; readonly calamity: string; readonly end: string };
}
