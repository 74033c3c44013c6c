import type { Seat } from '@ecumene/engine';
import type { CardId } from '@ecumene/through-the-ages/reference';
import { useSyncExternalStore } from 'react';
import type { Deed, Spot } from './deeds/deed.ts';
import type { Kept } from './deeds/payments.ts';

/**
 * What a person looks at closely: a card with all that can be done with it, somebody's whole civilization, or the ways of
 * paying for something.
 */
export type Looking =
  | { readonly at: 'card'; readonly card: CardId; readonly spot: Spot | undefined }
  | { readonly at: 'civilization'; readonly seat: Seat }
  | { readonly at: 'payment'; readonly deed: Deed; readonly ways: readonly Kept[] };

let looking: Looking | undefined;
const listeners = new Set<() => void>();

export function lookAt(what: Looking | undefined): void {
  looking = what;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLooking(): Looking | undefined {
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
