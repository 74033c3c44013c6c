import { expect, test } from 'vitest';
import type { Match, Result } from './match.ts';
import { playAll } from './match-threads.ts';

const MATCH: Match = {
  number: 0,
  game: 'bazaar',
  options: {},
  seed: '1',
  bots: ['sleepy', 'random'],
  think: 1,
  limit: 100,
  record: false,
};

test('a bot that does not come back is cut off and reported, and its game goes on from where it was', async () => {
  const results: Result[] = [];
  const code = new URL('./hanging-worker.mjs', import.meta.url);
  await playAll(
    [MATCH],
    1,
    (result) => {
      results.push(result);
      return 'more';
    },
    { code, patience: () => 1000 },
  );
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({ finished: true, turns: 1 });
  expect(results[0]?.mishaps).toEqual([
    { bot: 'sleepy', seat: 'seat-1', topic: '2', what: 'late', detail: 'it did not come back' },
  ]);
});
