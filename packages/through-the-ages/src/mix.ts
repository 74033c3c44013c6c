import {
  type Asking,
  act,
  ask,
  below,
  chance,
  happen,
  moves,
  type Script,
  type Seat,
  say,
  type Text,
} from '@ecumene/engine';
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

/** A mix that somebody chooses. */
interface Mixing {
  readonly text: Text;
  readonly amount: number;
  /** How much of it can be food. */
  readonly least: number;
  readonly most: number;
  /** Whether blue tokens may run out, so that it matters which of the two is gained first. */
  readonly scarce: boolean;
}

function mixing({ text, amount, least, most, scarce }: Mixing, rule: string): Asking<Mix> {
  return act({ topic: 'mix', text, rule, bounds: { amount, least, most, scarce } }, mixMoves, {
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

/** A mix of food and resources as a player chooses, unasked where it makes no difference. @rule TTA ruling.T74 */
function* chooseMix(chooser: Seat, choice: Mixing, rule: string): Script<Mix> {
  const { amount, least, most, scarce } = choice;
  const ofBoth = least > 0 && least < amount;
  if (least === most && !(scarce && ofBoth)) return { food: least, first: 'food' };
  return yield* ask(chooser, mixing(choice, rule));
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
  const text = say('Choose how many of {amount} food and resources are food.', { amount });
  const choice = { text, amount, least: 0, most: amount, scarce: civ.blue < amount };
  const mix = yield* chooseMix(civ.seat, choice, rule);
  for (const [good, part] of inOrder(mix, amount)) gainOne(world, civ, good, part, rule);
}

/** The bounds of a mix out of what somebody has. */
function fromStores(civ: Civilization, wanted: number): Pick<Mixing, 'amount' | 'least' | 'most'> {
  const food = amountOf(civ, 'food');
  const resources = amountOf(civ, 'resources');
  const amount = Math.min(wanted, food + resources);
  return { amount, least: Math.max(0, amount - resources), most: Math.min(amount, food) };
}

/** Food and resources lost in any mix, the loser's choice. */
export function* loseMix(world: Ages, civ: Civilization, wanted: number, rule: string): Script {
  const bounds = fromStores(civ, wanted);
  const { amount } = bounds;
  const text = say('You lose {amount} food and resources. Choose how many are food.', { amount });
  const mix = yield* chooseMix(civ.seat, { text, ...bounds, scarce: false }, rule);
  for (const [good, part] of inOrder(mix, amount)) loseGood(world, civ, good, part, rule);
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
export function* takeMix(world: Ages, taker: Civilization, from: Civilization, wanted: number, rule: string): Script {
  const bounds = fromStores(from, wanted);
  const { amount } = bounds;
  const rival = { is: 'seat', id: from.seat };
  const text = say('You take {amount} food and resources from {rival}. Choose how many are food.', { amount, rival });
  const scarce = taker.blue < amountOf(from, 'food') + amountOf(from, 'resources');
  const mix = yield* chooseMix(taker.seat, { text, ...bounds, scarce }, rule);
  const lost = inOrder(mix, amount).map(([good, part]) => [good, loseGood(world, from, good, part, rule)] as const);
  for (const [good, part] of lost) gainOne(world, taker, good, part, rule);
}
