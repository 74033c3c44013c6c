import {
  acquireCards,
  type Buy,
  buyForms,
  creditsForm,
  discountForm,
  type NationNumber,
  Prompt,
  PURCHASE,
  type Purchasing,
  priceOfAll,
  refuseBonuses,
  takeBonuses,
  varyBonuses,
  wishPlans,
} from '@ecumene/ancients';
import { type Dice, moves, type Refusal, type Script, type Seat, say } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { worthTo } from './book/foreign-sets.ts';
import { book } from './book.ts';
import type { EpWorld } from './world.ts';

/** A purchase, and the choices that some advancements bring with it. */
const buyMoves = moves(
  'buy',
  Type.Object(
    {
      ...buyForms,
      discounted: discountForm,
      /** The advancements that another brings for free. */
      free: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 5 })),
      credits: creditsForm(5),
    },
    { additionalProperties: false },
  ),
);
type EpBuy = Static<typeof buyMoves.schema>;

const prompt = new Prompt(buyMoves, PURCHASE.topic, say('Choose the advancements you buy and what you pay with.'));

function worthOf(world: EpWorld, number: NationNumber, { spend }: EpBuy): number {
  return worthTo(world, number, world.trade.faces, spend);
}

function refuseChoices(world: EpWorld, number: NationNumber, answer: EpBuy): Refusal | undefined {
  return refuseBonuses(world, number, book, answer);
}

function afterPurchase(world: EpWorld, number: NationNumber, answer: EpBuy): void {
  takeBonuses(world, number, book.bonuses, answer);
}

function varyChoices(world: EpWorld, number: NationNumber, { buy, spend }: Buy, dice: Dice): EpBuy {
  const { discounted, free, credits } = varyBonuses(world, number, book, buy, dice);
  return {
    buy,
    spend,
    ...(discounted !== undefined && { discounted }),
    ...(free !== undefined && { free: [...free] }),
    ...(credits !== undefined && { credits }),
  };
}

const purchase: Purchasing<EpWorld, EpBuy> = {
  book,
  ask: (rule, acting) => prompt.ask(rule, acting),
  nothing: { buy: [], spend: {} },
  vary: varyChoices,
  worth: worthOf,
  price: (world, number, answer) => priceOfAll(book, world, number, answer),
  refuse: refuseChoices,
  bought: afterPurchase,
};

/** Purchases by a wish list. */
export const plannedPurchases = wishPlans(purchase);

/** Advancements are bought in one transaction, in A.S.T. order. @rule EP 26.1 @rule EP 26.1.2 @rule EP 26.2 @rule EP 26.4.1 */
export function buyAdvances(world: EpWorld, seat: Seat): Script | void {
  return acquireCards(world, seat, purchase);
}
