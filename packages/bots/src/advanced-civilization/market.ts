import type { AcView } from '@ecumene/advanced-civilization';
import type { NationView, TradeMove } from '@ecumene/ancients';
import { COMMODITY_FACES, faceNamed, gainOf, type Hand, isCalamity, valueOf } from './hand.ts';
import type { Floor } from './memory.ts';
import type { Temperament } from './temperament.ts';

/** An offer as its words tell it. */
export interface Bid {
  readonly id: number;
  readonly from: string;
  readonly gives: number;
  readonly names: readonly string[];
  readonly wants: number;
  readonly asks: readonly string[];
}

/** The fewest cards a side gives. */
export const FEWEST = 3;

/** Turns in which no calamity that can be traded has come up yet, and turns until they are as common as ever. */
const SAFE_TURNS = 4;
const TURNS_TO_DANGER = 4;
/** What a hidden card is worth on average, and what a calamity costs that hides. */
const HIDDEN_VALUE = 4;
const HIDDEN_HARM = 60;

/** What hidden cards of a trade are worth, less the calamities that may be among them. */
function hiddenWorth(cards: number, turn: number, { suspicion, dread }: Temperament): number {
  const danger = Math.max(0, Math.min(1, (turn - SAFE_TURNS) / TURNS_TO_DANGER));
  return cards * (HIDDEN_VALUE - (danger * suspicion * HIDDEN_HARM * dread) / 10_000);
}

/** What a card of the hand is worth to its holder: less than nothing for a calamity. */
function keeping({ fears }: Floor, hand: Hand, id: string): number {
  return isCalamity(id) ? -(fears[id] ?? 0) : valueOf(id, hand[id] ?? 0) - valueOf(id, (hand[id] ?? 0) - 1);
}

function isTradable(id: string): boolean {
  return faceNamed(id)?.tradable === true;
}

/** The card a hand can best do without; calamities go first where they can go at all. */
function leastKept(floor: Floor, hand: Hand): string | undefined {
  let least: string | undefined;
  let worth = Number.POSITIVE_INFINITY;
  for (const id in hand) {
    if ((hand[id] ?? 0) === 0 || !isTradable(id)) continue;
    const kept = keeping(floor, hand, id);
    if (kept >= worth) continue;
    worth = kept;
    least = id;
  }
  return least;
}

/** A hand with so many cards of a face more, or fewer. */
function changed(hand: Record<string, number>, id: string, by: number): void {
  hand[id] = (hand[id] ?? 0) + by;
}

/** A deal seen from one side. */
interface Deal {
  readonly give: readonly string[];
  readonly gain: number;
}

/** What a hand gains by giving these named cards and as many others as it likes least, for named cards and hidden ones. */
function reckon(
  floor: Floor,
  named: readonly string[],
  count: number,
  gets: readonly string[],
  hidden: number,
  temper: Temperament,
): Deal | undefined {
  const hand: Record<string, number> = { ...floor.hand };
  let gain = hiddenWorth(hidden, floor.turn, temper);
  const give = [...named];
  for (const id of named) {
    if ((hand[id] ?? 0) < 1) return undefined;
    gain -= keeping(floor, hand, id);
    changed(hand, id, -1);
  }
  for (const id of gets) {
    gain += gainOf(hand, id);
    changed(hand, id, 1);
  }
  for (const id of gets) changed(hand, id, -1);
  while (give.length < count) {
    const id = leastKept(floor, hand);
    if (id === undefined) return undefined;
    gain -= keeping(floor, hand, id);
    changed(hand, id, -1);
    give.push(id);
  }
  return { give, gain };
}

/** What accepting an offer would gain, and what to give for it; nothing, if it cannot be met. */
export function weigh(floor: Floor, bid: Bid, temper: Temperament): Deal | undefined {
  return reckon(floor, bid.asks, bid.wants, bid.names, bid.gives - bid.names.length, temper);
}

/** A nation one might trade with, and what it lets everybody know. */
interface Partner {
  readonly nation: NationView;
  readonly named: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
}

function partnersOf(view: AcView, me: NationView): Partner[] {
  const partners: Partner[] = [];
  for (const nation of view.nations) {
    if (nation.seat === null || nation.name === me.name || nation.inert || nation.hand < FEWEST) continue;
    const offers = view.market.offers.filter(({ from }) => from === nation.name);
    partners.push({
      nation,
      named: new Set(offers.flatMap(({ names }) => names)),
      asked: new Set(offers.flatMap(({ asks }) => asks)),
    });
  }
  return partners;
}

const KNOWN = 0.95;
const DRAWN = 0.45;
const UNLIKELY = 0.12;
const SECOND = 0.15;

/** How likely a nation holds a card. */
function holding({ nation, named, asked }: Partner, id: string): number {
  if (named.has(id)) return KNOWN;
  if (asked.has(id)) return DRAWN;
  return nation.cities >= (faceNamed(id)?.stack ?? 0) ? DRAWN : UNLIKELY;
}

/** How likely a nation holds these two cards. */
function likelihood(partner: Partner, [first, second]: Pair): number {
  const one = holding(partner, first);
  return first === second ? one * SECOND : one * holding(partner, second);
}

/** How much a nation would like these two cards, for all one knows: more, if it asked for them. */
function attraction({ asked }: Partner, [first, second]: Pair): number {
  const value = (id: string): number => faceNamed(id)?.stack ?? 0;
  if (first === second) return value(first) * (asked.has(first) ? 16 : 6);
  return value(first) * (asked.has(first) ? 6 : 2.5) + value(second) * (asked.has(second) ? 6 : 2.5);
}

