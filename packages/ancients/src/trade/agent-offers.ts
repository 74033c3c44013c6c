import { setValue } from '../trade-cards/hands.ts';
import { thingOf } from '../trade-cards/stacks.ts';
import type { Face } from '../world.ts';
import { chosenToGive, facesNamed, gainOf, leastGain } from './agent-cards.ts';
import type { AgentMove, OpenOffer, TradeAgent, TradeSeen } from './agent-limits.ts';

/** The offers an agent makes. */

/** What it was told to offer and what it seeks, as far as it is not offered yet and fits its limits. */
export function newOffers(agent: TradeAgent, seen: TradeSeen): AgentMove[] {
  if (seen.own.length >= seen.terms.mostOffers) return [];
  return [...toldToMake(agent, seen), ...sought(agent, seen)];
}

type Offering = Extract<AgentMove, { readonly do: 'offer' }>;

/** The offers it was told to make and has not made. */
function toldToMake(agent: TradeAgent, seen: TradeSeen): Offering[] {
  return agent.offers
    .filter((offer) => offer.wants - offer.asks.length <= agent.unnamed && !seen.own.some((one) => isSame(one, offer)))
    .flatMap(({ gives, of, wants, asks }) => {
      const got = facesNamed(seen, asks);
      const give = chosenToGive(agent, seen, { asks: [], count: gives, got, of });
      return give === undefined || gainOf(seen, give, got) < leastGain(agent) ? [] : [offering(give, wants, asks)];
    });
}

function offering(give: readonly Face[], wants: number, asks: readonly string[]): Offering {
  return { do: 'offer', give: give.map((face) => face.id), wants, asks: [...asks] };
}

function isSame(
  one: Pick<OpenOffer, 'gives' | 'wants' | 'asks'>,
  { gives, wants, asks }: Pick<OpenOffer, 'gives' | 'wants' | 'asks'>,
): boolean {
  return one.gives === gives && one.wants === wants && sameThings(one.asks, asks);
}

function sameThings(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}

/** So many of its offers are open for each commodity it seeks, and so many that ask for the same. */
const OPEN_EACH = 2;
const ALIKE = 2;
/** Of the best offers so many are looked at closely. */
const CLOSELY = 12;

/**
 * Offers for more of what it has, and for what others name, in return for what others ask for or for what it misses least: as
 * few cards as may be. What it gains counts, and how likely somebody agrees.
 */
function sought(agent: TradeAgent, seen: TradeSeen): Offering[] {
  const { fewest, named } = seen.terms;
  if (fewest - named > agent.unnamed || seen.own.length >= agent.seeks * OPEN_EACH) return [];
  const talk = new Talk(agent, seen);
  const gifts = talk.gifts();
  return talk
    .wishes()
    .filter(({ things }) => seen.own.filter(({ asks }) => sameThings(asks, things)).length < ALIKE)
    .flatMap((wish) => gifts.map((gift) => ({ wish, gift, promise: promiseOf(wish, gift) })))
    .filter(({ wish, gift, promise }) => promise > 0 && !wish.things.some((thing) => gift.things.includes(thing)))
    .sort((a, b) => b.promise - a.promise)
    .filter(({ wish, gift }) => !seen.own.some((one) => talk.isOpen(one, wish.things, gift.things)))
    .slice(0, CLOSELY)
    .flatMap(({ wish, gift }) => {
      const got = facesNamed(seen, wish.things);
      const give = chosenToGive(agent, seen, { asks: gift.things, count: fewest, got });
      if (give === undefined || gainOf(seen, give, got) < leastGain(agent)) return [];
      return [offering(give, fewest, wish.things)];
    });
}

/** Things named in an offer: what they change in the own sets, and how much others like to have them, or mind giving them. */
interface Named {
  readonly things: readonly string[];
  readonly worth: number;
  readonly liking: number;
  /** How likely somebody holds them. */
  readonly odds: number;
}

const SCALE = 12;

/** What an offer promises: its gain, times the chance that somebody takes it. */
function promiseOf(wish: Named, gift: Named): number {
  const liking = (gift.liking - wish.liking) / SCALE;
  return (wish.worth + gift.worth) * wish.odds * (0.5 + (0.5 * liking) / (1 + Math.abs(liking)));
}

const LIKE = 2.5;
const LIKE_ASKED = 6;
const LIKE_NAMED = 1.5;
const ODDS_NAMED = 0.95;
const ODDS = 0.4;
/** The second of two of a kind is rarer. */
const ODDS_SECOND = 0.3;

/** What everybody has said so far, and what it means to a hand. */
class Talk {
  readonly #agent: TradeAgent;
  readonly #seen: TradeSeen;
  /** What each commodity looks like. */
  readonly #faces: ReadonlyMap<string, Face>;
  readonly #held = new Map<string, number>();
  readonly #named: ReadonlySet<string>;
  readonly #asked: ReadonlySet<string>;
  readonly #heard: TradeSeen['heard'];

