import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw, read, wipe } from '../../../testing/page.ts';
import { Glance, glancing } from './Glance.tsx';

const HAMMURABI = /Hammurabi/;

/** What the mouse does on the card. */
async function point(type: string, movementX = 0): Promise<void> {
  const tile = document.querySelector('button');
  if (tile === null) throw new Error('there is no card');
  await act(async () => {
    tile.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', movementX }));
    vi.advanceTimersByTime(1000);
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  await draw(
    <>
      <button type="button" {...glancing('hammurabi')} />
      <Glance />
    </>,
  );
});
afterEach(async () => {
  await wipe();
  vi.useRealTimers();
});

test('a mouse that moves onto a card and rests there shows what it says', async () => {
  await point('pointermove', 3);
  expect(read()).toMatch(HAMMURABI);
  await point('pointerout');
  expect(read()).toBe('');
});

test('a card that comes to lie under a still mouse shows nothing', async () => {
  await point('pointerover');
  await point('pointermove');
  expect(read()).toBe('');
});
