import { agreement } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { book } from './book.ts';
import { decode } from './decode.ts';
import { westernEmpires } from './game.ts';

test('rules, page and bots read the same from the world and from what any seat sees', () => {
  const { times, differences } = agreement(westernEmpires, {
    book,
    decode,
    seed: 'agreement',
    seats: [5, 9],
    every: 7,
  });
  expect(differences).toEqual([]);
  expect(times).toBeGreaterThan(50);
});
