import { ADVANCES, type Advance, book, GROUPS, type Group } from '@ecumene/expansion-project/reference';
import { BonusChooser } from '../ancients/bonuses.ts';
import { GroupCredits } from '../ancients/credits.ts';

const ROWS: ReadonlyMap<string, Advance> = new Map(ADVANCES.map((advance) => [advance.id, advance]));

export function rowOf(advance: string): Advance | undefined {
  return ROWS.get(advance);
}

export const CREDITS = new GroupCredits<Group>(ADVANCES, GROUPS);
export const CHOOSER = new BonusChooser(book.bonuses, CREDITS);
