import { type Game, rank } from '../game.ts';
import { OptionSheet } from '../options.ts';
import { ruleIndex } from '../rules.ts';
import { say } from '../text.ts';
import type { Event, World } from '../world.ts';

type Parts<W extends World<unknown, E>, V, E extends Event> = Pick<Game<W, V, E>, 'setup' | 'program' | 'view'> &
  Partial<Game<W, V, E>>;

/** A game with a name and nothing more than a test gives it: no options, no score, room for nine. */
export function bareGame<W extends World<unknown, E>, V, E extends Event>(parts: Parts<W, V, E>): Game<W, V, E> {
  return {
    name: 'talk',
    title: 'Chat',
    version: '1',
    rules: ruleIndex('TK', 'Talk', []),
    seats: { least: 1, most: 9 },
    sheet: new OptionSheet({}),
    tell: ({ event }) => say(event.what),
    called: ({ id }) => id,
    ranking: ({ seats }) => rank(seats.map((seat) => ({ seat, score: 0 }))),
    ...parts,
  };
}
