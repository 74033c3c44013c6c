import { newsFor, pageByPage, type ServerTable, type TableInfo } from '@ecumene/client';
import { randomFrom, save, Table } from '@ecumene/engine';
import { bazaar } from '@ecumene/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Running } from '../server.ts';
import { startServer, until, Visitor } from '../testing/server.ts';
import { LONGEST_TOLD, PAGE } from './story.ts';

let server: Running;
let anna: Visitor;
let long: TableInfo;
const played = longTable();
const open: ServerTable[] = [];

beforeAll(async () => {
  server = await startServer({ limits: { reading: 10, readingAtOnce: 20 * PAGE } });
  anna = await Visitor.come(server.address, 'Anna');
  ({ table: long } = await anna.rest.ask('importTable', {}, { file: save(played) }));
});
afterAll(async () => {
  for (const port of open) port.close();
  await server.stop();
});

/** A table longer than what is told at once, of which a long stretch was taken back. */
function longTable() {
  const seats = ['Ada', 'Bo', 'Cy', 'Di'];
  const table = Table.open(bazaar, { options: { rounds: 60 }, seats, seed: 'x' });
  const random = randomFrom('played');
  const playTo = (length: number): void => {
    while (table.journal.length < length) {
      const [post] = table.openQuestions().filter(({ asking }) => asking.question.optional === undefined);
      if (post === undefined) throw new Error('the game was too short');
      table.answer(post.seat, post.id, post.asking.sample(random));
    }
  };
  playTo(700);
  table.proposeUndo('Ada', 100);
  for (const seat of seats.slice(1)) table.judgeUndo(seat, true);
  playTo(1300);
  return table;
}

/** What a viewer may know of all that happened at it. */
function toldTo(viewer: string | null) {
  const { prologue, played: moves } = played.chronicle();
  return JSON.parse(JSON.stringify(newsFor([{ number: -1, happenings: prologue }, ...moves], viewer)));
}

async function reader(): Promise<Visitor> {
  return Visitor.come(server.address, 'A reader');
}

describe('the story of a long table', () => {
  it('is told part by part, and nothing of what was taken back', async () => {
    const eve = await reader();
    const parts: number[] = [];
    const told = await pageByPage(0, async (since) => {
      const page = await eve.rest.ask('story', { id: long.id, since: String(since) }, {});
      const numbers = page.news.map(({ number }) => number);
      expect(Math.max(...numbers) - Math.max(0, Math.min(...numbers))).toBeLessThan(PAGE);
      expect(JSON.stringify(page.news).length).toBeLessThan(LONGEST_TOLD);
      parts.push(since);
      return page;
    });
    expect(parts.length).toBeGreaterThan(2);
    expect(told).toEqual(toldTo(null));
    expect(told.some(({ number }) => number >= 100 && number < 700)).toBe(false);
  });

  it('comes whole through a socket, to each seat its own', async () => {
    const [spectator, ada] = [(await reader()).sit(long, null), anna.sit(long, 'Ada')];
    open.push(spectator, ada);
    expect(await spectator.story(0)).toEqual(toldTo(null));
    expect(await ada.story(0)).toEqual(toldTo('Ada'));
    expect(toldTo('Ada')).not.toEqual(toldTo(null));
  });

  it('is not sent to a player who reconnects; they are told there is one and ask for it', async () => {
    const eve = await reader();
    const hello = async (since: number) => {
      const socket = eve.open(`${server.address.replace('http', 'ws')}/api/v1/tables/${long.id}/socket`);
      const heard: string[] = [];
      socket.on('message', (data) => heard.push(String(data)));
      socket.once('open', () => socket.send(JSON.stringify({ is: 'hello', since })));
      const tableView = await until(() => heard.find((text) => text.includes('"is":"view"')));
      socket.terminate();
      const { news, more } = JSON.parse(tableView);
      return { news, more };
    };
    expect(await hello(long.number)).toEqual({ news: [], more: false });
    expect(await hello(long.number - 1)).toEqual({ news: [], more: true });
    expect(await hello(0)).toEqual({ news: [], more: true });
  });

  it('is read by each only so fast', async () => {
    const [eve, ben] = [await reader(), await reader()];
    const read = (who: Visitor) => who.rest.ask('story', { id: long.id }, {});
    for (let i = 0; i < 20; i++) await read(eve);
    await expect(read(eve)).rejects.toMatchObject({ status: 429, refusal: { code: 'too-often' } });
    expect((await read(ben)).news.length).toBeGreaterThan(0);
  });

  it('is not read for one who asks for it again and again before it has been told', async () => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/v1/tables/${long.id}/socket`);
    const heard: { is: string; id?: string }[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    socket.once('open', () => socket.send('{"is":"hello"}'));
    await until(() => heard.some(({ is }) => is === 'view'));
    for (let i = 0; i < 40; i++) socket.send(JSON.stringify({ is: 'story', id: `s${i}`, since: 0 }));
    await until(() => heard.filter(({ id }) => id?.startsWith('s')).length === 40);
    expect(heard.filter(({ is }) => is === 'story').length).toBeLessThanOrEqual(20);
    expect(heard.filter(({ is }) => is === 'error').length).toBeGreaterThanOrEqual(20);
    socket.terminate();
  });
});
