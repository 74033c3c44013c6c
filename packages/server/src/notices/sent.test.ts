import { must } from '@ecumene/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Away } from '../testing/away.ts';
import { planOf, until, Visitor } from '../testing/server.ts';

const HOUR = 3_600_000;
let away: Away;
beforeAll(async () => {
  away = await Away.start();
});
afterAll(() => away.stop());

/** Answers what a visitor is asked, as a program of theirs would. */
async function answerAs(who: Visitor, id: string, seat: string): Promise<void> {
  while (await away.waitsFor(id, seat)) {
    const post = await away.server.house.tables.examine(id, (table) =>
      table.openQuestions().find((one) => one.seat === seat && one.asking.question.optional === undefined),
    );
    const request = { do: 'answer' as const, question: post?.id ?? '', answer: post?.asking.default() };
    const { refusal } = await who.rest.ask('act', { id, seat }, { id: crypto.randomUUID(), request });
    expect(refusal).toBeNull();
  }
}

describe('a player who answers before the notification, and is asked again', () => {
  it('is told once', async () => {
    const { id, ben } = await away.apart();
    await away.hookUp(ben);
    await away.callBen(id);
    away.later(5000);
    await answerAs(ben, id, 'seat-2');
    await away.callBen(id);
    expect(await away.noticesTo(ben)).toEqual([{ how: 'turn' }]);
    away.posted.length = 0;
    await away.deliver(21_000);
    expect(away.postedTo(ben)).toHaveLength(1);
  });
});

describe('someone who plays two hands', () => {
  /** Anna has the first two seats, and Ben the third. */
  async function twoHanded(): Promise<{ id: string; anna: Visitor }> {
    const anna = await Visitor.come(away.server.address, 'Anna');
    const ben = await Visitor.come(away.server.address, 'Ben');
    const seats = [{ is: 'me' as const }, { is: 'me' as const }, { is: 'open' as const }];
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 3, { seats }));
    await ben.rest.ask('join', { id: table.id }, {});
    return { id: table.id, anna };
  }

  it('is notified once when both are asked, and for the other when one is answered', async () => {
    const { id, anna } = await twoHanded();
    const own = async () =>
      (await anna.rest.ask('table', { id }, {})).table.waitingFor.filter((one) => one !== 'seat-3');
    expect(await own()).toEqual(['seat-1', 'seat-2']);
    expect(await away.noticesTo(anna)).toEqual([{ how: 'turn' }]);
    away.later(15_000);
    await answerAs(anna, id, 'seat-2');
    expect(await own()).toEqual(['seat-1']);
    await away.deliver(10_000);
    expect(await away.noticesTo(anna)).toEqual([{ how: 'turn' }]);
    await away.deliver(11_000);
    expect(await away.noticesTo(anna)).toEqual([]);
  });

  it('is notified once until they are back, whichever hand is asked', async () => {
    const { id, anna } = await twoHanded();
    await away.hookUp(anna);
    await answerAs(anna, id, 'seat-2');
    await away.deliver(21_000);
    expect(away.postedTo(anna)).toHaveLength(1);
    for (const seat of ['seat-1', 'seat-3']) while (await away.waitsFor(id, seat)) await away.answerFor(id, seat);
    expect(await away.waitsFor(id, 'seat-2')).toBe(true);
    await away.deliver(21_000);
    expect(away.postedTo(anna)).toHaveLength(1);
  });
});

describe('a player who could not be notified', () => {
  /** Ben is awaited and away, and nothing reaches him. */
  async function unreachable() {
    const { id, ben } = await away.apart();
    await away.hookUp(ben);
    await away.callBen(id);
    away.status = 500;
    await away.deliver(21_000);
    away.status = 204;
    expect(await away.noticesTo(ben)).toEqual([{ how: 'webhook' }]);
    away.posted.length = 0;
    return { id, ben };
  }

  it('is not told after they have answered', async () => {
    const { id, ben } = await unreachable();
    await answerAs(ben, id, 'seat-2');
    await away.deliver(61_000);
    expect([away.postedTo(ben), await away.noticesTo(ben)]).toEqual([[], []]);
  });

  it('is not told after they are back at the table', async () => {
    const { id, ben } = await unreachable();
    const port = ben.sit({ id, game: 'bazaar' }, 'seat-2');
    await until(async () => port.tableView() && (await away.noticesTo(ben)).length === 0);
    await away.deliver(61_000);
    expect(away.postedTo(ben)).toEqual([]);
    port.close();
  });

  it('is notified once when they answer and are asked again', async () => {
    const { id, ben } = await unreachable();
    await answerAs(ben, id, 'seat-2');
    await away.callBen(id);
    await away.deliver(61_000);
    expect(away.postedTo(ben)).toHaveLength(1);
  });
});

