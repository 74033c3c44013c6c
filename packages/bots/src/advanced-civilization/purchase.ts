import { type AcView, CARDS, CIVILIZATION_CARDS } from '@ecumene/advanced-civilization';
import { leastTax } from '@ecumene/advanced-civilization/reference';
import { type Buy, type CivilizationCard, creditOf, minedValue, type NationView } from '@ecumene/ancients';
import { COMMODITIES, commodity, countCommodities, setWorth } from './hand.ts';
import { holds } from './sight.ts';
import { type Demands, demandsOn } from './standing.ts';
import type { Temperament } from './temperament.ts';

/** What each card does for its holder in play, in points. */
const USE: Readonly<Record<string, number>> = {
  pottery: 8,
  'cloth-making': 4,
  metalworking: 6,
  agriculture: 30,
  roadbuilding: 4,
  mining: 12,
  engineering: 28,
  astronomy: 8,
  coinage: 10,
  medicine: 22,
  mathematics: 0,
  'drama-and-poetry': 24,
  music: 26,
  architecture: 22,
  literacy: 0,
  law: 22,
  democracy: 24,
  military: 0,
  philosophy: 18,
  mysticism: 14,
  deism: 14,
  enlightenment: 26,
  monotheism: 20,
  theology: 30,
};

/** Cards a nation at war wants. */
const ARMS: ReadonlySet<string> = new Set(['metalworking', 'military', 'engineering', 'roadbuilding', 'monotheism']);

const KEEP = 8;
const A_REVOLT = 60;
/** Prices are reckoned in fives. */
const UNIT = 5;
/** More sets than this are not weighed against each other: the smallest stay. */
const MOST_SETS = 10;
/** Tokens of the treasury are better spent: in stock they can grow again. */
const TREASURY_PART = -0.5;
const SURRENDERED = 4;

interface Wish {
  readonly card: CivilizationCard;
  readonly price: number;
  readonly worth: number;
}

/** What a card costs a nation now. */
function priceFor(view: AcView, nation: NationView, card: CivilizationCard): number {
  const redress = view.redress[nation.name]?.[card.id] ?? 0;
  return Math.max(0, card.cost - redress - creditOf(nation.cards, view.turn, CARDS, card.id));
}

function wishes(view: AcView, me: NationView, temper: Temperament): Wish[] {
  const demands = demandsOn(view, me);
  const list: Wish[] = [];
  for (const card of CIVILIZATION_CARDS) {
    if (holds(me, card.id)) continue;
    const since = card.needs === undefined ? 0 : me.cards[card.needs];
    if (since === undefined || since >= view.turn) continue;
    list.push({ card, price: priceFor(view, me, card), worth: worthOf(me, card, demands, temper) });
  }
  return completeGroups(list, demands, temper);
}

/** What a card is worth: its points, its use, its credits, and a step towards the number an epoch asks for. */
function worthOf(me: NationView, card: CivilizationCard, demands: Demands, temper: Temperament): number {
  let worth = card.cost + ((USE[card.id] ?? 0) * temper.protection) / 100;
  let credits = 0;
  for (const id in card.credits) if (!holds(me, id)) credits += card.credits[id] ?? 0;
  worth += (credits * temper.foresight) / 100;
  if (ARMS.has(card.id)) worth += temper.arms;
  if (demands.cards > 0) worth += temper.neededCard * hasteIn(demands.cardsIn);
  return worth;
}

/** The cheapest cards of the cheapest groups that the next epoch asks for are worth more than the others. */
function completeGroups(list: readonly Wish[], demands: Demands, temper: Temperament): Wish[] {
  const cheapest = demands.lacking
    .flatMap(
      (group) => list.filter(({ card }) => card.groups.includes(group)).sort((a, b) => a.price - b.price)[0] ?? [],
    )
    .sort((a, b) => a.price - b.price)
    .slice(0, demands.groups);
  const more = temper.neededGroup * hasteIn(demands.groupsIn);
  return list.map((wish) => (cheapest.includes(wish) ? { ...wish, worth: wish.worth + more } : wish));
}

/** What is asked for soon matters more. */
function hasteIn(turns: number): number {
  return turns <= 2 ? 1 : turns <= 4 ? 0.6 : 0.3;
}

/** The best choice of cards for every sum of money, in fives. */
interface Shelf {
  readonly worth: readonly number[];
  readonly price: readonly number[];
  /** Which wishes are in the choice, as bits. */
  readonly chosen: readonly number[];
}

function stockShelf(list: readonly Wish[], funds: number): Shelf {
  const size = Math.floor(funds / UNIT) + 1;
  const worth = new Array<number>(size).fill(0);
  const price = new Array<number>(size).fill(0);
  const chosen = new Array<number>(size).fill(0);
  for (let i = 0; i < list.length; i++) {
    const wish = list[i];
    if (wish === undefined) continue;
    const cost = Math.ceil(wish.price / UNIT);
    for (let sum = size - 1; sum >= cost; sum--) {
      const better = (worth[sum - cost] ?? 0) + wish.worth;
      if (better <= (worth[sum] ?? 0)) continue;
      worth[sum] = better;
      price[sum] = (price[sum - cost] ?? 0) + wish.price;
      chosen[sum] = (chosen[sum - cost] ?? 0) | (1 << i);
    }
  }
  return { worth, price, chosen };
}

