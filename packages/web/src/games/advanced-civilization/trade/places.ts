import type { OfferView } from '@ecumene/ancients';
import { same } from '@ecumene/engine';
import { useState } from 'react';

/** Offers in the places they are shown in. */
export interface Places {
  /** Those that stand, and those that have gone but keep their place. */
  readonly offers: readonly OfferView[];
  /** How many of them, at the end, have joined since they were last put in order. */
  readonly joined: number;
}

export function inOrder(offers: readonly OfferView[]): Places {
  return { offers, joined: 0 };
}

/** While somebody may be about to press one, none moves: what goes leaves its place empty, and what comes joins at the end. */
export function stayPut(before: Places, standing: readonly OfferView[]): Places {
  const coming = standing.filter((offer) => !isAmong(before.offers, offer)).toSorted((a, b) => a.id - b.id);
  if (coming.length === 0) return before;
  if (before.offers.length === 0) return inOrder(standing);
  return { offers: [...before.offers, ...coming], joined: before.joined + coming.length };
}

/** How many of those that have joined still stand. */
export function newIn({ offers, joined }: Places, standing: readonly OfferView[]): number {
  return offers.slice(offers.length - joined).filter((offer) => isAmong(standing, offer)).length;
}

export function isAmong(offers: readonly OfferView[], { id }: OfferView): boolean {
  return offers.some((offer) => offer.id === id);
}

/** Offers in their places: in order, or where they were while they are held. The second puts them in order all the same. */
export function usePlaces(standing: readonly OfferView[], held: boolean): readonly [Places, () => void] {
  const [before, set] = useState(() => inOrder(standing));
  const now = held ? stayPut(before, standing) : inOrder(standing);
  if (!same(now, before)) set(now);
  return [now, () => set(inOrder(standing))];
}
