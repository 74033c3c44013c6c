import type { Event, Game, World } from '@ecumene/engine';
import { auction, bazaar } from '@ecumene/samples';
import { Usage } from './command.ts';

/** A game whatever its world: what the command line needs of it. */
export type AnyGame = Game<World, unknown, Event>;

/** The games people play here. */
export const GAMES: readonly AnyGame[] = [];

/** Small games for trying out the engine. */
export const SAMPLES: readonly AnyGame[] = [bazaar, auction];

export function gameNamed(name: string | undefined): AnyGame {
  const known = [...GAMES, ...SAMPLES];
  if (name === undefined) throw new Usage(`say which game: ${known.map((game) => game.name).join(', ')}`);
  const game = known.find((one) => one.name === name);
  if (game === undefined)
    throw new Usage(`there is no game called ${name}; there are ${known.map((one) => one.name).join(', ')}`);
  return game;
}
