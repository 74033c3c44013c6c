import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Running } from '../server.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';
import { addressOf } from './address.ts';
import { readJson, Unreadable } from './json.ts';

const folder = mkdtempSync(join(tmpdir(), 'ecumene-hostile-'));
const site = join(folder, 'site');
let server: Running;
beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<p>the first page</p>');
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  server = await startServer({ site, limits: { socketsPerPerson: 3, requestTime: 600 } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const portOf = (address: string): number => Number(new URL(address).port);

/** Says something to the server byte by byte; gives all it answers until it hangs up. */
function raw(bytes: string): Promise<string> {
  return new Promise((closed, failed) => {
    let heard = '';
    const socket = connect(portOf(server.address), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      heard += String(data);
    });
    socket.on('close', () => closed(heard));
    socket.on('error', failed);
  });
}

describe('a socket', () => {
  it.each(['//', 'http://[', '/api/v1/tables/%00/socket', '/\\..', '*'])(
    'that asks for %s is turned away, and the server runs on',
    async (path) => {
      const heard = await raw(
        `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n`,
      );
      expect(heard).toMatch(/^HTTP\/1\.1 (400|403)/);
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    },
  );

  it('cannot be had more often than the limit, even if all are asked for at once', async () => {
    const anna = await Visitor.come(server.address, 'Anna');
    const plan = planOf('bazaar', 2, { seats: [{ is: 'me' }, { is: 'me' }] });
    const { table } = await anna.rest.ask('createTable', {}, plan);
    const url = `${server.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket`;
    const settled = (socket: WebSocket): Promise<'kept' | 'closed'> =>
      new Promise((done) => {
        socket.on('close', () => done('closed'));
        socket.on('open', () => socket.send(JSON.stringify({ is: 'hello' })));
        socket.on('message', () => done('kept'));
      });
    const sockets = Array.from({ length: 12 }, () => anna.open(url));
    const fates = await Promise.all(sockets.map(settled));
    expect(fates.filter((fate) => fate === 'kept')).toHaveLength(3);
    for (const socket of sockets) socket.terminate();
    await until(() => server.house.watchedTables.count.watchers === 0);
    const again = anna.open(url);
    expect(await settled(again)).toBe('kept');
    again.terminate();
  });
});

describe('a client that never finishes a request', () => {
  it.each([
    ['its head', 'POST /api/v1/guest HTTP/1.1\r\nhost: x\r\n'],
    [
      'its body',
      'POST /api/v1/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    ],
  ])('is hung up on in the middle of %s', async (_, bytes) => {
    expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 408/);
  });
});

describe('the site', () => {
  const get = (path: string): Promise<string> =>
    new Promise((done, failed) => {
      request({ port: portOf(server.address), host: '127.0.0.1', path }, (reply) => {
        let text = '';
        reply.on('data', (data) => {
          text += String(data);
        });
        reply.on('end', () => done(text));
      })
        .on('error', failed)
        .end();
    });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/assets/../../secret.txt%00.js',
  ])('gives nothing from outside for %s', async (path) => {
    expect(await get(path)).not.toContain('not for you');
  });

  it('gives its first page for addresses of its own', async () => {
    expect(await get('/table/abc')).toContain('the first page');
    expect(await get('/rules/advanced-civilization?rule=AC%2030.527')).toContain('the first page');
  });
});

describe('behind a proxy', () => {
  it('a client that forges its address is counted anyway', async () => {
    const behind = await startServer({ behindProxy: true, limits: { rate: 1, burst: 20 } });
    try {
      const statuses = [];
      for (let i = 0; i < 40; i++) {
        const headers = { 'x-forwarded-for': `10.0.0.${i}, 203.0.113.7` };
        statuses.push((await fetch(`${behind.address}/api/v1/me`, { headers })).status);
      }
      expect(statuses).toContain(429);
      const other = await fetch(`${behind.address}/api/v1/me`, { headers: { 'x-forwarded-for': '203.0.113.8' } });
      expect(other.status).toBe(200);
    } finally {
      await behind.stop();
    }
  });
});

describe('a path that cannot be read', () => {
  it.each(['/api/v1/tables/%ff', '/%'])('%s is refused as anything is', async (path) => {
    const [usual, odd] = [await fetch(`${server.address}/api/v1/tables/none`), await fetch(`${server.address}${path}`)];
    expect(odd.status).toBe(400);
    expect(await odd.json()).toMatchObject({ refusal: { code: 'wrong-form' } });
    expect([...odd.headers.keys()]).toEqual([...usual.headers.keys()]);
  });
});

/** A clock that stands still: however slow the machine is, nobody may ask for more meanwhile. */
const STOPPED_CLOCK = { now: () => 1_800_000_000_000 };

