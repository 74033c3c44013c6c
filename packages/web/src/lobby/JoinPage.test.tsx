import type { TableInfo } from '@ecumene/client';
import { sampleInfo, sampleSeat } from '@ecumene/client/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askWho } from '../people/me.ts';
import { buttons, draw, press, read, wipe } from '../testing/page.ts';
import { JoinPage } from './JoinPage.tsx';

const TOO_MANY = { code: 'too-many', text: { say: 'Too many requests.' } };
const OPEN = sampleInfo({ state: 'gathering', seats: [sampleSeat('Ada'), sampleSeat('free', 'open')] });
const { id } = OPEN;
let whoAmI: () => Response;
let table = OPEN;
let blocked: readonly { readonly id: string; readonly name: string }[];

beforeEach(async () => {
  vi.useFakeTimers();
  whoAmI = () => Response.error();
  table = OPEN;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/blocks/')) {
      blocked = blocked.filter((one) => !url.endsWith(one.id));
      return Response.json({});
    }
    if (url.endsWith('/view')) return new Response('', { status: 403 });
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
  await draw(<JoinPage id={id} />);
  expect(read()).toContain('Server not available');
  whoAmI = () => Response.json({ refusal: TOO_MANY }, { status: 429 });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(read()).toContain('Server not available');
  whoAmI = () => Response.json({ person: null, mailWorks: false });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(read()).not.toContain('Server not available');
  expect(read()).toContain('Your name');
});

test('where there is no server at all nobody asks again and again', async () => {
  let asked = 0;
  whoAmI = () => {
    asked += 1;
    return new Response('Not found', { status: 404 });
  };
  await draw(<JoinPage id={id} />);
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(read()).toContain('Server not available');
  expect(asked).toBe(1);
});

test('a player who blocked someone at the table is told so, can unblock them, and then takes a seat', async () => {
  const [ada] = OPEN.seats;
  blocked = [
    { id: 'stranger', name: 'Zoe' },
    { id: ada?.person ?? '', name: 'Ada' },
  ];
  whoAmI = () => Response.json({ person: { id: 'me', name: 'Ben', blocked }, mailWorks: false });
  await askWho();
  await draw(<JoinPage id={id} />);
  expect(read()).toContain('You have blocked Ada.');
  expect(buttons()).not.toContain('Join as Ben');
  expect(buttons()).toContain('Just watch');
  await press('Unblock Ada');
  expect(read()).not.toContain('You have blocked');
  expect(buttons()).toContain('Join as Ben');
});

test('nobody is told to take a seat where none is open', async () => {
  whoAmI = () => Response.json({ person: null, mailWorks: false });
  await askWho();
  await draw(<JoinPage id={id} />);
  expect(read()).toContain('Join anyway');
  await wipe();
  table = { ...OPEN, seats: OPEN.seats.filter(({ is }) => is !== 'open') };
  await draw(<JoinPage id={id} />);
  expect(read()).toContain('Never played?');
  expect(read()).not.toContain('Take your seat');
});

test('an invitation says when the trade closes', async () => {
  table = { ...OPEN, plan: { ...OPEN.plan, floorSeconds: 300 } };
  whoAmI = () => Response.json({ person: null, mailWorks: false });
  await askWho();
  await draw(<JoinPage id={id} />);
  expect(read()).toContain('No clock. Trade ends after 5 minutes at the latest.');
});

/** Somebody called Ann looks at the invitation to a running game. */
async function annLooks(more: Partial<TableInfo>): Promise<void> {
  table = { ...OPEN, state: 'playing', ...more };
  whoAmI = () => Response.json({ person: { id: 'me', name: 'Ann', blocked: [] }, mailWorks: false });
  await askWho();
}

/** Whether each of the open seats that are offered is chosen. */
function chosen(): readonly boolean[] {
  return [...document.querySelectorAll<HTMLInputElement>('.open-seat input')].map(({ checked }) => checked);
}

async function choose(place: number): Promise<void> {
  const seats = document.querySelectorAll<HTMLInputElement>('.open-seat input');
  await act(async () => seats[place]?.click());
}

async function submit(): Promise<void> {
  const form = document.querySelector('form.join-answer');
  await act(async () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
}

test('a host who comes back is not invited by themselves, and chooses among the open seats of a running game', async () => {
  const asked: unknown[] = [];
  const host = { id: 'me', name: 'Ann', guest: true };
  await annLooks({ host, seats: [sampleSeat('seat-1', 'open'), sampleSeat('seat-2', 'open')] });
  const reach = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/join')) asked.push(JSON.parse(String(init?.body)));
    return reach(url, init);
  });
  await draw(<JoinPage id={id} />);
  expect(read()).toContain('This is your own table');
  expect(read()).not.toContain('Ann invites you');
  await choose(1);
  await submit();
  expect(asked).toEqual([{ seat: 'seat-2' }]);
});

test('a player who chooses a seat that was just taken is told so, and is offered the open ones', async () => {
  const seats = ['seat-1', 'seat-2', 'seat-3'].map((seat) => sampleSeat(seat, 'open'));
  await annLooks({ seats });
  const reach = fetch;
  const taken = { code: 'taken', text: { say: 'This seat is no longer open. Choose another one.' } };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.endsWith('/join')) return reach(url, init);
    table = { ...table, seats: seats.toSpliced(1, 1, sampleSeat('seat-2')) };
    return Response.json({ refusal: taken }, { status: 409 });
  });
  await draw(<JoinPage id={id} />);
  await choose(1);
  expect(chosen()).toEqual([false, true, false]);
  await submit();
  expect(read()).toContain('This seat is no longer open. Choose another one.');
  expect(chosen()).toEqual([true, false]);
  expect(buttons()).toContain('Join as Ann');
});

test('only the player who had the seat is told that they played it before, whatever others are called', async () => {
  const seats = [sampleSeat('seat-1', 'open'), sampleSeat('seat-2', 'open')];
  await annLooks({ seats, sat: ['seat-2'] });
  await draw(<JoinPage id={id} />);
  const words = [...document.querySelectorAll('.open-seat')].map((seat) => seat.textContent);
  expect(words).toEqual(['Seat 2you played this seat before', 'Seat 1']);
});
