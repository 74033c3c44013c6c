import type { Acting, Asking, Dice, Refusal } from '@ecumene/engine';
import type { OwnMove } from '../asking.ts';
import type { Book } from '../book/book.ts';
import type { Ancients, NationNumber } from '../world.ts';
import type { TradeMove } from './moves.ts';

/** The rules a game trades by: its book, and what it adds to trading. `X` are its own moves. */
export interface Trading<W extends Ancients, X extends OwnMove = never> {
  readonly book: Pick<Book<W>, 'trade'>;
  /** Asks for a move, with all forms of it that the game knows. */
  readonly ask: (rule: string, acting: Acting<TradeMove | X>, optional: boolean) => Asking<TradeMove | X>;
  /** Whether a card that could be traded may be given away now; any may, if not said. */
  readonly mayGive?: (world: Ancients, card: number) => boolean;
  /** A nation has received these cards in a trade. */
  readonly received?: (world: W, number: NationNumber, cards: readonly number[]) => void;
  /** What speaks against a move besides the shared rules. */
  readonly refuse?: (world: W, number: NationNumber, move: TradeMove | X) => Refusal | undefined;
  /** What a move does besides the shared rules. */
  readonly act?: (world: W, number: NationNumber, move: TradeMove | X) => void;
  /** Another move in place of a random one, so that every move of the game can come up. */
  readonly vary?: (world: W, number: NationNumber, move: TradeMove, dice: Dice) => TradeMove | X;
}
