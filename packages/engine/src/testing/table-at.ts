import type { Game } from '../game.ts';
import { copy, isRecord } from '../json.ts';
import { seek } from '../program.ts';
import { Table } from '../table.ts';
import type { Event, World } from '../world.ts';

/** A real table in a position, at the step with these names from the outside in; at the beginning of play, without names. */
export function tableAt<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  world: W,
  ...names: readonly string[]
): Table<W, V, E> {
  const here = copy(world);
  const cursor = seek(game.program, here, names);
  if (cursor === undefined) throw new Error(`there is no step called ${names.join(' / ')}`);
  const options = isRecord(here.options) ? here.options : {};
  return Table.open(game, {
    options,
    seats: here.seats,
    seed: 'test',
    position: { world: here, cursor, rest: 0, over: false },
  });
}
