import { holds, type NationNumber, nation, sellsOnlyWith, type TradeCardRules, type Ware } from '@ecumene/ancients';
import { type Refusal, refuse, say } from '@ecumene/engine';
import { BLOCKS, blockOf, LEVELS, levelOf } from '../data/blocks.ts';
import { HAND_LIMIT, MOST_BOUGHT, ON_SALE } from '../data/trade-cards.ts';
import { changeBy } from './cultures.ts';
import { totalOf } from './effects.ts';
import type { EpState } from './state.ts';

const keepsMore = totalOf('hand-limit');

/** Treasury tokens a nation gets for each face point it sells; 0 for those who sell nothing. @rule EP 27.1 @rule EP 30.48.2 */
export const saleRate = totalOf('sells-cards');

/** The stack of a level in a nation's own block. @rule EP 22.1.2 */
export function stackOf(state: EpState, number: NationNumber, level: number): number {
  return (state.firstStacks[number] ?? 0) + level;
}

/** One card from each of the first stacks, as many as cities; at most nine. @rule EP 22.1 @rule EP 22.2 @rule EP 33.3.2.2 */
function stacks(state: EpState, number: NationNumber): readonly number[] {
  return stacksFor(state, number, nation(state, number).cities);
}

/** The same for so many cities. */
export function stacksFor(state: EpState, number: NationNumber, cities: number): readonly number[] {
  const count = Math.max(0, Math.min(LEVELS, cities));
  return Array.from({ length: count }, (_, i) => stackOf(state, number, i + 1));
}

/** Two cards a turn, from own stacks. @rule rows.on-sale @rule EP 22.5.1 @rule EP 22.5.2 @rule EP 22.5.3 @rule EP 22.5.4 @rule EP 22.5.5 @rule EP O 3.3.2.2 @rule EP C31 */
function onSale(state: EpState, number: NationNumber, bought: readonly string[]): readonly Ware[] {
  if (bought.length >= MOST_BOUGHT) return [];
  const cheaper = changeBy(state, number, 'trade-card-price');
  return ON_SALE.filter(({ advance }) => advance === null || holds(state, number, advance))
    .toSorted((a, b) => a.level - b.level)
    .map(({ level, price }) => {
      const stack = stackOf(state, number, level);
      return { id: String(stack), stack, level, price: price + cheaper };
    });
}

/** A stack of the other block, one that never sells, or one that sells only with an advancement. @rule EP 22.1.2 @rule EP 22.5.1 */
function notOnSale(state: EpState, number: NationNumber, id: string): Refusal | undefined {
  const blocks = state.firstStacks.includes(LEVELS) ? BLOCKS : BLOCKS.slice(0, 1);
  const named = blocks.flatMap((_, block) => Array.from({ length: LEVELS }, (_, i) => block * LEVELS + i + 1));
  const stack = named.find((one) => String(one) === id);
  if (stack === undefined) return undefined;
  const level = levelOf(stack);
  if (blockOf(stack) !== blockOf(stackOf(state, number, level)))
    return refuse(
      'other-block',
      blockOf(stack) === 'west'
        ? say('This stack is in the western block. Choose a stack of your own block.')
        : say('This stack is in the eastern block. Choose a stack of your own block.'),
      'EP 22.1.2',
    );
  const sold = ON_SALE.find((one) => one.level === level);
  return sellsOnlyWith(sold?.advance ?? null, level, sold?.rule ?? 'EP 22.5.1');
}

/** @rule EP 27.2.1 @rule EP 27.2.2 @rule EP 27.2.3 @rule EP C36 */
export const tradeCards: TradeCardRules<EpState> = {
  stacks,
  substitute: 0,
  onSale,
  notOnSale,
  handLimit: (state, number) => HAND_LIMIT + keepsMore(state, number) + changeBy(state, number, 'hand-limit'),
  cites: {
    stacks: ['EP 10.3.5', 'EP C30'],
    draw: ['EP 22.2', 'EP 22.1', 'EP 22.1.2', 'EP 22.2.1', 'EP 22.3'],
    order: ['EP 22.1'],
    buy: ['EP 22.5.1', 'EP 22.5.2', 'EP C31'],
    pass: ['EP 23.1', 'EP C33'],
    return: ['EP 27.3.1', 'EP 27.3.2', 'EP 27.3.3', 'EP 24.8', 'EP C35'],
    bury: ['EP 27.3.1'],
    sets: ['EP 26.3.1', 'EP 26.3.2'],
    secret: ['EP 22.4', 'EP 22.3', 'EP C83'],
    keep: ['EP 27.2', 'EP C36'],
    surrender: ['EP 27.2'],
  },
};
