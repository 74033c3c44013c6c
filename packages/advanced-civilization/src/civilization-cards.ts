import {
  acquireCards,
  type Buy,
  buyCards,
  buyForms,
  inTrackOrder,
  keepToLimit,
  type NationNumber,
  nation,
  Prompt,
  PURCHASE,
  type Purchasing,
  restack,
  wishPlans,
} from '@ecumene/ancients';
import { at, type Dice, happen, moves, type Refusal, refuse, type Script, type Seat, say } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { mayMine, worthOf } from './book/purchase.ts';
import { book } from './book.ts';
import { returning } from './calamity-stacks.ts';
import { commodityNamed } from './data/trade-cards.ts';
import { tradeCitiesWork } from './trade-cities.ts';
import type { AcWorld } from './world.ts';

/** A purchase, and the set that Mining enlarges. */
export const buyMoves = moves(
  'buy',
  Type.Object({ ...buyForms, mine: Type.Optional(Type.String({ maxLength: 30 })) }, { additionalProperties: false }),
);
export type AcBuy = Static<typeof buyMoves.schema>;

const prompt = new Prompt(buyMoves, PURCHASE.topic, PURCHASE.text);

/** @rule AC 28.53 @rule AC 32.261 */
function refuseMining(world: AcWorld, number: NationNumber, { mine, spend }: AcBuy): Refusal | undefined {
  if (mine === undefined) return undefined;
  if (mayMine(world, number) && commodityNamed(mine)?.mined && (spend[mine] ?? 0) > 0) return undefined;
  return refuse('mine', say('Mining can enlarge one set of metal or gems you pay with.'), 'AC 28.53');
}

function varyMining(world: AcWorld, number: NationNumber, answer: Buy, dice: Dice): AcBuy {
  const mines = mayMine(world, number) ? Object.keys(answer.spend).filter((id) => commodityNamed(id)?.mined) : [];
  return mines.length > 0 && dice.chance(1, 2) ? { ...answer, mine: dice.pick(mines) } : answer;
}

/** The starting credit pays once, trade cities and Mining work once. @rule AC ST starting-credit @rule AC A26 @rule AC CT 2 @rule AC CT 3 */
function afterPurchase(world: AcWorld, number: NationNumber, { spend, mine }: AcBuy, credit: number): void {
  tradeCitiesWork(
    world,
    number,
    Object.keys(spend).filter((id) => (spend[id] ?? 0) > 0),
  );
  world.credit[number] = at(world.credit, number) - credit;
  nation(world, number).mined ||= mine !== undefined;
}

/** @rule AC 31.1 @rule AC 31.2 @rule AC 31.71 @rule AC 32.261 @rule AC ST starting-credit */
const purchase: Purchasing<AcWorld, AcBuy> = {
  book,
  ask: (rule, acting) => prompt.ask(rule, acting),
  nothing: { buy: [], spend: {} },
  vary: varyMining,
  worth: worthOf,
  credit: (world, number) => world.credit[number] ?? 0,
  refuse: refuseMining,
  bought: afterPurchase,
  mined: ({ mine }) => mine ?? null,
};

/** Purchases by a wish list. */
export const plannedPurchases = wishPlans(purchase);

/** All cards returned this turn go under their stacks, and Grain that was shown goes back to the hand. @rule AC 29.7 @rule AC 31.81 @rule AC 31.82 @rule AC 30.312 */
export function returnCards(world: AcWorld): void {
  const stacks = restack(world, returning(world.options));
  if (Object.keys(stacks).length > 0) happen(world, 'AC 31.81', { what: 'stacks-refilled', stacks });
  for (const one of world.nations) {
    if (one.shown.length === 0) continue;
    one.shown = [];
  }
}

/** Who buys before calamities strike: everybody or, by the usual sequence, nobody. @rule AC ST cards-before-calamities */
export function earlyBuyers(world: AcWorld): Seat[] {
  return world.options.cardsBeforeCalamities ? inTrackOrder(world) : [];
}

/** @rule AC ST cards-before-calamities */
export function buyEarly(world: AcWorld, seat: Seat): Script | void {
  return acquireCards(world, seat, purchase);
}

/** Cards are bought now, if they were not before the calamities; in any case hands keep to their limit now. @rule AC 31.1 @rule AC 31.71 @rule AC ST cards-before-calamities */
export function civilizationCards(world: AcWorld, seat: Seat): Script | void {
  if (world.options.cardsBeforeCalamities) return keepToLimit(world, seat, purchase);
  return buyCards(world, seat, purchase);
}