describe('a request that writes a path in another way', () => {
  it.each(['/%61pi/v1/me', '/ap%69/v1/me', 'http://x/api/v1/me', '/api/v1/nothing', '/api/v1/tables/%ff', '/metrics'])(
    'may ask for %s no more often',
    async (path) => {
      const wary = await startServer({ limits: { rate: 1, burst: 5 } }, STOPPED_CLOCK);
      try {
        const statuses: (number | undefined)[] = [];
        for (let i = 0; i < 12; i++) statuses.push(await statusOf(wary, path));
        expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(4);
        expect(await statusOf(wary, '/healthz')).toBe(200);
        expect(await statusOf(wary, '/')).toBe(200);
      } finally {
        await wary.stop();
      }
    },
  );

  const statusOf = ({ address }: Running, path: string): Promise<number | undefined> =>
    new Promise((done, failed) => {
      request({ port: portOf(address), host: '127.0.0.1', path }, (reply) => done(reply.resume().statusCode))
        .on('error', failed)
        .end();
    });
});

describe('sockets', () => {
  it('count among what an address may ask for', async () => {
    const wary = await startServer({ limits: { rate: 1, burst: 20 } }, STOPPED_CLOCK);
    try {
      const url = `${wary.address.replace('http', 'ws')}/api/v1/tables/none/socket`;
      const fates = await Promise.all(
        Array.from({ length: 40 }, () => {
          const socket = new WebSocket(url);
          return new Promise<string>((done) => {
            socket.once('error', (error) => done(error.message));
            socket.once('close', (code) => done(String(code)));
          });
        }),
      );
      expect(fates.filter((fate) => fate.includes('429')).length).toBeGreaterThan(10);
      expect(fates).toContain('4004');
    } finally {
      await wary.stop();
    }
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::9', '2001:db8:1:2::'],
    ['2001:db8::9', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
  ])('%s is counted as %s: one address of a network counts for the whole network', (address, counted) => {
    expect(addressOf(address)).toBe(counted);
  });
});

describe('long lists', () => {
  it('are read for one person or address only so often, and the first page of the lobby for everybody', async () => {
    const wary = await startServer({ limits: { listRate: 0, listBurst: 3 } });
    try {
      const [anna, ben] = [await Visitor.come(wary.address, 'Anna'), await Visitor.come(wary.address, 'Ben')];
      const tooOften = { refusal: { code: 'too-often' } };
      await anna.rest.ask('myTables', {}, {});
      for (let i = 0; i < 2; i++) await anna.rest.ask('history', {}, {});
      await expect(anna.rest.ask('history', {}, {})).rejects.toMatchObject(tooOften);
      await expect(anna.rest.ask('myTables', {}, {})).rejects.toMatchObject(tooOften);
      await ben.rest.ask('history', {}, {});
      for (let i = 0; i < 3; i++) await ben.rest.ask('lobby', { before: String(i) }, {});
      await expect(ben.rest.ask('lobby', { before: '9' }, {})).rejects.toMatchObject(tooOften);
      for (let i = 0; i < 5; i++) await anna.rest.ask('lobby', {}, {});
    } finally {
      await wary.stop();
    }
  });
});

describe('data from outside', () => {
  it.each(['{"__proto__":1}', '{"a":{"\\u005f_pr\\u006fto__":{}}}', '[{"__proto__" :null}]'])(
    'has no name that is no name of data: %s',
    (text) => {
      expect(() => readJson(text, 40)).toThrow(Unreadable);
    },
  );

  it('has no half surrogate pair, but whole ones however they are escaped', () => {
    for (const half of ['"\\ud83c"', '{"\\udffa":1}', '["\\udffa\\ud83c"]'])
      expect(() => readJson(half, 40)).toThrow(Unreadable);
    expect(readJson('"\\ud83c\\udffa"', 40)).toBe('🏺');
  });

  it('is not made of more parts than any table: lists of nothing take far more room than they are long', () => {
    const lists = (count: number) => `[${Array(count).fill('[]').join()}]`;
    expect(readJson(lists(400_000), 40)).toHaveLength(400_000);
    expect(() => readJson(lists(600_000), 40)).toThrow('too-intricate');
  });

  it('may speak of it', () => {
    expect(readJson('{"text":"what is \\"__proto__\\"?"}', 40)).toEqual({ text: 'what is "__proto__"?' });
    expect(readJson('["__proto__"]', 40)).toEqual(['__proto__']);
  });
});

describe('a server that is told to stop', () => {
  it('answers what it was asked before', async () => {
    const stopping = await startServer();
    const json = { 'content-type': 'application/json' };
    const asked = request(`${stopping.address}/api/v1/account`, { method: 'POST', headers: json, agent: false });
    const answered = new Promise<number | undefined>((done, failed) => {
      asked.on('response', (reply) => done(reply.resume().statusCode));
      asked.on('error', failed);
    });
    const registering = vi.spyOn(stopping.house.people, 'register');
    asked.end(JSON.stringify({ login: 'late', password: 'a good long password' }));
    await until(() => registering.mock.calls.length > 0);
    await stopping.stop();
    expect(await answered).toBe(200);
  });
});
