import { mkdtempSync, rmSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Away } from '../testing/away.ts';
import { Browser, PushService, signedBy, unsecured } from '../testing/push-service.ts';
import { startServer, type Visitor } from '../testing/server.ts';
import { ownPushKeys } from './own-push-keys.ts';

let service: PushService;
let away: Away;
beforeAll(async () => {
  service = await PushService.start();
  vi.spyOn(https, 'request').mockImplementation(unsecured);
  // As `npm start` sets it up: nobody has given it keys.
  away = await Away.start({});
});
afterAll(async () => {
  await away.stop();
  vi.restoreAllMocks();
  service.stop();
});

const keyFor = async (who: Visitor) => (await who.rest.ask('me', {}, {})).pushKey;

describe('a server that was given no keys', () => {
  it('tells the browser of somebody away, in words only that browser can read', async () => {
    const browser = new Browser();
    const { id, ben } = await away.apart();
    const endpoint = `${service.address}/send/${ben.id}`;
    await ben.page.ask('subscribe', {}, { endpoint, keys: browser.keys });
    await away.callBen(id);
    await away.deliver(19_000);
    expect(service.pushed).toEqual([]);
    await away.deliver(2000);
    const [sent, ...more] = service.pushed;
    if (sent === undefined) throw new Error('nothing came');
    expect(more).toEqual([]);
    expect(sent.path).toBe(`/send/${ben.id}`);
    expect(sent.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(signedBy(sent.headers)).toMatchObject({
      key: await keyFor(ben),
      says: { aud: service.address, sub: 'mailto:operator@localhost' },
    });
    expect(sent.body.toString()).not.toContain('Evening game');
    const told = browser.read(sent.body);
    expect(told).toMatchObject({ link: expect.stringContaining(`/table/${id}`) });
    expect(JSON.stringify(told)).toContain('Evening game');
    expect(await away.noticesTo(ben)).toEqual([]);
  });

  it('has one pair, also where several processes begin together', async () => {
    const { store } = away.server.house.base;
    await store.db.deleteFrom('made').execute();
    const pairs = await Promise.all([1, 2, 3].map(() => ownPushKeys(store, 'https://play.example.org')));
    expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(pairs[0]).toMatchObject({ subject: 'https://play.example.org' });
  });

  it('keeps them when it is started again, so that browsers go on being told', async () => {
    const data = mkdtempSync(join(tmpdir(), 'ecumene-push-'));
    const keys = [];
    for (let start = 0; start < 2; start++) {
      const server = await startServer({ data });
      keys.push(server.house.base.config.push?.publicKey);
      await server.stop();
    }
    rmSync(data, { recursive: true });
    expect(keys[0]).toMatch(/^[\w-]{87}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});
