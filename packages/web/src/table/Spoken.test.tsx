import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw, read, wipe } from '../testing/page.ts';
import { Spoken } from './Spoken.tsx';

const pass = (time: number): Promise<void> => act(async () => void vi.advanceTimersByTime(time));

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await wipe();
  vi.useRealTimers();
});

test('what changes faster than it can be heard is said as it stands, once in a while', async () => {
  const redraw = await draw(<Spoken words="one" />);
  for (const words of ['two', 'three', 'four']) {
    await pass(1000);
    expect(read()).toBe('');
    await redraw(<Spoken words={words} />);
  }
  await pass(1000);
  expect(read()).toBe('four');
  await redraw(<Spoken words="five" />);
  await pass(3900);
  expect(read()).toBe('four');
});
