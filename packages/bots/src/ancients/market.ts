import { at } from '@ecumene/engine';
import type { Goods } from './goods.ts';
import type { Bid, TradeMemory } from './memory.ts';
import type { Temperament } from './temperament.ts';

/** What one side gives: named commodities first, then others, then perhaps a calamity. */
export interface Deal {
  readonly commodities: readonly number[];
  readonly calamity: string | undefined;
  readonly gain: number;
}

/** What holds for every trade of a game: its commodities, the fewest cards a side gives, and how many of them it names. */
export interface Market {
  readonly goods: Goods;
  /** The commodities as each partner values them. */
  readonly theirs: readonly Goods[];
  readonly fewest: number;
  readonly named: number;
  /** Turns in which no calamity that can be traded has come up yet. */
  readonly safeTurns: number;
}

/** Turns until calamities are as common as ever. */
const TURNS_TO_DANGER = 4;
/** What a hidden card is worth on average, and what a calamity costs that hides. */
const HIDDEN_VALUE = 1.5;
const HIDDEN_HARM = 60;

/** What hidden cards of a trade are worth, less the calamities that may be among them. */
function hiddenWorth(cards: number, turns: number, { suspicion, dread }: Temperament): number {
  const danger = Math.max(0, Math.min(1, turns / TURNS_TO_DANGER));
  return cards * (HIDDEN_VALUE - (danger * suspicion * HIDDEN_HARM * dread) / 10_000);
}

/** The calamity of a hand one would most like to be rid of; nothing, if none can go. */
function mostFeared({ goods }: Market, { calamities, fears }: TradeMemory): number | undefined {
  let worst: number | undefined;
  for (let i = 0; i < calamities.length; i++) {
    if (!goods.isTradable(calamities[i] ?? '')) continue;
    if (worst === undefined || (fears[i] ?? 0) > (fears[worst] ?? 0)) worst = i;
  }
  return worst;
}

/** The commodity a hand can best do without. */
function leastKept(goods: Goods, hand: readonly number[]): number | undefined {
  let least: number | undefined;
  let cost = Number.POSITIVE_INFINITY;
  for (let face = 0; face < hand.length; face++) {
    if ((hand[face] ?? 0) === 0) continue;
    const loss = -goods.change(hand, face, -1);
    if (loss >= cost) continue;
    cost = loss;
    least = face;
  }
  return least;
}

/** What a hand gains by giving named cards and as many others as it likes least, for named cards and hidden ones. */
function reckon(
  market: Market,
  trade: TradeMemory,
  given: readonly number[],
  count: number,
  gets: readonly number[],
  hidden: number,
  temper: Temperament,
): Deal | undefined {
  const { goods } = market;
  const hand = trade.hand.slice();
  let gain = hiddenWorth(hidden, trade.turn - market.safeTurns, temper);
  const commodities = given.slice();
  for (const face of given) {
    if ((hand[face] ?? 0) < 1) return undefined;
    gain += goods.change(hand, face, -1);
    hand[face] = (hand[face] ?? 0) - 1;
  }
  const feared = mostFeared(market, trade);
  const passesOn = feared !== undefined && count > given.length && (trade.fears[feared] ?? 0) > 0;
  if (passesOn) gain += trade.fears[feared] ?? 0;
  while (commodities.length + (passesOn ? 1 : 0) < count) {
    const face = leastKept(goods, hand);
    if (face === undefined) return undefined;
    gain += goods.change(hand, face, -1);
    hand[face] = (hand[face] ?? 0) - 1;
    commodities.push(face);
  }
  for (const face of gets) {
    gain += goods.change(hand, face, 1);
    hand[face] = (hand[face] ?? 0) + 1;
  }
  return { commodities, calamity: passesOn ? trade.calamities[feared] : undefined, gain };
}

/** What accepting an offer would gain, and what to give for it; nothing, if it cannot be met. */
export function weigh(market: Market, trade: TradeMemory, bid: Bid, temper: Temperament): Deal | undefined {
  return reckon(market, trade, bid.asks, bid.wants, bid.names, bid.gives - bid.names.length, temper);
}

const KNOWN = 0.95;
const SEEN = 0.55;
const DRAWN = 0.45;
const UNLIKELY = 0.12;
const RARE = 0.02;
const SECOND = 0.15;

/** What each partner named, asked for or was seen with, and the most cities one of them has. */
interface Told {
  readonly named: Mentions;
  readonly asked: Mentions;
  readonly seen: Mentions;
  readonly mostCities: number;
}

/** Which commodities each partner mentioned. */
class Mentions {
  readonly partners: number;
  readonly #goods: number;
  readonly #mentioned: Uint8Array;

  constructor(lists: readonly (readonly number[])[], goods: number) {
    this.partners = lists.length;
    this.#goods = goods;
    this.#mentioned = new Uint8Array(lists.length * goods);
    for (const [partner, list] of lists.entries()) for (const good of list) this.#mentioned[partner * goods + good] = 1;
  }

  has(partner: number, good: number): boolean {
    return this.#mentioned[partner * this.#goods + good] === 1;
  }

