import { type Said, ServerTable, type TableInfo } from '@ecumene/client';
import { sampleInfo, sampleSeat, TestWire } from '@ecumene/client/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askWho } from '../people/me.ts';
import { TableContext } from '../table/at-table.ts';
import { CompanyContext } from '../table/company.ts';
import { buttons, draw, press, read, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { TalkKeeper } from './conversation.tsx';
import { TalkPanel } from './TalkPanel.tsx';

const EARLIER = 'Earlier messages';

function line(number: number, who = 'ben', more: Partial<Said> = {}): Said {
  return {
    number,
    at: 0,
    person: { id: who, name: who, guest: true },
    seat: who,
    to: null,
    whom: null,
    text: `line ${number}.`,
    ...more,
  };
}

let wire: TestWire;
let table: ServerTable;
const asked: (string | null)[] = [];
/** What the server tells of what was said before a line; without one, of the latest. */
let talk: (before: string | null) => Response;
/** Who looks at the page, and whom they have blocked. */
let me: string | undefined;
let blocked: readonly { readonly id: string; readonly name: string }[];

const tells = (more: boolean, ...numbers: number[]) =>
  Response.json({ said: numbers.map((number) => line(number)), read: 0, more });
const hears = (read: number, ...said: Said[]) => Response.json({ said, read, more: false });

beforeEach(() => {
  asked.length = 0;
  me = undefined;
  blocked = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit = {}) => {
    if (url.endsWith('/me')) return Response.json({ person: me === undefined ? null : { id: me, name: me, blocked } });
    if (url.includes('/blocks/')) {
      blocked = method === 'DELETE' ? [] : [{ id: url.split('/').at(-1) ?? '', name: 'somebody' }];
      return Response.json({});
    }
    if (url.endsWith('/mute')) return Response.json({});
    const before = new URL(url, 'https://example.org').searchParams.get('before');
    asked.push(before);
    return talk(before);
  });
  wire = new TestWire();
  table = new ServerTable({ id: 'a-table', game: 'plain', seat: null }, { open: () => wire });
});
afterEach(async () => {
  table.close();
  await wipe();
});

/** Somebody looks at the talk of a table they are connected to. */
async function listen(more: Partial<TableInfo> = {}): Promise<void> {
  await askWho();
  const info = sampleInfo(more);
  wire.opens();
  wire.says({ is: 'info', info });
  const shows = (talking: boolean) => (
    <TableContext value={sampleTable({ seat: me ?? null })}>
      <CompanyContext value={{ info, heard: 0 }}>
        <TalkKeeper table={table}>{talking && <TalkPanel />}</TalkKeeper>
      </CompanyContext>
    </TableContext>
  );
  const redraw = await draw(shows(false));
  await redraw(shows(true));
}

const linesRead = () => [...read().matchAll(/line (\d+)\./g)].map(([, number]) => Number(number));

test('what was said earlier comes before the rest when it is asked for, until there is no more', async () => {
  talk = (before) => (before === null ? tells(true, 6, 7) : before === '6' ? tells(true, 4, 5) : tells(false, 2, 3));
  await listen();
  expect(linesRead()).toEqual([6, 7]);
  await press(EARLIER);
  expect(linesRead()).toEqual([4, 5, 6, 7]);
  await press(EARLIER);
  expect(linesRead()).toEqual([2, 3, 4, 5, 6, 7]);
  expect(asked).toEqual([null, '6', '4']);
  expect(buttons()).not.toContain(EARLIER);
});

test('there is nothing to ask for where all was heard', async () => {
  talk = () => tells(false, 1, 2);
  await listen();
  expect(linesRead()).toEqual([1, 2]);
  expect(buttons()).not.toContain(EARLIER);
});

test('what is said meanwhile comes last and once, and there is as much to ask for as before', async () => {
  talk = (before) => (before === null ? tells(true, 6, 7) : tells(false, 5, 6));
  await listen();
  await act(async () => wire.says({ is: 'talk', said: [line(7), line(8)] }));
  expect(linesRead()).toEqual([6, 7, 8]);
  await press(EARLIER);
  expect(linesRead()).toEqual([5, 6, 7, 8]);
});

test('where it does not come, it says why and can be asked for again', async () => {
  const refusal = { code: 'too-often', text: { say: 'Ask again in a moment.' } };
  talk = (before) => (before === null ? tells(true, 6) : Response.json({ refusal }, { status: 429 }));
  await listen();
  await press(EARLIER);
  expect(read()).toContain('Ask again in a moment.');
  talk = () => tells(false, 5);
  await press(EARLIER);
  expect(linesRead()).toEqual([5, 6]);
  expect(read()).not.toContain('Ask again in a moment.');
});

