import { randomFrom } from '@ecumene/engine';
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

/** The server begins anew with a newer program. */
async function comesBackNewer(): Promise<void> {
  await server.house.base.store.db.updateTable('tables').set({ rules: '0' }).where('id', '=', id).execute();
  server.house.tables.forget(id);
}

/** The server begins anew, and what it kept as positions is something else. */
async function comesBackWith(position: string): Promise<void> {
  await server.house.base.store.db.updateTable('checkpoints').set({ position }).where('table_id', '=', id).execute();
  server.house.tables.forget(id);
}

/** Neither the positions nor the journal lead to the game. */
async function comesBackLost(position = '{}'): Promise<void> {
  const entry = JSON.stringify({ is: 'answer', seat: 'seat-1', question: 'lost', topic: 'lost', answer: 0 });
  const entries = server.house.base.store.db.updateTable('journal').set({ entry });
  await entries.where('table_id', '=', id).where('number', '=', 10).execute();
  await comesBackWith(position);
}

const refused = (code: string) => ({ refusal: { code } });
const infoOf = async () => (await anna.rest.ask('table', { id }, {})).table;
const latest = async () => (await server.house.tables.open(id))?.table?.journal.slice(60);
const reports = async () => {
  const kept = server.house.base.store.db.selectFrom('reports').select(['kind', 'body']).where('table_id', '=', id);
  return (await kept.execute()).map(({ kind, body }) => ({ kind, ...readBack<object>(body) }));
};

describe('a table that cannot be loaded', () => {
  it('is shown as it is kept, frozen, and reported once with its journal', async () => {
    await comesBackLost();
    expect(await infoOf()).toMatchObject({ state: 'playing', number: 60, frozen: expect.stringContaining('fault') });
    await expect(ben.rest.ask('tableView', { id }, {})).rejects.toMatchObject(refused('blocked-table'));
    const insist = { id: 'x', request: { do: 'insist' as const, on: true } };
    expect(await ben.rest.ask('act', { id }, insist)).toMatchObject(refused('blocked-table'));
    expect(await reports()).toMatchObject([{ kind: 'fault', number: 60, journal: { length: 60 } }]);
  });

  it('is reset by its host to a point from which it still loads', async () => {
    await comesBackLost();
    const { points } = await anna.rest.ask('restPoints', { id }, {});
    expect(points.map(({ number }) => number)).toEqual([40, 0]);
    await expect(anna.rest.ask('repair', { id }, { to: 40 })).rejects.toMatchObject(refused('unsound'));
    const { table } = await anna.rest.ask('repair', { id }, { to: 0 });
    expect(table).toMatchObject({ frozen: null, number: 61 });
    expect(await latest()).toMatchObject([{ is: 'undone', to: 0, fault: true }]);
    expect(await answer()).toBeUndefined();
  });

  it('can be frozen by the operator and abandoned by its players', async () => {
    await comesBackLost();
    expect(await server.house.tables.act(id, { also: () => ({ facts: { frozen: 'wait' } }) })).toBeUndefined();
    expect(await infoOf()).toMatchObject({ frozen: 'wait' });
    for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    expect(await infoOf()).toMatchObject({ state: 'abandoned' });
  });

  it('tells its story as far as it is kept, and says why nothing can be tried out', async () => {
    const random = randomFrom('story');
    const play = () =>
      server.house.tables.act(id, {
        step: ({ table }) => {
          const post = table?.openQuestions().find(({ asking }) => asking.question.optional === undefined);
          return post && answering(post.seat, post.id, post.asking.sample(random));
        },
      });
    for (let i = 0; i < 8; i++) await play();
    const told = async () => (await ben.rest.ask('story', { id, seat: 'seat-2' }, {})).news;
    const before = await told();
    expect(before.filter(({ number }) => number >= 0)).not.toEqual([]);
    await comesBackLost();
    expect(await told()).toEqual(before);
    await expect(anna.rest.ask('whatIf', { id }, {})).rejects.toMatchObject(refused('blocked-table'));
    await expect(anna.rest.ask('replay', { id, at: '3' }, {})).rejects.toMatchObject(refused('blocked-table'));
  });

  it('keeps what its players report', async () => {
    await comesBackLost();
    await anna.rest.ask('reportFault', { id }, { text: 'It does not open' });
    expect(await reports()).toMatchObject([{ kind: 'fault' }, { kind: 'player', scenario: null }]);
  });
});

