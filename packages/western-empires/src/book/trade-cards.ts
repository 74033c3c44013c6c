import { type NationNumber, nation, sellsOnlyWith, type TradeCardRules, type Ware } from '@ecumene/ancients';
import type { Refusal } from '@ecumene/engine';
import { effectsOf } from '../data/advance-effects.ts';
import { ADVANCE_IDS } from '../data/advances.ts';
import { HAND_LIMIT, OPEN_STACK, STACKS } from '../data/trade-cards.ts';
import { effectsHeld, hasEffect } from './effects.ts';
import type { WeState } from './state.ts';

const buys = effectsHeld('buys-trade-cards');
const getsFree = hasEffect('free-trade-card');
const holdsMore = effectsHeld('hand-limit');

/** The pile of Water beside the stacks. @rule WE deck.4 @rule WE drawing.9 */
export const WATER_STACK = STACKS + 1;

const FREE = 'free-';

/** @rule WE purchases.3 @rule WE cartography.1 @rule WE cartography.2 @rule WE mining.1 @rule WE rhetoric.1 */
function forTreasury(state: WeState, number: NationNumber): readonly Ware[] {
  const wares = [OPEN_STACK, ...buys(state, number)];
  return wares.toSorted((a, b) => a.stack - b.stack).map(({ stack, price }) => ({ id: String(stack), stack, price }));
}

/** One card of a stack above the number of cities, once. @rule WE wonder-of-the-world.1 @rule WE wonder-of-the-world.4 @rule WE wonder-of-the-world.5 @rule WE W21 */
function forFree(state: WeState, number: NationNumber, bought: readonly string[]): readonly Ware[] {
  if (!getsFree(state, number) || bought.some((id) => id.startsWith(FREE))) return [];
  const { cities } = nation(state, number);
  return Array.from({ length: Math.max(0, STACKS - cities) }, (_, i) => {
    const stack = cities + 1 + i;
    return { id: `${FREE}${stack}`, stack, price: 0 };
  });
}

/** A stack that sells only with an advance, or not at all. @rule WE purchases.3 */
function notOnSale(_state: WeState, _number: NationNumber, id: string): Refusal | undefined {
  const stack = Array.from({ length: STACKS }, (_, i) => i + 1).find((one) => String(one) === id);
  if (stack === undefined) return undefined;
  const seller = ADVANCE_IDS.find((advance) =>
    effectsOf(advance).some((effect) => effect.kind === 'buys-trade-cards' && effect.stack === stack),
  );
  return sellsOnlyWith(seller ?? null, stack, 'WE purchases.3');
}

/** @rule WE drawing.3 @rule WE drawing.7 @rule WE roadbuilding.3 */
export const tradeCards: TradeCardRules<WeState> = {
  stacks: (state, number) => Array.from({ length: nation(state, number).cities }, (_, i) => i + 1),
  substitute: WATER_STACK,
  onSale: (state, number, bought) => [...forTreasury(state, number), ...forFree(state, number, bought)],
  notOnSale,
  handLimit: (state, number) => holdsMore(state, number).reduce((sum, { by }) => sum + by, HAND_LIMIT),
  cites: {
    stacks: ['WE deck.5', 'WE deck-5-8.3', 'WE deck-5-8.4', 'WE deck-5-8.5', 'WE deck-5-8.6', 'WE deck-5-8.7'],
    draw: ['WE drawing.7', 'WE drawing.3', 'WE drawing.6', 'WE drawing.9'],
    order: ['WE drawing.4', 'WE drawing.1', 'WE drawing.5', 'WE purchases.1'],
    buy: [
      'WE purchases.1',
      'WE purchases.2',
      'WE purchases.3',
      'WE purchases.5',
      'WE purchases.6',
      'WE purchases.7',
      'WE W21',
    ],
    pass: ['WE calamity-beneficiary.3', 'WE trade.18'],
    return: ['WE reshuffle.4', 'WE reshuffle.2', 'WE reshuffle.3', 'WE reshuffle.5'],
    bury: ['WE leaving.6'],
    sets: ['WE trade.3', 'WE trade.2', 'WE trade.4', 'WE trade.9'],
    secret: ['WE drawing.8', 'WE purchases.8', 'WE purchases.4', 'WE trade.19'],
    keep: ['WE hand-limit.1'],
    surrender: ['WE hand-limit.2'],
  },
};
