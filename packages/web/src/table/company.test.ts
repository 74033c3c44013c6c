import { NOBODY_YET } from '@ecumene/client';
import { sampleInfo, sampleSeat } from '@ecumene/client/testing';
import { expect, test } from 'vitest';
import { calledAt, calledIn } from './company.ts';

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

test('a seat nobody sits in yet is called after its place', () => {
  expect(calledIn({ seats: ['seat-1'], players: { 'seat-1': NOBODY_YET } }, 'seat-1')).toBe('Seat 1');
});

test('at a table that was moved to a server, the opponents keep their names', () => {
  const seats = [
    sampleSeat('Guest'),
    sampleSeat('Dido', 'bot'),
    sampleSeat('seat-3', 'bot'),
    sampleSeat('Hiram', 'open'),
  ];
  const info = sampleInfo({ seats });
  expect(['Dido', 'seat-3', 'Hiram'].map((seat) => calledAt({ info }, seat))).toEqual(['Dido', 'Bot 3', 'Hiram']);
});
