import {
  type Change,
  heldOf,
  type Modifiers,
  modifiersOf,
  type NationNumber,
  nameOf,
  type Role,
} from '@ecumene/ancients';
import { happen } from '@ecumene/engine';
import { calamityChange } from '../book/cultures.ts';
import type { EpState } from '../book/state.ts';
import { ADVANCES } from '../data/advances.ts';
import type { CalamityId } from '../data/trade-cards.ts';
import type { EpWorld } from '../world.ts';

/** What a culture is called beside the advancements that count. */
export const CULTURE = 'unique-culture';

const known = new Map<string, Modifiers>();

/** What each advancement changes about a calamity, for a primary or secondary victim. @rule rows.effects */
function modifiers(calamity: CalamityId, change: Change, role: Role): Modifiers {
  const key = `${calamity} ${change} ${role}`;
  const found = known.get(key) ?? modifiersOf(ADVANCES, calamity, change, role);
  known.set(key, found);
  return found;
}

/** What a nation's advancements and its culture change, each by itself. @rule EP 24.6 */
export function changesFor(
  state: EpState,
  number: NationNumber,
  calamity: CalamityId,
  change: Change,
  role: Role = 'primary',
): Modifiers {
  const held = heldOf(state, number, modifiers(calamity, change, role));
  const culture = calamityChange(state, number, calamity, change, role);
  return culture === 0 ? held : { ...held, [CULTURE]: culture };
}

function sumOf(changes: Modifiers): number {
  return Object.values(changes).reduce((sum, by) => sum + by, 0);
}

/** What a calamity asks of a nation: everything added up, never below 0. @rule EP 24.6 @rule EP P5 */
export function amountFor(
  state: EpState,
  number: NationNumber,
  calamity: CalamityId,
  change: Change,
  base: number,
  role: Role = 'primary',
): number {
  return Math.max(0, base + sumOf(changesFor(state, number, calamity, change, role)));
}

/** What a nation is spared of what it is told to lose: everything added up. @rule EP 24.6 @rule EP P5 */
export function savingFor(state: EpState, number: NationNumber, calamity: CalamityId, change: Change): number {
  return Math.max(0, -sumOf(changesFor(state, number, calamity, change, 'secondary')));
}

/** The same, told to everybody where something changes it. @rule EP 24.6 */
export function workOut(
  world: EpWorld,
  number: NationNumber,
  calamity: CalamityId,
  change: Change,
  base: number,
  rule: string,
  role: Role = 'primary',
): number {
  tellChanges(world, number, calamity, change, rule, role);
  return amountFor(world, number, calamity, change, base, role);
}

/** Tells which advancements count, and for what. */
export function tellChanges(
  world: EpWorld,
  number: NationNumber,
  calamity: CalamityId,
  change: Change,
  rule: string,
  role: Role = 'primary',
): void {
  const cards = changesFor(world, number, calamity, change, role);
  if (Object.keys(cards).length > 0)
    happen(world, rule, { what: 'cards-count', nation: nameOf(world, number), change, cards });
}

/** Whether an advancement of a nation changes something at all. */
export function isChanged(
  state: EpState,
  number: NationNumber,
  calamity: CalamityId,
  change: Change,
  role: Role = 'primary',
): boolean {
  return Object.keys(changesFor(state, number, calamity, change, role)).length > 0;
}
