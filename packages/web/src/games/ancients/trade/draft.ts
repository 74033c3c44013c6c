import { faceValue, type OfferView, type TradeMove } from '@ecumene/ancients';
import { same } from '@ecumene/engine';
import { holdsAll, type TradeCards, without } from './hand.ts';

/** An offer, or an answer to one, while it is being made up. */
export interface Draft {
  /** Commodities first, calamities last; of an offer the first two are named. */
  readonly give: readonly string[];
  readonly wants: number;
  readonly asks: readonly string[];
  /** The nation it is meant for; nobody in particular if nothing is said. */
  readonly to: string | null;
  /** The offer it is another one in answer to. */
  readonly counters: OfferView | null;
  /** The offer that is taken up as it stands. */
  readonly accepts: OfferView | null;
  /** The offer it was to take up or to answer, which no longer stands. */
  readonly lost: OfferView | null;
  /** The nation through which the two trade, where they cannot reach each other. */
  readonly through: string | null;
}

export const BLANK: Draft = {
  give: [],
  wants: 0,
  asks: [],
  to: null,
  counters: null,
  accepts: null,
  lost: null,
  through: null,
};

/** Whether nothing is being made up. */
export function isBlank({ give, asks }: Draft): boolean {
  return give.length === 0 && asks.length === 0;
}

/** How many cards each side of a trade gives at the least, and how many of them it names. */
export interface Terms {
  readonly fewest: number;
  readonly named: number;
}

/** What one may give and get. */
export interface Means extends Terms {
  readonly cards: TradeCards;
  readonly hand: readonly string[];
  /** Whether a card of the hand may be given away at all. */
  mayGive(id: string): boolean;
  /** How many cards of a commodity others may have. */
  outside(id: string): number;
}

/** Commodities stay in front, since only they can be named. */
function inOrder({ cards }: Means, given: readonly string[]): string[] {
  return [...given.filter((id) => !cards.isCalamity(id)), ...cards.calamitiesIn(given)];
}

function unmissed(
  means: Means,
  taken: readonly string[],
  coming: readonly string[],
  calamityFirst: boolean,
): string | undefined {
  const { cards } = means;
  const left = without(means.hand, taken).filter((id) => means.mayGive(id));
  const calamity = calamityFirst ? left.find((id) => cards.isCalamity(id)) : undefined;
  const comes = new Set(coming.map((id) => cards.thingOf(id)));
  return calamity ?? cards.leastMissed(left.filter((id) => !comes.has(cards.thingOf(id)))) ?? cards.leastMissed(left);
}

/** As many cards more as it takes, those first that one can best do without; what is to come for them is kept. */
function filledUp(means: Means, cards: readonly string[], count: number, coming: readonly string[] = []): string[] {
  const give = [...cards];
  while (give.length < count) {
    const canName = give.filter((id) => !means.cards.isCalamity(id)).length >= means.named;
    const next = unmissed(means, give, coming, canName);
    if (next === undefined) break;
    give.push(next);
  }
  return inOrder(means, give);
}

/** How far above the dearest card given one may ask without making others laugh. */
const ABOVE = 1;

/**
 * The commodity of which two more would make a hand most valuable, among those it collects, others may have, and are not
 * far above what is given.
 */
function bestGrowing(means: Means, give: readonly string[]): string | undefined {
  const { cards, named } = means;
  const rest = without(means.hand, give);
  const dearest = Math.max(0, ...give.map((id) => cards.valueOf(id)));
  const given = new Set(give.map((id) => cards.thingOf(id)));
  const wishes = cards.setsOf(rest).filter(({ face }) => !given.has(face.id) && means.outside(face.id) >= named);
  const fair = wishes.filter(({ face }) => faceValue(face) <= dearest + ABOVE);
  if (fair.length === 0) return wishes.at(-1)?.face.id;
  return fair.toSorted((a, b) => cards.growth(b, named) - cards.growth(a, named))[0]?.face.id;
}

/** A whole offer around one card that was touched. */
export function startWith(card: string, means: Means): Draft {
  const give = filledUp(means, [card], means.fewest);
  const wish = bestGrowing(means, give);
  const asks = wish === undefined ? [] : Array.from({ length: means.named }, () => wish);
  return { ...BLANK, give, wants: means.fewest, asks };
}

/** The same with a card of the hand more; as it was, if there is none. */
export function giveMore(draft: Draft, card: string, means: Means): Draft {
  if (isBlank(draft)) return startWith(card, means);
  if (!holdsAll(means.hand, [...draft.give, card])) return draft;
  if (draft.accepts === null) return { ...draft, give: inOrder(means, [...draft.give, card]) };
  const { asks, wants } = draft.accepts;
  const named = draft.give.slice(0, asks.length);
  const hidden = draft.give.slice(asks.length);
  return { ...draft, give: [...named, ...[...hidden, card].slice(-(wants - asks.length))] };
}

