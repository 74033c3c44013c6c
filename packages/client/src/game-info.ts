import type { Event, Game, World } from '@ecumene/engine';
import type { GameInfo } from './routes/index.ts';

/** What is told about a game to whoever wants to lay a table of it. */
export function aboutGame(
  { name, title, version, seats, sheet }: Game<World, unknown, Event>,
  bots: GameInfo['bots'],
): GameInfo {
  return {
    name,
    title,
    version,
    seats: { ...seats },
    options: sheet.options,
    bots: bots.map((bot) => ({ name: bot.name, about: bot.about })),
  };
}
