import type { Seat } from '@ecumene/engine';
import type { CardId, Kept } from '@ecumene/through-the-ages/reference';
import { useSyncExternalStore } from 'react';
import type { PossibleAction, Spot } from './actions/possible-action.ts';

/**
 * What is open over the table: a card with its actions, a civilization, the ways of paying for something, or the list of
 * all actions. A card opens beside the place it was opened from.
 */
export type Overlay =
  | {
      readonly at: 'card';
      readonly card: CardId;
      readonly spot: Spot | undefined;
      /** Whose board it lies on, if it lies on one. */
      readonly board?: Seat | undefined;
      readonly box?: DOMRect;
    }
  | { readonly at: 'civilization'; readonly seat: Seat }
  | { readonly at: 'actions' }
  | { readonly at: 'payment'; readonly action: PossibleAction; readonly ways: readonly Kept[] };

let looking: Overlay | undefined;
const listeners = new Set<() => void>();

export function openOverlay(what: Overlay | undefined): void {
  looking = what;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(subscribe, () => looking);
}

/** A card the mouse rests on or the keyboard has reached, and where it lies on the screen. */
interface Glanced {
  readonly card: CardId;
  readonly box: DOMRect;
}

let glanced: Glanced | undefined;

export function glanceAt(what: Glanced | undefined): void {
  if (what === glanced) return;
  glanced = what;
  for (const listener of listeners) listener();
}

export function useGlanced(): Glanced | undefined {
  return useSyncExternalStore(subscribe, () => glanced);
}
