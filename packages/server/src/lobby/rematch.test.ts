import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { bazaarOf, planOf, startWithPeople, until, Visitor } from '../testing/server.ts';

let server: Running;
let anna: Visitor;
let ben: Visitor;
let cleo: Visitor;

beforeAll(async () => {
  ({ server, anna, ben, cleo } = await startWithPeople({ limits: { tablesPerPerson: 40 } }));
});
afterAll(() => server.stop());

/** A table at which Anna, Ben and Cleo play. */
const playing = (): Promise<string> => bazaarOf(anna, ben, cleo);
const stateOf = async (id: string) => (await anna.rest.ask('table', { id }, {})).table;

describe('a rematch', () => {
  it('is one table, no matter who asks first', async () => {
    const id = await playing();
    for (const one of [anna, ben, cleo])
      await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    const [first, second] = await Promise.all([
      ben.rest.ask('rematch', { id }, {}),
      cleo.rest.ask('rematch', { id }, {}),
    ]);
    expect(first.table.id).toBe(second.table.id);
    const later = first.table.host?.name === 'Ben' ? cleo : ben;
    const secrets = [first, second].flatMap(({ invite }) => invite ?? []);
    expect(secrets).toHaveLength(1);
    const guest = await Visitor.come(server.listening, 'Dora');
    const shown = await guest.rest.ask('invitation', { id: first.table.id }, { secret: secrets[0] ?? '' });
    expect(shown.table.id).toBe(first.table.id);
    await later.rest.ask('join', { id: first.table.id }, {});
    await anna.rest.ask('join', { id: first.table.id }, {});
    await until(async () => (await stateOf(first.table.id)).state === 'playing');
  });

  it('keeps the seats for those who sat there, and is among their tables from the start', async () => {
    const id = await playing();
    for (const one of [anna, ben, cleo])
      await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    const { table, invite = '' } = await ben.rest.ask('rematch', { id }, {});
    const kept = async () => (await stateOf(table.id)).seats.map(({ keptFor }) => keptFor?.name);
    expect(await kept()).toEqual(['Anna', undefined, 'Cleo']);
    const { tables } = await anna.rest.ask('myTables', {}, {});
    expect(tables.map((one) => one.id)).toContain(table.id);
    const dora = await Visitor.come(server.listening, 'Dora');
    const join = dora.rest.ask('join', { id: table.id }, { secret: invite });
    await expect(join).rejects.toMatchObject({ refusal: { code: 'full' } });
    await ben.rest.ask('setSeat', { id: table.id, seat: 'seat-1' }, { is: 'open' });
    expect((await dora.rest.ask('join', { id: table.id }, {})).seat).toBe('seat-1');
    expect((await cleo.rest.ask('join', { id: table.id }, {})).seat).toBe('seat-3');
    expect(await kept()).toEqual([undefined, undefined, undefined]);
  });
});

describe('a rematch of bots', () => {
  it('is made by the host, who did not play', async () => {
    const bot = { is: 'bot' as const, bot: 'random' };
    const plan = planOf('bazaar', 2, { seats: [bot, bot], options: { rounds: 1 } });
    const { table } = await cleo.rest.ask('createTable', {}, plan);
    await cleo.rest.ask('start', { id: table.id }, {});
    await until(async () => (await cleo.rest.ask('table', { id: table.id }, {})).table.state === 'over');
    const again = await cleo.rest.ask('rematch', { id: table.id }, {});
    expect(again.table).toMatchObject({ state: 'gathering', seats: [{ is: 'bot' }, { is: 'bot' }] });
    expect((await cleo.rest.ask('table', { id: table.id }, {})).table.rematch).toBe(again.table.id);
  });
});
