import { type Dice, happen, type Refusal, refuse, say, the } from '@ecumene/engine';
import Type from 'typebox';
import {
  type Bonuses,
  bonusesOf,
  creditsToChoose,
  discountOf,
  freeAdvances,
  freeSource,
  isOfferedBy,
  type Purchase,
  type WithBonuses,
} from '../book/bonuses.ts';
import { holds, nation } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';
import { addCredits, type WithNewCredits } from './chosen-credits.ts';

/** The choices that some advances bring with their purchase. */
export interface BonusChoices extends Purchase {
  /** Credits of choice by the advance that brings them, then by group. */
  readonly credits?: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
}

/** The form of what one advance makes cheaper. */
export const discountForm = Type.Optional(Type.String({ maxLength: 40 }));

/** The form of credits of choice that so many advances may bring. */
export function creditsForm(advances: number) {
  const points = Type.Integer({ minimum: 0, maximum: 99 });
  const byGroup = Type.Record(Type.String(), points, { maxProperties: 5 });
  return Type.Optional(Type.Record(Type.String(), byGroup, { maxProperties: advances }));
}

/** Why these choices cannot be made, if so. */
export function refuseBonuses<W extends Ancients>(
  world: W,
  number: NationNumber,
  book: WithBonuses<W>,
  answer: BonusChoices,
): Refusal | undefined {
  return (
    refuseDiscount(book.bonuses, answer) ??
    refuseFree(world, number, book, answer) ??
    refuseCreditsOfChoice(book.bonuses, answer)
  );
}

/** One other advance of the same purchase. @rule bonuses.discount */
function refuseDiscount(bonuses: Bonuses, answer: BonusChoices): Refusal | undefined {
  const { discounted, buy } = answer;
  if (discounted === undefined) return undefined;
  const [rule] = bonuses.cites.discount;
  const discount = discountOf(bonuses, answer);
  if (discount === undefined)
    return refuse(
      'discount',
      say('Only {by} makes another card cheaper. Buy it in the same turn.', { by: bringing(bonuses, 'discount') }),
      rule,
    );
  if (discounted !== discount.by && buy.includes(discounted)) return undefined;
  return refuse(
    'discount',
    say('Choose another card you buy this turn for the discount of {by}.', { by: the('card', discount.by) }),
    rule,
  );
}

/** The advances of a game that bring a bonus of a kind. */
function bringing(bonuses: Bonuses, kind: 'discount' | 'free') {
  return bonusesOf(bonuses, kind).map(({ by }) => the('card', by));
}

/** Different advances of a group, below a cost, that the buyer does not have. @rule bonuses.free */
function refuseFree<W extends Ancients>(
  world: W,
  number: NationNumber,
  { advances, bonuses }: WithBonuses<W>,
  { buy, free = [] }: BonusChoices,
): Refusal | undefined {
  if (free.length === 0) return undefined;
  const [rule] = bonuses.cites.free;
  const source = freeSource(bonuses, { buy });
  if (source === undefined)
    return refuse(
      'free',
      say('Only {by} brings cards for free. Buy it in the same turn.', { by: bringing(bonuses, 'free') }),
      rule,
    );
  if (free.length > source.most)
    return refuse(
      'free',
      say('{by} brings {most, plural, one {# card} other {# cards}} for free at most. Choose fewer.', {
        by: the('card', source.by),
        most: source.most,
      }),
      rule,
    );
  for (const [i, id] of free.entries()) {
    if (!advances.rows.has(id))
      return refuse('no-card', say('There is no card called {id}. Choose another.', { id }), rule);
    const card = the('card', id);
    if (holds(world, number, id) || buy.includes(id) || free.indexOf(id) < i)
      return refuse('once', say('You may have {card} only once. Choose another.', { card }), rule);
    if (isOfferedBy(advances.rows, source, id)) continue;
    const { group, below } = source;
    return refuse(
      'free',
      say('{card} cannot be free. Choose a card of the group {group} that costs less than {below}.', {
        card,
        group: the('group', group),
        below,
      }),
      rule,
    );
  }
  return undefined;
}

