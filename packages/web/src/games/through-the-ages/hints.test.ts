import { Table } from '@ecumene/engine';
import { throughTheAges } from '@ecumene/through-the-ages';
import { expect, test } from 'vitest';
import { HINTS } from './hints.ts';

test('politics is explained to the player who holds a military card, not before', () => {
  const seats = ['anna', 'bela'];
  const players = Object.fromEntries(seats.map((seat) => [seat, { is: 'person', name: seat }] as const));
  const view = Table.open(throughTheAges, { seats, seed: 'hint', options: {}, players }).view('anna');
  const hint = HINTS.find(({ topic }) => topic === 'politics');
  expect(hint?.when?.(view, 'anna')).toBe(false);
  expect(hint?.when?.({ ...view, hand: ['refugees'] }, 'anna')).toBe(true);
});
