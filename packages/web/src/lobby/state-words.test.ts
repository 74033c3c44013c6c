import { sampleInfo, sampleSeat } from '@ecumene/client/testing';
import { expect, test } from 'vitest';
import { stateWords } from './state-words.ts';

const seats = [sampleSeat('seat-1'), sampleSeat('seat-2'), sampleSeat('seat-3', 'open')];
const waiting = (...waitingFor: readonly string[]) => stateWords(sampleInfo({ seats, waitingFor: [...waitingFor] }));

test('a table tells who is awaited, and when that is nobody', () => {
  expect(waiting('seat-2')).toBe('seat-2 is awaited.');
  expect(waiting('seat-3')).toBe('It waits where nobody sits: invite somebody, or vote for a bot.');
  expect(waiting('seat-1', 'seat-3')).toBe('seat-1 is awaited.');
  expect(waiting()).toBe('Something is going on.');
});

test('two people of one name are told apart', () => {
  const miras = seats.map((seat) => (seat.is === 'person' ? { ...seat, name: 'Mira' } : seat));
  expect(stateWords(sampleInfo({ seats: miras, waitingFor: ['seat-2'] }))).toBe('Mira (2) is awaited.');
});
