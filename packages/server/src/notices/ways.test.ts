import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { Away } from '../testing/away.ts';
import type { Visitor } from '../testing/server.ts';

const keys = { p256dh: 'k', auth: 'a' };
const pushed: string[] = [];
let away: Away;
beforeAll(async () => {
  away = await Away.start();
  vi.spyOn(webPush, 'sendNotification').mockImplementation(({ endpoint }) => {
    pushed.push(endpoint);
    return endpoint.includes('gone')
      ? Promise.reject(new webPush.WebPushError('gone', 410, {}, '', endpoint))
      : Promise.resolve({ statusCode: 201, body: '', headers: {} });
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await away.stop();
});

/** What was sent to somebody, since what was posted and pushed was forgotten. */
const toldTo = (who: Visitor) => [...away.postedTo(who), ...pushed.filter((endpoint) => endpoint.endsWith(who.id))];

/** Somebody wants to be told in a browser. */
const subscribe = (who: Visitor, place = 'browser') =>
  who.page.ask('subscribe', {}, { endpoint: `https://push.example.org/${place}/${who.id}`, keys });

const WAYS: readonly [string, (who: Visitor) => Promise<unknown>][] = [
  ['a webhook', (who) => away.hookUp(who)],
  ['a browser', (who) => subscribe(who)],
];

describe('a player without an address for notifications', () => {
  it.each(WAYS)('is notified when they add %s, if they are still asked', async (_, name) => {
    const { id, ben } = await away.apart();
    await away.callBen(id);
    await away.deliver(21_000);
    expect(await away.noticesTo(ben)).toEqual([]);
    await name(ben);
    await away.deliver(21_000);
    expect(toldTo(ben)).toHaveLength(1);
  });

  it.each(WAYS)('is notified the next time when they add %s and are not asked', async (_, name) => {
    const { id, ben } = await away.apart();
    await away.callBen(id);
    await away.deliver(21_000);
    await away.passBen(id);
    await name(ben);
    expect(await away.noticesTo(ben)).toEqual([]);
    await away.callBen(id);
    await away.deliver(21_000);
    expect(toldTo(ben)).toHaveLength(1);
  });

  it('is told when they want to be, though they did not before', async () => {
    const { id, ben } = await away.apart();
    await away.hookUp(ben);
    await ben.rest.ask('notices', { id }, { push: false, mail: false, webhook: false });
    await away.callBen(id);
    await away.deliver(21_000);
    expect(toldTo(ben)).toEqual([]);
    await ben.rest.ask('notices', { id }, { push: false, mail: false, webhook: true });
    await away.deliver(21_000);
    expect(toldTo(ben)).toHaveLength(1);
  });

  it('is looked up once, however often they are asked', async () => {
    const { id, ben } = await away.apart();
    await away.callBen(id);
    await away.deliver(21_000);
    for (let turn = 0; turn < 3; turn++) {
      await away.passBen(id);
      await away.callBen(id);
      expect(await away.noticesTo(ben)).toEqual([]);
    }
  });

  it('is not told again by a new one when another has reached them', async () => {
    const { id, ben } = await away.apart();
    await away.hookUp(ben);
    await away.callBen(id);
    await away.deliver(21_000);
    await subscribe(ben);
    await away.deliver(21_000);
    expect(toldTo(ben)).toHaveLength(1);
  });

  it.each([404, 410])('any more, because a webhook answers with %i, is told by the next one', async (status) => {
    const { id, ben } = await away.apart();
    await away.hookUp(ben);
    away.status = status;
    await away.callBen(id);
    await away.deliver(21_000);
    await away.deliver(21_000);
    expect(await away.noticesTo(ben)).toEqual([]);
    away.status = 204;
    away.posted.length = 0;
    await away.hookUp(ben);
    await away.deliver(21_000);
    expect(toldTo(ben)).toHaveLength(1);
  });

  it('any more, because a browser is gone, is told by the next one', async () => {
    const { id, ben } = await away.apart();
    await subscribe(ben, 'gone');
    await away.callBen(id);
    await away.deliver(21_000);
    await away.deliver(21_000);
    expect(await away.noticesTo(ben)).toEqual([]);
    pushed.length = 0;
    await subscribe(ben);
    await away.deliver(21_000);
    expect(toldTo(ben)).toHaveLength(1);
  });
});
