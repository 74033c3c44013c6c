import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { readBack } from '../store/written.ts';
import { answering } from '../tables/step.ts';
import { planOf, startServer, Visitor } from '../testing/server.ts';
import type { Clocks } from './clock.ts';

const folder = mkdtempSync(join(tmpdir(), 'ecumene-clocks-'));
let time = Date.UTC(2026, 10, 16);
let here: Running;
let there: Running;
let anna: Visitor;
let ben: Visitor;

beforeAll(async () => {
  const start = () => startServer({ data: folder }, { now: () => time });
  [here, there] = [await start(), await start()];
  // Only when the test says so is anything seen to.
  for (const { house } of [here, there]) house.timekeeper.stop();
  anna = await Visitor.come(here.address, 'Anna');
  ben = await Visitor.come(here.address, 'Ben');
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Time goes by while both are up. */
async function later(by: number): Promise<void> {
  for (let left = by; left > 0; left -= 15_000) {
    time += Math.min(left, 15_000);
    await here.house.outages.beat();
  }
}

async function gathered(more: object = {}): Promise<string> {
  const plan = planOf('bazaar', 2, { clock: { is: 'live', minutes: 1, increment: 60 }, ...more });
  return (await anna.rest.ask('createTable', {}, plan)).table.id;
}

const begin = (id: string) => ben.rest.ask('join', { id }, {});
const row = (id: string) =>
  here.house.base.store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const clocks = async (id: string) => Object.entries(readBack<Clocks>((await row(id)).clock).seats);
const journal = (id: string) => there.house.tables.examine(id, (table) => table.journal);

/** A seat answers through the first process. */
async function answer(id: string, seat: string): Promise<void> {
  const refusal = await here.house.tables.act(id, {
    step: ({ table }) => {
      const post = table?.openQuestions().find((one) => one.seat === seat);
      return post && answering(seat, post.id, post.asking.default());
    },
  });
  expect(refusal).toBeUndefined();
}

describe('the clocks of a table, kept by a process that has not heard what happened in another', () => {
  it('run on when the game began in the other', async () => {
    const id = await gathered();
    expect((await there.house.tables.open(id))?.row.state).toBe('gathering');
    await begin(id);
    await later(61_000);
    await there.house.timekeeper.look();
    expect((await row(id)).due).not.toBeNull();
    await there.house.timekeeper.look();
    const { due, clock } = await row(id);
    expect(due).toBeGreaterThan(time);
    expect(clock).toContain('"reminded":true');
  });

  it('punish nobody who has answered in the other', async () => {
    const id = await gathered();
    await begin(id);
    await there.house.tables.open(id);
    await later(50_000);
    await answer(id, 'seat-1');
    await later(11_000);
    await there.house.timekeeper.look();
    const reminded = (await clocks(id)).map(([seat, clock]) => [seat, clock.reminded]);
    expect(reminded).toEqual([
      ['seat-1', false],
      ['seat-2', true],
    ]);
    await later(31_000);
    await there.house.timekeeper.look();
    const defaulted = (await journal(id))?.flatMap((entry) => (entry.is === 'defaulted' ? [entry.seat] : []));
    expect(defaulted).toEqual(['seat-2']);
  });

  it('run on after something went wrong at the table', async () => {
    const id = await gathered();
    await begin(id);
    const wrong = here.house.tables.examine(id, () => {
      throw new Error('a fault');
    });
    await expect(wrong).rejects.toThrow('a fault');
    await later(61_000);
    await here.house.timekeeper.look();
    expect((await row(id)).due).toBeGreaterThan(time);
  });
});

describe('the clocks of a server that is restarted', () => {
  it('count no moment of it, however quick it was', async () => {
    const data = mkdtempSync(join(tmpdir(), 'ecumene-restart-'));
    let now = Date.UTC(2026, 10, 16);
    const start = () => startServer({ data }, { now: () => now });
    const left = async (at: string, id: string) => {
      const { table } = await cleo.at(at).rest.ask('table', { id }, {});
      return table.seats.map(({ clock }) => clock?.left);
    };
    let server = await start();
    const cleo = await Visitor.come(server.address, 'Cleo');
    const plan = planOf('auction', 2, { clock: { is: 'live', minutes: 1, increment: 0 } });
    const { id } = (await cleo.rest.ask('createTable', {}, plan)).table;
    await cleo.rest.ask('setSeat', { id, seat: 'seat-2' }, { is: 'me' });
    await cleo.rest.ask('start', { id }, {});
    now += 3000;
    const before = await left(server.address, id);
    expect(before).toContain(57_000);
    await server.stop();
    now += 9000;
    server = await start();
    expect(await left(server.address, id)).toEqual(before);
    now += 1000;
    expect(await left(server.address, id)).toContain(56_000);
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });
});
