import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Result } from './match.ts';
import { pairings, seating } from './pairings.ts';

const result = (bots: readonly string[], ranks: readonly number[]): Result => ({
  match: { number: 0, game: 'bazaar', options: {}, seed: '', bots, think: 0, limit: 1, record: false },
  decisions: 0,
  turns: 0,
  finished: true,
  standing: ranks.map((rank, i) => ({ seat: `seat-${i + 1}`, score: -rank, rank })),
  mishaps: [],
  broken: [],
  seconds: 0,
});

describe('pairings', () => {
  test('count the pairs of seats in which one bot finished above another', () => {
    const [pair] = pairings([result(['a', 'b', 'a', 'b'], [1, 2, 3, 3])], ['a', 'b']);
    expect(pair?.above.value).toBe((1 + 1 + 0 + 0.5) / 4);
  });

  test('give every game the same weight', () => {
    const [pair] = pairings([result(['a', 'b'], [1, 2]), result(['a', 'b', 'b', 'b'], [4, 1, 2, 3])], ['a', 'b']);
    expect(pair).toMatchObject({ bot: 'a', against: 'b', games: 2, above: { value: 0.5 } });
  });
});

describe('seating', () => {
  test('gives every bot every seat equally often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 8 }), (count, seats) => {
        const bots = Array.from({ length: count }, (_, i) => `bot ${i}`);
        const games = Array.from({ length: count * seats }, (_, i) => seating(bots, seats, i));
        for (let seat = 0; seat < seats; seat++)
          for (const bot of bots) expect(games.filter((game) => game[seat] === bot)).toHaveLength(seats);
      }),
    );
  });
});