/** The same without the card in this place. What an accepted offer asks for stays. */
export function giveLess(draft: Draft, place: number): Draft {
  if (draft.accepts !== null && place < draft.accepts.asks.length) return draft;
  return { ...draft, give: draft.give.toSpliced(place, 1) };
}

export function askFor(draft: Draft, card: string, { named }: Terms): Draft {
  return { ...draft, asks: [...draft.asks, card].slice(-named) };
}

export function askLess(draft: Draft, place: number): Draft {
  return { ...draft, asks: draft.asks.toSpliced(place, 1) };
}

/** Whether a hand can give what an offer wants. */
export function canAccept(offer: OfferView, means: Means): boolean {
  const givable = means.hand.filter((id) => means.mayGive(id));
  return givable.length >= offer.wants && means.cards.cardsFor(givable, offer.asks) !== undefined;
}

/** An offer taken up: what it asks for, and whatever one can best do without. */
export function acceptance(offer: OfferView, means: Means): Draft {
  const asked = means.cards.cardsFor(means.hand, offer.asks) ?? [];
  const give = filledUp(means, asked, offer.wants, offer.names);
  return { ...BLANK, give, wants: offer.gives, asks: offer.names, to: offer.from, accepts: offer };
}

/** Another offer in answer to one: for the cards it names, what it asks for as far as one has it. */
export function counterTo(offer: OfferView, means: Means): Draft {
  const { cards, hand } = means;
  const held: string[] = [];
  for (const thing of offer.asks) held.push(...(cards.cardsFor(without(hand, held), [thing]) ?? []));
  const give = filledUp(means, held, Math.max(means.fewest, offer.wants), offer.names);
  const asks = offer.names.map((id) => cards.thingOf(id));
  return { ...BLANK, give, wants: offer.gives, asks, to: offer.from, counters: offer };
}

/** What is touched in the trade comes into the composer: taken up if that can be done, answered otherwise. */
export function answerTo(offer: OfferView, means: Means): Draft {
  return canAccept(offer, means) ? acceptance(offer, means) : counterTo(offer, means);
}

/** The offer a draft takes up or answers, if it does. */
export function answered({ accepts, counters }: Draft): OfferView | null {
  return accepts ?? counters;
}

/**
 * A draft as it can still be meant: not without its cards, and without an offer that is gone. What was to answer that is an
 * offer of its own then, to the same nation. Numbers of offers begin anew with every turn, so the number alone does not
 * tell whether one stands.
 */
export function stillMeant(draft: Draft, hand: readonly string[], offers: readonly OfferView[]): Draft {
  if (!holdsAll(hand, draft.give)) return BLANK;
  const to = answered(draft);
  if (to === null || offers.some((offer) => same(offer, to))) return draft;
  return draft.accepts === null ? { ...draft, counters: null, lost: to } : { ...BLANK, lost: to };
}

/** What is still missing before it can be said. */
export function lacks(draft: Draft, { cards, fewest, named }: Means): 'give' | 'named' | 'asks' | 'count' | undefined {
  const { give, asks, accepts } = draft;
  if (accepts !== null) return give.length === accepts.wants ? undefined : 'count';
  if (give.slice(0, named).filter((id) => !cards.isCalamity(id)).length < named) return 'named';
  if (give.length < fewest) return 'give';
  return asks.length < named ? 'asks' : undefined;
}

/** The move it makes. */
export function moveOf({ give, wants, asks, to, counters, accepts, through }: Draft): TradeMove {
  if (accepts !== null)
    return { do: 'accept', offer: accepts.id, give: [...give], ...(through !== null && { through }) };
  return {
    do: 'offer',
    give: [...give],
    wants,
    asks: [...asks],
    ...(to !== null && { to }),
    ...(counters !== null && { counters: counters.id }),
  };
}

/** The hand as it would be, as far as one can know. */
export function handAfter({ give, asks }: Draft, hand: readonly string[]): string[] {
  return [...without(hand, give), ...asks];
}

/** How many cards come that nobody names. Those still to be named in an offer are not among them. */
export function unnamed({ wants, asks, accepts }: Draft, { named }: Terms): number {
  return Math.max(0, wants - (accepts === null ? Math.max(named, asks.length) : asks.length));
}

/** What taking an offer up would make of one's sets, as far as anybody can say. */
export function gainOf(offer: OfferView, means: Means): number {
  const draft = acceptance(offer, means);
  return means.cards.worthOf(handAfter(draft, means.hand)) - means.cards.worthOf(means.hand);
}
