import { at } from '@ecumene/engine';
import { COMMODITIES, change, faceNamed, VALUES } from './hand.ts';
import type { Floor } from './memory.ts';
import type { Temperament } from './temperament.ts';

/** An offer as its words tell it; commodities are numbers. */
export interface Bid {
  readonly id: number;
  readonly from: string;
  readonly gives: number;
  readonly names: readonly number[];
  readonly wants: number;
  readonly asks: readonly number[];
}

/** What one side gives: named commodities first, then others, then perhaps a calamity. */
export interface Deal {
  readonly commodities: readonly number[];
  readonly calamity: string | undefined;
  readonly gain: number;
}

/** The fewest cards a side gives, and how many of them it names. */
export const FEWEST = 3;
const NAMED = 2;

/** Turns in which no calamity that can be traded has come up yet, and turns until they are as common as ever. */
const SAFE_TURNS = 4;
const TURNS_TO_DANGER = 4;
/** What a hidden card is worth on average, and what a calamity costs that hides. */
const HIDDEN_VALUE = 1.5;
const HIDDEN_HARM = 60;

/** What hidden cards of a trade are worth, less the calamities that may be among them. */
function hiddenWorth(cards: number, turn: number, { suspicion, dread }: Temperament): number {
  const danger = Math.max(0, Math.min(1, (turn - SAFE_TURNS) / TURNS_TO_DANGER));
  return cards * (HIDDEN_VALUE - (danger * suspicion * HIDDEN_HARM * dread) / 10_000);
}

/** The calamity of a hand one would most like to be rid of; nothing, if none can go. */
function worstWoe({ woes, fears }: Floor): number | undefined {
  let worst: number | undefined;
  for (let i = 0; i < woes.length; i++) {
    if (faceNamed(woes[i] ?? '')?.tradable !== true) continue;
    if (worst === undefined || (fears[i] ?? 0) > (fears[worst] ?? 0)) worst = i;
  }
  return worst;
}

/** The commodity a hand can best do without. */
function leastKept(hand: readonly number[]): number | undefined {
  let least: number | undefined;
  let cost = Number.POSITIVE_INFINITY;
  for (let face = 0; face < hand.length; face++) {
    if ((hand[face] ?? 0) === 0) continue;
    const loss = -change(hand, face, -1);
    if (loss >= cost) continue;
    cost = loss;
    least = face;
  }
  return least;
}

/** What a hand gains by giving named cards and as many others as it likes least, for named cards and hidden ones. */
function reckon(
  floor: Floor,
  given: readonly number[],
  count: number,
  gets: readonly number[],
  hidden: number,
  temper: Temperament,
): Deal | undefined {
  const hand = floor.hand.slice();
  let gain = hiddenWorth(hidden, floor.turn, temper);
  const commodities = given.slice();
  for (const face of given) {
    if ((hand[face] ?? 0) < 1) return undefined;
    gain += change(hand, face, -1);
    hand[face] = (hand[face] ?? 0) - 1;
  }
  const woe = worstWoe(floor);
  const isWoeful = woe !== undefined && count > given.length && (floor.fears[woe] ?? 0) > 0;
  if (isWoeful) gain += floor.fears[woe] ?? 0;
  while (commodities.length + (isWoeful ? 1 : 0) < count) {
    const face = leastKept(hand);
    if (face === undefined) return undefined;
    gain += change(hand, face, -1);
    hand[face] = (hand[face] ?? 0) - 1;
    commodities.push(face);
  }
  for (const face of gets) {
    gain += change(hand, face, 1);
    hand[face] = (hand[face] ?? 0) + 1;
  }
  return { commodities, calamity: isWoeful ? floor.woes[woe] : undefined, gain };
}

/** What accepting an offer would gain, and what to give for it; nothing, if it cannot be met. */
export function weigh(floor: Floor, bid: Bid, temper: Temperament): Deal | undefined {
  return reckon(floor, bid.asks, bid.wants, bid.names, bid.gives - bid.names.length, temper);
}

const KNOWN = 0.95;
const SEEN = 0.55;
const DRAWN = 0.45;
const UNLIKELY = 0.12;
const RARE = 0.02;
const SECOND = 0.15;

/** How likely a partner holds a card. */
function holding({ named, asked, seen, cities }: Floor, partner: number, face: number): number {
  const bit = 1 << face;
  if (((named[partner] ?? 0) & bit) !== 0) return KNOWN;
  if (((seen[partner] ?? 0) & bit) !== 0) return SEEN;
  if (((asked[partner] ?? 0) & bit) !== 0) return DRAWN;
  if ((cities[partner] ?? 0) >= (VALUES[face] ?? 0)) return DRAWN;
  return Math.max(...cities) >= (VALUES[face] ?? 0) ? UNLIKELY : RARE;
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

/** Faces one would like two more of, as bits. */
function collected(hand: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < COLLECTED; i++) {
    let most = 0;
    let best = -1;
    for (let face = 0; face < COMMODITIES.length; face++) {
      const held = hand[face] ?? 0;
      if ((bits & (1 << face)) !== 0 || held + 1 >= (COMMODITIES[face]?.copies ?? 0)) continue;
      const gain = change(hand, face, 2) * (held > 0 ? 1 : NEW_SET);
      if (gain <= most) continue;
      most = gain;
      best = face;
    }
    if (best >= 0) bits |= 1 << best;
  }
  return bits;
}

