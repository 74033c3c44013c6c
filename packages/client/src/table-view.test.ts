import { expect, test } from 'vitest';
import { awaitedIn, movedOn } from './table-view.ts';
import type { TableView } from './table-view-form.ts';
import { sampleInfo, sampleTableView } from './testing/samples.ts';

function awaited(seat: string, optional = false): TableView['waiting'][number] {
  return { seat, topic: 'movement', optional };
}

test('a seat is counted once, however many questions it has, and not for optional ones', () => {
  expect(awaitedIn([awaited('b'), awaited('a'), awaited('b'), awaited('c', true)])).toEqual(['b', 'a']);
});

test('of a table after a move it is known who is asked and since when; all the rest stays', () => {
  const before = sampleInfo({ number: 3, asOf: 10, moved: 5, changed: 7, waitingFor: ['a'], unread: 2 });
  const after = movedOn(before, sampleTableView({ number: 4, waiting: [awaited('b')] }), 20);
  expect(after).toEqual({ ...before, number: 4, asOf: 20, moved: 20, waitingFor: ['b'] });
});

test('nobody is asked when the game is over', () => {
  const end = sampleTableView({ number: 4, over: true, waiting: [awaited('b')] });
  expect(movedOn(sampleInfo({ waitingFor: ['a'] }), end, 20).waitingFor).toEqual([]);
});