  /** Whether some partner mentioned both. */
  hasPair(first: number, second: number): boolean {
    for (let partner = 0; partner < this.partners; partner++)
      if (this.has(partner, first) && this.has(partner, second)) return true;
    return false;
  }
}

function toldOn({ goods }: Market, { named, asked, seen, cities }: TradeMemory): Told {
  return {
    named: new Mentions(named, goods.length),
    asked: new Mentions(asked, goods.length),
    seen: new Mentions(seen, goods.length),
    mostCities: Math.max(...cities),
  };
}

/** How likely a partner holds a card; whoever draws it needs as many cities as it shows points. */
function holding(
  { goods, theirs }: Market,
  { cities }: TradeMemory,
  told: Told,
  partner: number,
  face: number,
): number {
  const value = goods.values[face] ?? 0;
  if (told.named.has(partner, face)) return KNOWN;
  if (told.seen.has(partner, face)) return SEEN;
  if (told.asked.has(partner, face)) return DRAWN;
  if ((cities[partner] ?? 0) >= value && theirs[partner]?.isForeign(face) !== true) return DRAWN;
  return told.mostCities >= value ? UNLIKELY : RARE;
}

/** Two named cards one could give, what they are worth to oneself, and how much each partner would like them. */
interface Gift {
  readonly first: number;
  readonly second: number;
  readonly worth: number;
  readonly liking: readonly number[];
}

/** Two named cards one could ask for, what they are worth to oneself, and what one thinks of those who may hold them. */
interface Wish {
  readonly first: number;
  readonly second: number;
  readonly worth: number;
  readonly one: Opinion;
  readonly other: Opinion;
}

/** How likely each partner holds a card, and how much it would mind giving it. */
interface Opinion {
  readonly odds: readonly number[];
  readonly mind: readonly number[];
}

const COLLECTED = 4;
const NEW_SET = 0.3;

/** Faces one would like two more of. */
function collected({ goods }: Market, { hand, absent }: TradeMemory): Set<number> {
  const found = new Set<number>();
  for (let i = 0; i < COLLECTED; i++) {
    let most = 0;
    let best = -1;
    for (let face = 0; face < goods.length; face++) {
      const held = hand[face] ?? 0;
      if (found.has(face) || absent.includes(face) || held + 1 >= (goods.faces[face]?.copies ?? 0)) continue;
      const gain = goods.change(hand, face, 2) * (held > 0 ? 1 : NEW_SET);
      if (gain <= most) continue;
      most = gain;
      best = face;
    }
    if (best >= 0) found.add(best);
  }
  return found;
}

/** Pairs one could ask for that are worth so much: of faces one collects, and of faces that others named. */
function wishes(market: Market, trade: TradeMemory, told: Told, least: number): Wish[] {
  const { goods } = market;
  const own = collected(market, trade);
  const known = new Set(own);
  for (const named of trade.named) for (const face of named) known.add(face);
  const faces = [...known].sort((a, b) => a - b);
  const opinions = faces.map((face) => opinionOn(market, trade, told, face));
  const found: Wish[] = [];
  for (let i = 0; i < faces.length; i++) {
    for (let j = i; j < faces.length; j++) {
      const first = at(faces, i);
      const second = at(faces, j);
      const isOwn = own.has(first) || own.has(second);
      if (i === j && !isOwn) continue;
      const worth =
        i === j
          ? goods.change(trade.hand, first, 2)
          : goods.change(trade.hand, first, 1) + goods.change(trade.hand, second, 1);
      if (worth < least || !(isOwn || told.named.hasPair(first, second))) continue;
      found.push({ first, second, worth, one: at(opinions, i), other: at(opinions, j) });
    }
  }
  return found;
}

const MIND_ASKED = 6;
const MIND_NAMED = 1.5;
const MIND = 2.5;

/** Whoever named a card would mind giving it less, and whoever asked for it more. */
function opinionOn(market: Market, trade: TradeMemory, told: Told, face: number): Opinion {
  const odds: number[] = [];
  const mind: number[] = [];
  for (let partner = 0; partner < trade.partners.length; partner++) {
    const isAsked = told.asked.has(partner, face);
    const isNamed = told.named.has(partner, face);
    odds.push(holding(market, trade, told, partner, face));
    mind.push((market.theirs[partner]?.alone(face) ?? 0) * (isAsked ? MIND_ASKED : isNamed ? MIND_NAMED : MIND));
  }
  return { odds, mind };
}

/** How likely a partner holds both cards of a pair. */
function oddsOf({ first, second, one, other }: Wish, partner: number): number {
  return (one.odds[partner] ?? 0) * (first === second ? SECOND : (other.odds[partner] ?? 0));
}

const LIKE_TWO = 6;
const LIKE_TWO_ASKED = 16;
const LIKE = 2.5;
const LIKE_ASKED = 6;

