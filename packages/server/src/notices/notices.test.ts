import { createServer, type Server } from 'node:http';
import { createServer as createSocket, type Socket, type Server as SocketServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { DEFAULTS } from '../operations/config.ts';
import type { Running } from '../server.ts';
import { freePort } from '../testing/postgres.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';
import { post as sendTo, webhookFault } from './webhook.ts';

let server: Running;
let hooks: Server;
let post: SocketServer;
let time = 1_800_000_000_000;
const letters: string[] = [];
const posted: string[] = [];
let hookStatus = 204;
let postSays = '250 kept';
let hookPort = 0;

/** A post office that takes every letter. */
function postOffice(): SocketServer {
  return createSocket((socket) => {
    let text = '';
    let letter = false;
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      text += String(data);
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        if (letter && !text.includes('\r\n.\r\n')) return;
        if (letter) {
          letters.push(text.slice(0, text.indexOf('\r\n.\r\n')));
          text = text.slice(text.indexOf('\r\n.\r\n') + 5);
          letter = false;
          socket.write(`${postSays}\r\n`);
          continue;
        }
        text = text.slice(end + 2);
        letter = line === 'DATA';
        socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 yes\r\n');
      }
    });
    socket.on('error', () => {});
  });
}

beforeAll(async () => {
  hookPort = await freePort();
  const mailPort = await freePort();
  hooks = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => {
      body += String(data);
    });
    request.on('end', () => {
      posted.push(body);
      response.writeHead(hookStatus).end();
    });
  }).listen(hookPort, '127.0.0.1');
  post = postOffice().listen(mailPort, '127.0.0.1');
  const keys = webPush.generateVAPIDKeys();
  server = await startServer(
    {
      privateWebhooks: true,
      address: 'http://play.example.org',
      mail: { url: `smtp://127.0.0.1:${mailPort}?ignoreTLS=true`, from: 'table@example.org' },
      push: { ...keys, subject: 'mailto:operator@example.org' },
    },
    { now: () => time },
  );
});
afterAll(async () => {
  await server.stop();
  hooks.close();
  post.close();
});

let real = '';

/** Anna plays at a table where Ben has just been awaited and is away. */
async function awaited(): Promise<{ id: string; ben: Visitor }> {
  const anna = await Visitor.come(real, 'Anna');
  const ben = await Visitor.come(real, 'Ben');
  const mail = `${ben.id}@example.org`;
  const { db } = server.house.base.store;
  await db.updateTable('people').set({ mail }).where('id', '=', ben.id).execute();
  await db.insertInto('confirmations').values({ person: ben.id, mail, hash: null }).execute();
  await ben.page.ask('setWebhook', {}, { url: `http://127.0.0.1:${hookPort}/hook` });
  await ben.page.ask(
    'subscribe',
    {},
    { endpoint: `https://push.example.org/${ben.id}`, keys: { p256dh: 'k', auth: 'a' } },
  );
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { name: 'Evening game' }));
  await ben.rest.ask('join', { id: table.id }, {});
  return { id: table.id, ben };
}

const deliver = async (after: number): Promise<void> => {
  time += after;
  await server.house.outbox.deliver();
};

