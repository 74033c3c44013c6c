import { say, the } from '@ecumene/engine';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameScreen } from '../games/game-screen.ts';
import { draw, wipe } from '../testing/page.ts';
import { PLAIN_GAME, SamplePort, sampleNews, sampleTable } from '../testing/sample-table.ts';
import { Announcer } from './Announcer.tsx';
import { TableContext } from './at-table.ts';

/** A game in which fires strike Ada, and offers are made. */
const GAME: GameScreen = {
  ...PLAIN_GAME,
  tell: ({ event }) => say(`{who} ${event.what}.`, { who: the('seat', event.what === 'burns' ? 'Ada' : 'Ben') }),
  scene: ({ event }) => (event.what === 'burns' ? { opens: 'calamity', areas: [] } : undefined),
  offer: ({ event }) => (event.what === 'offers' ? 'made' : undefined),
};
let port: SamplePort;

async function happens(...whats: readonly string[]): Promise<string | undefined> {
  await act(async () => port.tell(whats.map((what, i) => sampleNews(i, what))));
  await act(async () => vi.advanceTimersByTime(1500));
  const told = document.querySelector('[data-tells="happenings"]')?.textContent ?? undefined;
  return told?.replace(/[\u2066-\u2069]/g, '');
}

beforeEach(async () => {
  vi.useFakeTimers();
  port = new SamplePort('Ada');
  await draw(
    <TableContext value={sampleTable({ port, game: GAME })}>
      <Announcer />
    </TableContext>,
  );
});
afterEach(async () => {
  await wipe();
  vi.useRealTimers();
});

test('an event that hits the listener is read out, however much came before it', async () => {
  expect(await happens('moves', 'rests', 'burns', 'grows')).toBe('Ada burns. 3 more events.');
});

test('offers are neither read out nor counted', async () => {
  expect(await happens('offers', 'moves', 'offers')).toBe('Ben moves.');
  expect(await happens('offers', 'offers')).toBe('');
});
