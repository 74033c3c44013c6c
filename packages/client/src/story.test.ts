import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerTable } from './connect.ts';
import type { News } from './table-view-form.ts';
import { sampleTableView } from './testing/samples.ts';
import { TestWire } from './testing/test-wire.ts';

const news = (number: number): News => ({
  number,
  happening: { event: { what: 'x' }, rule: 'X 1', knows: 'all', reveals: false },
});

let wire: TestWire;
let table: ServerTable;

beforeEach(() => {
  vi.useFakeTimers();
  wire = new TestWire();
  table = new ServerTable({ id: 't', game: 'g', seat: 'a' }, { open: () => wire });
  wire.opens();
  wire.says({ is: 'view', tableView: sampleTableView({ number: 9, seats: ['a'] }), news: [], more: false });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

/** The part of the story that was asked for last, and under which id. */
function asked(): { readonly id: string; readonly since: number } {
  const last = wire.sent.at(-1);
  if (last?.is !== 'story') throw new Error('no story was asked for');
  return last;
}

test('a story is asked for part by part, until it is told whole', async () => {
  const story = table.story(2);
  expect(asked().since).toBe(2);
  wire.says({ is: 'story', id: asked().id, news: [news(2), news(4)], next: 6 });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked().since).toBe(6);
  wire.says({ is: 'story', id: asked().id, news: [news(8)], next: null });
  expect(await story).toEqual([news(2), news(4), news(8)]);
});

test.each(['too-often', 'busy'])(
  'a story that is refused for now (%s) goes on a little later, where it was',
  async (code) => {
    const story = table.story(0);
    wire.says({ is: 'story', id: asked().id, news: [news(0)], next: 5 });
    await vi.advanceTimersByTimeAsync(0);
    wire.says({ is: 'error', id: asked().id, refusal: { code, text: { say: 'Wait.' } } });
    const before = asked().id;
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toMatchObject({ since: 5 });
    expect(asked().id).not.toBe(before);
    wire.says({ is: 'story', id: asked().id, news: [news(5)], next: null });
    expect(await story).toEqual([news(0), news(5)]);
  },
);

test('a story that is refused for good is not taken for told', async () => {
  const story = table.story(0);
  wire.says({ is: 'story', id: asked().id, news: [news(0)], next: 5 });
  await vi.advanceTimersByTimeAsync(0);
  wire.says({ is: 'error', id: asked().id, refusal: { code: 'wrong-form', text: { say: 'No.' } } });
  await expect(story).rejects.toThrow('told no story');
});

test('a story ends where the table does', async () => {
  const story = table.story(0);
  table.close();
  expect(await story).toEqual([]);
});