const seats = ['ada', 'ben', 'cleo'].map((name) => sampleSeat(name));
const lines = () => [...document.querySelectorAll('.talk-lines > li')].map((one) => one.textContent ?? '');
const addressee = () => document.querySelector('select')?.value;
const ANSWER = 'Reply privately to cleo';
const TO_ADA = { to: 'ada', whom: { id: 'ada', name: 'ada', guest: true } };

test('what others have said since is new, and never what one has said oneself', async () => {
  me = 'ada';
  talk = () => hears(1, line(1), line(2, 'ada'), line(3, 'ada'));
  await listen({ seats });
  expect(lines()).not.toContain('New');
  await act(async () => wire.says({ is: 'talk', said: [line(4, 'cleo'), line(5, 'ada'), line(6)] }));
  expect(lines().filter((text) => text === 'New')).toHaveLength(1);
  expect(lines().indexOf('New')).toBe(lines().findIndex((text) => text.includes('line 4.')) - 1);
});

test('the menu of a message answers its author privately', async () => {
  me = 'ada';
  talk = () => hears(0, line(1, 'cleo', TO_ADA), line(2));
  await listen({ seats });
  expect(addressee()).toBe('');
  await press(ANSWER);
  expect(addressee()).toBe('cleo');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

test('a private message changes no recipient, and one that is chosen stays', async () => {
  me = 'ada';
  talk = () => hears(0, line(1), line(2, 'cleo', TO_ADA));
  await listen({ seats });
  expect(addressee()).toBe('');
  expect(document.querySelector('.talk-composer')?.getAttribute('data-private')).toBe('false');
  await press(ANSWER);
  expect(document.querySelector('.talk-composer')?.getAttribute('data-private')).toBe('true');
  expect(buttons()).toContain('Send to cleo');
  await act(async () => wire.says({ is: 'talk', said: [line(3), line(4, 'ben', TO_ADA)] }));
  expect(addressee()).toBe('cleo');
});

test.each([
  ['where nobody whispers', { seats, plan: { ...sampleInfo().plan, privateTalk: false } }],
  ['to somebody who has no seat any more', { seats: seats.filter(({ seat }) => seat !== 'cleo') }],
])('nobody is answered alone %s', async (_, info) => {
  me = 'ada';
  talk = () => hears(0, line(1, 'cleo', TO_ADA), line(2));
  await listen(info);
  expect(buttons()).not.toContain(ANSWER);
});

test('a player who blocks someone is told what that means; their messages become a line that unblocks them', async () => {
  me = 'ada';
  talk = () => hears(0, line(1), line(2, 'cleo'), line(3), line(4, 'ada'));
  await listen({ seats });
  await press('Block cleo …');
  expect(linesRead()).toContain(2);
  expect(read()).toContain('You no longer see their messages');
  await press('Block cleo');
  expect(linesRead()).toEqual([1, 3, 4]);
  expect(lines()[1]).toContain('You have blocked cleo');
  await press('Unblock cleo');
  expect(linesRead()).toEqual([1, 2, 3, 4]);
  expect(read()).not.toContain('You have blocked');
});

test('two people of one name are told apart in the talk as everywhere', async () => {
  me = 'ada';
  const twins = seats.map((seat) => (seat.seat === 'ada' ? seat : { ...seat, name: 'Ben' }));
  talk = () => hears(0, line(1, 'cleo', { person: { id: 'cleo', name: 'Ben', guest: true } }));
  await listen({ seats: twins });
  expect(lines()[0]).toContain('Ben (3)');
  for (const name of ['About what Ben (3) said', 'Reply privately to Ben (3)', 'Block Ben (3) …'])
    expect(buttons()).toContain(name);
});

test('the menu closes after it muted someone', async () => {
  me = 'ada';
  const closes = vi.fn();
  Object.defineProperty(HTMLElement.prototype, 'hidePopover', { value: closes, configurable: true });
  talk = () => hears(0, line(1, 'cleo'));
  await listen({ seats, host: { id: 'ada', name: 'ada', guest: true } });
  await press('Mute cleo at this table');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  expect(closes).toHaveBeenCalledOnce();
});

test('a message to the earlier player of a seat stays theirs, and a reply does not go to the new one', async () => {
  me = 'ada';
  const gus = { id: 'gus', name: 'Gus', guest: true };
  talk = () => hears(0, line(1, 'ada', { to: 'cleo', whom: gus }));
  await listen({ seats });
  expect(lines()[0]).toContain('to Gus only');
  expect(addressee()).toBe('');
});