describe('a player who is reached by one channel and not another', () => {
  it('is notified once until they are back, however often they are asked', async () => {
    const { id, ben } = await away.apart();
    await away.hookUp(ben);
    await ben.page.ask('subscribe', {}, { endpoint: 'https://127.0.0.1:9/closed', keys: { p256dh: 'k', auth: 'a' } });
    for (let turn = 0; turn < 3; turn++) {
      await away.callBen(id);
      await away.deliver(21_000);
      await away.passBen(id);
      await away.deliver(61_000);
      expect(await away.noticesTo(ben)).toEqual([]);
    }
    expect(away.postedTo(ben)).toHaveLength(1);
  });
});

describe('a player who is reached by one channel while another is given up', () => {
  it('is not told again the day after', async () => {
    const { id, ben } = await away.apart();
    await away.hookUp(ben);
    await ben.page.ask('subscribe', {}, { endpoint: 'https://127.0.0.1:9/closed', keys: { p256dh: 'k', auth: 'a' } });
    await away.callBen(id);
    await away.deliver(21_000);
    for (let tries = 1; tries < 8; tries++) await away.deliver(2 * HOUR);
    expect(await away.noticesTo(ben)).toEqual([]);
    await away.deliver(24 * HOUR);
    expect(away.postedTo(ben)).toHaveLength(1);
  });
});

describe('a player whom no channel reached', () => {
  it('is notified the next time, though they were no longer asked at the retry', async () => {
    const { id, ben } = await away.apart();
    await away.hookUp(ben);
    away.status = 500;
    await away.callBen(id);
    await away.deliver(21_000);
    await away.passBen(id);
    await away.deliver(61_000);
    away.status = 204;
    away.posted.length = 0;
    await away.callBen(id);
    await away.deliver(21_000);
    expect(away.postedTo(ben)).toHaveLength(1);
  });

  it('is told the next time, though several ways to them were given up in the same moment', async () => {
    const { id, ben } = await away.apart();
    await away.hookUp(ben);
    await ben.page.ask('subscribe', {}, { endpoint: 'https://127.0.0.1:9/closed', keys: { p256dh: 'k', auth: 'a' } });
    away.status = 500;
    await away.callBen(id);
    await away.deliver(21_000);
    expect(await away.noticesTo(ben)).toHaveLength(2);
    await away.passBen(id);
    await away.deliver(61_000);
    expect(await away.noticesTo(ben)).toEqual([]);
    away.status = 204;
    away.posted.length = 0;
    await away.callBen(id);
    await away.deliver(21_000);
    expect(away.postedTo(ben)).toHaveLength(1);
  });

  /** Ben is awaited, and his webhook has been tried so often that it was given up. */
  async function givenUp() {
    const { id, ben } = await away.apart();
    await away.hookUp(ben);
    away.status = 500;
    await away.callBen(id);
    await away.deliver(21_000);
    for (let tries = 1; tries < 8; tries++) await away.deliver(2 * HOUR);
    expect(await away.noticesTo(ben)).toEqual([{ how: 'turn' }]);
    away.status = 204;
    away.posted.length = 0;
    return { id, ben };
  }

  it('is told the next time, however often it was tried before', async () => {
    const { id, ben } = await givenUp();
    await away.deliver(21_000);
    expect(away.postedTo(ben)).toEqual([]);
    await away.passBen(id);
    await away.callBen(id);
    await away.deliver(21_000);
    expect(away.postedTo(ben)).toHaveLength(1);
  });

  it('is told the day after, where the table still waits for them', async () => {
    const { ben } = await givenUp();
    await away.deliver(24 * HOUR);
    expect(away.postedTo(ben)).toHaveLength(1);
    expect(await away.noticesTo(ben)).toEqual([]);
  });
});

describe('a player who was notified', () => {
  it('is not told again because that could not be noted', async () => {
    const { id, ben } = await away.apart();
    await away.hookUp(ben);
    await away.callBen(id);
    const broken = vi.spyOn(away.server.house.notices, 'reached').mockRejectedValue(new Error('the disk is full'));
    await away.deliver(21_000);
    expect(broken).toHaveBeenCalled();
    broken.mockRestore();
    await away.deliver(61_000);
    expect(away.postedTo(ben)).toHaveLength(1);
    expect(await away.noticesTo(ben)).toEqual([]);
  });
});

