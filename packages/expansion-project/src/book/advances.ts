import { type Advances, creditsByGroup, type NationNumber, type Advance as Row } from '@ecumene/ancients';
import { ADVANCES, advanceOf, type Group, isAdvance } from '../data/advances.ts';
import { priceChange } from './cultures.ts';
import { totalOf } from './effects.ts';
import type { EpState } from './state.ts';

const worthMore = totalOf('token-worth');

const ROWS = new Map<string, Row>(ADVANCES.map((advance) => [advance.id, advance]));

/** Credits of a group from earlier turns, and those towards one advance alone. @rule rows.advances @rule EP 6.2 @rule EP 26.5.1 @rule EP 26.5.2 @rule EP 26.5.4 @rule EP 26.5.5 @rule EP C40 */
export const { of: creditsOf, towards: creditsTowards } = creditsByGroup<Group>(ADVANCES);

/** The printed cost, changed by culture, less the better of its groups and what leads to it. @rule EP 26.5.6 @rule EP 26.5.7 @rule EP 26.5.8 @rule EP C39 @rule EP C79 */
export function priceOf(state: EpState, number: NationNumber, id: string): number {
  if (!isAdvance(id)) return Number.POSITIVE_INFINITY;
  const { cost, groups } = advanceOf(id);
  const full = Math.max(0, cost + priceChange(state, number, id));
  const best = Math.max(0, ...groups.map((group) => creditsOf(state, number, group)));
  return Math.max(0, full - best - creditsTowards(state, number, id));
}

/** @rule EP 26.4.2 @rule EP 30.29.5 */
export const advances: Advances<EpState> = {
  rows: ROWS,
  price: priceOf,
  tokenWorth: (state, number) => 1 + worthMore(state, number),
  cites: {
    buy: ['EP 26.1', 'EP 26.1.2', 'EP 26.2', 'EP 26.5.8', 'EP 26.6.2'],
    pay: ['EP 26.2', 'EP 26.4.1', 'EP 26.5.9', 'EP C38'],
    once: ['EP 26.6.1'],
    needs: ['EP 26.1'],
    held: ['EP 26.5.4', 'EP C40'],
    price: ['EP 26.5.7'],
    points: ['EP 35.1'],
    groups: ['EP 5.1'],
    shown: ['EP 26.2'],
  },
};