describe('a table whose position cannot be read', () => {
  it.each([
    ['is half written', '{"world":{"seats":["seat-1"'],
    ['has no world', '{"cursor":[],"rest":0,"over":false}'],
    ['has a format nobody knows yet', '{"format":9,"world":{},"cursor":[],"rest":0,"over":false}'],
  ])('because it %s is rebuilt from its journal, and a position is kept again', async (_, position) => {
    const before = (await server.house.tables.open(id))?.table;
    await comesBackWith(position);
    const after = (await server.house.tables.open(id))?.table;
    expect(after?.world).toEqual(before?.world);
    expect(await infoOf()).toMatchObject({ state: 'playing', frozen: null, number: 60 });
    expect(await answer()).toBeUndefined();
    const { db } = server.house.base.store;
    const kept = await db.selectFrom('checkpoints').select('position').where('table_id', '=', id).execute();
    expect(kept.map((one) => readBack<object>(one.position))).toMatchObject([{ format: 1, world: { seats: {} } }]);
  });

  it('is frozen where its journal cannot be played either, and says whether a newer server would help', async () => {
    await comesBackLost('{"format":9,"world":{},"cursor":[],"rest":0,"over":false}');
    expect(await infoOf()).toMatchObject({ frozen: expect.stringContaining('newer version of the game') });
  });

  it('is frozen where it is a copy, for its journal does not reach back', async () => {
    const copy = await anna.rest.ask('whatIf', { id }, {});
    const { db } = server.house.base.store;
    const rows = db.selectFrom('tables').select('setup').where('id', '=', copy.table.id);
    const { setup } = await rows.executeTakeFirstOrThrow();
    const { position, ...rest } = readBack<{ position: object }>(setup ?? '');
    const newer = JSON.stringify({ ...rest, position: { ...position, format: 2 } });
    await db.updateTable('tables').set({ setup: newer }).where('id', '=', copy.table.id).execute();
    server.house.tables.forget(copy.table.id);
    const { table } = await anna.rest.ask('table', { id: copy.table.id }, {});
    expect(table).toMatchObject({ state: 'playing', frozen: expect.stringContaining('newer version of the game') });
  });
});

describe('a table whose row is damaged', () => {
  const damage = async (
    column: 'clock' | 'motions' | 'waiting' | 'out' | 'awaited_since' | 'plan' | 'prologue' | 'setup',
  ) => {
    const { db } = server.house.base.store;
    await db
      .updateTable('tables')
      .set({ [column]: '{"half' })
      .where('id', '=', id)
      .execute();
    server.house.tables.forget(id);
  };

  it.each(['clock', 'motions', 'waiting', 'out', 'awaited_since', 'plan', 'prologue'] as const)(
    'in its %s goes on, and stands in no list as a fault',
    async (column) => {
      await damage(column);
      expect(await infoOf()).toMatchObject({ state: 'playing', number: 60, frozen: null });
      const [mine, story] = [await anna.rest.ask('myTables', {}, {}), await anna.rest.ask('story', { id }, {})];
      expect(mine.tables.map((table) => table.id)).toContain(id);
      expect(story.next).toBeNull();
      expect(await answer()).toBeUndefined();
      expect(await infoOf()).toMatchObject({ number: 61 });
    },
  );

  it('in its setup is frozen, and says so instead of failing', async () => {
    await damage('setup');
    expect(await infoOf()).toMatchObject({ frozen: expect.stringContaining('fault') });
    await expect(anna.rest.ask('tableView', { id }, {})).rejects.toMatchObject(refused('blocked-table'));
  });

  it('in its journal is frozen, and cannot be taken back', async () => {
    const entries = server.house.base.store.db.updateTable('journal').set({ entry: '{"is":' });
    await entries.where('table_id', '=', id).where('number', '=', 50).execute();
    await comesBackWith('{}');
    expect(await infoOf()).toMatchObject({ frozen: expect.stringContaining('fault') });
    await expect(anna.rest.ask('repair', { id }, { to: 0 })).rejects.toMatchObject(refused('unsound'));
  });
});

describe('a table whose rules were brought up to date', () => {
  it('tells the player in that seat when they come back, and only once', async () => {
    await comesBackNewer();
    const told = async (who: Visitor, seat: string): Promise<string[]> => {
      const port = who.sit({ id, game: 'bazaar' }, seat);
      const notices: string[] = [];
      port.hearNotices(({ say }) => notices.push(say));
      // Notices come before it.
      await until(() => port.info());
      port.close();
      await until(() => !server.house.watchedTables.here(id, who.id));
      // That they were here is noted by a commit of its own, before this one.
      await server.house.base.store.commit([]);
      return notices;
    };
    expect(await told(ben, 'seat-2')).toEqual([expect.stringContaining('Nothing was lost')]);
    expect(await told(ben, 'seat-2')).toEqual([]);
    expect(await told(anna, 'seat-1')).toEqual([expect.stringContaining('Nothing was lost')]);
  });
});
