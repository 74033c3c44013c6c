import type { Game } from '../game.ts';
import { below, branch, pick, randomFrom } from '../random.ts';
import { scenarioOf } from '../scenario/index.ts';
import type { Setup } from '../setup.ts';
import { Table } from '../table.ts';
import type { Event, World } from '../world.ts';

/** Of so many answers, about one is followed by writing the table down. */
const EVERY = 25;

/**
 * Plays a game at random and writes it down as a scenario now and then: how many of these tell the position in the words of
 * the game. Scenarios that would not make the same table again are not written in words.
 */
export function toldInWords<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  setup: Setup,
  answers: number,
): { readonly written: number; readonly inWords: number } {
  const random = branch(randomFrom(setup.seed), 'told in words');
  const table = Table.open(game, setup);
  let [written, inWords] = [0, 0];
  for (let n = 0; n < answers && !table.over; n++) {
    const { seat, id, asking } = pick(random, table.openQuestions());
    table.answer(seat, id, asking.sample(random));
    if (table.over || below(random, EVERY) > 0) continue;
    written += 1;
    if (scenarioOf(table, 'a position').given !== undefined) inWords += 1;
  }
  return { written, inWords };
}
