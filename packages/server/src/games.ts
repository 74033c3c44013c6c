import type { Event, Table, World } from '@ecumene/engine';
import type { AnyGame } from '@ecumene/games';
import { LOADED, loadedGame } from '@ecumene/games/loaded';

export type AnyTable = Table<World, unknown, Event>;

/** The games people play here. */
export const GAMES: readonly AnyGame[] = LOADED.map(({ game }) => game);

export function gameNamed(name: string): AnyGame | undefined {
  return loadedGame(name)?.game;
}
