import { type AcView, advancedCivilization } from '@ecumene/advanced-civilization';
import { Table } from '@ecumene/engine';

/** What is seen of a table of four on the eastern board, whose first turn has just begun. */
export function firstTurn(): AcView {
  const table = Table.open(advancedCivilization, { options: {}, seats: ['a', 'b', 'c', 'd'], seed: 'reach' });
  for (let choosing = table.openQuestions(); table.world.turn === 0; choosing = table.openQuestions()) {
    const [post] = choosing;
    if (post === undefined) throw new Error('nobody is asked');
    table.answer(post.seat, post.id, post.asking.default());
  }
  return table.view('a');
}
