import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { answering } from '../tables/step.ts';
import { planOf, startWithPeople, until, type Visitor } from '../testing/server.ts';

const HOUR = 3_600_000;

let time = Date.UTC(2026, 10, 16);
let server: Running;
let anna: Visitor;
let ben: Visitor;
beforeAll(async () => {
  ({ server, anna, ben } = await startWithPeople({}, { now: () => time }));
});
afterAll(() => server.stop());

/** Lets time pass, a little at a time, as a server sees it that is never down. */
async function pass(hours: number): Promise<void> {
  const { outages, timekeeper } = server.house;
  for (const end = time + hours * HOUR; time < end; ) {
    time += 10_000;
    await outages.beat();
  }
  await timekeeper.look();
}

const infoOf = async (id: string) => (await anna.rest.ask('table', { id }, {})).table;

/** Anna answers whatever she is asked. */
async function annaAnswers(id: string): Promise<void> {
  const { tables } = server.house;
  for (;;) {
    const post = await tables.examine(id, (table) => table.openQuestions().find(({ seat }) => seat === 'seat-1'));
    if (post === undefined) return;
    const answer = post.asking.default();
    const refusal = await tables.act(id, { step: () => answering('seat-1', post.id, answer) });
    if (refusal !== undefined) return;
  }
}

describe('a table where all have agreed to end the game', () => {
  it('says so, and ends with scores although a player never comes back', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('auction', 2));
    const { id } = table;
    await ben.rest.ask('join', { id }, {});
    expect((await infoOf(id)).timeCalled).toBe(false);
    for (const one of [anna, ben])
      await one.rest.ask('vote', { id }, { motion: { is: 'stop-and-score' }, agrees: true });
    expect(await infoOf(id)).toMatchObject({ state: 'playing', timeCalled: true, motions: [] });
    await until(async () => {
      await annaAnswers(id);
      await pass(25);
      return (await infoOf(id)).state === 'over';
    });
    expect((await infoOf(id)).ranking).toHaveLength(2);
  });
});
