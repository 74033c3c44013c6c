import { createServer, type Server } from 'node:http';
import { createServer as createSocket, type Server as SocketServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { DEFAULTS } from '../operations/config.ts';
import type { Running } from '../server.ts';
import { freePort } from '../testing/postgres.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';
import { webhookFault } from './webhook.ts';

let server: Running;
let hooks: Server;
let post: SocketServer;
let time = 1_800_000_000_000;
const letters: string[] = [];
const posted: string[] = [];
let hookStatus = 204;
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
          socket.write('250 kept\r\n');
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
  await ben.rest.ask('changeMe', {}, { mail: 'ben@example.org' });
  await ben.rest.ask('setWebhook', {}, { url: `http://127.0.0.1:${hookPort}/hook` });
  await ben.rest.ask(
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

describe('whoever is awaited and away', () => {
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
    await until(() => port.sight());
    const left = () =>
      server.house.base.store.db.selectFrom('outbox').select('id').where('person', '=', ben.id).execute();
    await until(async () => (await left()).length === 0);
    port.close();
  });

  it('is told only in the ways they chose for that table', async () => {
    const { id, ben } = await awaited();
    await ben.rest.ask('notices', { id }, { push: false, mail: true, webhook: false });
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

describe('a webhook', () => {
  it.each([
    'http://example.org',
    'https://127.0.0.1/x',
    'https://10.1.2.3',
    'https://[::1]/',
    'https://[fd00::1]/',
    'nonsense',
  ])('does not lead to %s', (url) => {
    expect(webhookFault(url, DEFAULTS)).toBeTruthy();
  });

  it('leads anywhere else', () => {
    expect(webhookFault('https://discord.com/api/webhooks/1/x', DEFAULTS)).toBeUndefined();
  });
});
