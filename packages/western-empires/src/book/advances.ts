import { type Advances, creditsByGroup, type NationNumber, nation, type Advance as Row } from '@ecumene/ancients';
import { ADVANCES, type AdvanceId, advanceOf, type Group } from '../data/advances.ts';
import { effectsHeld } from './effects.ts';
import type { WeState } from './state.ts';

const treasuryWorth = effectsHeld('treasury-worth');

function isAdvance(id: string): id is AdvanceId {
  return ROWS.has(id);
}

const ROWS = new Map<string, Row>(ADVANCES.map((advance) => [advance.id, { ...advance, effects: [] }]));

/** Credits of a group from earlier turns, and those towards one advance alone. @rule WE advance-cards.1 @rule WE advance-cards.2 @rule WE advance-cards.3 @rule WE credits.1 @rule WE credits.2 @rule WE credits.3 @rule WE advance-cards.4 */
export const { of: creditsOf, towards: creditsTowards } = creditsByGroup<Group>(ADVANCES);

/** The printed cost less the better of its groups and what leads to it. @rule WE credits.4 @rule WE credits.5 @rule WE credits.6 @rule WE credits.7 @rule WE credits.8 @rule WE credits.9 @rule WE buying.12 @rule WE buying.17 */
export function priceOf(state: WeState, number: NationNumber, id: string): number {
  if (!isAdvance(id)) return Number.POSITIVE_INFINITY;
  const { cost, groups } = advanceOf(id);
  const best = Math.max(0, ...groups.map((group) => creditsOf(state, number, group)));
  return Math.max(0, cost - best - creditsTowards(state, number, id));
}

/** All credits of a nation, those of this turn too. @rule WE victory-ties.5 @rule WE victory-ties.6 */
export function allCredits(state: WeState, number: NationNumber): Readonly<Record<Group, number>> {
  const held = Object.keys(nation(state, number).cards).filter(isAdvance);
  const sum = (group: Group): number =>
    held.reduce((total, id) => total + (advanceOf(id).credits[group] ?? 0), 0) +
    (state.credits[number]?.[group] ?? 0) +
    (state.newCredits[number]?.[group] ?? 0);
  return {
    science: sum('science'),
    arts: sum('arts'),
    crafts: sum('crafts'),
    civics: sum('civics'),
    religion: sum('religion'),
  };
}

/** @rule WE mining.2 @rule WE W61 */
export const advances: Advances<WeState> = {
  rows: ROWS,
  price: priceOf,
  tokenWorth: (state, number) => Math.max(1, ...treasuryWorth(state, number).map(({ points }) => points)),
  cites: {
    buy: [
      'WE buying.4',
      'WE buying.1',
      'WE buying.2',
      'WE buying.3',
      'WE buying.6',
      'WE buying.7',
      'WE buying.8',
      'WE buying.16',
    ],
    pay: ['WE buying.5', 'WE buying.10', 'WE buying.11', 'WE buying.13', 'WE mining.4', 'WE W61'],
    once: ['WE buying.9'],
    needs: ['WE buying.8'],
    held: ['WE credits.3', 'WE W41'],
    price: ['WE credits.5'],
    points: ['WE victory.2'],
    groups: ['WE advance-cards.6'],
    shown: ['WE buying.5'],
  },
};
