import { expect, test } from 'vitest';
import { calledIn } from './company.ts';

test('in a replay, people are called by their names and bots by their places', () => {
  const seats = ['seat-1', 'seat-2', 'seat-3'];
  const players = {
    'seat-1': { is: 'person', name: 'Gudrun' },
    'seat-2': { is: 'bot', name: 'steady' },
  } as const;
  expect(seats.map((seat) => calledIn({ seats, players }, seat))).toEqual(['Gudrun', 'Bot 2', 'Seat 3']);
});

test('a seat with a name of its own keeps it when a bot sits there', () => {
  const players = { Sargon: { is: 'bot', name: 'steady' } } as const;
  expect(calledIn({ seats: ['Sargon'], players }, 'Sargon')).toBe('Sargon');
});
