// @vitest-environment happy-dom
import { sampleInfo, sampleSeat } from '@ecumene/client/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askWho } from '../people/me.ts';
import { draw, read, wipe } from '../testing/page.ts';
import { JoinPage } from './JoinPage.tsx';

const TOO_MANY = { code: 'too-many', text: { say: 'Too many requests.' } };
const table = sampleInfo({ state: 'gathering', seats: [sampleSeat('Ada'), sampleSeat('free', 'open')] });
let whoAmI: () => Response;

beforeEach(async () => {
  vi.useFakeTimers();
  whoAmI = () => Response.error();
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith('/me')) return Response.json({ table, games: [] });
    return whoAmI();
  });
  await askWho();
});

afterEach(async () => {
  await wipe();
  vi.useRealTimers();
});

test('an invitation waits for a server that does not answer at first, and then takes a name', async () => {
  await draw(<JoinPage id={table.id} />);
  expect(read()).toContain('No server in reach');
  whoAmI = () => Response.json({ refusal: TOO_MANY }, { status: 429 });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(read()).toContain('No server in reach');
  whoAmI = () => Response.json({ person: null, mailWorks: false });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(read()).not.toContain('No server in reach');
  expect(read()).toContain('Your name at the table');
});

test('where there is no server at all nobody asks again and again', async () => {
  let asked = 0;
  whoAmI = () => {
    asked += 1;
    return new Response('Not found', { status: 404 });
  };
  await draw(<JoinPage id={table.id} />);
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(read()).toContain('No server in reach');
  expect(asked).toBe(1);
});
