import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { answering } from '../tables/step.ts';
import { planOf, startWithPeople, type Visitor } from '../testing/server.ts';

const START = Date.UTC(2026, 10, 16);
let time = START;
let server: Running;
let anna: Visitor;
let ben: Visitor;
beforeAll(async () => {
  ({ server, anna, ben } = await startWithPeople({}, { now: () => time }));
});
afterAll(() => server.stop());

it('says since when a seat is asked and when a player last moved, even during a vote', async () => {
  const { id } = (await anna.rest.ask('createTable', {}, planOf('auction', 2))).table;
  await ben.rest.ask('join', { id }, {});
  const info = async () => (await anna.rest.ask('table', { id }, {})).table;
  const [seat = ''] = (await info()).waitingFor;
  const since = async () => (await info()).seats.find((one) => one.seat === seat)?.awaitedSince;
  time = START + 60_000;
  await anna.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
  expect(await since()).toBe(START);
  expect(await info()).toMatchObject({ moved: START, changed: time });
  const post = await server.house.tables.examine(id, (table) => table.openQuestions().find((one) => one.seat === seat));
  const answer = post?.asking.default();
  await server.house.tables.act(id, { step: () => answering(seat, post?.id ?? '', answer) });
  expect((await info()).moved).toBe(time);
  expect(await since()).not.toBe(START);
});
