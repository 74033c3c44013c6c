import { happen, type Seat } from '@ecumene/engine';
import { active, nameOf, nation, seatsOf } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';

/** How a game counts its people. */
export interface Census {
  /** Nations that come after all others. */
  comesLast(world: Ancients, number: NationNumber): boolean;
  readonly rule: string;
}

/** Most tokens first, ties by the track; the order holds for ships and movement. @rule AC 21.1 @rule AC 21.2 @rule AC 22.11 @rule AC 23.21 */
export function takeCensus(world: Ancients, census: Census): void {
  const numbers = active(world);
  const last = numbers.map((number) => (census.comesLast(world, number) ? 1 : 0));
  const late = (number: NationNumber): number => last[numbers.indexOf(number)] ?? 0;
  world.census = [...numbers].sort(
    (a, b) => late(a) - late(b) || nation(world, b).tokens - nation(world, a).tokens || a - b,
  );
  happen(world, census.rule, {
    what: 'census',
    order: world.census.map((number) => nameOf(world, number)),
    tokens: world.census.map((number) => nation(world, number).tokens),
  });
}

/** Seats in the order of the census; who has left since is passed over. */
export function inCensusOrder(world: Ancients): Seat[] {
  const playing = active(world);
  return seatsOf(
    world,
    world.census.filter((number) => playing.includes(number)),
  );
}
