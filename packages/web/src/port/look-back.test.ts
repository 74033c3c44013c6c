import { advancedCivilization } from '@ecumene/advanced-civilization';
import { pastTableView } from '@ecumene/client';
import { Table } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { LookBack } from './look-back.ts';
import { type AnyTable, SoloHost } from './solo-host.ts';

const SEATS = ['Ada', 'Dido', 'Hiram'];

/** What Ada sees, except that nothing of it can be taken back any more. */
function seenBy(table: AnyTable): string {
  return JSON.stringify(pastTableView(table, 'Ada'));
}

describe('looking back', () => {
  test('shows the table as the seat saw it then, in any order', () => {
    const table = Table.open(advancedCivilization, { options: {}, seats: SEATS, seed: 'looking back' });
    const host = new SoloHost(table, { bots: SEATS, bot: 'random' }, {});
    const seen = new Map<number, string>();
    while (table.journal.length < 400) {
      seen.set(table.journal.length, seenBy(table));
      const post = host.next();
      if (post === undefined) throw new Error('the game ended early');
      host.decide(
        post,
        () => 0,
        () => {},
      );
    }
    const past = new LookBack();
    for (const number of [399, 10, 250, 0, 251, 130])
      expect(JSON.stringify(past.at(table, 'Ada', number))).toBe(seen.get(number));
  });

  test('leaves out what was taken back later only from then on', () => {
    const table = Table.open(advancedCivilization, { options: {}, seats: SEATS, seed: 'taken back' });
    const tableViews = [seenBy(table)];
    const note = (): number => tableViews.push(seenBy(table));
    const [post] = table.openQuestions();
    if (post === undefined) throw new Error('nothing is asked');
    table.answer(post.seat, post.id, post.asking.default());
    note();
    table.takeBack(post.seat);
    note();
    const past = new LookBack();
    for (const [number, tableView] of tableViews.entries())
      expect(JSON.stringify(past.at(table, 'Ada', number))).toBe(tableView);
  });
});
