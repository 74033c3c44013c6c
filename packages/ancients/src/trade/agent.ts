import type { Trade } from '../book/trade.ts';
import { faceValue, thingOf } from '../trade-cards/stacks.ts';
import type { Face } from '../world.ts';

/** What an agent may do in a trade for a player who is away. Commodities are called by what they are. */
export interface TradeAgent {
  /** Each trade makes the sets of the hand worth more by at least so much. */
  readonly gain: number;
  /** Commodities it never gives. */
  readonly never: readonly string[];
  /** So many cards that are not named it takes in one trade, at the most. */
  readonly unnamed: number;
  /** So many trades in one turn, those of the player included, at the most. */
  readonly deals: number;
  /** Whether it gives calamities that can be traded, as cards that are not named. */
  readonly calamities: boolean;
  /** Nations it does not trade with. */
  readonly except: readonly string[];
  /** For so many commodities it makes offers of its own: those of which two more would raise its sets most. */
  readonly seeks: number;
  /** The offers it makes besides. */
  readonly offers: readonly OpenOffer[];
  /** Whether it ends trading when nothing is left to do; otherwise the table waits for its player. */
  readonly ends: boolean;
}

/** An offer an agent makes whenever it can. */
export interface OpenOffer {
  readonly gives: number;
  /** What it may give; anything the agent may give, if nothing is named. */
  readonly of: readonly string[];
  readonly wants: number;
  readonly asks: readonly string[];
}

/** An offer somebody else has made, as the nation sees it. */
export interface OfferHeard {
  readonly id: number;
  readonly from: string;
  readonly gives: number;
  readonly names: readonly string[];
  readonly wants: number;
  readonly asks: readonly string[];
}

/** What an agent goes by. */
export interface TradeSeen {
  readonly terms: Pick<Trade<never>, 'fewest' | 'named' | 'mostOffers'>;
  /** All kinds of cards in the game. */
  readonly faces: readonly Face[];
  /** The faces of the hand that may be given away. */
  readonly hand: readonly Face[];
  /** Those that are also held but may not be given away. */
  readonly kept: readonly Face[];
  /** Offers the nation could accept. */
  readonly heard: readonly OfferHeard[];
  /** Its own offers that are open. */
  readonly own: readonly Pick<OpenOffer, 'gives' | 'wants' | 'asks'>[];
  /** Trades it has made this turn. */
  readonly deals: number;
  readonly done: boolean;
}

export type AgentMove =
  | { readonly do: 'accept'; readonly offer: number; readonly give: string[] }
  | { readonly do: 'offer'; readonly give: string[]; readonly wants: number; readonly asks: string[] }
  | { readonly do: 'done' };

/** What an agent would do now, what it would rather do first. Nothing, if it waits for the others. @rule trade.trade */
export function tradesUnder(agent: TradeAgent, seen: TradeSeen): AgentMove[] {
  const moves: AgentMove[] = seen.deals < agent.deals ? [...acceptances(agent, seen), ...newOffers(agent, seen)] : [];
  return agent.ends && !seen.done ? [...moves, { do: 'done' }] : moves;
}

/** Offers that fit its limits, the best first. */
function acceptances(agent: TradeAgent, seen: TradeSeen): AgentMove[] {
  const before = worth(seen, seen.hand);
  return seen.heard
    .filter(({ from, gives, names }) => gives - names.length <= agent.unnamed && !agent.except.includes(from))
    .flatMap(({ id, names, wants, asks }) => {
      const got = facesNamed(seen, names);
      const give = choose(agent, seen, { asks, count: wants, got });
      if (give === undefined) return [];
      const gain = worth(seen, [...cardsWithout(seen.hand, give), ...got]) - before;
      return gain < leastGain(agent) ? [] : [{ id, give, gain }];
    })
    .sort((a, b) => b.gain - a.gain || a.id - b.id)
    .map(({ id, give }) => ({ do: 'accept', offer: id, give: give.map((face) => face.id) }));
}

/** A trade that brings nothing is none: two agents would make it for ever. */
function leastGain({ gain }: TradeAgent): number {
  return Math.max(1, gain);
}

/** Offers it was told to make and has not made, as far as they fit its limits too. */
function newOffers(agent: TradeAgent, seen: TradeSeen): AgentMove[] {
  if (seen.own.length >= seen.terms.mostOffers) return [];
  const before = worth(seen, seen.hand);
  return [...agent.offers, ...sought(agent, seen)]
    .filter((offer) => offer.wants - offer.asks.length <= agent.unnamed && !seen.own.some((one) => isSame(one, offer)))
    .flatMap(({ gives, of, wants, asks }) => {
      const got = facesNamed(seen, asks);
      const give = choose(agent, seen, { asks: [], count: gives, got, of });
      if (give === undefined) return [];
      const gain = worth(seen, [...cardsWithout(seen.hand, give), ...got]) - before;
      return gain < leastGain(agent)
        ? []
        : [{ do: 'offer', give: give.map((face) => face.id), wants, asks: [...asks] }];
    });
}

