import { holds, type NationNumber, nameOf } from '@ecumene/ancients';
import { happen } from '@ecumene/engine';
import type { WeState } from '../book/state.ts';
import { type Change, type Modifier, modifiersOf } from '../data/modifiers.ts';
import type { CalamityId } from '../data/trade-cards.ts';
import type { WeWorld } from '../world.ts';

/** Whether a player suffers a calamity as its holder or because of it. */
export type Role = 'primary' | 'secondary';

const BY_CALAMITY = new Map<string, readonly Modifier[]>();

function modifiers(calamity: CalamityId): readonly Modifier[] {
  const known = BY_CALAMITY.get(calamity) ?? modifiersOf(calamity);
  BY_CALAMITY.set(calamity, known);
  return known;
}

/** The modifiers of a calamity that count for a nation in a role. @rule rows.modifiers @rule WE modifiers.1 @rule WE modifiers.2 @rule WE major.5 @rule WE advance-cards.9 */
function heldModifiers(state: WeState, number: NationNumber, calamity: CalamityId, role: Role): readonly Modifier[] {
  return modifiers(calamity).filter(
    (one) => (one.role === 'any' || one.role === role) && holds(state, number, one.advance),
  );
}

/** The changes of one kind that count for a nation. */
function changes<K extends Change['is']>(
  state: WeState,
  number: NationNumber,
  calamity: CalamityId,
  role: Role,
  kind: K,
): readonly Extract<Change, { readonly is: K }>[] {
  const isWanted = (change: Change): change is Extract<Change, { readonly is: K }> => change.is === kind;
  return heldModifiers(state, number, calamity, role)
    .map(({ change }) => change)
    .filter(isWanted);
}

/** What a calamity asks of a nation: all modifiers added up, never below 0. @rule WE modifiers.4 @rule WE modifiers.5 @rule WE P5 */
export function amountFor(
  state: WeState,
  number: NationNumber,
  calamity: CalamityId,
  role: Role,
  base: number,
): number {
  return Math.max(
    0,
    changes(state, number, calamity, role, 'amount').reduce((sum, { by }) => sum + by, base),
  );
}

/** The same, told to everybody where advances change it. */
export function workOut(world: WeWorld, number: NationNumber, calamity: CalamityId, role: Role, base: number): number {
  const amount = amountFor(world, number, calamity, role, base);
  const counted = heldModifiers(world, number, calamity, role).flatMap(({ advance, change, rules }) =>
    change.is === 'amount' ? [{ advance, by: change.by, rule: rules[0] ?? calamity }] : [],
  );
  tellChanges(world, number, calamity, { base, amount, counted });
  return amount;
}

/** How many cities advances spare of those that are selected. @rule WE calendar.4 @rule WE masonry.3 */
export function sparedOf(state: WeState, number: NationNumber, calamity: CalamityId, role: Role): number {
  return changes(state, number, calamity, role, 'deselect').reduce((sum, { cities }) => sum + cities, 0);
}

/** How many of so many selected cities are not spared after all; told to everybody where advances spare some. @rule WE cyclone.5 @rule WE cyclone.6 @rule WE calendar.4 @rule WE masonry.3 */
export function notSpared(
  world: WeWorld,
  number: NationNumber,
  calamity: CalamityId,
  role: Role,
  selected: number,
): number {
  const counted = heldModifiers(world, number, calamity, role).flatMap(({ advance, change, rules }) =>
    change.is === 'deselect' ? [{ advance, by: -change.cities, rule: rules[0] ?? calamity }] : [],
  );
  const amount = Math.max(0, selected - sparedOf(world, number, calamity, role));
  tellChanges(world, number, calamity, { base: selected, amount, counted });
  return amount;
}

interface Changed {
  readonly base: number;
  readonly amount: number;
  readonly counted: readonly { readonly advance: string; readonly by: number; readonly rule: string }[];
}

function tellChanges(
  world: WeWorld,
  number: NationNumber,
  calamity: CalamityId,
  { base, amount, counted }: Changed,
): void {
  const [first] = counted;
  if (first === undefined) return;
  happen(world, `WE ${first.rule}`, {
    what: 'calamity-changed',
    calamity,
    nation: nameOf(world, number),
    base,
    amount,
    changes: Object.fromEntries(counted.map(({ advance, by }) => [advance, by])),
  });
}

/** Whether a city that would be destroyed is only reduced. @rule WE volcano-earthquake.6 @rule WE engineering.7 */
export function isOnlyReduced(state: WeState, number: NationNumber, calamity: CalamityId): boolean {
  return changes(state, number, calamity, 'primary', 'reduced-instead').length > 0;
}

/** Whether a nation cannot be named as a secondary victim. @rule WE piracy.7 @rule WE naval-warfare.5 */
export function isNeverNamed(state: WeState, number: NationNumber, calamity: CalamityId): boolean {
  return changes(state, number, calamity, 'secondary', 'not-named').length > 0;
}

/** How many cards a nation may discard to lose nothing; 0 if it may not. @rule WE theocracy.1 */
export function discardInstead(state: WeState, number: NationNumber, calamity: CalamityId, role: Role): number {
  return changes(state, number, calamity, role, 'may-discard')[0]?.cards ?? 0;
}

/** How many cities a nation may destroy for each step it is not to take; 0 if it may not. @rule WE enlightenment.4 */
export function citiesForAStep(state: WeState, number: NationNumber, calamity: CalamityId): number {
  return changes(state, number, calamity, 'primary', 'may-destroy-for-each-step')[0]?.cities ?? 0;
}
