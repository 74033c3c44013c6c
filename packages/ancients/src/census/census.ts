import { happen, type Seat } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { active, nameOf, nation, seatsOf } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';

/** Most tokens first, ties by the track. The order holds for ships and movement. @rule census.order */
export function takeCensus<W extends Ancients>(world: W, { census }: Book<W>): void {
  const numbers = active(world);
  const last = numbers.map((number) => (census.comesLast(world, number) ? 1 : 0));
  const late = (number: NationNumber): number => last[numbers.indexOf(number)] ?? 0;
  world.census = [...numbers].sort(
    (a, b) => late(a) - late(b) || nation(world, b).tokens - nation(world, a).tokens || a - b,
  );
  happen(world, census.cites.order[0], {
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
