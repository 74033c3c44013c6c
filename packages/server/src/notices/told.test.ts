import { createServer, type Server } from 'node:http';
import { must } from '@ecumene/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import type { Running } from '../server.ts';
import { freePort } from '../testing/postgres.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

let server: Running;
let hooks: Server;
let hook = '';
let time = 1_800_000_000_000;
const posted: string[] = [];
let hookStatus = 204;
beforeAll(async () => {
  const port = await freePort();
  hook = `http://127.0.0.1:${port}`;
  hooks = createServer((request, response) => {
    request.on('data', (data) => posted.push(`${request.url} ${data}`));
    request.on('end', () => response.writeHead(hookStatus).end());
  }).listen(port, '127.0.0.1');
  const push = { ...webPush.generateVAPIDKeys(), subject: 'mailto:operator@example.org' };
  server = await startServer({ privateWebhooks: true, push }, { now: () => time });
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

/** What was posted to somebody since `posted` was emptied. */
const postedTo = ({ id }: Visitor) => posted.filter((one) => one.startsWith(`/${id} `));

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

/** Plays on until Ben, in the second seat, is awaited. */
async function callBen(id: string): Promise<void> {
  while (!(await waitsFor(id, 'seat-2'))) await answerFor(id, 'seat-1');
}

/** Plays on until he is not, without him. */
async function passBen(id: string): Promise<void> {
  while (await waitsFor(id, 'seat-2')) await answerFor(id, 'seat-2');
}

async function deliver(after: number): Promise<void> {
  time += after;
  await server.house.outbox.deliver();
}

/** Answers what a visitor is asked, as a program of theirs would. */
async function answerAs(who: Visitor, id: string, seat: string): Promise<void> {
  while (await waitsFor(id, seat)) {
    const post = await server.house.tables.examine(id, (table) =>
      table.openQuestions().find((one) => one.seat === seat && one.asking.question.optional === undefined),
    );
    const request = { do: 'answer' as const, question: post?.id ?? '', answer: post?.asking.default() };
    const { refusal } = await who.rest.ask('act', { id, seat }, { id: crypto.randomUUID(), request });
    expect(refusal).toBeNull();
  }
}

describe('somebody who answers before they are told, and is awaited again', () => {
  it('is told once', async () => {
    const { id, ben } = await apart();
    await ben.rest.ask('setWebhook', {}, { url: `${hook}/${ben.id}` });
    await callBen(id);
    time += 5000;
    await answerAs(ben, id, 'seat-2');
    await callBen(id);
    expect(await noticesTo(ben)).toEqual([{ how: 'turn' }]);
    posted.length = 0;
    await deliver(21_000);
    expect(postedTo(ben)).toHaveLength(1);
  });
});

describe('somebody who plays two hands', () => {
  /** Anna has the first two seats, and Ben the third. */
  async function twoHanded(): Promise<{ id: string; anna: Visitor }> {
    const anna = await Visitor.come(server.address, 'Anna');
    const ben = await Visitor.come(server.address, 'Ben');
    const seats = [{ is: 'me' as const }, { is: 'me' as const }, { is: 'open' as const }];
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 3, { seats }));
    await ben.rest.ask('join', { id: table.id }, {});
    return { id: table.id, anna };
  }

  it('is told once when both are awaited, and of the other when they have answered for one', async () => {
    const { id, anna } = await twoHanded();
    const own = async () =>
      (await anna.rest.ask('table', { id }, {})).table.waitingFor.filter((one) => one !== 'seat-3');
    expect(await own()).toEqual(['seat-1', 'seat-2']);
    expect(await noticesTo(anna)).toEqual([{ how: 'turn' }]);
    time += 15_000;
    await answerAs(anna, id, 'seat-2');
    expect(await own()).toEqual(['seat-1']);
    await deliver(10_000);
    expect(await noticesTo(anna)).toEqual([{ how: 'turn' }]);
    await deliver(11_000);
    expect(await noticesTo(anna)).toEqual([]);
  });

  it('is told once until they are back, whichever hand is awaited', async () => {
    const { id, anna } = await twoHanded();
    await anna.rest.ask('setWebhook', {}, { url: `${hook}/${anna.id}` });
    await answerAs(anna, id, 'seat-2');
    await deliver(21_000);
    expect(postedTo(anna)).toHaveLength(1);
    for (const seat of ['seat-1', 'seat-3']) while (await waitsFor(id, seat)) await answerFor(id, seat);
    expect(await waitsFor(id, 'seat-2')).toBe(true);
    await deliver(21_000);
    expect(postedTo(anna)).toHaveLength(1);
  });
});

