// @vitest-environment happy-dom
import { type Said, ServerTable } from '@ecumene/client';
import { sampleInfo, TestWire } from '@ecumene/client/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableContext } from '../table/at-table.ts';
import { buttons, draw, press, read, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { TalkKeeper } from './conversation.tsx';
import { TalkPanel } from './TalkPanel.tsx';

const EARLIER = 'What was said earlier';

function line(number: number): Said {
  return {
    number,
    at: 0,
    person: { id: 'ben', name: 'Ben', guest: true },
    seat: null,
    to: null,
    text: `line ${number}.`,
  };
}

let wire: TestWire;
let table: ServerTable;
const asked: (string | null)[] = [];
/** What the server tells of what was said before a line; without one, of the latest. */
let talk: (before: string | null) => Response;

const tells = (more: boolean, ...numbers: number[]) => Response.json({ said: numbers.map(line), read: 0, more });

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/me')) return Response.json({ person: null });
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
async function listen(): Promise<void> {
  wire.opens();
  wire.says({ is: 'info', info: sampleInfo() });
  await draw(
    <TableContext value={sampleTable({ seat: null })}>
      <TalkKeeper table={table}>
        <TalkPanel />
      </TalkKeeper>
    </TableContext>,
  );
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
