import { ADVANCES, type Advance, book, GROUPS, type Group } from '@ecumene/western-empires/reference';
import type { Basket, BoardPosition } from '../ancients/board-position.ts';
import { BonusChooser } from '../ancients/bonuses.ts';
import { GroupCredits } from '../ancients/credits.ts';
import type { Temperament } from '../ancients/temperament.ts';

const ROWS: ReadonlyMap<string, Advance> = new Map(ADVANCES.map((advance) => [advance.id, advance]));

export function rowOf(advance: string): Advance | undefined {
  return ROWS.get(advance);
}

const CREDITS = new GroupCredits<Group>(ADVANCES, GROUPS);
const CHOOSER = new BonusChooser(book.bonuses, CREDITS);

export function creditsOf(advance: string, held: Readonly<Record<string, number>>): number {
  return CREDITS.of(advance, held);
}

/** The group with most advances that are not held. */
export function groupToLearn(held: Readonly<Record<string, number>>): Group {
  return CREDITS.mostOpen(held) ?? 'science';
}

/** A purchase with the choices that its advances bring; one advance at most comes for free. */
export function completePurchase(position: BoardPosition, temper: Temperament, basket: Basket): unknown {
  const { free, ...answer } = CHOOSER.complete(position, temper, basket);
  return { ...answer, ...(free?.[0] !== undefined && { free: free[0] }) };
}