describe('someone who has lost a seat that is asked', () => {
  it('is not told of it', async () => {
    const { id, ben } = await away.apart();
    await away.callBen(id);
    await away.server.house.base.store.db.deleteFrom('outbox').where('person', '=', ben.id).execute();
    await away.server.house.notices.returned(must(await away.server.house.tables.open(id), 'the table'), ben.id);
    await away.server.house.lobby.handOver(id, 'seat-2', 'bot');
    expect(await away.noticesTo(ben)).toEqual([]);
  });
});

describe('a player who was no longer asked when the notification was due', () => {
  it('is told the next time', async () => {
    const { id, ben } = await away.apart();
    await away.callBen(id);
    expect(await away.noticesTo(ben)).toHaveLength(1);
    await away.passBen(id);
    await away.deliver(21_000);
    expect(await away.noticesTo(ben)).toHaveLength(0);
    await away.callBen(id);
    expect(await away.noticesTo(ben)).toHaveLength(1);
  });

  it('is not notified when the table is deleted', async () => {
    const { id, ben } = await away.apart();
    await away.callBen(id);
    const { base, tables } = away.server.house;
    await base.store.db.deleteFrom('tables').where('id', '=', id).execute();
    tables.forget(id);
    await away.deliver(21_000);
    expect(await away.noticesTo(ben)).toHaveLength(0);
  });
});

describe('a player who takes over a seat', () => {
  it('is told as everybody is until they choose', async () => {
    const { id, anna, ben } = await away.apart();
    await ben.rest.ask('notices', { id }, { push: false, mail: false, webhook: false });
    const motion = { is: 'hand-over' as const, seat: 'seat-2', to: 'anyone' as const };
    for (const one of [ben, anna]) await one.rest.ask('vote', { id }, { motion, agrees: true });
    const cleo = await Visitor.come(away.server.address, 'Cleo');
    await cleo.rest.ask('join', { id }, {});
    expect(await cleo.rest.ask('myNotices', { id }, {})).toEqual({ push: true, mail: true, webhook: true });
  });
});

describe('a paused table', () => {
  it('notifies nobody until play continues', async () => {
    const { id, anna, ben } = await away.apart({ clock: { is: 'slow', bank: 3, increment: 12 } });
    const vote = async (is: 'pause' | 'resume') => {
      for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion: { is }, agrees: true });
    };
    await away.callBen(id);
    await vote('pause');
    await away.deliver(21_000);
    expect(await away.noticesTo(ben)).toEqual([]);
    await vote('resume');
    expect(await away.noticesTo(ben)).toEqual([{ how: 'turn' }]);
  });
});

describe('a server without a public address', () => {
  it('names the table, and sends no link that leads nowhere', async () => {
    const { id, ben } = await away.apart();
    await away.hookUp(ben);
    await away.callBen(id);
    await away.deliver(21_000);
    const [told] = await until(() => (away.postedTo(ben).length > 0 ? away.postedTo(ben) : undefined));
    expect(told).toContain('Evening game');
    expect(told).not.toContain('/table/');
  });
});

describe('someone with automatic answers', () => {
  /** Ben leaves something for later, and goes. */
  async function leaving(request: object): Promise<{ id: string; ben: Visitor }> {
    const { id, ben } = await away.apart({ options: { rounds: 20, curses: false } });
    await away.hookUp(ben);
    const port = ben.sit({ id, game: 'bazaar' }, 'seat-2');
    await until(() => port.tableView());
    expect(await port.request({ do: 'stand', answers: [{}], topic: 'trade', ...request })).toBeUndefined();
    port.close();
    await until(() => !away.server.house.watchedTables.here(id, ben.id));
    return { id, ben };
  }

  it('is not called to a floor on which an agent trades for them, but to what comes after it', async () => {
    const { id, ben } = await leaving({ plan: true });
    await away.answerFor(id, 'seat-1');
    await away.deliver(21_000);
    expect([await away.waitsFor(id, 'seat-2'), away.postedTo(ben)]).toEqual([true, []]);
    away.later(120_000);
    await away.server.house.agents.look();
    await away.deliver(21_000);
    expect(away.postedTo(ben).join()).toContain('Decision: keep.');
  });

  it('is not notified of a question an automatic answer answers', async () => {
    const { id, ben } = await leaving({ topic: 'keep', answers: [{}], always: true });
    await away.passBen(id);
    away.posted.length = 0;
    await away.answerFor(id, 'seat-1');
    await away.deliver(21_000);
    expect(away.postedTo(ben).join()).not.toContain('keep');
  });
});
