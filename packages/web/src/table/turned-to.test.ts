import { expect, test } from 'vitest';
import { turnedTo } from './turned-to.ts';

const CHRONICLE = { id: 'chronicle', during: undefined };
const NOTHING = { pinned: false, reads: false };

test('the panel turns to what the phase wants to show', () => {
  expect(turnedTo(undefined, 'floor', NOTHING)).toBe('floor');
  expect(turnedTo(CHRONICLE, 'floor', NOTHING)).toBe('floor');
});

test('what somebody has just turned to stays, whatever the phase wants, and so does what they have pinned', () => {
  expect(turnedTo(CHRONICLE, 'floor', { pinned: false, reads: true })).toBe('chronicle');
  expect(turnedTo(CHRONICLE, 'floor', { pinned: true, reads: false })).toBe('chronicle');
});

test('a choice lasts as long as the phase wants the same, or nothing', () => {
  expect(turnedTo({ id: 'talk', during: 'floor' }, 'floor', NOTHING)).toBe('talk');
  expect(turnedTo({ id: 'talk', during: 'floor' }, undefined, NOTHING)).toBe('talk');
});
