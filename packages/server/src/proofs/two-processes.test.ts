import type { Said, ServerTable } from '@ecumene/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { answering } from '../tables/step.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

let postgres: Postgres;
let here: Running;
let there: Running;
let anna: Visitor;
let ben: Visitor;
const open: ServerTable[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.database('two');
  [here, there] = [await startServer({ database }), await startServer({ database })];
  anna = await Visitor.come(here.address, 'Anna');
  ben = (await Visitor.come(here.address, 'Ben')).at(there.address);
}, 90_000);
afterAll(async () => {
  for (const port of open) port.close();
  await Promise.all([here.stop(), there.stop()]);
  await postgres.stop();
}, 60_000);

/** A table at which Anna plays through one process and Ben through the other. */
async function playing(): Promise<string> {
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { options: { rounds: 20 } }));
  await ben.rest.ask('join', { id: table.id }, {});
  return table.id;
}

function sit(who: Visitor, id: string, seat: string): ServerTable {
  const port = who.sit({ id, game: 'bazaar' }, seat);
  open.push(port);
  return port;
}

describe('a table through two processes', () => {
  it('hears what is said in either, each thing once and in order', async () => {
    const id = await playing();
    const heard = { anna: [] as number[], ben: [] as number[] };
    const note = (list: number[]) => (said: readonly Said[]) => list.push(...said.map(({ number }) => number));
    const [a, b] = [sit(anna, id, 'seat-1'), sit(ben, id, 'seat-2')];
    a.hearTalk(note(heard.anna));
    b.hearTalk(note(heard.ben));
    await until(() => a.sight() && b.sight());
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? anna : ben).rest.ask('say', { id }, { text: `word ${i}` })),
    );
    const all = Array.from({ length: 10 }, (_, i) => i + 1);
    await until(() => heard.anna.length >= 10 && heard.ben.length >= 10);
    expect(heard).toEqual({ anna: all, ben: all });
  });

  it('shows in either who is here', async () => {
    const id = await playing();
    const a = sit(anna, id, 'seat-1');
    await until(() => a.info());
    expect(a.info()?.seats.map((seat) => seat.here)).toEqual([true, false]);
    const b = sit(ben, id, 'seat-2');
    await until(() => a.info()?.seats[1]?.here === true && b.info()?.seats[0]?.here === true);
    b.close();
    await until(() => a.info()?.seats[1]?.here === false);
    expect(a.info()?.seats[0]?.here).toBe(true);
  });

  it('does a request once, whichever process it reaches, and after a restart', async () => {
    const id = await playing();
    const post = await here.house.tables.examine(id, (table) =>
      table.openQuestions().find(({ seat }) => seat === 'seat-1'),
    );
    const request = { do: 'answer' as const, question: post?.id ?? '', answer: post?.asking.default() };
    const replies = await Promise.all(
      [here, there, here, there].map(({ address }) =>
        anna.at(address).rest.ask('act', { id }, { id: 'same', request }),
      ),
    );
    expect(replies).toEqual(Array.from({ length: 4 }, () => ({ refusal: null })));
    expect((await ben.rest.ask('table', { id }, {})).table.number).toBe(1);
    for (const { house } of [here, there]) house.tables.forget(id);
    expect(await ben.rest.ask('table', { id }, {})).toMatchObject({ table: { number: 1 } });
    expect(await anna.at(there.address).rest.ask('act', { id }, { id: 'same', request })).toEqual({ refusal: null });
    expect((await anna.rest.ask('table', { id }, {})).table.number).toBe(1);
  });

  it('is read in the one as it is written in the other, at every moment', async () => {
    const id = await playing();
    let done = false;
    const written = async (): Promise<void> => {
      for (let i = 0; i < 60; i++)
        await here.house.tables.act(id, {
          step: ({ table }) => {
            const [post] = table?.openQuestions() ?? [];
            return post && answering(post.seat, post.id, post.asking.default());
          },
        });
      done = true;
    };
    let read = 0;
    const reads = async (): Promise<void> => {
      for (let last = 0; !done; read++) {
        there.house.tables.forget(id);
        const { number } = (await ben.rest.ask('table', { id }, {})).table;
        expect(number).toBeGreaterThanOrEqual(last);
        last = number;
      }
    };
    await Promise.all([written(), reads(), reads(), reads()]);
    expect(read).toBeGreaterThan(10);
    const { number } = (await anna.rest.ask('table', { id }, {})).table;
    await until(async () => (await ben.rest.ask('table', { id }, {})).table.number === number);
  });

  it('tells nobody that it is their turn who looks at the table through the other process', async () => {
    const id = await playing();
    const turns = () =>
      here.house.base.store.db
        .selectFrom('outbox')
        .select('id')
        .where('table_id', '=', id)
        .where('person', '=', ben.id)
        .execute();
    const b = sit(ben, id, 'seat-2');
    const a = sit(anna, id, 'seat-1');
    await until(() => b.sight() && a.info()?.seats[1]?.here === true);
    await until(async () => (await turns()).length === 0);
    const asked = a.sight()?.questions[0];
    const answer = asked && (await a.suggest(asked.id));
    expect(await a.request({ do: 'answer', question: asked?.id ?? '', answer })).toBeUndefined();
    expect(await turns()).toEqual([]);
    const told = await here.house.base.store.db.selectFrom('seats').select('told').where('table_id', '=', id).execute();
    expect(told).toEqual([{ told: 0 }, { told: 0 }]);
  });
});
