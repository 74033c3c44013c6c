import { ADVANCES, type Advance, BONUSES, type Bonus, GROUPS, type Group } from '@ecumene/expansion-project/reference';
import { type Basket, type BoardPosition, type Extra, holds } from '../ancients/board-position.ts';
import { GroupCredits } from '../ancients/credits.ts';
import type { Temperament } from '../ancients/temperament.ts';

const ROWS: ReadonlyMap<string, Advance> = new Map(ADVANCES.map((advance) => [advance.id, advance]));

export function rowOf(advance: string): Advance | undefined {
  return ROWS.get(advance);
}

export const CREDITS = new GroupCredits<Group>(ADVANCES, GROUPS);

function bonusOf(advance: string): Bonus | undefined {
  const row = ROWS.get(advance);
  return row && BONUSES[row.id];
}

/** What an advancement will take off later prices, the credits of choice that it brings included. */
export function creditsOf(advance: string, held: Readonly<Record<string, number>>): number {
  const bonus = bonusOf(advance);
  const chosen = bonus?.is === 'credits' ? CREDITS.ofChoice(bonus.points, held) : 0;
  return CREDITS.of(advance, held) + chosen;
}

/** Advancements that could come for free, those first that are worth most. */
function freeWith(
  { me }: BoardPosition,
  advance: string,
  buy: readonly string[],
  worthOf: (id: string) => number,
): readonly string[] {
  const bonus = bonusOf(advance);
  if (bonus?.is !== 'free') return [];
  const { group, below, most } = bonus;
  return ADVANCES.filter(
    ({ id, groups, cost }) => groups.includes(group) && cost < below && !holds(me, id) && !buy.includes(id),
  )
    .map(({ id }) => id)
    .sort((a, b) => worthOf(b) - worthOf(a))
    .slice(0, most);
}

/** What buying an advancement brings besides itself. */
export function extraOf(position: BoardPosition, advance: string, worthOf: (id: string) => number): Extra | undefined {
  const bonus = bonusOf(advance);
  if (bonus?.is === 'discount') return { off: bonus.points, worth: 0 };
  if (bonus?.is !== 'free') return undefined;
  const worth = freeWith(position, advance, [], worthOf).reduce((sum, id) => sum + worthOf(id), 0);
  return { off: 0, worth };
}

/** What an advancement is worth to somebody who gets it for nothing. */
function worthFree({ worths, me }: BoardPosition, { foresight, protection }: Temperament, id: string): number {
  const use = ((worths.uses[id] ?? 0) * protection) / 100;
  return worths.points(id) + use + (creditsOf(id, me.cards) * foresight) / 100;
}

/** A purchase with the choices that its advancements bring: a discount, free advancements, credits. */
export function completePurchase(position: BoardPosition, temper: Temperament, { buy, spend }: Basket): unknown {
  const { cards } = position.me;
  const discounting = buy.find((id) => bonusOf(id)?.is === 'discount');
  const [dearest] = buy
    .filter((id) => id !== discounting)
    .sort((a, b) => position.book.price(b) - position.book.price(a));
  const free = buy.flatMap((id) => freeWith(position, id, buy, (one) => worthFree(position, temper, one)));
  const group = CREDITS.mostOpen({ ...cards, ...Object.fromEntries([...buy, ...free].map((id) => [id, 0])) });
  const credits = [...buy, ...free].flatMap((id) => {
    const bonus = bonusOf(id);
    return bonus?.is === 'credits' && group !== undefined ? [[id, { [group]: bonus.points }] as const] : [];
  });
  return {
    buy,
    spend,
    ...(discounting !== undefined && dearest !== undefined && { discounted: dearest }),
    ...(free.length > 0 && { free }),
    ...(credits.length > 0 && { credits: Object.fromEntries(credits) }),
  };
}
