import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { remembered } from '../device/memory.ts';
import type { Hint } from '../games/game-screen.ts';
import { draw, read, wipe } from '../testing/page.ts';
import { letCome, putAway } from '../tour/hints-told.ts';
import { choosePace, usePace } from './solo-pace.ts';

const HINTS: readonly Hint[] = [{ topic: 'movement', at: [], title: '', words: '' }];

const GAME = { name: 'plain', hints: HINTS };

function Shown({ turn = 1 }: { readonly turn?: number }) {
  return <>{usePace(GAME, turn)}</>;
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

test('bots play briskly once the first turns were played, also in the next game, whatever was never hinted at', async () => {
  await draw(<Shown turn={6} />);
  expect(read()).toBe('calm');
  await wipe();
  await draw(<Shown turn={7} />);
  expect(read()).toBe('brisk');
  await wipe();
  await draw(<Shown turn={1} />);
  expect(read()).toBe('brisk');
});

test('bots play fast for a player who wants no hints', async () => {
  await draw(<Shown />);
  await act(async () => letCome(false));
  expect(read()).toBe('brisk');
});

test('what was chosen holds, also for a newcomer', async () => {
  await draw(<Shown />);
  await act(async () => choosePace('instant'));
  expect(read()).toBe('instant');
});
