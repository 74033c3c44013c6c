import type { AnyGame } from '@ecumene/games';
import { type LoadedGame, loadedGame, PLAYABLE } from '@ecumene/games/loaded';
import { Usage } from './command.ts';

/** A game with the packages that have its rules, by the name it is called on the command line. */
export function gameAndPackages(name: string | undefined): LoadedGame {
  const names = PLAYABLE.map(({ game }) => game.name).join(', ');
  if (name === undefined) throw new Usage(`say which game: ${names}`);
  const found = loadedGame(name);
  if (found === undefined) throw new Usage(`there is no game called ${name}; there are ${names}`);
  return found;
}

export function gameNamed(name: string | undefined): AnyGame {
  return gameAndPackages(name).game;
}
