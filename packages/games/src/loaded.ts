import { auction, bazaar } from '@ecumene/samples';
import { type AnyGame, GAMES } from './index.ts';

/** All games with their rules, for programs that play any of them. */

/** A game and where it lives. */
export interface LoadedGame {
  readonly game: AnyGame;
  /** The packages whose code and tests may speak of its rules. */
  readonly packages: readonly string[];
}

/** The games people play here. */
export const LOADED: readonly LoadedGame[] = await Promise.all(
  Object.values(GAMES).map(async ({ game, packages }) => ({ game: await game(), packages })),
);

/** Small games for trying out the engine: they can be played but are not offered. */
export const SAMPLES: readonly LoadedGame[] = [
  { game: bazaar, packages: ['samples'] },
  { game: auction, packages: ['samples'] },
];

/** All that can be played, samples included. */
export const PLAYABLE: readonly LoadedGame[] = [...LOADED, ...SAMPLES];

/** A game that can be played, by its name. */
export function loadedGame(name: string): LoadedGame | undefined {
  return PLAYABLE.find(({ game }) => game.name === name);
}
