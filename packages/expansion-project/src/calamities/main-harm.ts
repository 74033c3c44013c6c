import { type Change, type Modifiers, type NationNumber, nation, type Role } from '@ecumene/ancients';
import type { EpState } from '../book/state.ts';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { CalamityId } from '../data/trade-cards.ts';
import { amountFor, changesFor } from './amounts.ts';

/** What of a calamity advancements change. What is not here, none of them does. */
export const MAIN_CHANGES: Readonly<Partial<Record<CalamityId, Change>>> = {
  'volcano-earthquake': 'fall-broken',
  treachery: 'cities-taken',
  famine: 'points-lost',
  superstition: 'cities-reduced',
  'civil-war': 'own-pick',
  'slave-revolt': 'tokens-in-revolt',
  flood: 'bound',
  'barbarian-hordes': 'barbarians',
  cyclone: 'cities-reduced',
  epidemic: 'points-lost',
  corruption: 'card-points-lost',
  'civil-disorder': 'cities-reduced',
  tyranny: 'points-annexed',
  'iconoclasm-and-heresy': 'cities-reduced',
  regression: 'steps-back',
  piracy: 'cities-pirated',
  'minor-uprising': 'points-lost',
  banditry: 'card-points-lost',
};

/** Calamities whose amount is told for each city. */
const BY_CITY: ReadonlySet<CalamityId> = new Set<CalamityId>(['minor-uprising', 'banditry', 'tyranny']);

/** What a calamity takes from a nation, before and after all that its advancements and culture change. */
export interface MainHarm {
  readonly base: number;
  readonly amount: number;
  readonly changes: Modifiers;
}

/** What a calamity asks of a nation, before any change: of those who do not hold it, as much as each may be told to lose. */
function baseOf(state: EpState, number: NationNumber, calamity: CalamityId, role: Role): number {
  const { amount, others } = CALAMITY_ROWS[calamity];
  const { cities } = nation(state, number);
  if (calamity === 'civil-disorder') return cities + amount;
  if (BY_CITY.has(calamity)) return amount * cities;
  return role === 'primary' ? amount : (others?.each ?? 0);
}

/** What a calamity would take from a nation now. @rule EP 24.6 @rule EP 29.5.1.5 */
export function mainHarm(state: EpState, number: NationNumber, calamity: CalamityId, role: Role = 'primary'): MainHarm {
  const base = baseOf(state, number, calamity, role);
  const change = MAIN_CHANGES[calamity];
  if (change === undefined || change === 'fall-broken') return { base, amount: Math.max(0, base), changes: {} };
  const changes = changesFor(state, number, calamity, change, role);
  if (change === 'bound') return { base, amount: Math.min(base, ...Object.values(changes)), changes };
  const amount = amountFor(state, number, calamity, change, base, role);
  return {
    base,
    amount: calamity === 'civil-disorder' ? Math.min(nation(state, number).cities, amount) : amount,
    changes,
  };
}
