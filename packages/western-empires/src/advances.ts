import {
  acquireCards,
  type Buy,
  buyForms,
  faceValue,
  holds,
  keepToLimit,
  type NationNumber,
  nation,
  Prompt,
  PURCHASE,
  type Purchasing,
  setValue,
  wishPlans,
} from '@ecumene/ancients';
import { at, type Dice, happen, moves, type Refusal, refuse, type Script, type Seat, say, the } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { isAdvance } from './book/advances.ts';
import {
  CREDIT_STEP,
  creditsToChoose,
  discountOf,
  freeAdvances,
  freeSource,
  isOfferedBy,
  mayUseSubstitute,
  priceOfAll,
} from './book/purchase.ts';
import { book } from './book.ts';
import { GROUPS, type Group } from './data/advances.ts';
import type { WeWorld } from './world.ts';

const advance = Type.String({ maxLength: 40 });
const credits = Type.Integer({ minimum: 0, maximum: 99 });

/** A purchase, and the choices that some advances bring with it. */
const buyMoves = moves(
  'buy',
  Type.Object(
    {
      ...buyForms,
      /** The advance that Library makes cheaper. */
      discounted: Type.Optional(advance),
      /** The advance that Anatomy brings for free. */
      free: Type.Optional(advance),
      /** Credits of choice by the advance that brings them, then by group. */
      credits: Type.Optional(
        Type.Record(Type.String(), Type.Record(Type.String(), credits, { maxProperties: 5 }), { maxProperties: 2 }),
      ),
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

function refuseChoices(world: WeWorld, number: NationNumber, answer: WeBuy): Refusal | undefined {
  return (
    refuseDiscount(answer) ??
    refuseFree(world, number, answer) ??
    refuseCredits(answer) ??
    refuseSubstitute(world, number, answer)
  );
}

/** One other advance of the same purchase. @rule WE library.1 */
function refuseDiscount(answer: WeBuy): Refusal | undefined {
  const { discounted, buy } = answer;
  if (discounted === undefined) return undefined;
  const discount = discountOf(answer);
  if (discount === undefined)
    return refuse(
      'discount',
      say('Only Library makes another advance cheaper. Buy it in the same turn.'),
      'WE library.1',
    );
  if (discounted !== discount.by && buy.includes(discounted)) return undefined;
  return refuse(
    'discount',
    say('Choose another advance you buy this turn for the discount of {by}.', { by: the('card', discount.by) }),
    'WE library.1',
  );
}

/** One advance of science that costs less than 100. @rule WE anatomy.1 @rule WE W42 */
function refuseFree(world: WeWorld, number: NationNumber, { buy, free }: WeBuy): Refusal | undefined {
  if (free === undefined) return undefined;
  const rule = 'WE anatomy.1';
  const source = freeSource({ buy });
  if (source === undefined)
    return refuse('free', say('Only Anatomy brings an advance for free. Buy it in the same turn.'), rule);
  if (!isAdvance(free)) return refuse('no-card', say('There is no advance called {free}.', { free }), rule);
  const card = the('card', free);
  if (holds(world, number, free) || buy.includes(free))
    return refuse('once', say('You can have {card} only once. Choose another.', { card }), rule);
  if (isOfferedBy(source, free)) return undefined;
  return refuse(
    'free',
    say('{card} is not an advance of science below {most} points. Choose another.', { card, most: source.costBelow }),
    rule,
  );
}

/** All of them are chosen at once. @rule WE monument.1 @rule WE monument.2 @rule WE written-record.1 @rule WE written-record.2 */
function refuseCredits(answer: WeBuy): Refusal | undefined {
  const chosen = answer.credits ?? {};
  const sources = creditsToChoose(answer);
  const stray = Object.keys(chosen).find((id) => !sources.some(({ by }) => by === id));
  if (stray !== undefined)
    return refuse(
      'credits',
      say('{card} brings no credits of choice with this purchase.', { card: the('card', stray) }),
      'WE monument.1',
    );
  for (const { by: id, credits: total } of sources) {
    const groups = Object.entries(chosen[id] ?? {});
    const sum = groups.reduce((all, [, count]) => all + count, 0);
    const isFine = groups.every(([group, count]) => isGroup(group) && count % CREDIT_STEP === 0);
    if (isFine && sum === total) continue;
    return refuse(
      'credits',
      say('Choose {total} credits for {card}, in steps of {step}.', {
        total,
        card: the('card', id),
        step: CREDIT_STEP,
      }),
      `WE ${id}.1`,
    );
  }
  return undefined;
}

function isGroup(name: string): name is Group {
  return GROUPS.some((group) => group === name);
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

/** @rule WE anatomy.1 @rule WE library.1 @rule WE monument.1 @rule WE written-record.1 @rule WE credits.1 @rule WE credits.3 */
function afterPurchase(world: WeWorld, number: NationNumber, answer: WeBuy): void {
  const one = nation(world, number);
  const { free, discounted, substitute } = answer;
  const source = freeSource(answer)?.by;
  if (free !== undefined && source !== undefined) {
    one.cards[free] = world.turn;
    happen(world, 'WE anatomy.1', { what: 'advance-free', nation: one.name, advance: free, with: source });
  }
  const discount = discountOf(answer);
  if (discounted !== undefined && discount !== undefined)
    happen(world, 'WE library.1', { what: 'discounted', nation: one.name, advance: discounted, ...discount });
  if (substitute !== undefined)
    happen(world, 'WE trade-empire.1', { what: 'substituted', nation: one.name, ...substitute });
  for (const [id, chosen] of Object.entries(answer.credits ?? {})) addCredits(world, number, id, chosen);
  one.rev += 1;
}

/** Credits of choice count from the next turn on. */
export function addCredits(
  world: WeWorld,
  number: NationNumber,
  from: string,
  chosen: Readonly<Record<string, number>>,
): void {
  const sum = { ...at(world.newCredits, number) };
  for (const group of GROUPS) sum[group] += chosen[group] ?? 0;
  world.newCredits[number] = sum;
  happen(world, `WE ${from}.1`, {
    what: 'credits-chosen',
    nation: nation(world, number).name,
    advance: from,
    credits: Object.fromEntries(Object.entries(chosen).filter(([, count]) => count > 0)),
  });
}

/** Credits of choice in any of the groups. */
function anyCredits(credits: number, dice: Dice): Record<string, number> {
  const chosen: Record<string, number> = {};
  for (let left = credits; left > 0; left -= CREDIT_STEP) {
    const group = dice.pick(GROUPS);
    chosen[group] = (chosen[group] ?? 0) + CREDIT_STEP;
  }
  return chosen;
}

function varyChoices(world: WeWorld, number: NationNumber, { buy, spend }: Buy, dice: Dice): WeBuy {
  let answer: WeBuy = { buy, spend };
  if (discountOf(answer) !== undefined && buy.length > 1 && dice.chance(3, 4)) {
    const discounted = dice.pick(buy.filter((id) => id !== discountOf(answer)?.by));
    answer = { ...answer, discounted };
  }
  const open = freeAdvances(world, number, answer);
  if (open.length > 0 && dice.chance(3, 4)) answer = { ...answer, free: dice.pick(open) };
  const choosing = creditsToChoose(answer);
  if (choosing.length > 0)
    answer = {
      ...answer,
      credits: Object.fromEntries(choosing.map(({ by, credits }) => [by, anyCredits(credits, dice)])),
    };
  const sets = Object.keys(spend).filter((id) => (spend[id] ?? 0) > 0);
  if (mayUseSubstitute(world, number) && sets.length > 1 && dice.chance(1, 2)) {
    const substituted = { ...answer, substitute: { set: dice.pick(sets), card: dice.pick(sets) } };
    if (refuseSubstitute(world, number, substituted) === undefined) answer = substituted;
  }
  return answer;
}

const purchase: Purchasing<WeWorld, WeBuy> = {
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

/** Advances are bought in one transaction. @rule WE buying.4 @rule WE buying.6 */
export function buyAdvances(world: WeWorld, seat: Seat): Script | void {
  return acquireCards(world, seat, purchase);
}

/** What a hand may not keep is discarded. @rule WE hand-limit.1 */
export function keepHandLimit(world: WeWorld, seat: Seat): Script | void {
  return keepToLimit(world, seat, purchase);
}
