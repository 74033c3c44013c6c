// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { remembered } from '../device/memory.ts';
import type { Hint } from '../games/game-screen.ts';
import { draw, read, wipe } from '../testing/page.ts';
import { letCome, putAway } from '../tour/hints-told.ts';
import { choosePace, usePace } from './solo-pace.ts';

const HINTS: readonly Hint[] = [{ topic: 'movement', at: [], title: '', words: '' }];

function Shown() {
  return <>{usePace(HINTS)}</>;
}

afterEach(async () => {
  await wipe();
  remembered.forget('ecumene.pace');
  letCome(true);
});

test('bots play calmly for a newcomer, and briskly once all hints were given', async () => {
  await draw(<Shown />);
  expect(read()).toBe('calm');
  await act(async () => HINTS.forEach(putAway));
  expect(read()).toBe('brisk');
});

test('bots play briskly for whoever wants no hints', async () => {
  await draw(<Shown />);
  await act(async () => letCome(false));
  expect(read()).toBe('brisk');
});

test('what was chosen holds, also for a newcomer', async () => {
  await draw(<Shown />);
  await act(async () => choosePace('instant'));
  expect(read()).toBe('instant');
});
