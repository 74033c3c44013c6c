import type { AncientEvent, NationView, OfferView } from '@ecumene/ancients';
import { useMemo } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { useStory } from '../../../table/story.tsx';
import { isAncient } from '../events.ts';
import { nationsInOrder, useOwnNation, useView } from '../view.ts';
import { canAccept, type Means } from './draft.ts';
import { faceOf, without } from './hand.ts';
import { type OutThere, whatMayBeOut } from './out-there.ts';

/** What has happened, in the words of the game's events. */
export function useEvents(): readonly AncientEvent[] {
  const story = useStory();
  return useMemo(() => story.flatMap(({ happening }) => (isAncient(happening) ? [happening.event] : [])), [story]);
}

export function useOutThere(): OutThere {
  const { sight } = useTable();
  const view = useView();
  const events = useEvents();
  return useMemo(() => whatMayBeOut(view, sight.seats.length, events), [view, sight.seats, events]);
}

/** What this seat may give and get. */
export function useMeans(): Means {
  const { hand, terms } = useView();
  const out = useOutThere();
  return useMemo(
    () => ({
      hand,
      mayGive: (id) => terms.allTradable || faceOf(id)?.tradable === true,
      outside: (id) => out.commodity(id),
    }),
    [hand, terms, out],
  );
}

/** Offers on the floor as this seat sees them: own ones first, then those it can take up, then the others. */
export interface Floor {
  readonly own: readonly OfferView[];
  readonly open: readonly OfferView[];
  readonly others: readonly OfferView[];
  /** Those of the others that lie folded up behind the best of their nation. */
  readonly folded: readonly number[];
}

/** So many offers of one nation are shown that one can neither take up nor is the only one to be made. */
const SHOWN = 2;

/**
 * Sorts offers, always the latest first. Those to oneself come before what is for all, and what is for all goes by nation,
 * first of all what one has most of the cards for.
 */
export function sortOffers(offers: readonly OfferView[], own: string | undefined, means: Means): Floor {
  const latest = offers.toSorted((a, b) => Number(b.to === own) - Number(a.to === own) || b.id - a.id);
  const foreign = latest.filter(({ from }) => from !== own);
  const open = own === undefined ? [] : foreign.filter((offer) => canAccept(offer, means));
  const others = foreign.filter((offer) => !open.includes(offer));
  const forMe = others.filter(({ to }) => to === own);
  const forAll = others.filter((offer) => !forMe.includes(offer));
  const lacking = ({ asks }: OfferView): number => without(asks, means.hand).length;
  const byNation = [...new Set(forAll.map(({ from }) => from))].map((nation) =>
    forAll.filter(({ from }) => from === nation).toSorted((a, b) => lacking(a) - lacking(b)),
  );
  return {
    own: latest.filter(({ from }) => from === own),
    open,
    others: [...forMe, ...byNation.flat()],
    folded: byNation.flatMap((some) => restOf(some).map(({ id }) => id)),
  };
}

/** Those that are not shown. A single one is not worth folding up. */
function restOf(offers: readonly OfferView[]): readonly OfferView[] {
  return offers.length > SHOWN + 1 ? offers.slice(SHOWN) : [];
}

/** Those who trade, in the order of the census. */
export function useTraders(): readonly NationView[] {
  const { sight } = useTable();
  const trading = new Set(sight.waiting.filter(({ topic }) => topic === 'trade').map(({ seat }) => seat));
  const seats = useView();
  const own = useOwnNation();
  const isAsked = sight.questions.some(({ question }) => question.topic === 'trade');
  return nationsInOrder(seats).filter(
    (nation) => (nation.seat !== null && trading.has(nation.seat)) || (isAsked && nation === own),
  );
}