/** Pairs one could give, and how much each partner would like them, for all one knows: more, if it asked for them. */
function gifts({ goods, theirs }: Market, { hand }: TradeMemory, { asked }: Told): Gift[] {
  const found: Gift[] = [];
  for (let first = 0; first < hand.length; first++) {
    if ((hand[first] ?? 0) === 0) continue;
    for (let second = first; second < hand.length; second++) {
      if ((hand[second] ?? 0) < (first === second ? 2 : 1)) continue;
      const worth =
        first === second
          ? goods.change(hand, first, -2)
          : goods.change(hand, first, -1) + goods.change(hand, second, -1);
      const liking: number[] = [];
      for (const [partner, their] of theirs.entries())
        liking.push(likingOf(their, first, second, asked.has(partner, first), asked.has(partner, second)));
      found.push({ first, second, worth, liking });
    }
  }
  return found;
}

function likingOf(goods: Goods, first: number, second: number, isAsked: boolean, isOther: boolean): number {
  const worth = goods.alone(first);
  if (first === second) return worth * (isAsked ? LIKE_TWO_ASKED : LIKE_TWO);
  return worth * (isAsked ? LIKE_ASKED : LIKE) + goods.alone(second) * (isOther ? LIKE_ASKED : LIKE);
}

const SCALE = 12;

/** How likely somebody takes an offer. */
function chanceOf(gift: Gift, wish: Wish): number {
  const { one, other } = wish;
  let nobody = 1;
  for (let i = 0; i < one.odds.length; i++) {
    const minded = (one.mind[i] ?? 0) + (other.mind[i] ?? 0);
    const liking = ((gift.liking[i] ?? 0) - minded) / SCALE;
    nobody *= 1 - oddsOf(wish, i) * (0.5 + (0.5 * liking) / (1 + Math.abs(liking)));
  }
  return 1 - nobody;
}

/** The best chance an offer can have that asks for a pair. */
function bestChance(wish: Wish): number {
  let nobody = 1;
  for (let i = 0; i < wish.one.odds.length; i++) nobody *= 1 - oddsOf(wish, i);
  return 1 - nobody;
}

/** An offer to make, and what it is known by. */
export interface Proposal extends Deal {
  readonly asks: readonly number[];
  readonly key: number;
}

const LEAST_PROMISE = 0.5;
/** So many offers may ask for the same pair: more of them only hide the others. */
const ALIKE = 2;

/** The offer that promises most: its gain, times the chance that somebody takes it. */
export function bestOffer(market: Market, trade: TradeMemory, temper: Temperament): Proposal | undefined {
  if (trade.partners.length === 0) return undefined;
  const told = toldOn(market, trade);
  const given = gifts(market, trade, told);
  const relief = thirdCard(market, trade, temper);
  let found: { readonly gift: Gift; readonly wish: Wish; readonly key: number } | undefined;
  let most = LEAST_PROMISE;
  const cheapest = given.reduce((worth, gift) => Math.max(worth, gift.worth), Number.NEGATIVE_INFINITY);
  for (const wish of wishes(market, trade, told, temper.bargain - cheapest - relief)) {
    const likely = bestChance(wish);
    if ((wish.worth + cheapest + relief) * likely <= most || timesAsked(market.goods, trade, wish) >= ALIKE) continue;
    for (const gift of given) {
      const gain = wish.worth + gift.worth + relief;
      if (gain < temper.bargain || gain * likely <= most || overlap(gift, wish)) continue;
      const promise = gain * chanceOf(gift, wish);
      if (promise <= most) continue;
      const key = keyOf(market.goods, gift, wish);
      if (trade.made.includes(key)) continue;
      most = promise;
      found = { gift, wish, key };
    }
  }
  if (found === undefined) return undefined;
  const { gift, wish, key } = found;
  const asks = [wish.first, wish.second];
  const { fewest, named } = market;
  const deal = reckon(market, trade, [gift.first, gift.second], fewest, asks, fewest - named, temper);
  return deal === undefined || deal.gain < temper.bargain ? undefined : { ...deal, asks, key };
}

/** How many offers it has made since its last trade that ask for the same pair. */
function timesAsked({ length }: Goods, { made }: TradeMemory, { first, second }: Wish): number {
  return made.reduce((times, key) => (key % length ** 2 === first * length + second ? times + 1 : times), 0);
}

function overlap(gift: Gift, wish: Wish): boolean {
  return (
    gift.first === wish.first || gift.first === wish.second || gift.second === wish.first || gift.second === wish.second
  );
}

/** A number that no other offer has. */
function keyOf({ length }: Goods, gift: Gift, wish: Wish): number {
  return ((gift.first * length + gift.second) * length + wish.first) * length + wish.second;
}

/** What the third card of a trade brings: relief from what one likes least, and what comes hidden for it. */
function thirdCard(market: Market, trade: TradeMemory, temper: Temperament): number {
  const { goods, fewest, named, safeTurns } = market;
  const feared = mostFeared(market, trade);
  const face = leastKept(goods, trade.hand);
  const spared = face === undefined ? 0 : goods.change(trade.hand, face, -1);
  const relief = feared === undefined ? spared : (trade.fears[feared] ?? 0);
  return hiddenWorth(fewest - named, trade.turn - safeTurns, temper) + relief;
}
