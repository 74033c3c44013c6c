import {
  type AcView,
  CARDS,
  CIVILIZATION_CARDS,
  GROUPS,
  KEPT,
  REMEDIES,
} from '@ecumene/advanced-civilization/reference';
import { type CivilizationCard, creditOf, type NationView } from '@ecumene/ancients';
import { setsOf, without } from '../trade/hand.ts';
import type { Purse } from './payment.ts';

/** A civilization card as it is found in the shop. */
export interface Ware {
  readonly card: CivilizationCard;
  /** What it costs. */
  readonly price: number;
  /** The cards that take something off its price, and how much. */
  readonly credits: readonly { readonly from: string; readonly points: number }[];
  /** What losses to calamities take off it besides. */
  readonly redress: number;
  readonly held: boolean;
  /** A card it needs that was not acquired in an earlier turn. */
  readonly lacks: string | undefined;
  /** Cards that need this one. */
  readonly opens: readonly string[];
  /** How many cards not yet held it makes cheaper. */
  readonly cheapens: readonly string[];
  readonly helpsAgainst: readonly string[];
}

/** The cards of each group, cheap to dear; a card of two groups stands where there is more room. */
export const SHELVES = stocked();

function stocked(): readonly { readonly group: string; readonly cards: readonly CivilizationCard[] }[] {
  const shelves = new Map<string, CivilizationCard[]>(GROUPS.map((group) => [group, []]));
  const room = (group: string): CivilizationCard[] => shelves.get(group) ?? [];
  for (const card of CIVILIZATION_CARDS.toSorted((a, b) => a.groups.length - b.groups.length)) {
    const [emptiest = ''] = card.groups.toSorted((a, b) => room(a).length - room(b).length);
    room(emptiest).push(card);
  }
  return [...shelves].map(([group, cards]) => ({ group, cards: cards.toSorted((a, b) => a.cost - b.cost) }));
}

/** A card as a nation finds it; for nobody, as it is printed. */
export function wareFor(card: CivilizationCard, view: AcView, nation: NationView | undefined): Ware {
  const cards = nation?.cards ?? {};
  const credits = Object.entries(cards).flatMap(([from, since]) => {
    const points = creditOf({ [from]: since }, view.turn, CARDS, card.id);
    return points > 0 ? [{ from, points }] : [];
  });
  const redress = view.terms.calamityCredit ? (view.redress[nation?.name ?? '']?.[card.id] ?? 0) : 0;
  const needed = card.needs === undefined ? undefined : cards[card.needs];
  return {
    card,
    price: Math.max(0, card.cost - creditOf(cards, view.turn, CARDS, card.id) - redress),
    credits: credits.toSorted((a, b) => b.points - a.points),
    redress,
    held: Object.hasOwn(cards, card.id),
    lacks: card.needs !== undefined && (needed === undefined || needed >= view.turn) ? card.needs : undefined,
    opens: CIVILIZATION_CARDS.filter(({ needs }) => needs === card.id).map(({ id }) => id),
    cheapens: Object.keys(card.credits).filter((id) => !Object.hasOwn(cards, id)),
    helpsAgainst: Object.entries(REMEDIES).flatMap(([calamity, remedies]) =>
      remedies?.includes(card.id) ? [calamity] : [],
    ),
  };
}

/** What the cheapest card costs that a nation may have now; nothing where there is none. */
export function cheapestFor(view: AcView, nation: NationView): number | undefined {
  const prices = CIVILIZATION_CARDS.map((card) => wareFor(card, view, nation))
    .filter(({ held, lacks }) => !held && lacks === undefined)
    .map(({ price }) => price);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** What a nation pays with. Commodities that lie face up stay in the hand. */
export function purseOf(view: AcView, nation: NationView): Purse {
  const hand = without(view.hand, nation.shown);
  const shown = setsOf(view.hand).reduce((sum, { count }) => sum + count, 0);
  const sets = setsOf(hand).map(({ face, count }) => ({
    face,
    count,
    adds: view.tradeCities[face.id] === nation.name ? 1 : 0,
  }));
  const credit = view.credit[nation.name] ?? 0;
  const free = sets.reduce((sum, { count }) => sum + count, 0);
  return {
    sets,
    funds: nation.treasury + credit,
    credit,
    mayMine: Object.hasOwn(nation.cards, 'mining'),
    room: Math.max(0, KEPT - (shown - free)),
  };
}
