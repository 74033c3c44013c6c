import {
  acquireCards,
  type Buy,
  buyForms,
  holds,
  type NationNumber,
  nation,
  Prompt,
  PURCHASE,
  type Purchasing,
  wishPlans,
} from '@ecumene/ancients';
import { at, type Dice, happen, moves, type Refusal, refuse, type Script, type Seat, say, the } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { worthTo } from './book/foreign-sets.ts';
import {
  bonusOf,
  CREDIT_STEP,
  creditsToChoose,
  discountOf,
  freeSource,
  isOfferedBy,
  priceOfAll,
} from './book/purchase.ts';
import { book } from './book.ts';
import { ADVANCE_IDS, type AdvanceId, BONUSES, GROUPS, type Group, isAdvance } from './data/advances.ts';
import type { EpWorld } from './world.ts';

const advance = Type.String({ maxLength: 40 });
const points = Type.Integer({ minimum: 0, maximum: 99 });

/** A purchase, and the choices that some advancements bring with it. */
const buyMoves = moves(
  'buy',
  Type.Object(
    {
      ...buyForms,
      /** The advancement that Library makes cheaper. */
      discounted: Type.Optional(advance),
      /** The advancements that Anatomy brings for free. */
      free: Type.Optional(Type.Array(advance, { maxItems: 5 })),
      /** Credits of choice by the advancement that brings them, then by group. */
      credits: Type.Optional(
        Type.Record(Type.String(), Type.Record(Type.String(), points, { maxProperties: 5 }), { maxProperties: 5 }),
      ),
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
  return refuseDiscount(answer) ?? refuseFree(world, number, answer) ?? refuseCredits(answer);
}

/** One other advancement of the same purchase. @rule EP 30.22.2 */
function refuseDiscount(answer: EpBuy): Refusal | undefined {
  const { discounted, buy } = answer;
  if (discounted === undefined) return undefined;
  const rule = 'EP 30.22.2';
  const discount = discountOf(answer);
  if (discount === undefined)
    return refuse('discount', say('Only Library makes another advancement cheaper. Buy it in the same turn.'), rule);
  if (discounted !== discount.by && buy.includes(discounted)) return undefined;
  return refuse(
    'discount',
    say('Choose another advancement you buy this turn for the discount of {by}.', { by: the('card', discount.by) }),
    rule,
  );
}

/** Up to two different advancements of science below 100 that the buyer does not have. @rule EP 30.4.2 @rule EP C72 */
function refuseFree(world: EpWorld, number: NationNumber, { buy, free = [] }: EpBuy): Refusal | undefined {
  if (free.length === 0) return undefined;
  const rule = 'EP 30.4.2';
  const source = freeSource({ buy });
  if (source === undefined)
    return refuse('free', say('Only Anatomy brings advancements for free. Buy it in the same turn.'), rule);
  if (free.length > source.most)
    return refuse('free', say('Anatomy brings up to {most} advancements. Choose fewer.', { most: source.most }), rule);
  for (const [i, id] of free.entries()) {
    if (!isAdvance(id))
      return refuse('no-card', say('There is no advancement called {id}. Choose another.', { id }), rule);
    const card = the('card', id);
    if (holds(world, number, id) || buy.includes(id) || free.indexOf(id) < i)
      return refuse('once', say('You can have {card} only once. Choose another.', { card }), rule);
    if (!isOfferedBy(source, id))
      return refuse(
        'free',
        say('{card} is not an advancement of science below {most} points. Choose another.', {
          card,
          most: source.below,
        }),
        rule,
      );
  }
  return undefined;
}

/** Credit tokens come in steps of five, and all of them are chosen at once. @rule EP 6.1 @rule EP 30.32.2 @rule EP 30.51.2 @rule EP 30.52.2 */
function refuseCredits(answer: EpBuy): Refusal | undefined {
  const chosen = answer.credits ?? {};
  const sources = creditsToChoose(answer);
  const stray = Object.keys(chosen).find((id) => !sources.some(({ by }) => by === id));
  if (stray !== undefined)
    return refuse(
      'credits',
      say('{card} brings no credits of choice with this purchase. Leave them out.', { card: the('card', stray) }),
      'EP 30.32.2',
    );
  for (const { by, points: total, oneGroup, rule } of sources) {
    const groups = Object.entries(chosen[by] ?? {}).filter(([, count]) => count > 0);
    const sum = groups.reduce((all, [, count]) => all + count, 0);
    const isFine = groups.every(([group, count]) => isGroup(group) && count % CREDIT_STEP === 0);
    if (isFine && sum === total && (groups.length === 1 || !oneGroup)) continue;
    const facts = { total, card: the('card', by), step: CREDIT_STEP };
    return refuse(
      'credits',
      oneGroup
        ? say('Choose {total} credits of one group for {card}.', facts)
        : say('Choose {total} credits for {card}, in steps of {step}.', facts),
      rule,
    );
  }
  return undefined;
}

function isGroup(name: string): name is Group {
  return GROUPS.some((group) => group === name);
}

/** @rule EP 30.4.2 @rule EP 30.22.2 @rule EP 30.32.2 @rule EP 30.51.2 @rule EP 30.52.2 @rule EP 26.5.4 @rule EP C40 @rule EP C72 */
function afterPurchase(world: EpWorld, number: NationNumber, answer: EpBuy): void {
  const one = nation(world, number);
  const { free = [], discounted } = answer;
  const source = freeSource(answer)?.by;
  for (const id of source === undefined ? [] : free) {
    one.cards[id] = world.turn;
    happen(world, 'EP 30.4.2', { what: 'advance-free', nation: one.name, advance: id, with: source ?? id });
  }
  const discount = discountOf(answer);
  if (discounted !== undefined && discount !== undefined)
    happen(world, 'EP 30.22.2', { what: 'discounted', nation: one.name, advance: discounted, ...discount });
  for (const [id, chosen] of Object.entries(answer.credits ?? {})) addCredits(world, number, id, chosen);
  one.rev += 1;
}

/** Credits of choice count from the next turn on. @rule EP 26.5.4 */
export function addCredits(
  world: EpWorld,
  number: NationNumber,
  from: string,
  chosen: Readonly<Record<string, number>>,
): void {
  const sum = { ...at(world.newCredits, number) };
  for (const group of GROUPS) sum[group] += chosen[group] ?? 0;
  world.newCredits[number] = sum;
  const bonus = isAdvance(from) ? BONUSES[from] : undefined;
  happen(world, bonus?.rule ?? 'EP 30.32.2', {
    what: 'credits-chosen',
    nation: nation(world, number).name,
    advance: from,
    credits: Object.fromEntries(Object.entries(chosen).filter(([, count]) => count > 0)),
  });
}

/** Credits of choice in any of the groups. */
function anyCredits(id: AdvanceId, dice: Dice): Record<string, number> {
  const bonus = bonusOf(id, 'credits');
  const chosen: Record<string, number> = {};
  const only = dice.pick(GROUPS);
  for (let left = bonus?.points ?? 0; left > 0; left -= CREDIT_STEP) {
    const group = bonus?.oneGroup ? only : dice.pick(GROUPS);
    chosen[group] = (chosen[group] ?? 0) + CREDIT_STEP;
  }
  return chosen;
}

function varyChoices(world: EpWorld, number: NationNumber, { buy, spend }: Buy, dice: Dice): EpBuy {
  let answer: EpBuy = { buy, spend };
  const discount = discountOf(answer);
  if (discount !== undefined && buy.length > 1 && dice.chance(3, 4))
    answer = { ...answer, discounted: dice.pick(buy.filter((id) => id !== discount.by)) };
  const open = ADVANCE_IDS.filter((id) => refuseFree(world, number, { buy, spend, free: [id] }) === undefined);
  if (freeSource({ buy }) !== undefined && dice.chance(3, 4))
    answer = { ...answer, free: dice.shuffle([...open]).slice(0, dice.between(0, 2)) };
  const choosing = creditsToChoose(answer);
  if (choosing.length === 0) return answer;
  return { ...answer, credits: Object.fromEntries(choosing.map(({ by }) => [by, anyCredits(by, dice)])) };
}

const purchase: Purchasing<EpWorld, EpBuy> = {
  book,
  ask: (rule, acting) => prompt.ask(rule, acting),
  nothing: { buy: [], spend: {} },
  vary: varyChoices,
  worth: worthOf,
  price: priceOfAll,
  refuse: refuseChoices,
  bought: afterPurchase,
};

/** Purchases by a wish list. */
export const plannedPurchases = wishPlans(purchase);

/** Advancements are bought in one transaction, in A.S.T. order. @rule EP 26.1 @rule EP 26.1.2 @rule EP 26.2 @rule EP 26.4.1 */
export function buyAdvances(world: EpWorld, seat: Seat): Script | void {
  return acquireCards(world, seat, purchase);
}
