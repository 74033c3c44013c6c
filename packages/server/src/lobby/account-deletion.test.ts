import { Fault } from '@ecumene/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startServer, Visitor } from '../testing/server.ts';

let server: Running;
let ben: Visitor;
beforeAll(async () => {
  server = await startServer();
  ben = await Visitor.come(server.address, 'Ben');
});
afterAll(() => server.stop());

/** A table that Zenobia has made, at which Ben plays with her. */
async function withZenobia(): Promise<{ readonly id: string; readonly zenobia: Visitor }> {
  const zenobia = await Visitor.come(server.address, 'Zenobia');
  const { table } = await zenobia.rest.ask('createTable', {}, planOf('bazaar', 2, { options: { rounds: 30 } }));
  await ben.rest.ask('join', { id: table.id }, {});
  return { id: table.id, zenobia };
}

const infoOf = async (id: string) => (await ben.rest.ask('table', { id }, {})).table;

/** Everything that is kept of a table on disk, as text. */
async function keptOf(id: string): Promise<string> {
  const { db } = server.house.base.store;
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).execute();
  const journal = await db.selectFrom('journal').selectAll().where('table_id', '=', id).execute();
  return JSON.stringify([row, journal]);
}

const firstSaid = async (who: Visitor, id: string) => (await who.rest.ask('talk', { id }, {})).said[0]?.number ?? 0;

/** A table of the bazaar under some title, at which two play. */
async function titled(host: Visitor, guest: Visitor, name: string): Promise<string> {
  const { table } = await host.rest.ask('createTable', {}, planOf('bazaar', 2, { name, options: { rounds: 30 } }));
  await guest.rest.ask('join', { id: table.id }, {});
  return table.id;
}

