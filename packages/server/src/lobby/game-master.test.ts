import type { Motion, TableInfo } from '@ecumene/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, until, type Visitor } from '../testing/server.ts';

const MINUTE = 60_000;
const OPEN = { is: 'open' as const };

let server: Running;
let anna: Visitor;
let ben: Visitor;
let cleo: Visitor;
beforeAll(async () => {
  ({ server, anna, ben, cleo } = await startWithPeople());
});
afterAll(() => server.stop());

/** Anna is the host of a table at which Ben and Cleo play; trade is open, and ends after an hour. */
async function directed(floorSeconds = 3600): Promise<string> {
  const plan = planOf('bazaar', 2, { seats: [OPEN, OPEN], ...(floorSeconds > 0 && { floorSeconds }) });
  const { table } = await anna.rest.ask('createTable', {}, plan);
  for (const one of [ben, cleo]) await one.rest.ask('join', { id: table.id }, {});
  return table.id;
}

async function says(who: Visitor, id: string, motion: Motion, agrees = true): Promise<TableInfo> {
  return (await who.rest.ask('vote', { id }, { motion, agrees })).table;
}

describe('a host without a seat', () => {
  it('pauses and continues at once', async () => {
    const id = await directed();
    expect(await says(anna, id, { is: 'pause' })).toMatchObject({ paused: true, motions: [], mine: [] });
    expect(await says(anna, id, { is: 'resume' })).toMatchObject({ paused: false, motions: [] });
  });

  it('extends trade and ends it', async () => {
    const id = await directed();
    const { floorEnds: before } = await says(anna, id, { is: 'resume' });
    const { floorEnds } = await says(anna, id, { is: 'extend-trade', minutes: 5 });
    expect((floorEnds ?? 0) - (before ?? 0)).toBe(5 * MINUTE);
    await says(anna, id, { is: 'close-trade' });
    await expect(says(anna, id, { is: 'close-trade' })).rejects.toMatchObject({ refusal: { code: 'no-trade' } });
  });

  it('decides nothing else', async () => {
    const id = await directed();
    for (const motion of [{ is: 'abandon' }, { is: 'hand-over', seat: 'seat-1', to: 'bot' }] as const)
      await expect(says(anna, id, motion)).rejects.toMatchObject({ refusal: { code: 'not-your-seat' } });
    await expect(says(anna, id, { is: 'pause' }, false)).rejects.toMatchObject({
      refusal: { code: 'nothing-to-settle' },
    });
  });
});

describe('the players', () => {
  it('extend or end trade only together', async () => {
    const id = await directed();
    const longer = { is: 'extend-trade', minutes: 10 } as const;
    const { floorEnds: before, motions } = await says(ben, id, longer);
    expect(motions).toHaveLength(1);
    const { floorEnds } = await says(cleo, id, longer);
    expect((floorEnds ?? 0) - (before ?? 0)).toBe(10 * MINUTE);
    await says(cleo, id, { is: 'close-trade' });
    expect(await says(ben, id, { is: 'close-trade' })).toMatchObject({ motions: [] });
    await expect(says(cleo, id, longer)).rejects.toMatchObject({ refusal: { code: 'no-trade' } });
  });

  it('vote on it no longer once trade has ended', async () => {
    const id = await directed();
    expect((await says(ben, id, { is: 'close-trade' })).motions).toHaveLength(1);
    await says(anna, id, { is: 'extend-trade', minutes: 5 });
    const told = until(async () => (await anna.rest.ask('table', { id }, {})).table.motions.length === 0);
    await says(anna, id, { is: 'close-trade' });
    await told;
  });

  it('extend nothing where trade has no time limit', async () => {
    const id = await directed(0);
    await expect(says(ben, id, { is: 'extend-trade', minutes: 5 })).rejects.toMatchObject({
      refusal: { code: 'no-limit' },
    });
  });
});
