import { type Advance, missingFor, unpaidCities } from '@ecumene/ancients';
import { type BoardPosition, type Enlarged, holds } from './board-position.ts';
import type { Temperament } from './temperament.ts';
import { type Demand, demandsOn } from './track-demands.ts';

const A_REVOLT = 60;
/** Prices are reckoned in fives. */
const UNIT = 5;
/** More sets than this are not weighed against each other: the smallest stay. */
const MOST_SETS = 10;
const SURRENDERED = 4;

interface Wish {
  readonly advance: Advance;
  readonly price: number;
  /** What buying it takes off the price of another, reckoned off its own. */
  readonly off: number;
  readonly worth: number;
}

function wishes(position: BoardPosition, temper: Temperament, withDiscounts: boolean): readonly Wish[] {
  const { book, me, purchase } = position;
  const demands = demandsOn(position);
  const list: Wish[] = [];
  const liking = (id: string): number => {
    const advance = book.advances.get(id);
    return advance === undefined ? 0 : worthOf(position, advance, demands, temper);
  };
  for (const advance of book.advances.values()) {
    if (holds(me, advance.id)) continue;
    if (missingFor(position.state, position.number, advance) !== undefined) continue;
    const extra = purchase.extra?.(position, advance.id, liking);
    const price = book.price(advance.id);
    const off = withDiscounts ? Math.min(price, extra?.off ?? 0) : 0;
    list.push({ advance, price: price - off, off, worth: liking(advance.id) + (extra?.worth ?? 0) });
  }
  return completeGroups(position, list, demands, temper);
}

/** What an advance is worth: its points, its use, its credits, and a step towards what an epoch asks for. */
function worthOf(
  { worths, credits, me }: BoardPosition,
  { id }: Advance,
  demands: readonly Demand[],
  temper: Temperament,
): number {
  let worth = worths.points(id) + ((worths.uses[id] ?? 0) * temper.protection) / 100;
  worth += (credits(id, me.cards) * temper.foresight) / 100;
  if (worths.arms.has(id)) worth += temper.arms;
  for (const { what, turns } of demands) worth += temper.neededCard * hasteIn(turns) * worths.counts(what, id);
  return worth;
}

/** The cheapest advances of the cheapest groups that the next epoch asks for are worth more than the others. */
function completeGroups(
  { book, me }: BoardPosition,
  list: readonly Wish[],
  demands: readonly Demand[],
  temper: Temperament,
): readonly Wish[] {
  const demand = demands.find(({ what }) => what === 'groups');
  if (demand === undefined) return list;
  const held = Object.keys(me.cards).flatMap((id) => book.advances.get(id)?.groups ?? []);
  const lacking = new Set(
    [...book.advances.values()].flatMap(({ groups }) => groups).filter((group) => !held.includes(group)),
  );
  const cheapest = [...lacking]
    .flatMap(
      (group) =>
        list.filter(({ advance }) => advance.groups.includes(group)).sort((a, b) => a.price - b.price)[0] ?? [],
    )
    .sort((a, b) => a.price - b.price)
    .slice(0, demand.missing);
  const more = temper.neededGroup * hasteIn(demand.turns);
  return list.map((wish) => (cheapest.includes(wish) ? { ...wish, worth: wish.worth + more } : wish));
}

/** What is asked for soon matters more. */
function hasteIn(turns: number): number {
  return turns <= 2 ? 1 : turns <= 4 ? 0.6 : 0.3;
}

/** The best choice of advances for every sum of money, in fives. */
interface Shelf {
  readonly worth: readonly number[];
  readonly price: readonly number[];
  /** For each wish, for which sums it is in the best choice of the wishes up to it. */
  readonly chosen: readonly (readonly boolean[])[];
}

function stockShelf(list: readonly Wish[], funds: number): Shelf {
  const size = Math.floor(funds / UNIT) + 1;
  const worth = new Array<number>(size).fill(0);
  const price = new Array<number>(size).fill(0);
  const chosen = list.map((wish) => {
    const here = new Array<boolean>(size).fill(false);
    const cost = Math.ceil(wish.price / UNIT);
    for (let sum = size - 1; sum >= cost; sum--) {
      const better = (worth[sum - cost] ?? 0) + wish.worth;
      if (better <= (worth[sum] ?? 0)) continue;
      worth[sum] = better;
      price[sum] = (price[sum - cost] ?? 0) + wish.price;
      here[sum] = true;
    }
    return here;
  });
  return { worth, price, chosen };
}

/** The advances of the best choice for a sum. */
function chosenFor({ chosen }: Shelf, list: readonly Wish[], funds: number): string[] {
  const buy: string[] = [];
  let sum = Math.floor(funds / UNIT);
  for (let i = list.length - 1; i >= 0; i--) {
    const wish = list[i];
    if (wish === undefined || chosen[i]?.[sum] !== true) continue;
    buy.push(wish.advance.id);
    sum -= Math.ceil(wish.price / UNIT);
  }
  return buy.reverse();
}

interface CardSet {
  readonly good: number;
  readonly cards: number;
  readonly value: number;
}

/** The sets a hand can spend, largest first. */
function setsOf(
  { book: { goods } }: BoardPosition,
  hand: readonly number[],
  enlarged: Enlarged | undefined,
): CardSet[] {
  const sets: CardSet[] = [];
  for (let good = 0; good < hand.length; good++) {
    const cards = hand[good] ?? 0;
    if (cards === 0) continue;
    sets.push({ good, cards, value: goods.setWorth(good, cards) + (good === enlarged?.good ? enlarged.gain : 0) });
  }
  return sets.sort((a, b) => b.value - a.value);
}

