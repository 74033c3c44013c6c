import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { write } from '../store/store.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

let postgres: Postgres;
let here: Running;
let anna: Visitor;
let ben: Visitor;

beforeAll(async () => {
  postgres = await startPostgres();
  here = await startServer({ database: await postgres.database('unheard') });
  anna = await Visitor.come(here.address, 'Anna');
  ben = await Visitor.come(here.address, 'Ben');
});
afterAll(async () => {
  await here.stop();
  await postgres.stop();
});

/** Another process seats somebody, or nobody, and this one has not heard of it. */
async function seatUnheard(id: string, seat: string, person: string | null): Promise<void> {
  const { store } = here.house.base;
  const { db } = store;
  await store.commit([
    write(db.updateTable('seats').set({ person }).where('table_id', '=', id).where('seat', '=', seat)),
    write(
      db
        .updateTable('tables')
        .set(({ eb }) => ({ changed: eb('changed', '+', 1) }))
        .where('id', '=', id),
    ),
  ]);
}

/** A table that this process has in memory. */
async function gathering(): Promise<{ readonly id: string; readonly game: string }> {
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 3, { watch: 'nobody' }));
  expect((await ben.rest.ask('table', { id: table.id }, {})).table.mine).toEqual([]);
  return table;
}

describe('a change that another process made and this one has not heard of', () => {
  it('does not keep the socket of the seat out', async () => {
    const table = await gathering();
    await seatUnheard(table.id, 'seat-2', ben.id);
    const port = ben.sit(table, 'seat-2');
    await until(() => port.state() === 'live' || port.state() === 'gone');
    expect(port.state()).toBe('live');
    port.close();
  });

  it('does not keep the seat from talking', async () => {
    const { id } = await gathering();
    await seatUnheard(id, 'seat-2', ben.id);
    await ben.rest.ask('say', { id, seat: 'seat-2' }, { text: 'Hello' });
  });

  it('does not make a free seat look taken', async () => {
    const { id } = await gathering();
    await ben.rest.ask('join', { id }, { seat: 'seat-2' });
    await seatUnheard(id, 'seat-2', null);
    const cleo = await Visitor.come(here.address, 'Cleo');
    expect((await cleo.rest.ask('join', { id }, { seat: 'seat-2' })).seat).toBe('seat-2');
  });

  it('still turns away a player who has no seat', async () => {
    const table = await gathering();
    const port = ben.sit(table, 'seat-3');
    await until(() => port.state() === 'gone');
  });
});