/** Offers for more of what it has: as few cards as may be, for two of it. */
function sought({ seeks }: TradeAgent, seen: TradeSeen): OpenOffer[] {
  const { fewest, named } = seen.terms;
  const all = [...seen.hand, ...seen.kept];
  const held = [...new Set(all.filter(({ kind }) => kind === 'commodity'))]
    .filter((face, i, faces) => faces.findIndex((one) => thingOf(one) === thingOf(face)) === i)
    .map((face) => ({ face, count: all.filter((one) => thingOf(one) === thingOf(face)).length }))
    .filter(({ face, count }) => count + named <= face.copies);
  const growth = ({ face, count }: (typeof held)[number]): number => (2 * count + named) * faceValue(face);
  return held
    .sort((a, b) => growth(b) - growth(a) || (a.face.id < b.face.id ? -1 : 1))
    .slice(0, seeks)
    .map(({ face }) => ({
      gives: fewest,
      of: [],
      wants: fewest,
      asks: Array.from({ length: named }, () => thingOf(face)),
    }));
}

function isSame(
  one: Pick<OpenOffer, 'gives' | 'wants' | 'asks'>,
  { gives, wants, asks }: Pick<OpenOffer, 'gives' | 'wants' | 'asks'>,
): boolean {
  return one.gives === gives && one.wants === wants && [...one.asks].sort().join() === [...asks].sort().join();
}

interface Wanted {
  /** What must be given, and is named. */
  readonly asks: readonly string[];
  readonly count: number;
  /** What comes into the hand. */
  readonly got: readonly Face[];
  /** What may be named, where nothing is asked for; anything, if nothing. */
  readonly of?: readonly string[];
}

/**
 * The cards given: those asked for, then calamities if it may, then what is missed least. Those named come first; nothing,
 * if there are too few.
 */
function choose(agent: TradeAgent, seen: TradeSeen, { asks, count, got, of = [] }: Wanted): Face[] | undefined {
  const { named } = seen.terms;
  const mayGive = (face: Face): boolean => face.kind === 'commodity' && !agent.never.includes(thingOf(face));
  let rest = [...seen.hand];
  const given: Face[] = [];
  const take = (face: Face | undefined): boolean => {
    if (face === undefined) return false;
    given.push(face);
    rest = cardsWithout(rest, [face]);
    return true;
  };
  const least = (may: (face: Face) => boolean): Face | undefined => leastMissed(rest, [...seen.kept, ...got], may);
  for (const asked of asks) if (!take(least((face) => mayGive(face) && thingOf(face) === asked))) return undefined;
  const isNamed = (face: Face): boolean => mayGive(face) && (of.length === 0 || of.includes(thingOf(face)));
  while (given.length < named) if (!take(least(isNamed))) return undefined;
  if (agent.calamities) while (given.length < count && take(rest.find(({ kind }) => kind === 'calamity')));
  while (given.length < count) if (!take(least(of.length === 0 ? mayGive : isNamed))) return undefined;
  return given;
}

/** The card whose loss makes the sets of a hand least smaller; what else is held counts with it. */
export function leastMissed(
  hand: readonly Face[],
  besides: readonly Face[],
  may: (face: Face) => boolean,
): Face | undefined {
  const all = [...hand, ...besides];
  return [...new Set(hand.filter(may))]
    .map((face) => ({ face, left: worth({ kept: [] }, cardsWithout(all, [face])) }))
    .sort((a, b) => b.left - a.left || (a.face.id < b.face.id ? -1 : 1))[0]?.face;
}

/** What all sets of a hand are worth by the printed table. */
function worth({ kept }: Pick<TradeSeen, 'kept'>, hand: readonly Face[]): number {
  const sets = new Map<string, { readonly value: number; count: number }>();
  for (const face of [...hand, ...kept]) {
    if (face.kind !== 'commodity') continue;
    const set = sets.get(thingOf(face)) ?? { value: faceValue(face), count: 0 };
    set.count += 1;
    sets.set(thingOf(face), set);
  }
  return [...sets.values()].reduce((sum, { value, count }) => sum + count * count * value, 0);
}

export function cardsWithout(hand: readonly Face[], taken: readonly Face[]): Face[] {
  const rest = [...hand];
  for (const face of taken) {
    const place = rest.indexOf(face);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** Cards by their faces or by what they are. */
function facesNamed({ faces }: Pick<TradeSeen, 'faces'>, names: readonly string[]): Face[] {
  return names.flatMap(
    (name) => faces.find(({ id }) => id === name) ?? faces.find((one) => thingOf(one) === name) ?? [],
  );
}
