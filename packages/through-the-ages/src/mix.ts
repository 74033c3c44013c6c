import { type Asking, act, ask, below, chance, happen, moves, type Script, type Seat, say } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { gainOne } from './goods.ts';
import { no } from './refusals.ts';
import { amountOf, loseStored, type Stored } from './tokens.ts';
import type { Ages, Civilization } from './world.ts';

const stored = Type.Enum(['food', 'resources']);

/** How much of an amount is food, and which of the two is gained first. */
export const mixMoves = moves(
  'through-the-ages mix',
  Type.Object({ food: Type.Integer({ minimum: 0, maximum: 99 }), first: stored }, { additionalProperties: false }),
);
export type Mix = Static<typeof mixMoves.schema>;

function mixing(topic: string, amount: number, least: number, most: number, rule: string): Asking<Mix> {
  const text = say('Of {amount} food and resources, how many are food?', { amount });
  return act({ topic, text, rule, bounds: { amount, least, most } }, mixMoves, {
    check: ({ food }) =>
      food < least || food > most
        ? no('mix', 'ruling.T74', 'Between {least} and {most} of them can be food.', { least, most })
        : undefined,
    sample: (random): Mix => ({
      food: least + below(random, most - least + 1),
      first: chance(random, 1, 2) ? 'food' : 'resources',
    }),
    list: () =>
      Array.from({ length: most - least + 1 }, (_, i) => least + i).flatMap((food): Mix[] => [
        { food, first: 'food' },
        { food, first: 'resources' },
      ]),
    default: (): Mix => ({ food: most, first: 'food' }),
  });
}

/** A mix of food and resources as a player chooses. @rule TTA ruling.T74 */
function* chooseMix(chooser: Seat, amount: number, least: number, most: number, rule: string): Script<Mix> {
  if (amount === 0) return { food: 0, first: 'food' };
  return yield* ask(chooser, mixing('mix', amount, least, most, rule));
}

function inOrder({ food, first }: Mix, amount: number): (readonly [Stored, number])[] {
  const parts: (readonly [Stored, number])[] = [
    ['food', food],
    ['resources', amount - food],
  ];
  return first === 'food' ? parts : parts.reverse();
}

/** Food and resources gained in any mix. @rule TTA stores.5 */
export function* gainMix(world: Ages, civ: Civilization, amount: number, rule: string): Script {
  const mix = yield* chooseMix(civ.seat, amount, 0, amount, rule);
  for (const [good, part] of inOrder(mix, amount)) gainOne(world, civ, good, part, rule);
}

/** The bounds of a mix out of what somebody has. */
function fromStores(civ: Civilization, amount: number): { total: number; least: number; most: number } {
  const food = amountOf(civ, 'food');
  const resources = amountOf(civ, 'resources');
  const total = Math.min(amount, food + resources);
  return { total, least: Math.max(0, total - resources), most: Math.min(total, food) };
}

/** Food and resources lost in any mix, the loser's choice. */
export function* loseMix(world: Ages, civ: Civilization, amount: number, rule: string): Script {
  const { total, least, most } = fromStores(civ, amount);
  const mix =
    least === most ? { food: least, first: 'food' as const } : yield* chooseMix(civ.seat, total, least, most, rule);
  for (const [good, part] of inOrder(mix, total)) loseGood(world, civ, good, part, rule);
}

function loseGood(world: Ages, civ: Civilization, good: Stored, amount: number, rule: string): number {
  const lost = loseStored(civ, good, amount);
  if (lost > 0) happen(world, rule, { what: 'lost', seat: civ.seat, good, amount: lost });
  return lost;
}

/**
 * The taker chooses the mix; the other loses it first, and the taker gains as much as was lost, overpaid or not.
 * @rule TTA paying.10 @rule TTA ruling.T29
 */
export function* takeMix(world: Ages, taker: Civilization, from: Civilization, amount: number, rule: string): Script {
  const { total, least, most } = fromStores(from, amount);
  const mix = yield* chooseMix(taker.seat, total, least, most, rule);
  const lost = inOrder(mix, total).map(([good, part]) => [good, loseGood(world, from, good, part, rule)] as const);
  for (const [good, part] of lost) gainOne(world, taker, good, part, rule);
}
