import { sampleInfo } from '@ecumene/client/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goTo } from '../app/router.tsx';
import { CompanyContext } from '../table/company.ts';
import { buttons, draw, press, read, wipe } from '../testing/page.ts';
import { CallNote } from './CallNote.tsx';
import type { Call } from './calls.ts';
import { QuietHours } from './QuietHours.tsx';

const BLITZ: Call = { table: 'blitz', name: 'Blitz', game: 'bazaar', is: 'turn', left: 130_000, last: false };
const SLOW: Call = { ...BLITZ, table: 'slow', name: 'Slow', left: null };
let calls: readonly Call[];
const badge = vi.fn(async () => {});
const asked = vi.fn(async (_url: string, _init?: RequestInit) => Response.json({ calls, person: null }));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('ecumene.who', 'ada');
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('navigator', Object.assign(navigator, { setAppBadge: badge, clearAppBadge: badge }));
});
afterEach(async () => {
  calls = [];
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await wipe();
  vi.useRealTimers();
  localStorage.clear();
  asked.mockClear();
  badge.mockClear();
  goTo('/');
});

async function hear(now: readonly Call[]): Promise<void> {
  calls = now;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
}

test('every page says where you are asked, and how much time is left', async () => {
  calls = [];
  await draw(<CallNote />);
  expect(read()).toBe('');
  await hear([BLITZ, SLOW]);
  expect(read()).toContain('Your turn at Blitz, 2:10 left.');
  expect(read()).toContain('1 more table waits.');
  expect(badge).toHaveBeenCalledWith(2);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(read()).toContain('2:05 left.');
  await press('Go to table');
  expect(location.pathname).toBe('/table/blitz');
  expect(read()).toContain('Your turn at Slow.');
});

test('a postponed notice comes back only when its cause does', async () => {
  calls = [];
  await draw(<CallNote />);
  await hear([SLOW]);
  expect(buttons()).toEqual(['Later', 'Go to table']);
  await press('Later');
  expect(read()).toBe('');
  await hear([SLOW, { ...SLOW, table: 'again', is: 'seat-kept' }]);
  expect(read()).toContain('Rematch at Slow. Your seat is reserved.');
});

test('a player whose time ran out elsewhere reads that a bot plays for them', async () => {
  calls = [];
  await draw(<CallNote />);
  await hear([BLITZ]);
  await hear([{ ...BLITZ, is: 'bot-plays', left: null }]);
  expect(read()).toContain('Your time ran out at Blitz. A bot plays for you until you are back.');
});

test('a rematch is not told twice at the old table, which tells it itself', async () => {
  calls = [];
  const info = sampleInfo({ rematch: 'again' });
  await draw(
    <CompanyContext value={{ info, heard: 0 }}>
      <CallNote />
    </CompanyContext>,
  );
  await hear([{ ...SLOW, table: 'again', is: 'seat-kept' }]);
  expect(read()).toBe('');
  await hear([{ ...SLOW, table: 'other', is: 'seat-kept' }]);
  expect(read()).toContain('Rematch at Slow.');
});

test('nobody is asked about a player who was never here', async () => {
  localStorage.clear();
  await draw(<CallNote />);
  await hear([BLITZ]);
  expect(read()).toBe('');
  expect(asked).not.toHaveBeenCalled();
});

test('quiet hours are set in the player’s time zone, and removed', async () => {
  await draw(<QuietHours person={{ quiet: { from: 1320, to: 480, place: 'Etc/UTC' } }} />);
  expect(read()).toContain('No notifications between 22:00 and 08:00.');
  await press('Remove quiet hours');
  expect(asked.mock.calls.at(-1)?.[1]?.body).toBe(JSON.stringify({ quiet: null }));
});
