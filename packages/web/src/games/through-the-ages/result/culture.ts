import type { Happening, Seat } from '@ecumene/engine';
import { becauseOf, type CardId, cards, type Happened, type Kind, numbers } from '@ecumene/through-the-ages/reference';

/** Where culture comes from and goes to. */
export type Source =
  | 'turns'
  | 'events'
  | 'prepared'
  | 'wonders'
  | 'leaders'
  | 'actions'
  | 'colonies'
  | 'wars'
  | 'lost'
  | 'hunger'
  | 'rest';

export const SOURCES: readonly Source[] = [
  'turns',
  'prepared',
  'events',
  'wonders',
  'leaders',
  'actions',
  'colonies',
  'wars',
  'lost',
  'hunger',
  'rest',
];

const OF_KIND: Readonly<Partial<Record<Kind, Source>>> = {
  event: 'events',
  wonder: 'wonders',
  leader: 'leaders',
  action: 'actions',
  territory: 'colonies',
  aggression: 'wars',
  war: 'wars',
};

/** How one civilization's culture was made. */
export interface Making {
  readonly seat: Seat;
  readonly by: Readonly<Record<Source, number>>;
  /** What it had when each round began, and in the end. */
  readonly rounds: readonly number[];
}

interface Sum {
  readonly by: Record<Source, number>;
  rounds: number[];
  now: number;
}

/** How everybody's culture was made, out of what has happened; what that does not say is the rest. */
export function makingOf(
  story: readonly Happening<Happened>[],
  ends: readonly { readonly seat: Seat; readonly culture: number }[],
): readonly Making[] {
  const sums = new Map<Seat, Sum>(ends.map(({ seat }) => [seat, { by: nothing(), rounds: [], now: 0 }]));
  let round = 0;
  for (const { event } of story) {
    if (event.what === 'turn' && event.round > round) {
      round = event.round;
      for (const sum of sums.values()) sum.rounds.push(sum.now);
    }
    const scored = scoredBy(event);
    const sum = scored === undefined ? undefined : sums.get(scored.seat);
    if (scored === undefined || sum === undefined) continue;
    const amount = Math.max(scored.amount, -sum.now);
    sum.by[scored.source] += amount;
    sum.now += amount;
  }
  return ends.map(({ seat, culture }) => {
    const { by, rounds, now } = sums.get(seat) ?? { by: nothing(), rounds: [], now: 0 };
    return { seat, by: { ...by, rest: by.rest + culture - now }, rounds: [...rounds, culture] };
  });
}

function nothing(): Record<Source, number> {
  return {
    turns: 0,
    events: 0,
    prepared: 0,
    wonders: 0,
    leaders: 0,
    actions: 0,
    colonies: 0,
    wars: 0,
    lost: 0,
    hunger: 0,
    rest: 0,
  };
}

function scoredBy(
  event: Happened,
): { readonly seat: Seat; readonly source: Source; readonly amount: number } | undefined {
  switch (event.what) {
    case 'produced':
      return { seat: event.seat, source: 'turns', amount: event.culture };
    case 'prepared':
      return { seat: event.seat, source: 'prepared', amount: event.level };
    case 'gained':
      return event.good === 'culture'
        ? { seat: event.seat, source: sourceOf(event.card), amount: event.amount }
        : undefined;
    case 'lost':
      return event.good === 'culture' ? { seat: event.seat, source: 'lost', amount: -event.amount } : undefined;
    case 'consumed':
      return event.missing > 0
        ? { seat: event.seat, source: 'hunger', amount: -event.missing * numbers.cultureForMissingFood }
        : undefined;
    default:
      return undefined;
  }
}

function sourceOf(card: CardId | null): Source {
  return (card === null ? undefined : OF_KIND[cards[card].kind]) ?? 'rest';
}

/** So many sources say what mostly made a total. */
const MAIN = 3;

/** What mostly made a total, the greatest first, for better or worse. */
export function mainSources(by: Making['by']): readonly Source[] {
  return SOURCES.filter((source) => by[source] !== 0)
    .toSorted((a, b) => Math.abs(by[b]) - Math.abs(by[a]))
    .slice(0, MAIN);
}

/** An event scored when the game was over, and what it gave whom. */
export interface LastEvent {
  readonly card: CardId;
  readonly by: ReadonlyMap<Seat, number>;
}

/** Where in a story the events that are left begin to be scored; behind it all, where they are not. */
export function scoringIn(story: readonly Pick<Happening<Happened>, 'rule' | 'event'>[]): number {
  const first = story.findIndex((happening) => becauseOf(happening) === 'final-scoring');
  return first < 0 ? story.length : first;
}

export function lastEvents(story: readonly Happening<Happened>[]): readonly LastEvent[] {
  const all: { readonly card: CardId; readonly by: Map<Seat, number> }[] = [];
  for (const { event } of story.slice(scoringIn(story))) {
    if (event.what === 'event') all.push({ card: event.card, by: new Map() });
    if (event.what !== 'gained' || event.good !== 'culture') continue;
    const by = all.find(({ card }) => card === event.card)?.by;
    by?.set(event.seat, (by.get(event.seat) ?? 0) + event.amount);
  }
  return all;
}

interface Broken {
  readonly lastRound: number;
  readonly civilizations: readonly { readonly out: boolean }[];
}

/** Whether a game was broken off: which round is the last was not settled yet, and more than one was left to play it. */
export function stoppedEarly({ lastRound, civilizations }: Broken): boolean {
  return lastRound === 0 && civilizations.filter(({ out }) => !out).length > 1;
}