describe('someone who deletes their account', () => {
  it('leaves no name behind, on disk, in memory or in a file', async () => {
    const { id, zenobia } = await withZenobia();
    for (const one of [ben, zenobia]) await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    expect(await keptOf(id)).toContain('Zenobia');
    await zenobia.page.ask('deleteMe', {}, {});
    expect(await keptOf(id)).not.toContain('Zenobia');
    const seen = [
      await infoOf(id),
      await ben.rest.ask('tableView', { id }, {}),
      await ben.rest.ask('exportTable', { id }, {}),
    ];
    expect(JSON.stringify(seen)).not.toContain('Zenobia');
    expect(await infoOf(id)).toMatchObject({ state: 'abandoned', waitingFor: [] });
  });

  it('is not named as having taken over a seat either', async () => {
    const { id, zenobia } = await withZenobia();
    const motion = { is: 'hand-over' as const, seat: 'seat-1', to: 'anyone' as const };
    for (const one of [zenobia, ben]) await one.rest.ask('vote', { id }, { motion, agrees: true });
    const yusuf = await Visitor.come(server.address, 'Yusuf');
    await yusuf.rest.ask('join', { id }, {});
    expect(await keptOf(id)).toContain('Yusuf');
    await yusuf.page.ask('deleteMe', {}, {});
    expect(await keptOf(id)).not.toContain('Yusuf');
    expect(JSON.stringify(await ben.rest.ask('tableView', { id }, {}))).not.toContain('Yusuf');
  });

  it('is not named either where they sat before and got up', async () => {
    const { id, zenobia } = await withZenobia();
    await zenobia.rest.ask('leave', { id }, {});
    const { table } = await ben.rest.ask('createTable', {}, planOf('bazaar', 2, { options: { rounds: 30 } }));
    const cleo = await Visitor.come(server.address, 'Cleo');
    await cleo.rest.ask('join', { id: table.id }, {});
    const motion = { is: 'hand-over' as const, seat: 'seat-2', to: 'anyone' as const };
    for (const one of [cleo, ben]) await one.rest.ask('vote', { id: table.id }, { motion, agrees: true });
    await zenobia.rest.ask('join', { id: table.id }, {});
    await zenobia.rest.ask('leave', { id: table.id }, {});
    const kept = async () => (await keptOf(id)) + (await keptOf(table.id));
    expect(await kept()).toContain('Zenobia');
    await zenobia.page.ask('deleteMe', {}, {});
    expect(await kept()).not.toContain('Zenobia');
    expect(await kept()).toContain('Cleo');
    for (const one of [id, table.id]) {
      expect(JSON.stringify(await ben.rest.ask('replay', { id: one, at: '2' }, {}))).not.toContain('Zenobia');
      const { tableView } = await ben.rest.ask('tableView', { id: one }, {});
      expect(tableView.handovers.some(({ from }) => from?.is === 'person')).toBe(true);
      expect(JSON.stringify(tableView)).not.toContain('Zenobia');
    }
  });

  it('is named in no title of a table either, in whatever language and case', async () => {
    const semiramis = await Visitor.come(server.address, 'Semiramis');
    const named = [
      await titled(semiramis, ben, 'Semiramis’s table'),
      await titled(semiramis, ben, 'SEMIRAMIS TISCH'),
      await titled(ben, semiramis, '対semiramis'),
    ];
    const other = await titled(semiramis, ben, 'Friday evening');
    const { report } = await ben.rest.ask('reportFault', { id: named[0] ?? '' }, { text: 'My silk is gone' });
    for (const one of [ben, semiramis])
      await one.rest.ask('vote', { id: named[1] ?? '' }, { motion: { is: 'abandon' }, agrees: true });
    await semiramis.page.ask('deleteMe', {}, {});
    for (const id of named) {
      expect(await infoOf(id)).toMatchObject({ name: 'The Bazaar', plan: { name: 'The Bazaar' } });
      expect(await keptOf(id)).not.toMatch(/semiramis/i);
    }
    const lobby = [await ben.rest.ask('myTables', {}, {}), await ben.rest.ask('lobby', {}, {})];
    expect(JSON.stringify(lobby)).not.toMatch(/semiramis/i);
    expect(JSON.stringify(await ben.rest.ask('exportTable', { id: named[1] ?? '' }, {}))).not.toMatch(/semiramis/i);
    expect(await infoOf(other)).toMatchObject({ name: 'Friday evening' });
    const { db } = server.house.base.store;
    const kept = await db.selectFrom('reports').select('body').where('id', '=', report).execute();
    expect(kept[0]?.body).not.toMatch(/semiramis/i);
  });

  it('is not named in the title of another player’s copy', async () => {
    const zenobia = await Visitor.come(server.address, 'Zenobia');
    const id = await titled(zenobia, ben, 'Zenobia’s table');
    const { table: copy } = await ben.rest.ask('whatIf', { id }, {});
    expect(copy.name).toBe('Zenobia’s table (what if)');
    const { table: copyOfCopy } = await ben.rest.ask('whatIf', { id: copy.id }, {});
    await zenobia.page.ask('deleteMe', {}, {});
    for (const { id } of [copy, copyOfCopy])
      expect(await infoOf(id)).toMatchObject({ name: 'The Bazaar', plan: { name: 'The Bazaar' } });
  });

  it('leaves the titles of a stranger of the same name alone', async () => {
    const [zenobia, namesake] = await Promise.all([0, 1].map(() => Visitor.come(server.address, 'Zenobia')));
    if (zenobia === undefined || namesake === undefined) throw new Error('nobody came');
    const id = await titled(namesake, ben, 'Zenobia’s table');
    await zenobia.page.ask('deleteMe', {}, {});
    expect(await infoOf(id)).toMatchObject({ name: 'Zenobia’s table' });
  });

  it('leaves titles alone in which the name is but a part of another word', async () => {
    const e = await Visitor.come(server.address, 'E');
    const ids = [await titled(ben, e, 'Every evening'), await titled(ben, e, 'Friday')];
    const own = await titled(e, ben, 'E’s table');
    await e.page.ask('deleteMe', {}, {});
    const titles = await Promise.all([...ids, own].map((id) => ben.rest.ask('table', { id }, {})));
    expect(titles.map(({ table }) => table.name)).toEqual(['Every evening', 'Friday', 'The Bazaar']);
  });

  it('keeps the titles for as long as the password is not right', async () => {
    const zenobia = await Visitor.come(server.address, 'Zenobia');
    const id = await titled(zenobia, ben, 'Zenobia’s table');
    await zenobia.page.ask('register', {}, { login: 'zenobia', password: 'palmyra-forever', name: 'Zenobia' });
    await expect(zenobia.page.ask('deleteMe', {}, { password: 'rome-forever' })).rejects.toThrow();
    expect(await infoOf(id)).toMatchObject({ name: 'Zenobia’s table' });
  });

  it('is not heard in reports of what they said', async () => {
    const { id, zenobia } = await withZenobia();
    await zenobia.rest.ask('say', { id }, { text: 'something rude' });
    await ben.rest.ask('reportTalk', { id }, { number: await firstSaid(ben, id), why: 'It was rude' });
    await zenobia.page.ask('deleteMe', {}, {});
    const { db } = server.house.base.store;
    const [report] = await db.selectFrom('reports').selectAll().where('table_id', '=', id).execute();
    expect(report).toMatchObject({ text: 'It was rude', person: ben.id });
    expect(report?.body).not.toMatch(/Zenobia|something rude/);
  });

  it('is not named in reports of what was said to them, which stay', async () => {
    const { id, zenobia } = await withZenobia();
    await ben.rest.ask('say', { id }, { text: 'something rude', to: 'seat-1' });
    await zenobia.rest.ask('reportTalk', { id }, { number: await firstSaid(zenobia, id), why: 'He was rude' });
    await zenobia.page.ask('deleteMe', {}, {});
    const { db } = server.house.base.store;
    const [report] = await db.selectFrom('reports').select('body').where('table_id', '=', id).execute();
    expect(report?.body).toMatch(/something rude/);
    expect(report?.body).not.toMatch(/Zenobia/);
  });

  it('is not named in reports of faults', async () => {
    const { id, zenobia } = await withZenobia();
    const { report } = await ben.rest.ask('reportFault', { id }, { text: 'My silk is gone' });
    const motion = { is: 'hand-over' as const, seat: 'seat-1', to: 'anyone' as const };
    for (const one of [zenobia, ben]) await one.rest.ask('vote', { id }, { motion, agrees: true });
    const yusuf = await Visitor.come(server.address, 'Yusuf');
    await yusuf.rest.ask('join', { id }, {});
    await server.house.tables.act(id, {
      step: () => {
        throw new Fault({ is: 'time-called' }, 'a rule broke down');
      },
    });
    for (const one of [zenobia, yusuf]) await one.page.ask('deleteMe', {}, {});
    const { db } = server.house.base.store;
    const kept = await db.selectFrom('reports').select(['id', 'kind', 'body']).where('table_id', '=', id).execute();
    expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['fault', 'player']);
    expect(kept.find((one) => one.id === report)?.body).toContain('"players":{');
    expect(kept.find(({ kind }) => kind === 'fault')?.body).toContain('"replaced"');
    for (const { body } of kept) expect(body).not.toMatch(/Zenobia|Yusuf/);
  });

  it('leaves a running table to another player who sits there', async () => {
    const { id, zenobia } = await withZenobia();
    await zenobia.page.ask('deleteMe', {}, {});
    expect(await infoOf(id)).toMatchObject({ state: 'playing', host: { name: 'Ben' }, seats: [{ is: 'bot' }, {}] });
  });

  it('can leave a frozen table too', async () => {
    const { id, zenobia } = await withZenobia();
    await server.house.tables.act(id, { also: () => ({ facts: { frozen: 'a quarrel' } }) });
    await zenobia.page.ask('deleteMe', {}, {});
    expect(await infoOf(id)).toMatchObject({ frozen: 'a quarrel', seats: [{ is: 'bot', person: null }, {}] });
    expect(await keptOf(id)).not.toContain('Zenobia');
  });

  it('leaves no name in copies others have made of their table', async () => {
    const { id, zenobia } = await withZenobia();
    const { table: copy } = await ben.rest.ask('whatIf', { id }, {});
    await zenobia.page.ask('deleteMe', {}, {});
    expect(await keptOf(copy.id)).not.toContain('Zenobia');
    expect(JSON.stringify(await ben.rest.ask('tableView', { id: copy.id }, {}))).not.toContain('Zenobia');
  });

  it('takes what-if copies along', async () => {
    const { id, zenobia } = await withZenobia();
    const { table: copy } = await zenobia.rest.ask('whatIf', { id }, {});
    await zenobia.page.ask('deleteMe', {}, {});
    const { db } = server.house.base.store;
    expect(await db.selectFrom('tables').select('id').where('id', '=', copy.id).execute()).toEqual([]);
  });

  it('is seen off when the server is back, if it died in the middle of that', async () => {
    const { id, zenobia } = await withZenobia();
    const { people, farewell, base } = server.house;
    const who = await people.bySecret('token', zenobia.token);
    if (who === undefined) throw new Error('nobody came');
    await people.remove(who);
    expect((await infoOf(id)).seats[0]).toMatchObject({ is: 'person', person: zenobia.id });
    await farewell.resume();
    expect(await infoOf(id)).toMatchObject({ host: { name: 'Ben' }, seats: [{ is: 'bot', person: null }, {}] });
    expect(await keptOf(id)).not.toContain('Zenobia');
    const gone = base.store.db.selectFrom('people').select('gone').where('id', '=', zenobia.id);
    expect(await gone.execute()).toEqual([{ gone: 2 }]);
    await expect(zenobia.rest.ask('myTables', {}, {})).rejects.toMatchObject({ status: 401 });
  });
});
