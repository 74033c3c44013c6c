import { expect, test } from 'vitest';
import { openPanel } from './open-panel.ts';

const CHRONICLE = { id: 'chronicle', during: undefined };
const NOTHING = { pinned: false, reads: false };

test('the panel turns to what the phase wants to show', () => {
  expect(openPanel(undefined, 'floor', NOTHING)).toBe('floor');
  expect(openPanel(CHRONICLE, 'floor', NOTHING)).toBe('floor');
});

test('the panel a player just opened stays, whatever the phase wants, and so does a pinned one', () => {
  expect(openPanel(CHRONICLE, 'floor', { pinned: false, reads: true })).toBe('chronicle');
  expect(openPanel(CHRONICLE, 'floor', { pinned: true, reads: false })).toBe('chronicle');
});

test('a choice lasts as long as the phase wants the same, or nothing', () => {
  expect(openPanel({ id: 'talk', during: 'floor' }, 'floor', NOTHING)).toBe('talk');
  expect(openPanel({ id: 'talk', during: 'floor' }, undefined, NOTHING)).toBe('talk');
});
