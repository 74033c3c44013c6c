import { sampleTableView } from '@ecumene/client/testing';
import { expect, test } from 'vitest';
import { leadChanges, leadsIn } from './leads.ts';

/** How it stands as a turn begins, or in the end: everybody's points. */
function sample(turn: number, points: Readonly<Record<string, number>>, over = false) {
  const ranking = Object.entries(points).map(([seat, score]) => {
    return { seat, score, rank: 1 + Object.values(points).filter((other) => other > score).length };
  });
  return { turn, tableView: { ...sampleTableView(), number: 10 * turn, ranking, over } };
}

test('a player alone in front leads by the last entry before; gains of the last turn belong to it', () => {
  for (const over of [true, false]) {
    const samples = [sample(1, { ada: 0, ben: 0 }), sample(2, { ada: 3, ben: 2 }), sample(3, { ada: 3, ben: 4 }, over)];
    expect(leadsIn(samples)).toEqual([
      { number: 19, turn: 2, seat: 'ada' },
      { number: 29, turn: 2, seat: 'ben' },
    ]);
  }
});

test('the lead is taken from the player who had it last', () => {
  const leads = ['ada', 'ada', 'ben', 'ada'].map((seat, turn) => ({ number: turn, turn, seat }));
  expect(leadChanges(leads)).toEqual([
    { number: 2, turn: 2, seat: 'ben', from: 'ada' },
    { number: 3, turn: 3, seat: 'ada', from: 'ben' },
  ]);
});
