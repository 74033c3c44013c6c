import type { Game } from '../game.ts';
import { countingMoves, type Entry } from '../journal.ts';
import type { Setup } from '../setup.ts';
import { Table } from '../table.ts';
import { NOTHING_KEPT, Stuck } from '../timeline.ts';
import type { Event, World } from '../world.ts';

const TRIES = 400;

/** A shorter journal that still breaks the world or a rule, or the journal itself if none is found. */
export function shrink<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  setup: Setup,
  journal: readonly Entry[],
): readonly Entry[] {
  const moves = countingMoves(journal).flatMap((number) => journal[number] ?? []);
  if (!breaks(game, setup, moves)) return journal;
  let shortest = moves;
  for (let i = shortest.length - 1, tries = 0; i >= 0 && tries < TRIES; i--, tries++) {
    const shorter = shortest.toSpliced(i, 1);
    if (breaks(game, setup, shorter)) shortest = shorter;
  }
  return shortest;
}

/** Whether playing these entries breaks a rule or loses pieces. */
function breaks<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  setup: Setup,
  journal: readonly Entry[],
): boolean {
  try {
    const table = Table.resume(game, setup, journal, undefined, false, NOTHING_KEPT);
    return (game.broken?.(table.world) ?? []).length > 0;
  } catch (error) {
    return !(error instanceof Stuck);
  }
}
