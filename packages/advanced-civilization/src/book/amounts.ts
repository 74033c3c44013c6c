import { type Change, modified, modifiersOf, type NationNumber, nation, strongestOf } from '@ecumene/ancients';
import { CALAMITIES } from '../data/calamities.ts';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcState } from './state.ts';

const CHANGES: Readonly<Record<string, Change>> = {
  epidemic: 'points-lost',
  'slave-revolt': 'tokens-in-revolt',
  superstition: 'cities-reduced',
  'civil-disorder': 'cities-reduced',
  'iconoclasm-and-heresy': 'cities-reduced',
};

const MODIFIERS = new Map(
  Object.entries(CHANGES).map(([calamity, change]) => [calamity, modifiersOf(CIVILIZATION_CARDS, calamity, change)]),
);

/** What a calamity asks of the nation that holds it, its cards counted. Of Superstition only the highest Religion card counts. @rule AC 30.322 @rule AC 30.711 @rule AC 30.712 */
export function amountFor(state: AcState, number: NationNumber, calamity: keyof typeof CALAMITIES): number {
  const { amount } = CALAMITIES[calamity];
  const modifiers = MODIFIERS.get(calamity) ?? {};
  if (calamity === 'superstition') return Math.max(0, amount + (strongestOf(state, number, modifiers)?.[1] ?? 0));
  const base = calamity === 'civil-disorder' ? nation(state, number).cities + amount : amount;
  return modified(state, number, base, modifiers);
}
