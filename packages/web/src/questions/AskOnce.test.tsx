import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buttons, draw, press, read, wipe } from '../testing/page.ts';
import { AskOnce } from './AskOnce.tsx';
import { chooseConfirmations } from './confirmations.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  await wipe();
});

const NOTHING_MOVED = 'You have not moved yet.';

async function asking(undone: string | undefined): Promise<ReturnType<typeof vi.fn<() => void>>> {
  const go = vi.fn<() => void>();
  await draw(<AskOnce undone={undone} label="End" sure="End anyway" go={go} />);
  return go;
}

const wait = (ms: number): Promise<void> =>
  act(async () => {
    vi.advanceTimersByTime(ms);
  });

test('what leaves nothing undone is done at once', async () => {
  const go = await asking(undefined);
  await press('End');
  expect(go).toHaveBeenCalledOnce();
});

test('what leaves something undone is done when one has read that, and not by the second click of two', async () => {
  const go = await asking(NOTHING_MOVED);
  await press('End');
  expect(buttons()).toEqual(['End anyway']);
  await wait(200);
  await press('End anyway');
  expect(go).not.toHaveBeenCalled();
  await wait(600);
  await press('End anyway');
  expect(go).toHaveBeenCalledOnce();
});

test('a key that is held down does not press again', async () => {
  await asking(NOTHING_MOVED);
  const held = (repeat: boolean): KeyboardEvent =>
    new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
  const [first, again] = [held(false), held(true)];
  for (const event of [first, again]) document.querySelector('button')?.dispatchEvent(event);
  expect([first.defaultPrevented, again.defaultPrevented]).toEqual([false, true]);
});

test('the warning is read out: what says it is there before it is said', async () => {
  await asking(NOTHING_MOVED);
  const status = document.querySelector('[role=status]');
  expect(status?.textContent).toBe('');
  await press('End');
  expect(document.querySelector('[role=status]')).toBe(status);
  expect(status?.textContent).toBe(NOTHING_MOVED);
  expect(read()).toContain(NOTHING_MOVED);
});

test('a player who wants no confirmations is not asked once more', async () => {
  chooseConfirmations(false);
  const go = await asking(NOTHING_MOVED);
  await press('End');
  expect(go).toHaveBeenCalledOnce();
  await act(async () => chooseConfirmations(true));
});
