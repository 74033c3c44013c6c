import {
  acquireCards,
  type BonusChoices,
  type Buy,
  buyForms,
  creditsForm,
  discountForm,
  faceValue,
  keepToLimit,
  type NationNumber,
  nameOf,
  Prompt,
  PURCHASE,
  type Purchasing,
  priceOfAll,
  refuseBonuses,
  setValue,
  takeBonuses,
  varyBonuses,
  wishPlans,
} from '@ecumene/ancients';
import { type Dice, happen, moves, type Refusal, refuse, type Script, type Seat, say, the } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { mayUseSubstitute } from './book/purchase.ts';
import { book } from './book.ts';
import type { WeWorld } from './world.ts';

/** A purchase, and the choices that some advances bring with it. */
const buyMoves = moves(
  'buy',
  Type.Object(
    {
      ...buyForms,
      discounted: discountForm,
      /** The advance that another brings for free. */
      free: Type.Optional(Type.String({ maxLength: 40 })),
      credits: creditsForm(2),
      /** Trade Empire: a card that counts as one more of a set. */
      substitute: Type.Optional(
        Type.Object(
          { set: Type.String({ maxLength: 30 }), card: Type.String({ maxLength: 30 }) },
          { additionalProperties: false },
        ),
      ),
    },
    { additionalProperties: false },
  ),
);
type WeBuy = Static<typeof buyMoves.schema>;

const prompt = new Prompt(buyMoves, PURCHASE.topic, say('Choose the advances you buy and what you pay with.'));

/** What is handed in is worth: sets, one of them with a substitute. @rule WE trade.3 @rule WE trade-empire.1 @rule WE W43 */
function worthOf(world: WeWorld, _number: NationNumber, { spend, substitute }: WeBuy): number {
  let value = 0;
  for (const face of world.trade.faces) {
    if (face.kind !== 'commodity') continue;
    const more = substitute?.set === face.id ? 1 : 0;
    const less = substitute?.card === face.id ? 1 : 0;
    const count = (spend[face.id] ?? 0) + more - less;
    if (count > 0) value += setValue(face, count);
  }
  return value;
}

/** The choices of an answer as shared rules read them: one advance at most comes for free. */
function choicesOf({ free, ...answer }: WeBuy): BonusChoices {
  return { ...answer, ...(free !== undefined && { free: [free] }) };
}

function refuseChoices(world: WeWorld, number: NationNumber, answer: WeBuy): Refusal | undefined {
  return refuseBonuses(world, number, book, choicesOf(answer)) ?? refuseSubstitute(world, number, answer);
}

/** One other commodity of at least the same value, in a set that is not complete. @rule WE trade-empire.1 @rule WE W43 @rule WE W61 */
function refuseSubstitute(world: WeWorld, number: NationNumber, { spend, substitute }: WeBuy): Refusal | undefined {
  if (substitute === undefined) return undefined;
  const rule = 'WE trade-empire.1';
  if (!mayUseSubstitute(world, number))
    return refuse('substitute', say('Only Trade Empire lets another card stand in for a set.'), rule);
  const { set, card } = substitute;
  const wanted = world.trade.faces.find(({ id, kind }) => id === set && kind === 'commodity');
  const used = world.trade.faces.find(({ id, kind }) => id === card && kind === 'commodity');
  if (wanted === undefined || used === undefined || set === card || (spend[card] ?? 0) < 1 || (spend[set] ?? 0) < 1)
    return refuse('substitute', say('Choose a set you pay with and another card of your payment.'), rule);
  if (faceValue(used) < faceValue(wanted))
    return refuse(
      'substitute',
      say('{card} is worth less than {set}. Choose a card of at least the same value.', {
        card: the('card', card),
        set: the('card', set),
      }),
      rule,
    );
  if ((spend[set] ?? 0) < wanted.copies) return undefined;
  return refuse('substitute', say('Your set of {set} is complete already.', { set: the('card', set) }), rule);
}

function afterPurchase(world: WeWorld, number: NationNumber, answer: WeBuy): void {
  const { substitute } = answer;
  if (substitute !== undefined)
    happen(world, 'WE trade-empire.1', { what: 'substituted', nation: nameOf(world, number), ...substitute });
  takeBonuses(world, number, book.bonuses, choicesOf(answer));
}

function varyChoices(world: WeWorld, number: NationNumber, { buy, spend }: Buy, dice: Dice): WeBuy {
  const { discounted, free, credits } = varyBonuses(world, number, book, buy, dice);
  const answer: WeBuy = {
    buy,
    spend,
    ...(discounted !== undefined && { discounted }),
    ...(free?.[0] !== undefined && { free: free[0] }),
    ...(credits !== undefined && { credits }),
  };
  const sets = Object.keys(spend).filter((id) => (spend[id] ?? 0) > 0);
  if (!mayUseSubstitute(world, number) || sets.length < 2 || dice.chance(1, 2)) return answer;
  const substituted = { ...answer, substitute: { set: dice.pick(sets), card: dice.pick(sets) } };
  return refuseSubstitute(world, number, substituted) === undefined ? substituted : answer;
}

const purchase: Purchasing<WeWorld, WeBuy> = {
  book,
  ask: (rule, acting) => prompt.ask(rule, acting),
  nothing: { buy: [], spend: {} },
  vary: varyChoices,
  worth: worthOf,
  price: (world, number, answer) => priceOfAll(book, world, number, choicesOf(answer)),
  refuse: refuseChoices,
  bought: afterPurchase,
};

/** Purchases by a wish list. */
export const plannedPurchases = wishPlans(purchase);

/** Advances are bought in one transaction. @rule WE buying.4 @rule WE buying.6 */
export function buyAdvances(world: WeWorld, seat: Seat): Script | void {
  return acquireCards(world, seat, purchase);
}

/** What a hand may not keep is discarded. @rule WE hand-limit.1 */
export function keepHandLimit(world: WeWorld, seat: Seat): Script | void {
  return keepToLimit(world, seat, purchase);
}