describe('somebody who could not be told', () => {
  /** Ben is awaited and away, and nothing reaches him. */
  async function unreachable() {
    const { id, ben } = await apart();
    await ben.rest.ask('setWebhook', {}, { url: `${hook}/${ben.id}` });
    await callBen(id);
    hookStatus = 500;
    await deliver(21_000);
    hookStatus = 204;
    expect(await noticesTo(ben)).toEqual([{ how: 'webhook' }]);
    posted.length = 0;
    return { id, ben };
  }

  it('is not told after they have answered', async () => {
    const { id, ben } = await unreachable();
    await answerAs(ben, id, 'seat-2');
    await deliver(61_000);
    expect([postedTo(ben), await noticesTo(ben)]).toEqual([[], []]);
  });

  it('is not told after they are back at the table', async () => {
    const { id, ben } = await unreachable();
    const port = ben.sit({ id, game: 'bazaar' }, 'seat-2');
    await until(async () => port.sight() && (await noticesTo(ben)).length === 0, 5000);
    await deliver(61_000);
    expect(postedTo(ben)).toEqual([]);
    port.close();
  });

  it('is told once when they answer and are awaited again', async () => {
    const { id, ben } = await unreachable();
    await answerAs(ben, id, 'seat-2');
    await callBen(id);
    await deliver(61_000);
    expect(postedTo(ben)).toHaveLength(1);
  });
});

describe('somebody who is reached one way and not another', () => {
  it('is told once until they are back, however often they are awaited', async () => {
    const { id, ben } = await apart();
    await ben.rest.ask('setWebhook', {}, { url: `${hook}/${ben.id}` });
    await ben.rest.ask('subscribe', {}, { endpoint: 'https://127.0.0.1:9/closed', keys: { p256dh: 'k', auth: 'a' } });
    for (let turn = 0; turn < 3; turn++) {
      await callBen(id);
      await deliver(21_000);
      await passBen(id);
      await deliver(61_000);
      expect(await noticesTo(ben)).toEqual([]);
    }
    expect(postedTo(ben)).toHaveLength(1);
  });
});

describe('somebody whom nothing has reached', () => {
  it('is told the next time, though they were not awaited any more when it was tried again', async () => {
    const { id, ben } = await apart();
    await ben.rest.ask('setWebhook', {}, { url: `${hook}/${ben.id}` });
    hookStatus = 500;
    await callBen(id);
    await deliver(21_000);
    await passBen(id);
    await deliver(61_000);
    hookStatus = 204;
    posted.length = 0;
    await callBen(id);
    await deliver(21_000);
    expect(postedTo(ben)).toHaveLength(1);
  });
});

describe('somebody who has lost a seat that is awaited', () => {
  it('is not told of it', async () => {
    const { id, ben } = await apart();
    await callBen(id);
    await server.house.base.store.db.deleteFrom('outbox').where('person', '=', ben.id).execute();
    await server.house.notices.returned(must(await server.house.tables.open(id), 'the table'), ben.id);
    await server.house.lobby.handOver(id, 'seat-2', 'bot');
    expect(await noticesTo(ben)).toEqual([]);
  });
});

describe('somebody who was to be told, but was not awaited any more when it was time', () => {
  it('is told the next time', async () => {
    const { id, ben } = await apart();
    await callBen(id);
    expect(await noticesTo(ben)).toHaveLength(1);
    await passBen(id);
    await deliver(21_000);
    expect(await noticesTo(ben)).toHaveLength(0);
    await callBen(id);
    expect(await noticesTo(ben)).toHaveLength(1);
  });

  it('is not looked for when the table is gone', async () => {
    const { id, ben } = await apart();
    await callBen(id);
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
    await callBen(id);
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
    await ben.rest.ask('setWebhook', {}, { url: `${hook}/${ben.id}` });
    await callBen(id);
    await deliver(21_000);
    const [told] = await until(() => (postedTo(ben).length > 0 ? postedTo(ben) : undefined));
    expect(told).toContain('Evening game');
    expect(told).not.toContain('/table/');
  });
});
