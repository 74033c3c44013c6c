import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, Visitor } from '../testing/server.ts';

let server: Running;
let anna: Visitor;
let ben: Visitor;
let cleo: Visitor;
beforeAll(async () => {
  ({ server, anna, ben, cleo } = await startWithPeople());
});
afterAll(() => server.stop());

describe('a second hand', () => {
  it('is for the host alone, also before play begins', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 4));
    const { id } = table;
    await ben.rest.ask('join', { id }, { seat: 'seat-2' });
    await expect(ben.rest.ask('join', { id }, { seat: 'seat-3' })).rejects.toMatchObject({
      refusal: { code: 'seated' },
    });
    expect((await ben.rest.ask('join', { id }, {})).seat).toBe('seat-2');
    expect((await anna.rest.ask('join', { id }, { seat: 'seat-3' })).table.mine).toEqual(['seat-1', 'seat-3']);
  });

  it('brings no second vote', async () => {
    const seats = [{ is: 'me' as const }, { is: 'me' as const }, { is: 'open' as const }];
    const clock = { is: 'slow' as const, bank: 3, increment: 12 };
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 3, { seats, clock }));
    const { id } = table;
    await ben.rest.ask('join', { id }, {});
    const pause = { motion: { is: 'pause' as const }, agrees: true };
    expect((await anna.rest.ask('vote', { id }, pause)).table.paused).toBe(false);
    expect((await ben.rest.ask('vote', { id }, pause)).table.paused).toBe(true);
  });
});

describe('a rematch', () => {
  it('can be created again after the first one was deleted', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2));
    const { id } = table;
    await ben.rest.ask('join', { id }, {});
    for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    const first = await anna.rest.ask('rematch', { id }, {});
    expect((await ben.rest.ask('table', { id }, {})).table.rematch).toBe(first.table.id);
    await anna.rest.ask('removeTable', { id: first.table.id }, {});
    expect((await ben.rest.ask('table', { id }, {})).table.rematch).toBeNull();
    const second = await ben.rest.ask('rematch', { id }, {});
    expect(second.table).toMatchObject({ state: 'gathering', host: { name: 'Ben' } });
    expect((await anna.rest.ask('rematch', { id }, {})).table.id).toBe(second.table.id);
  });
});

describe('the past', () => {
  it('holds a game that someone left, once it is over', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 3));
    const { id } = table;
    for (const one of [ben, cleo]) await one.rest.ask('join', { id }, {});
    await cleo.rest.ask('leave', { id }, { to: 'bot' });
    const past = async () => (await cleo.rest.ask('history', {}, {})).tables.map((one) => one.id);
    const now = async () => (await cleo.rest.ask('myTables', {}, {})).tables.filter((one) => one.id === id);
    expect(await past()).not.toContain(id);
    expect(await now()).toMatchObject([{ mine: [], state: 'playing' }]);
    for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    expect(await past()).toContain(id);
    expect(await now()).toEqual([]);
  });

  it('holds no game that a player left and may not watch', async () => {
    const { table } = await anna.rest.ask('createTable', {}, { ...planOf('bazaar', 3), watch: 'nobody' });
    const { id } = table;
    for (const one of [ben, cleo]) await one.rest.ask('join', { id }, {});
    expect(await cleo.rest.ask('leave', { id }, { to: 'bot' })).toEqual({ table: null });
    const ids = async (): Promise<string[]> => [
      ...(await cleo.rest.ask('myTables', {}, {})).tables.map((one) => one.id),
      ...(await cleo.rest.ask('history', {}, {})).tables.map((one) => one.id),
    ];
    expect(await ids()).not.toContain(id);
    for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    expect(await ids()).not.toContain(id);
  });

  it('holds no copies in which someone tried something out', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2));
    await cleo.rest.ask('join', { id: table.id }, {});
    const { table: copy } = await cleo.rest.ask('whatIf', { id: table.id }, {});
    expect((await cleo.rest.ask('myTables', {}, {})).tables.map(({ id }) => id)).toContain(copy.id);
    await cleo.rest.ask('vote', { id: copy.id }, { motion: { is: 'abandon' }, agrees: true });
    expect((await cleo.rest.ask('history', {}, {})).tables.filter((one) => one.id === copy.id)).toEqual([]);
  });
});

describe('the lobby', () => {
  it('cannot be filled by one host', async () => {
    const [host, crowd] = [await Visitor.come(server.address, 'Host'), await Visitor.come(server.address, 'Crowd')];
    const { table } = await host.rest.ask('createTable', {}, planOf('bazaar', 3));
    for (let i = 0; i < 60; i++) await crowd.rest.ask('createTable', {}, planOf('bazaar', 3));
    const { gathering } = await cleo.rest.ask('lobby', {}, {});
    expect(gathering.map(({ id }) => id)).toContain(table.id);
    expect(gathering.filter((one) => one.host?.name === 'Crowd')).toHaveLength(5);
  });
});
