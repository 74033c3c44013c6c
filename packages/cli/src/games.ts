import type { AnyGame } from '@ecumene/games';
import { LOADED, type LoadedGame, SAMPLES } from '@ecumene/games/loaded';
import { Usage } from './command.ts';

const KNOWN: readonly LoadedGame[] = [...LOADED, ...SAMPLES];

/** A game with the packages that have its rules, by the name it is called on the command line. */
export function loadedGame(name: string | undefined): LoadedGame {
  const names = KNOWN.map(({ game }) => game.name).join(', ');
  if (name === undefined) throw new Usage(`say which game: ${names}`);
  const found = KNOWN.find(({ game }) => game.name === name);
  if (found === undefined) throw new Usage(`there is no game called ${name}; there are ${names}`);
  return found;
}

export function gameNamed(name: string | undefined): AnyGame {
  return loadedGame(name).game;
}
