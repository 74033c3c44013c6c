import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Running } from '../server.ts';
import { pelt } from '../testing/fuzz-run.ts';
import { startPostgres } from '../testing/postgres.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

describe('a server pelted with messages that make no sense, or are not for the sender to send', () => {
  it('runs on, holds on to nothing, and nothing has changed but what was acknowledged', async () => {
    const { faults, done } = await pelt(4000, 'short');
    expect(faults).toEqual([]);
    expect(Object.keys(done).toSorted()).toEqual(['answer', 'insisted', 'taken-back', 'undo-judged', 'undo-proposed']);
  });

  it('runs on with PostgreSQL too, which takes less than a file does', async () => {
    const postgres = await startPostgres();
    try {
      expect((await pelt(1500, 'strict', await postgres.database('pelted'))).faults).toEqual([]);
    } finally {
      await postgres.stop();
    }
  });
});

describe('limits', () => {
  let server: Running;
  let anna: Visitor;
  beforeAll(async () => {
    server = await startServer({
      limits: { socketsPerPerson: 3, unreadBytes: 200_000, rate: 20, burst: 60, messageRate: 5, messageBurst: 20 },
    });
    anna = await Visitor.come(server.address, 'Anna');
  });
  afterAll(() => server.stop());

  const solo = () => planOf('bazaar', 2, { seats: [{ is: 'me' }, { is: 'me' }] });
  const closing = (socket: WebSocket): Promise<number> => new Promise((closed) => socket.on('close', closed));

  it('a reader who reads nothing is dropped, and the others see everything', async () => {
    const { table } = await anna.rest.ask('createTable', {}, solo());
    await anna.rest.ask('start', { id: table.id }, {});
    const slow = anna.open(`${server.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket`);
    await new Promise((open) => slow.once('open', open));
    slow.send(JSON.stringify({ is: 'hello' }));
    await until(() => server.house.watchedTables.watching(table.id));
    slow.pause();
    const quick = anna.sit(table, 'seat-1');
    await until(() => quick.tableView());
    const text = { say: 'x'.repeat(50_000) };
    let heard = 0;
    quick.hearNotices(() => {
      heard += 1;
    });
    for (let told = 1; told <= 400 && server.house.watchedTables.count.watchers > 1; told++) {
      server.house.watchedTables.tell(table.id, { is: 'notice', text });
      await until(() => heard === told);
    }
    await until(() => server.house.watchedTables.count.watchers === 1);
    expect(quick.state()).toBe('live');
    quick.close();
    slow.terminate();
  });

  it('a person has only so many sockets', async () => {
    const { table } = await anna.rest.ask('createTable', {}, solo());
    await anna.rest.ask('start', { id: table.id }, {});
    const url = `${server.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket`;
    const sockets = [1, 2, 3].map(() => anna.open(url));
    await Promise.all(sockets.map((socket) => new Promise((open) => socket.once('open', open))));
    expect(await closing(anna.open(url))).toBe(4029);
    for (const socket of sockets) socket.terminate();
  });

  it('a client that sends too much is warned, and then disconnected', async () => {
    const { table } = await anna.rest.ask('createTable', {}, solo());
    await anna.rest.ask('start', { id: table.id }, {});
    await until(() => server.house.watchedTables.count.watchers === 0);
    const socket = anna.open(`${server.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket`);
    const said: string[] = [];
    socket.on('message', (data) => said.push(String(data)));
    await new Promise((open) => socket.once('open', open));
    for (let i = 0; i < 120; i++) socket.send(JSON.stringify({ is: 'read', upto: i }));
    expect(await closing(socket)).toBe(4008);
    expect(said.some((text) => text.includes('too-often'))).toBe(true);
  });

  it('a person can have only so many answers checked, through however many sockets', async () => {
    const wary = await startServer({ limits: { checks: 10, checksAtOnce: 900 } });
    try {
      const eve = await Visitor.come(wary.address, 'Eve');
      const { table } = await eve.rest.ask('createTable', {}, solo());
      await eve.rest.ask('start', { id: table.id }, {});
      const ports = [eve.sit(table, 'seat-1'), eve.sit(table, 'seat-1')];
      await until(() => ports.every((port) => port.tableView()));
      const answers = Array.from({ length: 400 }, (_, i) => i);
      const codes = async (port: (typeof ports)[number] | undefined) =>
        new Set((await port?.checkAll('none', answers))?.map((refusal) => refusal?.code));
      expect([...(await codes(ports[0])), ...(await codes(ports[1])), ...(await codes(ports[0]))]).toEqual([
        'not-open',
        'not-open',
        'too-often',
      ]);
      for (const port of ports) port.close();
    } finally {
      await wary.stop();
    }
  });

  it('another site cannot open a socket', async () => {
    const { table } = await anna.rest.ask('createTable', {}, solo());
    const url = `${server.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket`;
    const socket = new WebSocket(url, { headers: { origin: 'https://evil.example' } });
    const error = await new Promise<Error>((failed) => socket.once('error', failed));
    expect(error.message).toContain('403');
  });

  it('a body that is too large or too deep is refused', async () => {
    const post = (body: string) =>
      fetch(`${server.address}/api/v1/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    expect((await post(`{"name":"${'x'.repeat(300_000)}"}`)).status).toBe(413);
    expect((await post(`${'['.repeat(100)}${']'.repeat(100)}`)).status).toBe(400);
    expect((await post('{"name":"a","__proto__":{}}')).status).toBe(400);
    expect((await post('{"name":')).status).toBe(400);
  });

  it('an address may ask only so often', async () => {
    const wary = await startServer({ limits: { rate: 1, burst: 10 } }, { now: () => 0 });
    const replies = await Promise.all(Array.from({ length: 30 }, () => fetch(`${wary.address}/api/v1/me`)));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
    await wary.stop();
  });
});
