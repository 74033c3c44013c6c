import type { Event, Game, Option, World } from '@ecumene/engine';
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
    options: Object.fromEntries(Object.entries(sheet.options).map(([option, row]) => [option, asData(row)])),
    bots: bots.map((bot) => ({ name: bot.name, about: bot.about })),
  };
}

/** An option as it can be sent: how random values are drawn stays behind. */
function asData(option: Option): unknown {
  if (option.is !== 'names') return option;
  const { draw: _, ...rest } = option;
  return rest;
}
