import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startServer, Visitor } from '../testing/server.ts';

const DAY = 24 * 3_600_000;
let server: Running;
let time = 1_800_000_000_000;
beforeAll(async () => {
  server = await startServer({}, { now: () => time });
});
afterAll(() => server.stop());

const come = (name: string) => Visitor.come(server.address, name);
const countOf = async (name: 'sessions' | 'resets' | 'tokens', { id }: Visitor) =>
  (await server.house.base.store.db.selectFrom(name).select('person').where('person', '=', id).execute()).length;
const isKept = async (name: 'people' | 'tables', id: string) =>
  (await server.house.base.store.db.selectFrom(name).select('id').where('id', '=', id).execute()).length === 1;

/** Some time goes by, and then somebody tidies up. */
async function later(days: number): Promise<void> {
  time += days * DAY;
  await server.house.housekeeping.sweep();
}

describe('once a day', () => {
  it('sessions that are over and links that are no longer good are put away', async () => {
    const anna = await (await come('Anna')).register({ login: 'anna', password: 'correct horse battery' });
    await server.house.people.forgot('anna');
    await later(0);
    expect([await countOf('sessions', anna), await countOf('resets', anna)]).toEqual([1, 1]);
    await later(91);
    expect([await countOf('sessions', anna), await countOf('resets', anna)]).toEqual([0, 0]);
    expect(await countOf('tokens', anna)).toBe(1);
  });

  it('tables lapse that nobody has touched for a month before their game, and ended copies', async () => {
    const [ben, cleo] = [await come('Ben'), await come('Cleo')];
    const { table: idle } = await ben.rest.ask('createTable', {}, planOf('bazaar', 3));
    const { table: touched } = await ben.rest.ask('createTable', {}, planOf('bazaar', 3));
    const { table: played } = await ben.rest.ask('createTable', {}, planOf('bazaar', 2));
    await cleo.rest.ask('join', { id: played.id }, {});
    const { table: copy } = await ben.rest.ask('whatIf', { id: played.id }, {});
    await ben.rest.ask('vote', { id: copy.id }, { motion: { is: 'abandon' }, agrees: true });
    time += 20 * DAY;
    await cleo.rest.ask('join', { id: touched.id }, {});
    await later(11);
    const kept = [idle, touched, played, copy].map(({ id }) => isKept('tables', id));
    expect(await Promise.all(kept)).toEqual([false, true, true, false]);
    await expect(ben.rest.ask('table', { id: idle.id }, {})).rejects.toMatchObject({ status: 404 });
  });

  it('guests are forgotten who were not here for a year and left no trace', async () => {
    const [dora, fay, gil] = [await come('Dora'), await come('Fay'), await come('Gil')];
    const { table } = await fay.rest.ask('createTable', {}, planOf('bazaar', 2));
    await gil.rest.ask('join', { id: table.id }, {});
    await gil.rest.ask('leave', { id: table.id }, {});
    await later(366);
    expect(await Promise.all([dora, fay, gil].map(({ id }) => isKept('people', id)))).toEqual([false, true, true]);
    expect(await countOf('tokens', dora)).toBe(0);
  });
});
