import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerTable } from '@ecumene/client';
import { branch, chance, type Random, randomFrom } from '@ecumene/engine';
import { WebSocket } from 'ws';
import { openStore, type Place } from '../store/open.ts';
import { type MadeUpRequest, madeUpMessage, madeUpRequest } from './fuzz.ts';
import { MisbehavingPlayer, sitDown } from './misbehaving-player.ts';
import { ServerProcess } from './process.ts';
import { Visitor } from './server.ts';
import { type Aim, aimAt, aimedAction, foreignMessage } from './targeted-messages.ts';

export interface Pelting {
  readonly messages: number;
  /** How often each kind of thing was done, by those who may. */
  readonly done: Readonly<Record<string, number>>;
  /** Megabytes the server held on to after half of them, and at the end. */
  readonly memory: readonly [number, number];
  readonly faults: readonly string[];
}

/** So many messages are sent at most to one table where things may be done. */
const EVENING = 2000;
/** Tables that are kept in memory though nobody looks at them: few, so that they are not taken for a leak. */
const SLEEPERS = 3;
/** Megabytes that may come and go, and bytes that may stay of each message: of what is written only the journal. */
const COMES_AND_GOES = 1.2;
const STAYS = 100;

/**
 * Pelts a server, on a file or on this database, with messages that are malformed, oversized, replayed, foreign or out of
 * order. One table must stay as it is; at the others nothing must be done but what is acknowledged.
 */
export async function pelt(messages: number, seed: string, database?: string): Promise<Pelting> {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-fuzz-'));
  const place: Place = { data, database };
  const server = await ServerProcess.start({ ...place, limits: { sleepers: SLEEPERS } });
  try {
    const anna = await Visitor.come(server.address, 'Anna');
    const ben = await Visitor.come(server.address, 'Ben');
    const mallory = await Visitor.come(server.address, 'Mallory');
    const still = await sitDown([anna, ben]);
    const before = await stateOf(place, still.table.id);
    const random = randomFrom(seed);
    const unruly = branch(random, 'unruly');
    const pelters = strangers(still, anna, mallory, random);
    const found: Findings = { done: {}, faults: [] };
    const half = async (): Promise<number> => {
      const each = Math.ceil(messages / 10);
      await Promise.all([
        ...pelters.map((pelter) => pelter(each)),
        misbehave(place, [anna, ben], unruly, 2 * each, found),
      ]);
      return server.held();
    };
    const early = await half();
    const memory = [
      early,
      await leastHeld(server, await half(), (late) => isFine([early, late], messages / 2)),
    ] as const;
    const faults = [...found.faults];
    if (!isFine(memory, messages / 2)) faults.push(`what is held has grown from ${early} to ${memory[1]} MB`);
    const after = await stateOf(place, still.table.id);
    if (before !== after) faults.push(`the table has changed: ${before} became ${after}`);
    if (!(await answers(still.ports[0]))) faults.push('the table does not answer as it did');
    for (const port of still.ports) port.close();
    if ((await server.end('SIGTERM')) !== 0) faults.push('the server did not stop as it should');
    return { messages, done: found.done, memory, faults };
  } finally {
    await server.end('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}

/** Those who send what is not theirs to do at a table, or makes no sense: somebody who sits there, and somebody who does not. */
function strangers(
  { table, ports }: Awaited<ReturnType<typeof sitDown>>,
  anna: Visitor,
  mallory: Visitor,
  random: Random,
): ((count: number) => Promise<void>)[] {
  const url = `${anna.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket`;
  const [annas, mallorys, door] = [branch(random, 'anna'), branch(random, 'mallory'), branch(random, 'door')];
  const foreign = (by: Random, aim: Aim): string | Buffer =>
    chance(by, 1, 2) ? madeUpMessage(by) : JSON.stringify(foreignMessage(by, aim));
  const request = (): MadeUpRequest =>
    chance(door, 1, 4) ? aimedAction(door, table.id, aimAt(ports)) : madeUpRequest(door, table.id);
  return [
    (count) => throughSocket(anna, `${url}?seat=seat-1`, count, () => foreign(annas, aimAt(ports.slice(1)))),
    (count) => throughSocket(mallory, url, count, () => foreign(mallorys, aimAt(ports))),
    (count) => throughDoor(mallory, count, request),
  ];
}

/** Whether a seat is told that nonsense is no answer to what it is asked. */
async function answers(port: ServerTable | undefined): Promise<boolean> {
  const asked = port?.tableView()?.questions[0];
  return asked !== undefined && (await port?.check(asked.id, 'nonsense')) !== undefined;
}

/** Sends so many messages through a socket, opening it anew whenever the server has had enough. */
async function throughSocket(
  visitor: Visitor,
  url: string,
  count: number,
  message: () => string | Buffer,
): Promise<void> {
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
      socket.send(message());
      sent += 1;
      if (sent % 25 === 0) await new Promise((later) => setTimeout(later, 1));
    }
    socket.terminate();
  }
}

async function throughDoor(visitor: Visitor, count: number, request: () => MadeUpRequest): Promise<void> {
  for (let i = 0; i < count; i++) {
    const { method, path, body, type } = request();
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

/** What came of it where things may be done. */
interface Findings {
  readonly done: Record<string, number>;
  readonly faults: string[];
}

/** Some play so many messages long, evening after evening, and send whatever comes to mind. */
async function misbehave(
  place: Place,
  visitors: readonly Visitor[],
  random: Random,
  count: number,
  { done, faults }: Findings,
): Promise<void> {
  for (let left = count; left > 0; ) {
    const evening = await MisbehavingPlayer.gather(visitors, random);
    left -= await evening.send(Math.min(left, EVENING));
    const store = await openStore(place);
    const judged = await evening.judge(store);
    await store.close();
    faults.push(...judged.faults);
    for (const kind of judged.done) done[kind] = (done[kind] ?? 0) + 1;
    if (!evening.over && !(await evening.playsOn())) faults.push(`${evening.id}: nobody can play on`);
    evening.leave();
  }
}

/** Whether the server holds on to no more than it may. */
function isFine([early, late]: Pelting['memory'], messages: number): boolean {
  return late <= early + COMES_AND_GOES + (messages * STAYS) / 1e6;
}

/** What is still being put away is not held for good: it is looked again until it is fine, or does not get less. */
async function leastHeld(server: ServerProcess, held: number, fine: (held: number) => boolean): Promise<number> {
  if (fine(held)) return held;
  const again = await server.held();
  return again < held ? leastHeld(server, again, fine) : held;
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
