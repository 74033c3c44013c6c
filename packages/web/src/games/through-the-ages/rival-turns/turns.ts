import type { Happening, Seat } from '@ecumene/engine';
import type { Happened } from '@ecumene/through-the-ages/reference';

type Told = Happening<Happened>;

/** What somebody else did in a turn, and what came of it for oneself. */
export interface TurnOfRival {
  readonly seat: Seat;
  readonly round: number;
  /** It was one's own turn, and they answered what one had done. */
  readonly answered: boolean;
  readonly actions: readonly Told[];
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
  'pact-ended',
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

/**
 * What the others did since one's own last turn, until one does something in the next; then what they answer to that,
 * until one goes on.
 */
export function turnsSinceOwnMove(story: readonly Told[], own: Seat): readonly TurnOfRival[] {
  let turns: TurnOfRival[] = [];
  let [current, round] = ['', 0];
  for (const told of story) {
    const { event } = told;
    if (event.what === 'turn') {
      current = event.seat;
      round = event.round;
      if (current !== own) turns.push({ seat: current, round, answered: false, actions: [], toOneself: [] });
    } else if (current !== own) turns = joined(turns, told, own);
    else if (!OF_ITSELF.has(event.what)) turns = answered(turns, told, own, round);
  }
  return turns;
}

/** What one does oneself makes all before it old; what others do then answers it. */
function answered(turns: readonly TurnOfRival[], told: Told, own: Seat, round: number): TurnOfRival[] {
  const seat = doer(told.event);
  if (seat === undefined) return [...turns];
  if (seat === own) return [];
  const before = turns.find((turn) => turn.answered && turn.seat === seat);
  const { actions } = before ?? { actions: [] };
  return [
    ...turns.filter((turn) => turn !== before),
    { seat, round, answered: true, actions: [...actions, told], toOneself: [] },
  ];
}

/** Who did something; a pact is made by whoever accepts it. */
function doer(event: Happened): Seat | undefined {
  if (event.what === 'pact') return event.with;
  return 'seat' in event ? event.seat : undefined;
}

function joined(turns: readonly TurnOfRival[], told: Told, own: Seat): TurnOfRival[] {
  const latest = turns.at(-1);
  if (latest === undefined) return [];
  const before = turns.slice(0, -1);
  const { event } = told;
  if (!('seat' in event) || event.seat !== own) return [...before, { ...latest, actions: [...latest.actions, told] }];
  return SUFFERED.has(event.what) ? [...before, { ...latest, toOneself: [...latest.toOneself, told] }] : [...turns];
}