/** Pairs one could ask for that are worth so much: of faces one collects, and of faces that others named. */
function wishes(floor: Floor, least: number): Wish[] {
  const own = collected(floor.hand);
  let known = own;
  for (const bits of floor.named) known |= bits;
  const faces: number[] = [];
  for (let face = 0; face < COMMODITIES.length; face++) if ((known & (1 << face)) !== 0) faces.push(face);
  const opinions = faces.map((face) => opinionOn(floor, face));
  const found: Wish[] = [];
  for (let i = 0; i < faces.length; i++) {
    for (let j = i; j < faces.length; j++) {
      const first = at(faces, i);
      const second = at(faces, j);
      const pair = (1 << first) | (1 << second);
      if (i === j && (own & pair) === 0) continue;
      const worth =
        i === j ? change(floor.hand, first, 2) : change(floor.hand, first, 1) + change(floor.hand, second, 1);
      if (worth < least || ((own & pair) === 0 && !isNamed(floor, pair))) continue;
      found.push({ first, second, worth, one: at(opinions, i), other: at(opinions, j) });
    }
  }
  return found;
}

/** Whether somebody named both cards of a pair. */
function isNamed({ named }: Floor, pair: number): boolean {
  for (const bits of named) if ((bits & pair) === pair) return true;
  return false;
}

const MIND_ASKED = 6;
const MIND_NAMED = 1.5;
const MIND = 2.5;

/** Whoever named a card would mind giving it less, and whoever asked for it more. */
function opinionOn(floor: Floor, face: number): Opinion {
  const bit = 1 << face;
  const odds: number[] = [];
  const mind: number[] = [];
  for (let partner = 0; partner < floor.partners.length; partner++) {
    const isAsked = ((floor.asked[partner] ?? 0) & bit) !== 0;
    const isNamed = ((floor.named[partner] ?? 0) & bit) !== 0;
    odds.push(holding(floor, partner, face));
    mind.push((VALUES[face] ?? 0) * (isAsked ? MIND_ASKED : isNamed ? MIND_NAMED : MIND));
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
function gifts({ hand, asked }: Floor): Gift[] {
  const found: Gift[] = [];
  for (let first = 0; first < hand.length; first++) {
    if ((hand[first] ?? 0) === 0) continue;
    for (let second = first; second < hand.length; second++) {
      if ((hand[second] ?? 0) < (first === second ? 2 : 1)) continue;
      const worth = first === second ? change(hand, first, -2) : change(hand, first, -1) + change(hand, second, -1);
      const liking: number[] = [];
      for (const bits of asked) liking.push(likingOf(bits, first, second));
      found.push({ first, second, worth, liking });
    }
  }
  return found;
}

function likingOf(asked: number, first: number, second: number): number {
  const isAsked = (asked & (1 << first)) !== 0;
  if (first === second) return (VALUES[first] ?? 0) * (isAsked ? LIKE_TWO_ASKED : LIKE_TWO);
  const isOther = (asked & (1 << second)) !== 0;
  return (VALUES[first] ?? 0) * (isAsked ? LIKE_ASKED : LIKE) + (VALUES[second] ?? 0) * (isOther ? LIKE_ASKED : LIKE);
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

/** An offer to make, and a number it is known by. */
export interface Proposal extends Deal {
  readonly asks: readonly number[];
  readonly key: number;
}

const LEAST_PROMISE = 0.5;

/** The offer that promises most: its gain, times the chance that somebody takes it. */
export function bestOffer(floor: Floor, temper: Temperament): Proposal | undefined {
  if (floor.partners.length === 0) return undefined;
  const given = gifts(floor);
  const relief = third(floor, temper);
  let found: { readonly gift: Gift; readonly wish: Wish; readonly key: number } | undefined;
  let most = LEAST_PROMISE;
  const cheapest = given.reduce((worth, gift) => Math.max(worth, gift.worth), Number.NEGATIVE_INFINITY);
  for (const wish of wishes(floor, temper.bargain - cheapest - relief)) {
    const likely = bestChance(wish);
    if ((wish.worth + cheapest + relief) * likely <= most) continue;
    for (const gift of given) {
      const gain = wish.worth + gift.worth + relief;
      if (gain < temper.bargain || gain * likely <= most || overlap(gift, wish)) continue;
      const promise = gain * chanceOf(gift, wish);
      if (promise <= most) continue;
      const key = keyOf(gift, wish);
      if (floor.made.includes(key)) continue;
      most = promise;
      found = { gift, wish, key };
    }
  }
  if (found === undefined) return undefined;
  const { gift, wish, key } = found;
  const asks = [wish.first, wish.second];
  const deal = reckon(floor, [gift.first, gift.second], FEWEST, asks, FEWEST - NAMED, temper);
  return deal === undefined || deal.gain < temper.bargain ? undefined : { ...deal, asks, key };
}

function overlap(gift: Gift, wish: Wish): boolean {
  return (
    gift.first === wish.first || gift.first === wish.second || gift.second === wish.first || gift.second === wish.second
  );
}

const BASE = 32;

function keyOf(gift: Gift, wish: Wish): number {
  return ((gift.first * BASE + gift.second) * BASE + wish.first) * BASE + wish.second;
}

/** What the third card of a trade brings: relief from what one likes least, and what comes hidden for it. */
function third(floor: Floor, temper: Temperament): number {
  const woe = worstWoe(floor);
  const face = leastKept(floor.hand);
  const relief = woe === undefined ? (face === undefined ? 0 : change(floor.hand, face, -1)) : (floor.fears[woe] ?? 0);
  return hiddenWorth(FEWEST - NAMED, floor.turn, temper) + relief;
}
