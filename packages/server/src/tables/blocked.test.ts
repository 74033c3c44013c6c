import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { readBack } from '../store/written.ts';
import { planOf, startWithPeople, until, type Visitor } from '../testing/server.ts';
import { answering } from './step.ts';

let server: Running;
let anna: Visitor;
let ben: Visitor;
let id: string;
beforeAll(async () => {
  ({ server, anna, ben } = await startWithPeople());
});
afterAll(() => server.stop());

/** A table at which Anna and Ben have given sixty answers. */
beforeEach(async () => {
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { options: { rounds: 20 } }));
  await ben.rest.ask('join', { id: table.id }, {});
  id = table.id;
  for (let i = 0; i < 60; i++) await answer();
});

function answer() {
  return server.house.tables.act(id, {
    step: ({ table }) => {
      const [post] = table?.openQuestions() ?? [];
      return post && answering(post.seat, post.id, post.asking.default());
    },
  });
}

/** The server begins anew with a newer program; perhaps one whose rules have no such step any more. */
async function comesBackNewer(fits: boolean): Promise<void> {
  const { db } = server.house.base.store;
  await db.updateTable('tables').set({ rules: '0' }).where('id', '=', id).execute();
  if (!fits) await db.updateTable('checkpoints').set({ place: '["no more"]' }).where('table_id', '=', id).execute();
  server.house.tables.forget(id);
}

const refused = (code: string) => ({ refusal: { code } });
const infoOf = async () => (await anna.rest.ask('table', { id }, {})).table;
const latest = async () => (await server.house.tables.open(id))?.table?.journal.slice(60);
const reports = async () => {
  const kept = server.house.base.store.db.selectFrom('reports').select(['kind', 'body']).where('table_id', '=', id);
  return (await kept.execute()).map(({ kind, body }) => ({ kind, ...readBack<object>(body) }));
};

describe('a table that cannot be taken up', () => {
  it('is shown as it is kept, frozen, and reported once with its journal', async () => {
    await comesBackNewer(false);
    expect(await infoOf()).toMatchObject({ state: 'playing', number: 60, frozen: expect.stringContaining('fault') });
    await expect(ben.rest.ask('sight', { id }, {})).rejects.toMatchObject(refused('blocked-table'));
    const insist = { id: 'x', request: { do: 'insist' as const, on: true } };
    expect(await ben.rest.ask('act', { id }, insist)).toMatchObject(refused('blocked-table'));
    expect(await reports()).toMatchObject([{ kind: 'fault', number: 60, journal: { length: 60 } }]);
  });

  it('is taken back by its host, from where it can still be taken up', async () => {
    await comesBackNewer(false);
    const { points } = await anna.rest.ask('restPoints', { id }, {});
    expect(points.map(({ number }) => number)).toEqual([40, 0]);
    await expect(anna.rest.ask('repair', { id }, { to: 40 })).rejects.toMatchObject(refused('unsound'));
    const { table } = await anna.rest.ask('repair', { id }, { to: 0 });
    expect(table).toMatchObject({ frozen: null, number: 62 });
    expect(await latest()).toMatchObject([
      { is: 'undone', to: 0, fault: true },
      { is: 'new-rules', dropped: [] },
    ]);
    expect(await answer()).toBeUndefined();
  });

  it('can be frozen by the operator and given up by its players', async () => {
    await comesBackNewer(false);
    expect(await server.house.tables.act(id, { also: () => ({ facts: { frozen: 'wait' } }) })).toBeUndefined();
    expect(await infoOf()).toMatchObject({ frozen: 'wait' });
    for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    expect(await infoOf()).toMatchObject({ state: 'abandoned' });
  });

  it('keeps what its players report', async () => {
    await comesBackNewer(false);
    await anna.rest.ask('reportFault', { id }, { text: 'It does not open' });
    expect(await reports()).toMatchObject([{ kind: 'fault' }, { kind: 'player', scenario: null }]);
  });
});

describe('a table whose rules were brought up to date', () => {
  it('says so to whoever sits there when they come, and only once', async () => {
    await comesBackNewer(true);
    const told = async (who: Visitor, seat: string): Promise<string[]> => {
      const port = who.sit({ id, game: 'bazaar' }, seat);
      const notices: string[] = [];
      port.hearNotices(({ say }) => notices.push(say));
      await until(() => port.info());
      await new Promise((later) => setTimeout(later, 100));
      port.close();
      await until(() => !server.house.rooms.here(id, who.id));
      await new Promise((later) => setTimeout(later, 100));
      return notices;
    };
    expect(await told(ben, 'seat-2')).toEqual([expect.stringContaining('Nothing was lost')]);
    expect(await told(ben, 'seat-2')).toEqual([]);
    expect(await told(anna, 'seat-1')).toEqual([expect.stringContaining('Nothing was lost')]);
  });
});
