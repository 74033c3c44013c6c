import type { Motion, TableInfo } from '@ecumene/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, Visitor } from '../testing/server.ts';

const PAUSE = { is: 'pause' as const };
const THIRD = { is: 'hand-over' as const, seat: 'seat-3', to: 'bot' as const };

let server: Running;
let anna: Visitor;
let ben: Visitor;
let cleo: Visitor;
let dan: Visitor;
let eve: Visitor;
beforeAll(async () => {
  ({ server, anna, ben, cleo, eve } = await startWithPeople());
  dan = await Visitor.come(server.address, 'Dan');
});
afterAll(() => server.stop());

/** A table at which Anna, Ben, Cleo, Dan and Eve play in this order. */
async function playing(): Promise<string> {
  const clock = { is: 'slow' as const, bank: 3, increment: 12 };
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 5, { clock }));
  for (const one of [ben, cleo, dan, eve]) await one.rest.ask('join', { id: table.id }, {});
  return table.id;
}

/** What a table is like after these have agreed with a motion, or spoken against it. */
async function voted(id: string, motion: Motion, agrees: boolean, ...voters: readonly Visitor[]): Promise<TableInfo> {
  for (const one of voters) await one.rest.ask('vote', { id }, { motion, agrees });
  return (await anna.rest.ask('table', { id }, {})).table;
}

describe('what more than half decide', () => {
  it('is done though one is against it', async () => {
    const id = await playing();
    await voted(id, PAUSE, true, anna, ben);
    expect((await voted(id, PAUSE, false, eve)).motions).toEqual([
      { motion: PAUSE, agreed: ['seat-1', 'seat-2'], against: ['seat-5'] },
    ]);
    expect(await voted(id, PAUSE, true, cleo)).toMatchObject({ paused: true, motions: [] });
  });

  it('falls when so many are against it that it can no longer be carried', async () => {
    const id = await playing();
    await voted(id, PAUSE, true, anna, ben);
    expect((await voted(id, PAUSE, false, cleo, dan, dan)).motions).toHaveLength(1);
    expect(await voted(id, PAUSE, false, eve)).toMatchObject({ paused: false, motions: [] });
  });

  it('is not forgotten when one of those who agreed thinks better of it, and they may again', async () => {
    const id = await playing();
    await voted(id, PAUSE, true, anna, ben);
    expect((await voted(id, PAUSE, false, anna)).motions).toEqual([
      { motion: PAUSE, agreed: ['seat-2'], against: ['seat-1'] },
    ]);
    expect((await voted(id, PAUSE, true, anna)).motions).toEqual([
      { motion: PAUSE, agreed: ['seat-2', 'seat-1'], against: [] },
    ]);
  });

  it('fails when nobody wants it any more, and a player who is against it cannot propose it', async () => {
    const id = await playing();
    await voted(id, PAUSE, true, anna);
    expect((await voted(id, PAUSE, false, anna)).motions).toEqual([]);
    expect((await voted(id, PAUSE, false, ben)).motions).toEqual([]);
  });

  it('does not count as the vote of a player who took over the seat later', async () => {
    const id = await playing();
    await voted(id, PAUSE, true, anna);
    await voted(id, PAUSE, false, cleo);
    await cleo.rest.ask('leave', { id }, { to: 'bot' });
    expect((await voted(id, PAUSE, false)).motions).toEqual([{ motion: PAUSE, agreed: ['seat-1'], against: [] }]);
  });
});

describe('a vote that fails', () => {
  const GIVE_UP = { is: 'abandon' as const };

  it('names the player who was against it last, until it is proposed again', async () => {
    const id = await playing();
    await voted(id, GIVE_UP, true, anna, ben);
    const { lost } = await voted(id, GIVE_UP, false, cleo);
    expect(lost).toEqual({ motion: GIVE_UP, by: 'seat-3', withdrawn: false, at: expect.any(Number) });
    expect((await voted(id, PAUSE, true, anna)).lost).toEqual(lost);
    await dan.rest.ask('leave', { id }, { to: 'bot' });
    expect(await voted(id, GIVE_UP, true, anna)).not.toHaveProperty('lost');
  });

  it('is known when others are against it afterwards, or against handing over a seat', async () => {
    const id = await playing();
    await voted(id, GIVE_UP, true, anna, ben);
    const { lost } = await voted(id, GIVE_UP, false, cleo);
    expect(lost).toMatchObject({ by: 'seat-3' });
    expect((await voted(id, GIVE_UP, false, dan)).lost).toEqual(lost);
    expect((await voted(id, THIRD, false, dan)).lost).toEqual(lost);
  });

  it('no longer names the player who was against it once another has that seat', async () => {
    const id = await playing();
    await voted(id, GIVE_UP, true, anna);
    await voted(id, GIVE_UP, false, cleo);
    await cleo.rest.ask('leave', { id }, { to: 'bot' });
    expect(await voted(id, GIVE_UP, true)).not.toHaveProperty('lost');
  });

  it('was withdrawn where nobody else was for it', async () => {
    const id = await playing();
    await voted(id, PAUSE, true, anna);
    expect((await voted(id, PAUSE, false, ben)).lost).toBeUndefined();
    expect((await voted(id, PAUSE, false, anna)).lost).toMatchObject({ by: 'seat-1', withdrawn: true });
  });

  it('does not exist if nobody proposed it', async () => {
    const id = await playing();
    expect((await voted(id, PAUSE, false, ben)).lost).toBeUndefined();
  });
});

describe('the handing over of a seat', () => {
  it('is at an end when its holder agrees no longer', async () => {
    const id = await playing();
    await voted(id, THIRD, true, cleo, anna);
    expect((await voted(id, THIRD, false, dan)).motions).toMatchObject([{ agreed: ['seat-3', 'seat-1'] }]);
    const { motions, lost } = await voted(id, THIRD, false, cleo);
    expect(motions).toEqual([]);
    expect(lost).toMatchObject({ motion: THIRD, by: 'seat-3', withdrawn: false });
  });

  it('is decided by the others alone when its holder has kept them waiting', async () => {
    const id = await playing();
    const { db } = server.house.base.store;
    const then = Date.now() - 25 * 3_600_000;
    await db.updateTable('seats').set({ seen: then }).where('table_id', '=', id).execute();
    await voted(id, THIRD, true, anna, ben);
    expect((await voted(id, THIRD, false, cleo, dan)).motions).toHaveLength(1);
    expect((await voted(id, THIRD, true, eve)).seats[2]).toMatchObject({ is: 'bot' });
  });
});
