import { type AnyBot, opponent, opponents } from '@ecumene/bots';
import type { AnyGame } from '@ecumene/games';
import { Usage } from './command.ts';
import { OUTSIDE } from './lab/player.ts';

/** The bot that plays a game under a name a person gave. */
export function botNamed(game: AnyGame, name: string): AnyBot {
  const bot = opponent(game, name);
  if (bot !== undefined) return bot;
  const known = opponents(game).map((one) => one.name);
  throw new Usage(`there is no bot called ${name} for ${game.name}; there are ${known.join(', ')}`);
}

/** The names of those who are to play, each known here or a program elsewhere. */
export function checkedNames(game: AnyGame, names: string): string[] {
  const list = names.split(',').map((name) => name.trim());
  for (const name of list) if (!name.startsWith(OUTSIDE)) botNamed(game, name);
  return list;
}
