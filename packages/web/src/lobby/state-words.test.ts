import { sampleInfo, sampleSeat } from '@ecumene/client/testing';
import { expect, test } from 'vitest';
import { stateWords } from './state-words.ts';

const seats = [sampleSeat('seat-1'), sampleSeat('seat-2'), sampleSeat('seat-3', 'open')];
const waiting = (...waitingFor: readonly string[]) => stateWords(sampleInfo({ seats, waitingFor: [...waitingFor] }));

test('a table tells who is asked, and when that is nobody', () => {
  expect(waiting('seat-2')).toBe('Waiting for seat-2.');
  expect(waiting('seat-3')).toBe('A seat is empty, and the game is waiting. Invite someone, or vote for a bot.');
  expect(waiting('seat-1', 'seat-3')).toBe('Waiting for seat-1.');
  expect(waiting()).toBe('In progress.');
});

test('two people of one name are told apart', () => {
  const miras = seats.map((seat) => (seat.is === 'person' ? { ...seat, name: 'Mira' } : seat));
  expect(stateWords(sampleInfo({ seats: miras, waitingFor: ['seat-2'] }))).toBe('Waiting for Mira (2).');
});
