import { citesOf } from '@ecumene/ancients';
import type { CitesByKey } from '@ecumene/engine';
import { book } from './book.ts';
import { ABILITIES } from './data/abilities.ts';
import { ADVANCES, BONUSES } from './data/advances.ts';
import { CULTURES } from './data/cultures.ts';
import { ON_SALE } from './data/trade-cards.ts';

/** The paragraphs that shared rules serve, and those that stand in rows of data: code that reads rows names the key. */
export const cites: CitesByKey = {
  ...citesOf(book),
  'rows.advances': ADVANCES.map(({ section }) => `EP ${section}.1`),
  'rows.effects': [...new Set(ADVANCES.flatMap(({ effects }) => effects.map(({ rule }) => rule)))],
  'rows.abilities': ABILITIES.flatMap(({ rules }) => rules),
  'rows.bonuses': Object.values(BONUSES).map(({ rule }) => rule),
  'rows.on-sale': ON_SALE.map(({ rule }) => rule),
  'rows.cultures': Object.values(CULTURES).map(({ rule }) => rule),
};
