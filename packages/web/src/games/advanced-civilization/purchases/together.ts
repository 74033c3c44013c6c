import { type AcView, CIVILIZATION_CARDS } from '@ecumene/advanced-civilization/reference';
import type { NationView } from '@ecumene/ancients';
import { missingOf, needsOf } from '../../ancients/purchases/needs.ts';
import { bestPayment, mostOf, type Purse, wasteOf } from '../../ancients/purchases/payment.ts';
import type { Together, Ware } from '../../ancients/purchases/shop.ts';
import { readingOf } from '../reading.ts';
import { wareFor } from './shop.ts';

/** So many different ways to spend are worth proposing. */
const PROPOSED = 3;

/** What an epoch so many steps away asks for comes before points. */
const SOON = 2;

/** Of cards that are worth the same, so many choices are paid on trial, the cheapest first. */
const TRIED = 4;

/**
 * The best choices of cards that can be paid for, each without the dearest cards of those before it, so that they differ in
 * more than small change. What the next epoch still asks for comes first if it is near, then points, then what is lost in
 * paying.
 */
export function togetherFor(view: AcView, nation: NationView, purse: Purse): Together[] {
  const most = mostOf(purse);
  const demands = demandsOn(view, nation);
  let wares = CIVILIZATION_CARDS.map((card) => wareFor(card, view, nation)).filter(
    ({ held, lacks, price }) => !held && lacks === undefined && price <= most,
  );
  const proposed: Together[] = [];
  while (proposed.length < PROPOSED) {
    const best = leastLost(bestOf(wares, most, demands), purse);
    if (best === undefined) break;
    const dearest = best.reduce((one, other) => (other.card.cost > one.card.cost ? other : one));
    proposed.push({ cards: best.map(({ card }) => card.id), price: priceOf(best) });
    wares = wares.filter((ware) => ware !== dearest);
  }
  return proposed;
}

/** What the next epoch still asks for, if that is soon. */
interface Demands {
  readonly cards: number;
  readonly groups: number;
  readonly lacking: readonly string[];
}

function demandsOn(view: AcView, nation: NationView): Demands {
  const needs = needsOf(readingOf(view), nation, []);
  if (needs === undefined || needs.steps > SOON) return { cards: 0, groups: 0, lacking: [] };
  return { cards: missingOf(needs, 'cards'), groups: missingOf(needs, 'groups'), lacking: needs.lacking };
}

/** How many cards and groups are still asked for once these are acquired. */
function unmet(wares: readonly Ware[], { cards, groups, lacking }: Demands): number {
  const gained = lacking.filter((group) => wares.some(({ card }) => card.groups.includes(group))).length;
  return Math.max(0, cards - wares.length) + Math.max(0, groups - gained);
}

/**
 * The choices nothing is better than. Only those are looked at to which no card can be added, and where all that is left can
 * be paid for, it is taken at once: with the eighteen cards one may begin with, that is soon done.
 */
function bestOf(wares: readonly Ware[], most: number, demands: Demands): readonly (readonly Ware[])[] {
  const dearFirst = wares.toSorted((a, b) => b.price - a.price);
  let best: (readonly Ware[])[] = [];
  let missing = Number.POSITIVE_INFINITY;
  let points = 0;
  const weigh = (chosen: readonly Ware[]): void => {
    const lacks = unmet(chosen, demands);
    const worth = pointsOf(chosen);
    if (lacks > missing || (lacks === missing && worth < points)) return;
    best = lacks === missing && worth === points ? [...best, chosen] : [chosen];
    missing = lacks;
    points = worth;
  };
  /** Goes on from one ware with so much left; `skipped` is the cheapest that was left out. */
  const go = (at: number, chosen: readonly Ware[], left: number, skipped: number): void => {
    const rest = dearFirst.slice(at);
    const [ware] = rest;
    if (ware === undefined || priceOf(rest) <= left) {
      if (skipped > left - priceOf(rest)) weigh([...chosen, ...rest]);
      return;
    }
    if (ware.price <= left) go(at + 1, [...chosen, ware], left - ware.price, skipped);
    go(at + 1, chosen, left, ware.price);
  };
  if (wares.length > 0) go(0, [], most, Number.POSITIVE_INFINITY);
  return best;
}

/** Of choices worth the same, the one that costs least, sets broken up and change not given included. */
function leastLost(choices: readonly (readonly Ware[])[], purse: Purse): readonly Ware[] | undefined {
  const lost = (wares: readonly Ware[]): number => {
    const price = priceOf(wares);
    const payment = bestPayment(purse, price);
    return payment === undefined ? Number.POSITIVE_INFINITY : price + wasteOf(payment, purse, price);
  };
  const [first, ...others] = choices.toSorted((a, b) => priceOf(a) - priceOf(b)).slice(0, TRIED);
  if (first === undefined || others.length === 0) return first;
  return [first, ...others].map((wares) => ({ wares, lost: lost(wares) })).reduce((a, b) => (b.lost < a.lost ? b : a))
    .wares;
}

function priceOf(wares: readonly Ware[]): number {
  return wares.reduce((sum, { price }) => sum + price, 0);
}

function pointsOf(wares: readonly Ware[]): number {
  return wares.reduce((sum, { card }) => sum + card.cost, 0);
}
