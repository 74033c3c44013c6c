import { holds } from '../nations.ts';
import type { AdvanceHolders } from '../state.ts';
import type { NationNumber } from '../world.ts';
import type { Cites } from './cites.ts';

/** How much more of a calamity, or less, each advance brings its owner. */
export type Modifiers = Readonly<Record<string, number>>;

/** What a calamity does, as far as it is numbers: what is changed by advances and feared by bots. */
export interface CalamityRow {
  readonly id: string;
  /** What the primary victim loses. */
  readonly takes:
    | 'points'
    | 'cities'
    | 'reduces'
    | 'idles'
    | 'splits'
    | 'horde'
    | 'treasury'
    | 'card-points'
    | 'areas'
    | 'steps';
  /** How much of it. Below 0: all but so many. */
  readonly amount: number;
  /** What others lose in all, and each of them at most. */
  readonly others?: { readonly total: number; readonly each: number };
  readonly rule: string;
}

/** The calamities of a game. */
export interface Calamities {
  /** In the order in which they are resolved. */
  readonly rows: readonly CalamityRow[];
  readonly cites: Cites<
    | 'modifiers'
    | 'flood'
    | 'barbarians'
    | 'losses'
    | 'treachery'
    | 'cities'
    | 'civil-war'
    | 'slave-revolt'
    | 'earthquake'
    | 'volcano'
    | 'piracy'
    | 'conversion'
    | 'secondary'
    | 'places'
    | 'factions'
  >;
}

/** All advances held are added up first, and a sum below nothing is nothing. @rule calamities.modifiers */
export function modified(state: AdvanceHolders, nation: NationNumber, base: number, modifiers: Modifiers): number {
  let sum = base;
  for (const advance in modifiers) if (holds(state, nation, advance)) sum += modifiers[advance] ?? 0;
  return Math.max(0, sum);
}

/** The advances of these that a nation holds, with what each changes. */
export function heldOf(state: AdvanceHolders, nation: NationNumber, modifiers: Modifiers): Modifiers {
  return Object.fromEntries(Object.entries(modifiers).filter(([advance]) => holds(state, nation, advance)));
}

/** Whether a nation holds any of these advances. */
export function holdsAny(state: AdvanceHolders, nation: NationNumber, modifiers: Modifiers): boolean {
  for (const advance in modifiers) if (holds(state, nation, advance)) return true;
  return false;
}

/** The largest change that one of a nation's advances makes, where only that one counts. */
export function strongestOf(
  state: AdvanceHolders,
  nation: NationNumber,
  modifiers: Modifiers,
): readonly [advance: string, amount: number] | undefined {
  const held = Object.entries(heldOf(state, nation, modifiers));
  return held.sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))[0];
}