  constructor(agent: TradeAgent, seen: TradeSeen) {
    this.#agent = agent;
    this.#seen = seen;
    this.#heard = seen.heard.filter(({ from }) => !agent.except.includes(from));
    this.#faces = new Map(seen.faces.map((face) => [thingOf(face), face]));
    for (const face of [...seen.hand, ...seen.kept])
      if (face.kind === 'commodity') this.#held.set(thingOf(face), (this.#held.get(thingOf(face)) ?? 0) + 1);
    this.#named = new Set(this.#heard.flatMap(({ names }) => this.#thingsOf(names)));
    this.#asked = new Set(this.#heard.flatMap(({ asks }) => asks));
  }

  /** What it may give, by names. */
  gifts(): Named[] {
    const { never } = this.#agent;
    const free = this.#seen.hand.filter((face) => face.kind === 'commodity' && !never.includes(thingOf(face)));
    const most = new Map<string, number>();
    for (const face of free) most.set(thingOf(face), (most.get(thingOf(face)) ?? 0) + 1);
    return picks([...most.keys()], this.#seen.terms.named)
      .filter((things) => [...new Set(things)].every((one) => countIn(things, one) <= (most.get(one) ?? 0)))
      .map((things) => ({
        things,
        worth: this.#change(things, -1),
        liking: this.#sum(things, (one) => (this.#asked.has(one) ? LIKE_ASKED : LIKE)),
        odds: 1,
      }));
  }

  /** What it may ask for: what it collects, and what somebody has named in one offer. */
  wishes(): Named[] {
    const collected = picks(this.#collected(), this.#seen.terms.named);
    const told = this.#heard.map(({ names }) => this.#thingsOf(names));
    const all = new Map([...collected, ...told].map((things) => [[...things].sort().join(), things]));
    return [...all.values()].map((things) => ({
      things,
      worth: this.#change(things, 1),
      liking: this.#sum(things, (one) =>
        this.#asked.has(one) ? LIKE_ASKED : this.#named.has(one) ? LIKE_NAMED : LIKE,
      ),
      odds: told.some((names) => sameThings(names, things)) ? ODDS_NAMED : this.#oddsOf(things),
    }));
  }

  /** Whether an offer that asks for such things and names such is open already. */
  isOpen({ names, asks }: TradeSeen['own'][number], wished: readonly string[], given: readonly string[]): boolean {
    return sameThings(asks, wished) && sameThings(this.#thingsOf(names), given);
  }

  /** The commodities of which more would raise its sets most. */
  #collected(): string[] {
    const { faces, terms } = this.#seen;
    const copies = (thing: string): number =>
      faces.reduce((sum, face) => (thingOf(face) === thing ? sum + face.copies : sum), 0);
    const growth = (thing: string): number =>
      this.#change(
        Array.from({ length: terms.named }, () => thing),
        1,
      );
    return [...this.#held.keys()]
      .filter((thing) => (this.#held.get(thing) ?? 0) + terms.named <= copies(thing))
      .sort((a, b) => growth(b) - growth(a) || (a < b ? -1 : 1))
      .slice(0, this.#agent.seeks);
  }

  #oddsOf(things: readonly string[]): number {
    return things.reduce((odds, one, i) => {
      const isAgain = things.indexOf(one) < i;
      return odds * (isAgain ? ODDS_SECOND : this.#named.has(one) ? ODDS_NAMED : ODDS);
    }, 1);
  }

  /** What these things more, or fewer, change in what the sets are worth. */
  #change(things: readonly string[], by: 1 | -1): number {
    return [...new Set(things)].reduce((sum, thing) => {
      const face = this.#faces.get(thing);
      const held = this.#held.get(thing) ?? 0;
      const then = held + by * countIn(things, thing);
      return face === undefined ? sum : sum + setValue(face, then) - setValue(face, held);
    }, 0);
  }

  #sum(things: readonly string[], liking: (thing: string) => number): number {
    return things.reduce((sum, one) => {
      const face = this.#faces.get(one);
      return face === undefined ? sum : sum + setValue(face, 1) * liking(one);
    }, 0);
  }

  #thingsOf(names: readonly string[]): string[] {
    return facesNamed(this.#seen, names).map(thingOf);
  }
}

function countIn(things: readonly string[], thing: string): number {
  return things.reduce((count, one) => (one === thing ? count + 1 : count), 0);
}

/** All ways to pick so many of them, the same one also several times. */
function picks(things: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return things.flatMap((thing, i) => picks(things.slice(i), count - 1).map((rest) => [thing, ...rest]));
}
