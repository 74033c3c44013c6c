import type { Game } from '../game.ts';
import type { Program } from '../program.ts';
import { type Event, newWorld, type World } from '../world.ts';
import { bareGame } from './bare-game.ts';

/** A table where things are said aloud, and remembered. */
export interface Talk extends World {
  heard: string[];
}

export function talk<V>(
  program: Program<Talk>,
  view: (world: Talk) => V,
  more: Partial<Game<Talk, V, Event>> = {},
): Game<Talk, V, Event> {
  return bareGame({
    setup: (options, seats, random) => ({ ...newWorld<unknown, Event>(options, seats, random), heard: [] }),
    program,
    view,
    ...more,
  });
}
