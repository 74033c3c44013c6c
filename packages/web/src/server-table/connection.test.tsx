import type { FromServer, Notice, TableView } from '@ecumene/client';
import { sampleAnswers, sampleInfo, sampleTableView } from '@ecumene/client/testing';
import { say, type Text } from '@ecumene/engine';
import { act, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { buttons, draw, press, read, wipe } from '../testing/page.ts';
import { useConnection, useTableInfo } from './connection.ts';

/** A socket through which the test speaks. */
class Socket {
  static last: Socket | undefined;
  readonly url: string;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onopen: (() => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(url: string) {
    this.url = url;
    Socket.last = this;
  }
  send(): void {}
  close(): void {}
}

const KNOWN = { company: undefined, fault: undefined, refresh: () => {}, learn: () => {} };

/** What is told at a table whose game has not been laid yet. */
function AtTable({ seat }: { readonly seat: string | null }): ReactElement {
  const { told } = useConnection({ id: 'a-table', game: 'plain', seat, onlySees: false, leaving: false }, KNOWN);
  return (
    <>
      {told.notes.map(({ text }) => text.say)}
      <button type="button" onClick={told.putAway}>
        OK
      </button>
    </>
  );
}

function says(message: FromServer): Promise<void> {
  return act(async () => Socket.last?.onmessage?.({ data: JSON.stringify(message) }));
}

function tell(text: Text, about?: Notice['about']): Promise<void> {
  return says({ is: 'notice', text, ...(about !== undefined && { about }) });
}

afterEach(async () => {
  localStorage.clear();
  await wipe();
  vi.unstubAllGlobals();
});

test('what is told before there is anything to see is kept until it was read', async () => {
  vi.stubGlobal('WebSocket', Socket);
  await draw(<AtTable seat={null} />);
  await tell(say('One.'));
  await tell(say('Two.'));
  expect(read()).toContain('One.Two.');
  await press('OK');
  expect(read()).toBe(buttons().join());
});

/** Whose seats a table has, as they are known. */
function Seats(): ReactElement {
  return <>{useTableInfo('a-table').company?.info.mine.join() ?? 'nothing'}</>;
}

test('a player who signed out and in again in another tab has their seat back', async () => {
  let signedIn = true;
  const ada = { id: 'ada', name: 'Ada', guest: false, mail: null };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.endsWith('/me')
        ? { person: signedIn ? ada : null }
        : { table: sampleInfo({ mine: signedIn ? ['seat-1'] : [] }) },
    ),
  );
  const elsewhere = (now: boolean): Promise<void> =>
    act(async () => {
      signedIn = now;
      window.dispatchEvent(new StorageEvent('storage', { key: 'ecumene.who' }));
    });
  await draw(<Seats />);
  await elsewhere(true);
  await expect.poll(read).toBe('seat-1');
  await elsewhere(false);
  await expect.poll(read).toBe('');
  await elsewhere(true);
  await expect.poll(read).toBe('seat-1');
});

test('what was told in one seat is not told in another', async () => {
  vi.stubGlobal('WebSocket', Socket);
  const then = await draw(<AtTable seat={null} />);
  await tell(say('You have no seat.'));
  await then(<AtTable seat="Ada" />);
  expect(Socket.last?.url).toContain('seat=Ada');
  expect(read()).not.toContain('You have no seat.');
});

const UNDONE = say('What you asked to undo is undone.');
const ASKS = { seat: 'Ada', to: 0, agreed: ['Ada'] };

/** Ada comes to the table anew, on the same device. */
async function comesIn(tableView: Partial<TableView>): Promise<void> {
  await wipe();
  await draw(<AtTable seat="Ada" />);
  await says({ is: 'view', tableView: sampleTableView(tableView), news: [], more: false });
}

test('a dismissed notice does not come back on reconnect, until a player requests an undo again', async () => {
  vi.stubGlobal('WebSocket', Socket);
  await comesIn({ number: 1 });
  await tell(UNDONE, 'undo');
  await press('OK');
  await comesIn({ number: 3 });
  await tell(UNDONE, 'undo');
  expect(read()).toBe(buttons().join());
  await says({ is: 'info', info: sampleInfo() });
  await tell(UNDONE, 'undo');
  expect(read()).toContain(UNDONE.say);
  await press('OK');
  await comesIn({ number: 5, proposal: ASKS });
  await comesIn({ number: 6 });
  await tell(UNDONE, 'undo');
  expect(read()).toContain(UNDONE.say);
});

test('what was told before one went on playing is not told again', async () => {
  vi.stubGlobal('WebSocket', Socket);
  await comesIn({ number: 4, answered: sampleAnswers(1, 2) });
  await tell(UNDONE, 'undo');
  await comesIn({ number: 5, answered: sampleAnswers(1, 2) });
  await tell(UNDONE, 'undo');
  expect(read()).toContain(UNDONE.say);
  await comesIn({ number: 9, answered: sampleAnswers(1, 2, 7) });
  await tell(UNDONE, 'undo');
  expect(read()).toBe(buttons().join());
});

test('a repeated notice replaces the earlier one, and goes when a player requests it again', async () => {
  vi.stubGlobal('WebSocket', Socket);
  await draw(<AtTable seat="Ada" />);
  const see = (more: Partial<TableView>): Promise<void> =>
    says({ is: 'view', tableView: sampleTableView(more), news: [], more: false });
  await see({ number: 1 });
  await tell(say('Cleo is against it.'), 'undo');
  await tell(say('It is undone.'), 'undo');
  expect(read()).toContain('It is undone.');
  expect(read()).not.toContain('Cleo');
  await see({ number: 2, proposal: { seat: 'Ben', to: 0, agreed: ['Ben'] } });
  expect(read()).toBe(buttons().join());
});
