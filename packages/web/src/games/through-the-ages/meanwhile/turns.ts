import type { Happening, Seat } from '@ecumene/engine';
import type { Happened } from '@ecumene/through-the-ages/reference';

type Told = Happening<Happened>;

/** What somebody else did in a turn, and what came of it for oneself. */
export interface TurnOfRival {
  readonly seat: Seat;
  readonly round: number;
  readonly deeds: readonly Told[];
  readonly toOneself: readonly Told[];
}

/** What others do to somebody. */
const SUFFERED: ReadonlySet<Happened['what']> = new Set<Happened['what']>([
  'gained',
  'drew',
  'lost',
  'lost-worker',
  'destroyed',
  'removed',
  'ruined',
  'antiquated',
  'colonized',
  'lost-colony',
]);

/** What a turn brings of itself before anything is done in it. */
const OF_ITSELF: ReadonlySet<Happened['what']> = new Set<Happened['what']>([
  'swept',
  'dealt',
  'age',
  'last-round',
  'antiquated',
  'removed',
  'common-tactic',
  'peeked',
  'discarded',
  'discarded-cards',
  'pact-ended',
  'war',
  'stole',
  'gained',
  'lost',
  'lost-worker',
]);

/** What the others did since one's own last turn, until one does something in the next. */
export function meanwhile(story: readonly Told[], own: Seat): readonly TurnOfRival[] {
  let turns: TurnOfRival[] = [];
  let isOwn = false;
  for (const told of story) {
    const { event } = told;
    if (event.what === 'turn') {
      isOwn = event.seat === own;
      if (!isOwn) turns.push({ seat: event.seat, round: event.round, deeds: [], toOneself: [] });
    } else if (isOwn) {
      if (!OF_ITSELF.has(event.what)) turns = [];
    } else turns = joined(turns, told, own);
  }
  return turns;
}

function joined(turns: readonly TurnOfRival[], told: Told, own: Seat): TurnOfRival[] {
  const latest = turns.at(-1);
  if (latest === undefined) return [];
  const before = turns.slice(0, -1);
  const { event } = told;
  if (!('seat' in event) || event.seat !== own) return [...before, { ...latest, deeds: [...latest.deeds, told] }];
  return SUFFERED.has(event.what) ? [...before, { ...latest, toOneself: [...latest.toOneself, told] }] : [...turns];
}