describe('a player who is asked and away', () => {
  const push = vi.spyOn(webPush, 'sendNotification').mockResolvedValue({ statusCode: 201, body: '', headers: {} });
  beforeAll(() => {
    real = server.listening;
  });

  it('is told by mail, push and webhook, with the table’s name and what is asked, once', async () => {
    const { id } = await awaited();
    await deliver(0);
    expect([letters.length, posted.length]).toEqual([0, 0]);
    await deliver(21_000);
    const letter = letters.at(-1) ?? '';
    expect(letter).toContain('Subject: Evening game');
    expect(letter).toContain(`http://play.example.org/table/${id}`);
    expect(posted.some((body) => body.includes('**Evening game**'))).toBe(true);
    expect(push).toHaveBeenCalledWith(
      expect.objectContaining({ endpoint: expect.stringContaining('push.example.org') }),
      expect.stringContaining('Evening game'),
      expect.anything(),
    );
    const before = letters.length;
    await deliver(60_000);
    expect(letters.length).toBe(before);
  });

  it('is not told when they are back already', async () => {
    const { id, ben } = await awaited();
    const port = ben.sit({ id, game: 'bazaar' }, 'seat-2');
    await until(() => port.tableView());
    const left = () =>
      server.house.base.store.db.selectFrom('outbox').select('id').where('person', '=', ben.id).execute();
    await until(async () => (await left()).length === 0);
    port.close();
  });

  it('is told once when they go from a table that waits for them', async () => {
    const { id, ben } = await awaited();
    const turns = () =>
      server.house.base.store.db.selectFrom('outbox').select('how').where('person', '=', ben.id).execute();
    for (let visit = 0; visit < 2; visit++) {
      const port = ben.sit({ id, game: 'bazaar' }, 'seat-2');
      await until(async () => port.tableView() && (await turns()).length === 0);
      port.close();
      await until(async () => (await turns()).length > 0);
      await server.house.tables.act(id, { also: () => ({}) });
      expect(await turns()).toEqual([{ how: 'turn' }]);
    }
  });

  it('is told when the table is open but out of view, until they turn to it again', async () => {
    const { id, ben } = await awaited();
    const turns = () =>
      server.house.base.store.db.selectFrom('outbox').select('how').where('person', '=', ben.id).execute();
    const here = async () => (await ben.rest.ask('table', { id }, {})).table.seats[1]?.here;
    const [port, other] = [ben.sit({ id, game: 'bazaar' }, 'seat-2'), ben.sit({ id, game: 'bazaar' }, 'seat-2')];
    await until(async () => port.tableView() && other.tableView() && (await turns()).length === 0);
    port.looking(false);
    await port.check('nothing', {});
    expect(await here()).toBe(true);
    other.looking(false);
    await until(async () => (await turns()).length > 0);
    expect(await turns()).toEqual([{ how: 'turn' }]);
    expect(await here()).toBe(false);
    port.looking(true);
    await until(async () => (await turns()).length === 0);
    expect(await here()).toBe(true);
    port.close();
    other.close();
  });

  it('is told only in the ways they chose for that table', async () => {
    const { id, ben } = await awaited();
    expect(await ben.rest.ask('myNotices', { id }, {})).toEqual({ push: true, mail: true, webhook: true });
    await ben.rest.ask('notices', { id }, { push: false, mail: true, webhook: false });
    expect(await ben.rest.ask('myNotices', { id }, {})).toEqual({ push: false, mail: true, webhook: false });
    const [hooksBefore, lettersBefore] = [posted.length, letters.length];
    await deliver(21_000);
    expect(posted.filter((body) => body.includes(id))).toEqual([]);
    expect(letters.length).toBeGreaterThan(lettersBefore);
    expect(posted.length).toBeGreaterThanOrEqual(hooksBefore);
  });

  it('is told again later when it could not be done', async () => {
    hookStatus = 500;
    const { id } = await awaited();
    await deliver(21_000);
    const waiting = await server.house.base.store.db
      .selectFrom('outbox')
      .selectAll()
      .where('table_id', '=', id)
      .where('how', '=', 'webhook')
      .execute();
    expect(waiting).toMatchObject([{ tries: 1 }]);
    hookStatus = 204;
    const before = posted.filter((body) => body.includes(id)).length;
    await deliver(61_000);
    expect(posted.filter((body) => body.includes(id)).length).toBe(before + 1);
  });
});

describe('an e-mail that is sent again', () => {
  it('is the same e-mail, and so is the push notification', async () => {
    const topics: (string | undefined)[] = [];
    const spy = vi.spyOn(webPush, 'sendNotification').mockImplementation((_, __, options) => {
      topics.push(options?.topic);
      return Promise.reject(new Error('out of order'));
    });
    await awaited();
    const before = letters.length;
    const names = () => letters.slice(before).map((letter) => /^Message-ID: (.*)$/im.exec(letter)?.[1]);
    postSays = '451 perhaps later';
    await deliver(21_000);
    postSays = '250 kept';
    await deliver(61_000);
    expect(new Set(names()).size).toBe(1);
    expect(names()).toHaveLength(2);
    expect(topics.length).toBeGreaterThan(1);
    expect(new Set(topics).size).toBe(1);
    expect(topics[0]).toMatch(/^[\w-]{1,32}$/);
    spy.mockRestore();
  });
});