/** All of them are chosen at once, in steps. @rule bonuses.credits */
function refuseCreditsOfChoice(bonuses: Bonuses, answer: BonusChoices): Refusal | undefined {
  const chosen = answer.credits ?? {};
  const sources = creditsToChoose(bonuses, answer);
  const stray = Object.keys(chosen).find((id) => !sources.some(({ by }) => by === id));
  if (stray !== undefined)
    return refuse(
      'credits',
      say('{card} brings no credits of choice with this purchase. Leave them out.', { card: the('card', stray) }),
      bonuses.cites.credits[0],
    );
  const { groups: known, creditStep: step } = bonuses;
  for (const { by, points: total, oneGroup, rule } of sources) {
    const groups = Object.entries(chosen[by] ?? {}).filter(([, count]) => count > 0);
    const sum = groups.reduce((all, [, count]) => all + count, 0);
    const isFine = groups.every(([group, count]) => known.includes(group) && count % step === 0);
    if (isFine && sum === total && (groups.length === 1 || !oneGroup)) continue;
    const facts = { total, card: the('card', by), step };
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

/** What comes with a purchase is taken. @rule bonuses.discount @rule bonuses.free @rule bonuses.credits */
export function takeBonuses<G extends string>(
  world: WithNewCredits<G>,
  number: NationNumber,
  bonuses: Bonuses<G>,
  answer: BonusChoices,
): void {
  const one = nation(world, number);
  const { free = [], discounted } = answer;
  const source = freeSource(bonuses, answer);
  for (const id of source === undefined ? [] : free) {
    one.cards[id] = world.turn;
    if (source !== undefined)
      happen(world, source.rule, { what: 'advance-free', nation: one.name, advance: id, with: source.by });
  }
  const discount = discountOf(bonuses, answer);
  if (discounted !== undefined && discount !== undefined) {
    const { by, points, rule } = discount;
    happen(world, rule, { what: 'discounted', nation: one.name, advance: discounted, by, points });
  }
  for (const [id, chosen] of Object.entries(answer.credits ?? {})) addCredits(world, number, bonuses, id, chosen);
}

/** Random choices for a purchase. */
export function varyBonuses<W extends Ancients>(
  world: W,
  number: NationNumber,
  book: WithBonuses<W>,
  buy: readonly string[],
  dice: Dice,
): BonusChoices {
  const { bonuses } = book;
  const discount = discountOf(bonuses, { buy });
  const cheaper = buy.filter((id) => id !== discount?.by);
  const discounted = discount !== undefined && cheaper.length > 0 && dice.chance(3, 4) ? dice.pick(cheaper) : undefined;
  const source = freeSource(bonuses, { buy });
  const open = freeAdvances(book, world, number, { buy });
  const free =
    source !== undefined && dice.chance(3, 4) ? dice.shuffle([...open]).slice(0, dice.between(0, source.most)) : [];
  const credits = creditsToChoose(bonuses, { buy, free }).map(
    (one) => [one.by, anyCredits(bonuses, one, dice)] as const,
  );
  return {
    buy,
    ...(discounted !== undefined && { discounted }),
    ...(free.length > 0 && { free }),
    ...(credits.length > 0 && { credits: Object.fromEntries(credits) }),
  };
}

function anyCredits(
  { groups, creditStep }: Bonuses,
  { points, oneGroup }: { readonly points: number; readonly oneGroup: boolean },
  dice: Dice,
): Record<string, number> {
  const chosen: Record<string, number> = {};
  const only = dice.pick(groups);
  for (let left = points; left > 0; left -= creditStep) {
    const group = oneGroup ? only : dice.pick(groups);
    chosen[group] = (chosen[group] ?? 0) + creditStep;
  }
  return chosen;
}
