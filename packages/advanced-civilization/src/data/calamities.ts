import type { CalamityRow } from '@ecumene/ancients';

/** How many calamities a nation suffers in a turn. @rule AC 29.5 */
export const MOST_CALAMITIES = 2;

/** The numbers of the twelve calamities, in the order in which they strike. @rule AC 30.1 */
const ROWS = {
  'volcano-earthquake': { takes: 'cities', amount: 1, others: { total: 1, each: 1 }, rule: 'AC 30.211' },
  treachery: { takes: 'cities', amount: 1, rule: 'AC 30.221' },
  famine: { takes: 'points', amount: 10, others: { total: 20, each: 8 }, rule: 'AC 30.311' },
  superstition: { takes: 'reduces', amount: 3, rule: 'AC 30.321' },
  'civil-war': { takes: 'splits', amount: 15, others: { total: 20, each: 20 }, rule: 'AC 30.411' },
  'slave-revolt': { takes: 'idles', amount: 15, rule: 'AC 30.421' },
  flood: { takes: 'points', amount: 17, others: { total: 10, each: 10 }, rule: 'AC 30.511' },
  'barbarian-hordes': { takes: 'horde', amount: 15, rule: 'AC 30.5211' },
  epidemic: { takes: 'points', amount: 16, others: { total: 25, each: 10 }, rule: 'AC 30.611' },
  'civil-disorder': { takes: 'reduces', amount: -3, rule: 'AC 30.711' },
  'iconoclasm-and-heresy': { takes: 'reduces', amount: 4, others: { total: 2, each: 2 }, rule: 'AC 30.811' },
  piracy: { takes: 'cities', amount: 2, others: { total: 2, each: 1 }, rule: 'AC 30.911' },
} as const satisfies Readonly<Record<string, Omit<CalamityRow, 'id'>>>;

/** What a calamity takes from its primary victim, and from others. */
export const CALAMITIES: typeof ROWS = ROWS;

export const CALAMITY_ROWS: readonly CalamityRow[] = Object.entries(ROWS).map(([id, row]) => ({ id, ...row }));