describe('a forgotten password', () => {
  const ask = (path: string, body: object) =>
    fetch(`${real}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('is reset by the link in an email, and nobody learns whether the account exists', async () => {
    const password = 'the first password';
    await ask('/account', { login: 'quirin', password, mail: 'quirin@example.org' });
    const known = await ask('/password/forgot', { login: 'quirin' });
    const unknown = await ask('/password/forgot', { login: 'nobody-at-all' });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    const waiting = server.house.base.store.db.selectFrom('outbox').select('id').where('body', 'like', '%/reset#%');
    await until(async () => (await waiting.execute()).length === 1);
    await deliver(0);
    const letter = letters.findLast((one) => one.includes('quirin@example.org')) ?? '';
    const secret = /\/reset#([\w-]+)/.exec(letter.replaceAll('=\r\n', ''))?.[1];
    expect((await ask('/password/reset', { secret, new: 'the second password' })).status).toBe(200);
    expect((await ask('/session', { login: 'quirin', password })).status).toBe(401);
    expect((await ask('/session', { login: 'quirin', password: 'the second password' })).status).toBe(200);
  });

  it('has a link that is good for an hour', async () => {
    await ask('/account', { login: 'rosa', password: 'the first password', mail: 'rosa@example.org' });
    const reset = await server.house.people.forgot('rosa');
    time += 61 * 60_000;
    expect((await ask('/password/reset', { secret: reset?.secret, new: 'the second password' })).status).toBe(409);
  });
});

describe('a notice', () => {
  it('is not sent to a player who answered in the meantime, and the next one is', async () => {
    const { id, ben } = await awaited();
    const answer = async () => {
      const post = await server.house.tables.examine(id, (table) =>
        table.openQuestions().find(({ seat }) => seat === 'seat-2'),
      );
      if (post === undefined) return;
      const request = { do: 'answer' as const, question: post.id, answer: post.asking.default() };
      await ben.rest.ask('act', { id }, { id: crypto.randomUUID(), request });
    };
    const seats = () =>
      server.house.base.store.db.selectFrom('seats').select('told').where('person', '=', ben.id).executeTakeFirst();
    expect((await seats())?.told).toBe(1);
    const before = posted.filter((body) => body.includes(id)).length;
    await answer();
    await server.house.base.store.db
      .updateTable('tables')
      .set({ waiting: '["seat-1"]' })
      .where('id', '=', id)
      .execute();
    await deliver(21_000);
    expect(posted.filter((body) => body.includes(id)).length).toBe(before);
    expect((await seats())?.told).toBe(0);
  });

  it('that fails in one browser is not sent twice to another', async () => {
    const pushed: string[] = [];
    const spy = vi.spyOn(webPush, 'sendNotification').mockImplementation(({ endpoint }) => {
      pushed.push(endpoint);
      return endpoint.includes('broken')
        ? Promise.reject(new Error('out of order'))
        : Promise.resolve({ statusCode: 201, body: '', headers: {} });
    });
    const { ben } = await awaited();
    const second = { endpoint: `https://broken.example.org/${ben.id}`, keys: { p256dh: 'k', auth: 'a' } };
    await ben.page.ask('subscribe', {}, second);
    await deliver(21_000);
    await deliver(61_000);
    const own = pushed.filter((endpoint) => endpoint.includes(ben.id));
    expect(own.filter((endpoint) => endpoint.includes('push.example.org'))).toHaveLength(1);
    expect(own.filter((endpoint) => endpoint.includes('broken'))).toHaveLength(2);
    spy.mockRestore();
  });

  it('does not wait for a webhook that never answers, nor does the server when it stops', async () => {
    const unanswered = new Set<Socket>();
    const silent = createSocket((socket) => unanswered.add(socket.on('error', () => {})));
    const port = await freePort();
    silent.listen(port, '127.0.0.1');
    const other = await startServer({ privateWebhooks: true }, { now: () => time });
    const come = async (name: string, url: string): Promise<Visitor> => {
      const visitor = await Visitor.come(other.address, name);
      await visitor.page.ask('setWebhook', {}, { url });
      return visitor;
    };
    const slow = await come('Slow', `http://127.0.0.1:${port}`);
    const quick = await come('Quick', `http://127.0.0.1:${hookPort}`);
    const { table } = await slow.rest.ask('createTable', {}, planOf('bazaar', 2, { name: 'Slow and quick' }));
    await quick.rest.ask('join', { id: table.id }, {});
    time += 21_000;
    const delivered = other.house.outbox.deliver();
    await until(() => posted.some((body) => body.includes('Slow and quick')));
    await other.stop();
    for (const socket of unanswered) socket.destroy();
    await delivered;
    silent.close();
  });

  it('is pushed to no private address', async () => {
    const wary = await startServer();
    try {
      const eve = await Visitor.come(wary.address, 'Eve');
      const keys = { p256dh: 'k', auth: 'a' };
      for (const endpoint of ['https://127.0.0.1/x', 'https://[::ffff:10.0.0.1]/x', 'https://169.254.169.254/x'])
        await expect(eve.page.ask('subscribe', {}, { endpoint, keys })).rejects.toMatchObject({
          refusal: { code: 'bad-push' },
        });
    } finally {
      await wary.stop();
    }
  });
});

describe('a webhook', () => {
  it.each([
    'http://example.org',
    'https://127.0.0.1/x',
    'https://10.1.2.3',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fec0::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'nonsense',
  ])('does not lead to %s', (url) => {
    expect(webhookFault(url, DEFAULTS)).toBeTruthy();
  });

  it('that answers extremely slowly is given up after a while', async () => {
    const drips = createSocket((socket) => {
      socket.on('error', () => {});
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x-more: 1\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    const port = await freePort();
    drips.listen(port, '127.0.0.1');
    const sent = sendTo(`http://127.0.0.1:${port}`, 'word', { ...DEFAULTS, privateWebhooks: true }, 300);
    await expect(sent).rejects.toThrow();
    drips.close();
  });

  it('leads anywhere else', () => {
    expect(webhookFault('https://discord.com/api/webhooks/1/x', DEFAULTS)).toBeUndefined();
  });
});
