import type { OfferView } from '@ecumene/ancients';
import { same } from '@ecumene/engine';
import { useState } from 'react';

/** Offers in the places they are shown in. */
export interface Places {
  /** Those that stand, and those that have gone but keep their place. */
  readonly offers: readonly OfferView[];
  /** How many of them, at the end, have joined since they were last put in order. */
  readonly joined: number;
  /** Which of them lie folded up. */
  readonly folded: readonly number[];
}

export function inOrder(offers: readonly OfferView[], folded: readonly number[] = []): Places {
  return { offers, joined: 0, folded };
}

/** While somebody may be about to press one, none moves: what goes leaves its place empty, and what comes joins at the end. */
export function stayPut(before: Places, open: readonly OfferView[], folded: readonly number[] = []): Places {
  const coming = open.filter((offer) => !isAmong(before.offers, offer)).toSorted((a, b) => a.id - b.id);
  if (coming.length === 0) return before;
  if (before.offers.length === 0) return inOrder(open, folded);
  return { ...before, offers: [...before.offers, ...coming], joined: before.joined + coming.length };
}

/** How many of those that have joined still stand. */
export function newIn({ offers, joined }: Places, open: readonly OfferView[]): number {
  return offers.slice(offers.length - joined).filter((offer) => isAmong(open, offer)).length;
}

/** An offer to be shown, or offers of one nation that lie folded up. */
export type Place = OfferView | { readonly nation: string; readonly folded: readonly OfferView[] };

/** What is to be seen at each place. What can be taken up by now lies folded up no longer, and comes last. */
export function placesIn({ offers, folded }: Places, open: readonly OfferView[]): readonly Place[] {
  const up = offers.filter(({ id }) => folded.includes(id));
  const late = up.filter((offer) => isAmong(open, offer));
  const seen = offers.flatMap((offer): readonly Place[] => {
    if (!up.includes(offer)) return [offer];
    const some = up.filter((one) => one.from === offer.from && !late.includes(one));
    return some[0] === offer ? [{ nation: offer.from, folded: some }] : [];
  });
  return [...seen, ...late];
}

export function isAmong(offers: readonly OfferView[], { id }: OfferView): boolean {
  return offers.some((offer) => offer.id === id);
}

/**
 * Offers in their places: in order, or where they were while they are held and the same ones are wanted. The second puts them
 * in order all the same.
 */
export function usePlaces(
  open: readonly OfferView[],
  held: boolean,
  folded: readonly number[] = [],
  wanted?: unknown,
): readonly [Places, () => void] {
  const [before, set] = useState(() => inOrder(open, folded));
  const [wantedBefore, want] = useState(wanted);
  if (wanted !== wantedBefore) want(wanted);
  const now = held && wanted === wantedBefore ? stayPut(before, open, folded) : inOrder(open, folded);
  if (!same(now, before)) set(now);
  return [now, () => set(inOrder(open, folded))];
}
