import type { CalamityRow } from '@ecumene/ancients';
import { CALAMITIES, type CalamityId } from './trade-cards.ts';

type Row = Omit<CalamityRow, 'id'>;

/** What each calamity does, as far as it is numbers. What changes it stands in `effects.ts`. */
export const CALAMITY_ROWS: Readonly<Record<CalamityId, Row>> = {
  'squandered-wealth': { takes: 'treasury', amount: 10, rule: 'EP 29.2.3.1' },
  tempest: { takes: 'treasury', amount: 5, rule: 'EP 29.3.3.2' },
  'city-in-flames': { takes: 'cities', amount: 1, rule: 'EP 29.4.3.1' },
  'city-riots': { takes: 'reduces', amount: 1, rule: 'EP 29.5.3.1' },
  'coastal-migration': { takes: 'points', amount: 5, rule: 'EP 29.6.3.1' },
  'tribal-conflict': { takes: 'areas', amount: 2, rule: 'EP 29.7.3.1' },
  /** For each city. */
  'minor-uprising': { takes: 'points', amount: 1, rule: 'EP 29.8.3.1' },
  /** For each city. */
  banditry: { takes: 'card-points', amount: 1, rule: 'EP 29.9.3.1' },
  'volcano-earthquake': { takes: 'cities', amount: 1, rule: 'EP 29.2.1.1' },
  treachery: { takes: 'cities', amount: 1, rule: 'EP 29.2.2.1' },
  famine: { takes: 'points', amount: 10, others: { total: 20, each: 8 }, rule: 'EP 29.3.1.1' },
  superstition: { takes: 'reduces', amount: 3, rule: 'EP 29.3.2.1' },
  'civil-war': { takes: 'splits', amount: 15, rule: 'EP 29.4.1.3.1' },
  'slave-revolt': { takes: 'idles', amount: 15, rule: 'EP 29.4.2.1' },
  flood: { takes: 'points', amount: 17, others: { total: 10, each: 10 }, rule: 'EP 29.5.1.1' },
  'barbarian-hordes': { takes: 'horde', amount: 15, rule: 'EP 29.5.2.2' },
  cyclone: { takes: 'reduces', amount: 3, others: { total: 2, each: 2 }, rule: 'EP 29.6.1.3' },
  epidemic: { takes: 'points', amount: 16, others: { total: 25, each: 10 }, rule: 'EP 29.6.2.1' },
  corruption: { takes: 'card-points', amount: 10, rule: 'EP 29.7.1.1' },
  'civil-disorder': { takes: 'reduces', amount: -3, rule: 'EP 29.7.2.1' },
  /** For each city. */
  tyranny: { takes: 'splits', amount: 2, rule: 'EP 29.8.1.3' },
  'iconoclasm-and-heresy': { takes: 'reduces', amount: 4, others: { total: 2, each: 2 }, rule: 'EP 29.8.2.1' },
  regression: { takes: 'steps', amount: 1, rule: 'EP 29.9.1.1' },
  piracy: { takes: 'cities', amount: 2, others: { total: 2, each: 1 }, rule: 'EP 29.9.2.1' },
};

/** Further numbers of single calamities. */
export const CALAMITY_NUMBERS = {
  /** Treasury tokens that save a city in flames. @rule EP 29.4.3.2 */
  cityRansom: 10,
  /** Treasury tokens that City Riots cost. @rule EP 29.5.3.2 */
  riotTreasury: 5,
  /** Treasury tokens that save a unit point of a Minor Uprising. @rule EP 29.8.3.2 */
  uprisingTreasury: 2,
  /** Unit points the beneficiary adds to the first faction of a civil war. @rule EP 29.4.1.3.4 */
  factionAdded: 20,
} as const;

export const ROWS: readonly CalamityRow[] = CALAMITIES.map(({ id }) => ({ id, ...CALAMITY_ROWS[id] }));
