import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { freePort } from '../testing/postgres.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

let server: Running;
let hooks: Server;
let hook = '';
let time = 1_800_000_000_000;
const posted: string[] = [];
beforeAll(async () => {
  const port = await freePort();
  hook = `http://127.0.0.1:${port}`;
  hooks = createServer((request, response) => {
    request.on('data', (data) => posted.push(String(data)));
    request.on('end', () => response.writeHead(204).end());
  }).listen(port, '127.0.0.1');
  server = await startServer({ privateWebhooks: true }, { now: () => time });
});
afterAll(async () => {
  await server.stop();
  hooks.close();
});

/** A table at which Anna and Ben play and neither looks. */
async function apart(more = {}): Promise<{ id: string; anna: Visitor; ben: Visitor }> {
  const anna = await Visitor.come(server.address, 'Anna');
  const ben = await Visitor.come(server.address, 'Ben');
  const plan = planOf('bazaar', 2, { name: 'Evening game', options: { rounds: 20 }, ...more });
  const { table } = await anna.rest.ask('createTable', {}, plan);
  await ben.rest.ask('join', { id: table.id }, {});
  return { id: table.id, anna, ben };
}

const noticesTo = ({ id }: Visitor) =>
  server.house.base.store.db.selectFrom('outbox').select('how').where('person', '=', id).execute();

const waitsFor = async (id: string, seat: string): Promise<boolean> =>
  (await server.house.tables.open(id))?.row.waiting.includes(seat) === true;

/** Answers for a seat as its clock would. */
async function answerFor(id: string, seat: string): Promise<void> {
  const { tables } = server.house;
  const post = await tables.examine(id, (table) =>
    table.openQuestions().find((one) => one.seat === seat && one.asking.question.optional === undefined),
  );
  if (post !== undefined) await tables.act(id, { step: () => ({ is: 'default', seat, question: post.id }) });
}

async function deliver(after: number): Promise<void> {
  time += after;
  await server.house.outbox.deliver();
}

describe('somebody who was to be told, but was not awaited any more when it was time', () => {
  it('is told the next time', async () => {
    const { id, ben } = await apart();
    while (!(await waitsFor(id, 'seat-2'))) await answerFor(id, 'seat-1');
    expect(await noticesTo(ben)).toHaveLength(1);
    while (await waitsFor(id, 'seat-2')) await answerFor(id, 'seat-2');
    await deliver(21_000);
    expect(await noticesTo(ben)).toHaveLength(0);
    while (!(await waitsFor(id, 'seat-2'))) await answerFor(id, 'seat-1');
    expect(await noticesTo(ben)).toHaveLength(1);
  });

  it('is not looked for when the table is gone', async () => {
    const { id, ben } = await apart();
    while (!(await waitsFor(id, 'seat-2'))) await answerFor(id, 'seat-1');
    const { base, tables } = server.house;
    await base.store.db.deleteFrom('tables').where('id', '=', id).execute();
    tables.forget(id);
    await deliver(21_000);
    expect(await noticesTo(ben)).toHaveLength(0);
  });
});

describe('whoever takes over a seat', () => {
  it('is told as everybody is until they choose', async () => {
    const { id, anna, ben } = await apart();
    await ben.rest.ask('notices', { id }, { push: false, mail: false, webhook: false });
    const motion = { is: 'hand-over' as const, seat: 'seat-2', to: 'anyone' as const };
    for (const one of [ben, anna]) await one.rest.ask('vote', { id }, { motion, agrees: true });
    const cleo = await Visitor.come(server.address, 'Cleo');
    await cleo.rest.ask('join', { id }, {});
    expect(await cleo.rest.ask('myNotices', { id }, {})).toEqual({ push: true, mail: true, webhook: true });
  });
});

describe('a paused table', () => {
  it('calls nobody until it goes on', async () => {
    const { id, anna, ben } = await apart({ clock: { is: 'slow', bank: 3, increment: 12 } });
    const vote = async (is: 'pause' | 'resume') => {
      for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion: { is }, agrees: true });
    };
    while (!(await waitsFor(id, 'seat-2'))) await answerFor(id, 'seat-1');
    await vote('pause');
    await deliver(21_000);
    expect(await noticesTo(ben)).toEqual([]);
    await vote('resume');
    expect(await noticesTo(ben)).toEqual([{ how: 'turn' }]);
  });
});

describe('a server that does not know how the world reaches it', () => {
  it('names the table, and sends no link that leads nowhere', async () => {
    const { id, ben } = await apart();
    await ben.rest.ask('setWebhook', {}, { url: hook });
    while (!(await waitsFor(id, 'seat-2'))) await answerFor(id, 'seat-1');
    await deliver(21_000);
    await until(() => posted.length > 0);
    expect(posted[0]).toContain('Evening game');
    expect(posted[0]).not.toContain('/table/');
  });
});