/** Commodities that lie face up buy nothing. */
function spendable({ book: { goods }, view, me }: BoardPosition): number[] {
  const hand = goods.count(view.hand);
  for (const good of goods.numbers(me.shown)) hand[good] = Math.max(0, (hand[good] ?? 0) - 1);
  return hand;
}

/** The advances to buy and the sets to hand in: what gains most over keeping the sets to grow. */
export function choosePurchase(position: BoardPosition, temper: Temperament): unknown {
  return (
    purchaseFrom(position, temper, wishes(position, temper, true)) ??
    purchaseFrom(position, temper, wishes(position, temper, false))
  );
}

/** Whether everything that takes points off another price comes with an advance that costs as much. */
function isDiscountUsed(list: readonly Wish[], buy: readonly string[]): boolean {
  const bought = list.filter(({ advance }) => buy.includes(advance.id));
  return bought.every((wish) => wish.off === 0 || bought.some((other) => other !== wish && other.price >= wish.off));
}

/** The best purchase of some wishes; nothing, if it counts on a discount it does not get. */
function purchaseFrom(position: BoardPosition, temper: Temperament, list: readonly Wish[]): unknown {
  const { book, view, purchase } = position;
  const hand = spendable(position);
  const enlarged = purchase.enlarges(position, hand);
  const sets = setsOf(position, hand, enlarged).slice(0, MOST_SETS);
  const shelf = stockShelf(list, book.funds + sets.reduce((sum, { value }) => sum + value, 0));
  const best = new SetChoice(position, temper, sets, shelf).best();
  if (best === undefined) return { buy: [], spend: {} };
  const money = best.reduce((sum, { value }) => sum + value, 0);
  const numbers = best.flatMap(({ good, cards }) => new Array<number>(cards).fill(good));
  const spend: Record<string, number> = {};
  for (const id of book.goods.cards(numbers, () => view.hand)) spend[id] = (spend[id] ?? 0) + 1;
  const isLarger = best.some(({ good }) => good === enlarged?.good);
  const larger = isLarger && enlarged !== undefined ? book.goods.name(enlarged.good) : undefined;
  const buy = chosenFor(shelf, list, book.funds + money);
  return isDiscountUsed(list, buy) ? purchase.answer(position, temper, { buy, spend }, larger) : undefined;
}

/** Which sets are handed in: every choice of them is weighed. */
class SetChoice {
  readonly #position: BoardPosition;
  readonly #temper: Temperament;
  readonly #sets: readonly CardSet[];
  readonly #shelf: Shelf;
  readonly #funds: number;
  readonly #tokenWorth: number;
  readonly #keep: number;
  readonly #rate: number;
  #most: number;
  #best: readonly CardSet[] | undefined;

  constructor(position: BoardPosition, temper: Temperament, sets: readonly CardSet[], shelf: Shelf) {
    const { book } = position;
    this.#position = position;
    this.#temper = temper;
    this.#sets = sets;
    this.#shelf = shelf;
    this.#funds = book.funds;
    this.#tokenWorth = book.tokenWorth;
    this.#keep = book.handLimit;
    this.#rate = book.mayRevolt ? (book.taxRates[0] ?? book.usualTax) : 0;
    this.#most = this.#revolts(0);
  }

  /** The sets whose advances gain most; nothing, if none gain anything. */
  best(): readonly CardSet[] | undefined {
    this.#choose(this.#sets.length - 1, [], 0, 0, 0);
    return this.#best;
  }

  /** Without the next set, then with it, down to the largest. */
  #choose(next: number, some: readonly CardSet[], money: number, cards: number, future: number): void {
    const set = this.#sets[next];
    if (set === undefined) {
      const gain = this.#gain(money, cards, future);
      if (gain <= this.#most) return;
      this.#most = gain;
      this.#best = some;
      return;
    }
    this.#choose(next - 1, some, money, cards, future);
    const later = (set.value / set.cards) * this.#temper.patience;
    this.#choose(next - 1, [...some, set], money + set.value, cards + set.cards, future + later);
  }

  /** What handing in sets gains: what they buy, less their own worth and that of the sets they would have become. */
  #gain(money: number, cards: number, future: number): number {
    const { me, view, worths } = this.#position;
    const sum = Math.floor((this.#funds + money) / UNIT);
    const worth = this.#shelf.worth[sum] ?? 0;
    if (worth === 0) return Number.NEGATIVE_INFINITY;
    const due = Math.max(0, (this.#shelf.price[sum] ?? 0) - money);
    const treasury = Math.min(me.treasury, Math.ceil(due / this.#tokenWorth));
    const over = Math.max(0, view.hand.length - cards - this.#keep) - Math.max(0, view.hand.length - this.#keep);
    const kept = money * worths.money + future / 100 + treasury * worths.treasury + over * SURRENDERED;
    return worth - kept + this.#revolts(treasury);
  }

  /** What it costs that cities would revolt next turn, with so many tokens more in stock. */
  #revolts(spent: number): number {
    const { stock, cities } = this.#position.me;
    return -A_REVOLT * unpaidCities({ stock: stock + spent, cities }, this.#rate);
  }
}
