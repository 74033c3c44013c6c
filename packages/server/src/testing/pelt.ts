import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Random, randomFrom } from '@ecumene/engine';
import { WebSocket } from 'ws';
import { openStore, type Place } from '../store/open.ts';
import { madeUpMessage, madeUpRequest } from './fuzz.ts';
import { ServerProcess } from './process.ts';
import { planOf, until, Visitor } from './server.ts';

export interface Pelting {
  readonly messages: number;
  /** Megabytes the server held after a first part, and at the end. */
  readonly memory: readonly [number, number];
  readonly faults: readonly string[];
}

/** Pelts a server, on a file or on this database, with messages that are malformed, oversized, replayed, foreign or out of order. */
export async function pelt(messages: number, seed: string, database?: string): Promise<Pelting> {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-fuzz-'));
  const place: Place = { data, database };
  const server = await ServerProcess.start(place);
  try {
    const anna = await Visitor.come(server.address, 'Anna');
    const ben = await Visitor.come(server.address, 'Ben');
    const mallory = await Visitor.come(server.address, 'Mallory');
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2));
    await ben.rest.ask('join', { id: table.id }, {});
    const port = anna.sit(table, 'seat-1');
    await until(() => port.sight());
    const before = await stateOf(place, table.id);
    const random = randomFrom(seed);
    const url = `${server.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket`;
    const part = async (count: number): Promise<number> => {
      await Promise.all([
        throughSocket(anna, `${url}?seat=seat-1`, random, Math.floor(count * 0.4)),
        throughSocket(mallory, url, random, Math.floor(count * 0.4)),
        throughDoor(mallory, table.id, random, Math.floor(count * 0.2)),
      ]);
      return memoryOf(server.address);
    };
    const early = await part(Math.floor(messages / 4));
    const late = await part(messages - Math.floor(messages / 4));
    const faults: string[] = [];
    const after = await stateOf(place, table.id);
    if (before !== after) faults.push(`the table has changed: ${before} became ${after}`);
    const asked = port.sight()?.questions[0];
    if (asked === undefined || (await port.check(asked.id, 'nonsense')) === undefined)
      faults.push('the table does not answer as it did');
    port.close();
    if ((await server.end('SIGTERM')) !== 0) faults.push('the server did not stop as it should');
    return { messages, memory: [early, late], faults };
  } finally {
    await server.end('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}

/** Sends so many messages through a socket, opening it anew whenever the server has had enough. */
async function throughSocket(visitor: Visitor, url: string, random: Random, count: number): Promise<void> {
  let sent = 0;
  while (sent < count) {
    const socket = visitor.open(url);
    await new Promise((open) => {
      socket.once('open', open);
      socket.once('close', open);
      socket.once('error', open);
    });
    if (sent % 3 > 0 && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ is: 'hello', since: sent }));
    while (sent < count && socket.readyState === WebSocket.OPEN) {
      socket.send(madeUpMessage(random));
      sent += 1;
      if (sent % 25 === 0) await new Promise((later) => setTimeout(later, 1));
    }
    socket.terminate();
  }
}

async function throughDoor(visitor: Visitor, table: string, random: Random, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const { method, path, body, type } = madeUpRequest(random, table);
    const reply = await fetch(`${visitor.address}${path}`, {
      method,
      headers: { 'content-type': type, ...(i % 3 > 0 && { authorization: `Bearer ${visitor.token}` }) },
      ...(body !== undefined && { body }),
    }).catch(() => undefined);
    if (reply !== undefined && reply.status === 500)
      throw new Error(`${method} ${path} with ${body?.slice(0, 300)} made it fail`);
    await reply?.arrayBuffer();
  }
}

/** All that is kept about a table, as text to compare. */
async function stateOf(place: Place, id: string): Promise<string> {
  const store = await openStore(place);
  const { db } = store;
  const rows = [
    await db.selectFrom('tables').selectAll().where('id', '=', id).execute(),
    await db
      .selectFrom('seats')
      .select(['seat', 'person', 'bot', 'notices'])
      .where('table_id', '=', id)
      .orderBy('seat')
      .execute(),
    await db.selectFrom('journal').selectAll().where('table_id', '=', id).orderBy('number').execute(),
  ];
  await store.close();
  return JSON.stringify(rows);
}

/** Megabytes the server's process holds. */
async function memoryOf(address: string): Promise<number> {
  const figures = await (await fetch(`${address}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1] ?? 0) / 1e6);
}
