import {
  ADVANCES,
  type Advance,
  effectsOf,
  GROUPS,
  type Group,
  type OwnEffect,
} from '@ecumene/western-empires/reference';
import type { Basket, BoardPosition } from '../ancients/board-position.ts';
import { GroupCredits } from '../ancients/credits.ts';
import type { Temperament } from '../ancients/temperament.ts';

const ROWS: ReadonlyMap<string, Advance> = new Map(ADVANCES.map((advance) => [advance.id, advance]));

export function rowOf(advance: string): Advance | undefined {
  return ROWS.get(advance);
}

const CREDITS = new GroupCredits<Group>(ADVANCES, GROUPS);

export function creditsOf(advance: string, held: Readonly<Record<string, number>>): number {
  return CREDITS.of(advance, held);
}

/** The group with most advances that are not held. */
export function groupToLearn(held: Readonly<Record<string, number>>): Group {
  return CREDITS.mostOpen(held) ?? 'science';
}

type Of<K extends OwnEffect['kind']> = Extract<OwnEffect, { readonly kind: K }>;

function effect<K extends OwnEffect['kind']>(advance: string, kind: K): Of<K> | undefined {
  const row = ROWS.get(advance);
  const isWanted = (one: { readonly kind: string }): one is Of<K> => one.kind === kind;
  return row && effectsOf(row.id).find(isWanted);
}

/** A purchase with the choices that its advances bring: a discount, a free advance, credits. */
export function completePurchase(position: BoardPosition, _temper: Temperament, { buy, spend }: Basket): unknown {
  const { cards } = position.me;
  const discounting = buy.find((id) => effect(id, 'discount') !== undefined);
  const dearest = [...buy]
    .filter((id) => id !== discounting)
    .sort((a, b) => position.book.price(b) - position.book.price(a))[0];
  const free = freeAdvance(position, buy);
  const choosing = [...buy, ...(free === undefined ? [] : [free])].flatMap((id) => {
    const chosen = effect(id, 'credits-of-choice');
    return chosen === undefined ? [] : [[id, { [groupToLearn(cards)]: chosen.credits }] as const];
  });
  return {
    buy,
    spend,
    ...(discounting !== undefined && dearest !== undefined && { discounted: dearest }),
    ...(free !== undefined && { free }),
    ...(choosing.length > 0 && { credits: Object.fromEntries(choosing) }),
  };
}

/** The dearest advance that comes for free with the others. */
function freeAdvance({ me }: BoardPosition, buy: readonly string[]): string | undefined {
  const source = buy.flatMap((id) => effect(id, 'free-advance') ?? [])[0];
  if (source === undefined) return undefined;
  const { group, costBelow } = source;
  return ADVANCES.filter(
    ({ id, groups, cost }) =>
      groups.includes(group) && cost < costBelow && me.cards[id] === undefined && !buy.includes(id),
  ).sort((a, b) => b.cost - a.cost)[0]?.id;
}
