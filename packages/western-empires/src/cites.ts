import { citesOf } from '@ecumene/ancients';
import type { CitesByKey } from '@ecumene/engine';
import { book } from './book.ts';
import { ABILITIES } from './data/abilities.ts';
import { effectsOf } from './data/advance-effects.ts';
import { ADVANCE_IDS } from './data/advances.ts';
import { CALAMITY_ROWS, type CalamityRow } from './data/calamity-rows.ts';
import { MODIFIERS } from './data/modifiers.ts';

type Ruled = { readonly rules: readonly string[] };

function paragraphs(rows: readonly Ruled[]): readonly string[] {
  return [...new Set(rows.flatMap(({ rules }) => rules))].map((id) => `WE ${id}`);
}

function rowsOf({ primary, secondary, rules }: CalamityRow): readonly Ruled[] {
  return [{ rules }, ...primary, ...(secondary === null ? [] : [secondary, ...secondary.losses])];
}

/** The paragraphs that shared rules serve, and those that stand in rows of data: code that reads rows names the key. */
export const cites: CitesByKey = {
  ...citesOf(book),
  'rows.effects': paragraphs(ADVANCE_IDS.flatMap((id) => effectsOf(id))),
  'rows.modifiers': paragraphs(MODIFIERS),
  'rows.calamities': paragraphs(Object.values(CALAMITY_ROWS).flatMap(rowsOf)),
  'rows.abilities': paragraphs(ABILITIES),
};
