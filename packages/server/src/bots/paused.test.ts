import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { answering } from '../tables/step.ts';
import { botsPlayElsewhere, planOf, startServer, until, Visitor } from '../testing/server.ts';

let time = Date.UTC(2026, 10, 16);
let server: Running;
let anna: Visitor;
beforeAll(async () => {
  server = await startServer({}, { now: () => time });
  anna = await Visitor.come(server.address, 'Anna');
});
afterAll(() => server.stop());

const clock = { is: 'live', minutes: 5, increment: 0 } as const;
const withBot = { seats: [{ is: 'me' as const }, { is: 'bot' as const, bot: 'random' }], clock };
const infoOf = async (id: string) => (await anna.rest.ask('table', { id }, {})).table;

/** Anna answers what she is asked, and says whether she was asked anything. */
async function annaAnswers(id: string): Promise<boolean> {
  const { tables } = server.house;
  const post = await tables.examine(id, (table) => table.openQuestions().find(({ seat }) => seat === 'seat-1'));
  if (post === undefined) return false;
  return (await tables.act(id, { step: () => answering('seat-1', post.id, post.asking.default()) })) === undefined;
}

describe('at a paused table', () => {
  it('people may answer, bots wait, and they go on when play does', async () => {
    const { id } = (await anna.rest.ask('createTable', {}, planOf('auction', 2, withBot))).table;
    await anna.rest.ask('start', { id }, {});
    await until(async () => (await infoOf(id)).waitingFor.includes('seat-1'));
    await anna.rest.ask('vote', { id }, { motion: { is: 'pause' }, agrees: true });
    expect((await infoOf(id)).paused).toBe(true);
    expect(await annaAnswers(id)).toBe(true);
    while (await annaAnswers(id));
    const { number, waitingFor } = await infoOf(id);
    expect(waitingFor).toEqual(['seat-2']);
    time += 60_000;
    await server.house.timekeeper.look();
    await botsPlayElsewhere(anna);
    expect((await infoOf(id)).number).toBe(number);
    await anna.rest.ask('vote', { id }, { motion: { is: 'resume' }, agrees: true });
    await until(async () => (await infoOf(id)).number > number);
  });
});

describe('at a table that was given up', () => {
  it('nobody is asked, and the clocks stop', async () => {
    const { id } = (await anna.rest.ask('createTable', {}, planOf('auction', 2, withBot))).table;
    await anna.rest.ask('start', { id }, {});
    await until(async () => (await infoOf(id)).seats[0]?.clock?.running);
    await anna.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    const given = await infoOf(id);
    expect(given).toMatchObject({ state: 'abandoned', waitingFor: [] });
    expect(given.seats.map(({ clock: own }) => own?.running)).toEqual([false, false]);
  });
});
