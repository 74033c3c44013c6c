import { type AnyBot, opponent, opponents } from '@ecumene/bots';
import { Usage } from './command.ts';
import type { AnyGame } from './games.ts';

/** The bots that play a game, by the names a person gave. */
export function botsNamed(game: AnyGame, names: string): AnyBot[] {
  return names.split(',').map((name) => {
    const bot = opponent(game, name);
    if (bot !== undefined) return bot;
    const known = opponents(game).map((one) => one.name);
    throw new Usage(`there is no bot called ${name} for ${game.name}; there are ${known.join(', ')}`);
  });
}
