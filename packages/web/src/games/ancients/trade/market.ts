import type { AncientEvent, NationView, OfferView } from '@ecumene/ancients';
import { useMemo } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { useStory } from '../../../table/story.tsx';
import { isAncient } from '../events.ts';
import type { OutThere } from '../game.ts';
import { nationsInOrder, useAncients, useOwnNation, useReading, useView } from '../view.ts';
import { canAccept, gainOf, type Means } from './draft.ts';
import { type TradeCards, without } from './hand.ts';

/** What has happened, in the words of the game's events. */
export function useEvents(): readonly AncientEvent[] {
  const story = useStory();
  return useMemo(() => story.flatMap(({ happening }) => (isAncient(happening) ? [happening.event] : [])), [story]);
}

export function useOutThere(): OutThere {
  const { tableView } = useTable();
  const { trade } = useAncients();
  const view = useView();
  const events = useEvents();
  return useMemo(() => trade.outThere(view, tableView.seats.length, events), [trade, view, tableView.seats, events]);
}

/** The trade cards of this table. */
export function useTradeCards(): TradeCards {
  const { trade } = useAncients();
  return trade.cards(useView(), useOwnNation());
}

/** What this seat may give and get. */
export function useMeans(): Means {
  const { trade } = useAncients();
  const { view, ask } = useReading();
  const cards = useTradeCards();
  const out = useOutThere();
  return useMemo(() => {
    const { fewest, named } = ask(({ trade: { fewest, named } }) => ({ fewest, named }));
    return {
      cards,
      fewest,
      named,
      hand: view.hand,
      mayGive: (id) => trade.mayGive(view, id),
      outside: (id) => out.commodity(id),
    };
  }, [trade, cards, view, ask, out]);
}

/** Offers in the trade as this seat sees them: own ones first, then those it can take up, then the others. */
export interface SortedOffers {
  readonly own: readonly OfferView[];
  readonly open: readonly OfferView[];
  readonly others: readonly OfferView[];
  /** Those of the others that lie folded up behind the best of their nation. */
  readonly folded: readonly number[];
}

/** So many offers of one nation are shown that one can neither take up nor is the only one to be made. */
const SHOWN = 2;

/** With more offers than this those one can take up are sorted by what they bring. */
const MANY = 12;

/**
 * Sorts offers, always the latest first; where there are many, those one can take up by what they bring. Those to oneself come before what is for all, and what is for all goes by nation,
 * first of all what one has most of the cards for.
 */
export function sortOffers(offers: readonly OfferView[], own: string | undefined, means: Means): SortedOffers {
  const latest = offers.toSorted((a, b) => Number(b.to === own) - Number(a.to === own) || b.id - a.id);
  // What this seat has declined is out of its way; what others have declined stays in sight of the one who offered it.
  const foreign = latest.filter(({ from, declined }) => from !== own && declined === undefined);
  const acceptable = own === undefined ? [] : foreign.filter((offer) => canAccept(offer, means));
  const open = foreign.length > MANY ? byGain(acceptable, means) : acceptable;
  const others = foreign.filter((offer) => !open.includes(offer));
  const forMe = others.filter(({ to }) => to === own);
  const forAll = others.filter((offer) => !forMe.includes(offer));
  const held = means.hand.map((id) => means.cards.thingOf(id));
  const lacking = ({ asks }: OfferView): number => without(asks, held).length;
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

function byGain(offers: readonly OfferView[], means: Means): readonly OfferView[] {
  const gains = new Map(offers.map((offer) => [offer.id, gainOf(offer, means)]));
  return offers.toSorted((a, b) => (gains.get(b.id) ?? 0) - (gains.get(a.id) ?? 0));
}

/** Those that are not shown. A single one is not worth folding up. */
function restOf(offers: readonly OfferView[]): readonly OfferView[] {
  return offers.length > SHOWN + 1 ? offers.slice(SHOWN) : [];
}

/** Those who trade, in the order of the census. */
export function useTraders(): readonly NationView[] {
  const { tableView } = useTable();
  const trading = new Set(tableView.waiting.filter(({ topic }) => topic === 'trade').map(({ seat }) => seat));
  const seats = useView();
  const own = useOwnNation();
  const isAsked = tableView.questions.some(({ question }) => question.topic === 'trade');
  return nationsInOrder(seats).filter(
    (nation) => (nation.seat !== null && trading.has(nation.seat)) || (isAsked && nation === own),
  );
}
