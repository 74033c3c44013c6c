import { type Refusal, refuse, say, the } from '@ecumene/engine';
import { nation } from '../nations.ts';
import type { PublicState } from '../state.ts';
import type { NationNumber } from '../world.ts';
import type { Cites } from './cites.ts';

/** A trade card that can be bought. */
export interface Ware {
  /** What a player calls it: its stack, mostly. */
  readonly id: string;
  readonly stack: number;
  /** What players call the stack, where that is not its number. */
  readonly level?: number;
  readonly price: number;
}

/** How a game deals and sells trade cards. */
export interface TradeCardRules<S> {
  /** The stacks a nation draws from, one card each, in order. */
  readonly stacks: (state: S, nation: NationNumber) => readonly number[];
  /** The stack that stands in for an empty one; 0 where nothing is drawn then. */
  readonly substitute: number;
  /** What is on sale to a nation that has bought these already, this turn. */
  readonly onSale: (state: S, nation: NationNumber, bought: readonly string[]) => readonly Ware[];
  /** Why something that is not on sale to a nation is not, where the book says it. */
  readonly notOnSale?: (state: S, nation: NationNumber, id: string) => Refusal | undefined;
  /** Commodities a hand may keep. */
  readonly handLimit: (state: S, nation: NationNumber) => number;
  readonly cites: Cites<
    'stacks' | 'draw' | 'order' | 'buy' | 'pass' | 'return' | 'bury' | 'sets' | 'secret' | 'keep' | 'surrender'
  >;
}

/** A stack that sells only to the owners of a card, or to nobody. @rule tradeCards.buy */
export function sellsOnlyWith(card: string | null, stack: number, rule: string): Refusal {
  return card === null
    ? refuse('not-sold', say('Stack {stack} sells no cards. Choose another stack.', { stack }), rule)
    : refuse(
        'needs',
        say('You need {card} to buy from stack {stack}. Choose another stack.', { card: the('card', card), stack }),
        rule,
      );
}

/** What a nation can buy now. Treasuries are public, and so is whether a stack is empty. @rule tradeCards.buy */
export function affordable<S extends PublicState>(
  { onSale, substitute }: Pick<TradeCardRules<S>, 'onSale' | 'substitute'>,
  state: S,
  number: NationNumber,
  bought: readonly string[],
  isEmpty: (stack: number) => boolean,
): readonly Ware[] {
  const { treasury } = nation(state, number);
  return onSale(state, number, bought).filter(
    ({ stack, price }) => treasury >= price && (substitute > 0 || !isEmpty(stack)),
  );
}
