import type { Game } from '@ecumene/engine';
import { advancedCivilizationBots } from './advanced-civilization/index.ts';
import type { AnyBot } from './bot.ts';
import { expansionProjectBots } from './expansion-project/index.ts';
import { random } from './random.ts';
import { throughTheAgesBots } from './through-the-ages/index.ts';
import { westernEmpiresBots } from './western-empires/index.ts';

/** The bots that play one game only, by its name. */
const OF_A_GAME: Readonly<Record<string, readonly AnyBot[]>> = {
  'advanced-civilization': advancedCivilizationBots,
  'expansion-project': expansionProjectBots,
  'through-the-ages': throughTheAgesBots,
  'western-empires': westernEmpiresBots,
};

/** Everybody who can be sat down at a table of a game, the plainest first. */
export function opponents(game: Pick<Game, 'name'>): readonly AnyBot[] {
  return [random, ...(Object.hasOwn(OF_A_GAME, game.name) ? (OF_A_GAME[game.name] ?? []) : [])];
}

export function opponent(game: Pick<Game, 'name'>, name: string): AnyBot | undefined {
  return opponents(game).find((bot) => bot.name === name);
}