/** How much a nation would mind giving these two: less, if it named them itself. */
function reluctance({ asked, named }: Partner, pair: Pair): number {
  let sum = 0;
  for (const id of pair) sum += (faceNamed(id)?.stack ?? 0) * (asked.has(id) ? 6 : named.has(id) ? 1.5 : 2.5);
  return sum;
}

const SCALE = 12;

type Pair = readonly [string, string];

/** Two named cards, what they gain or cost, and what each partner makes of them. */
interface Side {
  readonly pair: Pair;
  readonly worth: number;
  readonly seen: readonly number[];
  readonly odds: readonly number[];
}

/** Pairs one could ask for: of faces one collects, and those that others named together. */
function asking(hand: Hand, partners: readonly Partner[]): Side[] {
  const found = new Map<string, Pair>();
  const note = (one: string, other: string): void => {
    const pair: Pair = one < other ? [one, other] : [other, one];
    found.set(pair.join(' '), pair);
  };
  const collected = wanted(hand);
  for (const [one, other] of pairs(collected)) note(one, other);
  for (const { named } of partners) {
    const shown = [...named];
    for (const one of shown) for (const other of collected) note(one, other);
    for (const [one, other] of pairs(shown)) if (one !== other) note(one, other);
  }
  return [...found.values()]
    .map((pair) => ({
      pair,
      worth: gainOfPair(hand, pair, 1),
      seen: partners.map((partner) => reluctance(partner, pair)),
      odds: partners.map((partner) => likelihood(partner, pair)),
    }))
    .sort((a, b) => b.worth - a.worth);
}

/** Pairs one could give. */
function giving(hand: Hand, partners: readonly Partner[]): Side[] {
  const faces = Object.keys(hand).filter((id) => (hand[id] ?? 0) > 0 && !isCalamity(id));
  return pairs(faces)
    .filter(([first, second]) => first !== second || (hand[first] ?? 0) > 1)
    .map((pair) => ({
      pair,
      worth: gainOfPair(hand, pair, -1),
      seen: partners.map((partner) => attraction(partner, pair)),
      odds: [],
    }));
}

/** What a hand gains by two more cards, or two fewer. */
function gainOfPair(hand: Hand, [first, second]: Pair, by: 1 | -1): number {
  return first === second ? gainOf(hand, first, 2 * by) : gainOf(hand, first, by) + gainOf(hand, second, by);
}

const ASKED_FACES = 4;

/** Faces one would like two more of, the most gain first. */
function wanted(hand: Hand): string[] {
  return COMMODITY_FACES.filter(({ id, copies }) => (hand[id] ?? 0) + 1 < copies)
    .map(({ id }) => ({ id, gain: gainOf(hand, id, 2) * ((hand[id] ?? 0) > 0 ? 1 : 0.3) }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, ASKED_FACES)
    .map(({ id }) => id);
}

function pairs(faces: readonly string[]): Pair[] {
  const sorted = [...faces].sort();
  return sorted.flatMap((first, i) => sorted.slice(i).map((second): Pair => [first, second]));
}

/** How likely somebody takes an offer. */
function chanceOf(give: Side, ask: Side): number {
  let nobody = 1;
  for (let i = 0; i < ask.odds.length; i++) {
    const liking = (give.seen[i] ?? 0) - (ask.seen[i] ?? 0);
    nobody *= 1 - (ask.odds[i] ?? 0) / (1 + Math.exp(-liking / SCALE));
  }
  return 1 - nobody;
}

/** The offer that promises most: its gain, times the chance that somebody takes it. */
export function bestOffer(
  view: AcView,
  me: NationView,
  floor: Floor,
  temper: Temperament,
): { readonly move: TradeMove; readonly key: string } | undefined {
  const partners = partnersOf(view, me);
  if (partners.length === 0) return undefined;
  const gives = giving(floor.hand, partners);
  const relief = third(floor, temper);
  let best: { readonly give: Pair; readonly ask: Pair; readonly key: string } | undefined;
  let most = LEAST_PROMISE;
  for (const ask of asking(floor.hand, partners)) {
    for (const give of gives) {
      const gain = ask.worth + give.worth + relief;
      if (gain < temper.bargain || gain <= most) continue;
      if (give.pair.includes(ask.pair[0]) || give.pair.includes(ask.pair[1])) continue;
      const promise = gain * chanceOf(give, ask);
      if (promise <= most) continue;
      const key = `${give.pair.join(' ')} ${ask.pair.join(' ')}`;
      if (floor.made.includes(key)) continue;
      most = promise;
      best = { give: give.pair, ask: ask.pair, key };
    }
  }
  if (best === undefined) return undefined;
  const deal = reckon(floor, best.give, FEWEST, best.ask, FEWEST - best.ask.length, temper);
  if (deal === undefined || deal.gain < temper.bargain) return undefined;
  return { move: { do: 'offer', give: [...deal.give], wants: FEWEST, asks: [...best.ask] }, key: best.key };
}

/** What the third card of a trade brings on average: relief from what one likes least, and what comes hidden for it. */
function third(floor: Floor, temper: Temperament): number {
  const id = leastKept(floor, floor.hand);
  return hiddenWorth(1, floor.turn, temper) - (id === undefined ? 0 : keeping(floor, floor.hand, id));
}

const LEAST_PROMISE = 0.5;
