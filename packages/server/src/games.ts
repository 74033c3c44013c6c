import type { Event, Table, World } from '@ecumene/engine';
import type { AnyGame } from '@ecumene/games';
import { LOADED, SAMPLES } from '@ecumene/games/loaded';

export type AnyTable = Table<World, unknown, Event>;

/** The games people play here. */
export const GAMES: readonly AnyGame[] = LOADED.map(({ game }) => game);

export function gameNamed(name: string): AnyGame | undefined {
  return [...LOADED, ...SAMPLES].find(({ game }) => game.name === name)?.game;
}