interface CardSet {
  readonly id: string;
  readonly cards: number;
  readonly value: number;
}

/** The sets a hand can spend, largest first, and the one that mining enlarges. */
function setsOf(
  hand: readonly number[],
  me: NationView,
): { readonly sets: CardSet[]; readonly mine: string | undefined } {
  let mine: number | undefined;
  let most = 0;
  for (let face = 0; holds(me, 'mining') && face < hand.length; face++) {
    const printed = COMMODITIES[face];
    if (printed?.mined === undefined) continue;
    const gain = minedValue(printed, hand[face] ?? 0) - setWorth(face, hand[face] ?? 0);
    if (gain <= most) continue;
    most = gain;
    mine = face;
  }
  const sets: CardSet[] = [];
  for (let face = 0; face < hand.length; face++) {
    const cards = hand[face] ?? 0;
    const id = COMMODITIES[face]?.id;
    if (cards > 0 && id !== undefined)
      sets.push({ id, cards, value: setWorth(face, cards) + (face === mine ? most : 0) });
  }
  sets.sort((a, b) => b.value - a.value);
  return { sets, mine: mine === undefined ? undefined : COMMODITIES[mine]?.id };
}

/** Commodities that lie face up buy nothing. */
function spendable(view: AcView, me: NationView): number[] {
  const hand = countCommodities(view.hand);
  for (const id of me.shown) {
    const face = commodity(id);
    if (face !== undefined) hand[face] = Math.max(0, (hand[face] ?? 0) - 1);
  }
  return hand;
}

/** The cards to acquire and the sets to hand in: what gains most over keeping the sets to grow. */
export function choosePurchase(view: AcView, me: NationView, temper: Temperament): Buy {
  const { sets: all, mine } = setsOf(spendable(view, me), me);
  const sets = all.slice(0, MOST_SETS);
  const funds = me.treasury + (view.credit[me.name] ?? 0);
  const list = wishes(view, me, temper);
  const shelf = stockShelf(list, funds + sets.reduce((sum, { value }) => sum + value, 0));
  let best = -1;
  let most = revoltCost(me, 0);
  for (let mask = 0; mask < 1 << sets.length; mask++) {
    const gain = gainOf(mask, sets, shelf, funds, me, temper, view.hand.length);
    if (gain <= most) continue;
    most = gain;
    best = mask;
  }
  return best < 0 ? { buy: [], spend: {} } : order(best, sets, shelf, funds, list, mine);
}

function moneyIn(mask: number, sets: readonly CardSet[]): number {
  let money = 0;
  for (let i = 0; i < sets.length; i++) if ((mask & (1 << i)) !== 0) money += sets[i]?.value ?? 0;
  return money;
}

/** What handing in these sets gains: the cards they buy, less their own worth and that of the sets they would have become. */
function gainOf(
  mask: number,
  sets: readonly CardSet[],
  shelf: Shelf,
  funds: number,
  me: NationView,
  { patience }: Temperament,
  hand: number,
): number {
  let money = 0;
  let future = 0;
  let cards = 0;
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i];
    if ((mask & (1 << i)) === 0 || set === undefined) continue;
    money += set.value;
    cards += set.cards;
    future += (set.value / set.cards) * patience;
  }
  const sum = Math.floor((funds + money) / UNIT);
  const worth = shelf.worth[sum] ?? 0;
  if (worth === 0) return Number.NEGATIVE_INFINITY;
  const treasury = Math.min(me.treasury, Math.max(0, (shelf.price[sum] ?? 0) - money));
  const over = Math.max(0, hand - cards - KEEP) - Math.max(0, hand - KEEP);
  return worth - money - future / 100 - treasury * TREASURY_PART - over * SURRENDERED + revoltCost(me, treasury);
}

/** Cities that would revolt next turn for want of tokens in stock. */
function revoltCost(me: NationView, spent: number): number {
  const { lost } = leastTax((card) => holds(me, card), { stock: me.stock + spent, cities: me.cities });
  return -A_REVOLT * lost;
}

function order(
  mask: number,
  sets: readonly CardSet[],
  shelf: Shelf,
  funds: number,
  list: readonly Wish[],
  mine: string | undefined,
): Buy {
  const sum = Math.floor((funds + moneyIn(mask, sets)) / UNIT);
  const chosen = shelf.chosen[sum] ?? 0;
  const buy = list.flatMap(({ card }, i) => ((chosen & (1 << i)) === 0 ? [] : [card.id]));
  const spend: Record<string, number> = {};
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i];
    if (set !== undefined && (mask & (1 << i)) !== 0) spend[set.id] = set.cards;
  }
  return { buy, spend, ...(mine !== undefined && spend[mine] !== undefined && { mine }) };
}
