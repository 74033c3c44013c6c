import { changed, type FromServer, tableViewOf } from '@ecumene/client';
import { randomFrom, type Seat, Table } from '@ecumene/engine';
import type { AnyGame } from '@ecumene/games';
import { auction, bazaar } from '@ecumene/samples';
import { describe, expect, it, vi } from 'vitest';
import type { AnyTable } from '../games.ts';
import { readBack } from '../store/written.ts';
import { Showing } from './showing.ts';

const SEATS = ['Ada', 'Bo', 'Cy', 'Di'];
const VIEWERS = [null, ...SEATS];
const random = randomFrom('showing');

function opened(game: AnyGame): AnyTable {
  return Table.open(game, { options: {}, seats: SEATS, seed: 'showing' });
}

/** Gives an answer, and what every viewer has then been sent. */
function play(table: AnyTable, showing: Showing, viewers: readonly (Seat | null)[]) {
  const posts = table.openQuestions().filter(({ asking }) => asking.question.optional === undefined);
  const post = posts[table.journal.length % posts.length];
  if (post === undefined) throw new Error('nobody is asked anything');
  const outcome = table.answer(post.seat, post.id, post.asking.sample(random));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return [...showing.changes(table, outcome.played, viewers)];
}

/** What a viewer sees who was sent this. */
function after(seen: unknown, text: string | undefined): unknown {
  if (text === undefined) return seen;
  const message = readBack<FromServer>(text);
  if (message.is === 'view') return message.tableView;
  return message.is === 'update' ? changed(seen, message.change ?? undefined) : seen;
}

const sent = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

describe('all viewers of a table', () => {
  it.each([bazaar, auction])('is shown exactly what they may see, answer by answer, at $name', (game) => {
    const table = opened(game);
    const showing = new Showing();
    const seen = new Map<Seat | null, unknown>(VIEWERS.map((viewer) => [viewer, sent(showing.whole(table, viewer))]));
    for (let i = 0; i < 150 && !table.over; i++)
      for (const [viewer, { text }] of play(table, showing, VIEWERS)) {
        seen.set(viewer, after(seen.get(viewer), text));
        expect(seen.get(viewer)).toEqual(sent(tableViewOf(table, viewer)));
      }
    expect(table.journal.length).toBeGreaterThan(30);
  });

  it('has what is for all worked out once, however many they are', () => {
    const forAll = vi.fn(bazaar.halves?.forAll ?? (() => ({})));
    const forOne = vi.fn(bazaar.halves?.forOne ?? (() => ({})));
    const table = opened({ ...bazaar, halves: { forAll, forOne } });
    const showing = new Showing();
    for (const viewer of VIEWERS) showing.whole(table, viewer);
    expect([forAll, forOne].map(({ mock }) => mock.calls.length)).toEqual([1, VIEWERS.length]);
    play(table, showing, VIEWERS);
    expect([forAll, forOne].map(({ mock }) => mock.calls.length)).toEqual([2, 2 * VIEWERS.length]);
  });

  it('sees what is there now when they come after others have left', () => {
    const table = opened(bazaar);
    const showing = new Showing();
    showing.whole(table, 'Ada');
    showing.keep(new Set());
    expect(play(table, showing, [])).toEqual([]);
    expect(sent(showing.whole(table, 'Bo'))).toEqual(sent(tableViewOf(table, 'Bo')));
    const [[viewer, shown] = []] = play(table, showing, ['Bo', 'Cy']);
    expect([viewer, readBack<FromServer>(shown?.text ?? '').is]).toEqual(['Bo', 'update']);
  });
});
