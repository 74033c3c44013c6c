import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, until, type Visitor } from '../testing/server.ts';

const PAUSE = 120_000;
let server: Running;
let anna: Visitor;
let ben: Visitor;
let time = 1_800_000_000_000;

beforeAll(async () => {
  ({ server, anna, ben } = await startWithPeople({}, { now: () => time }));
});
afterAll(() => server.stop());

async function bazaar() {
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { options: { rounds: 3 } }));
  await ben.rest.ask('join', { id: table.id }, {});
  const [a, b] = [anna.sit(table, 'seat-1'), ben.sit(table, 'seat-2')];
  await until(() => a.tableView() && b.tableView());
  const done = () => server.house.tables.examine(table.id, ({ journal }) => journal.length);
  const left = () => server.house.tables.examine(table.id, (one) => one.automaticAnswers('seat-2'));
  const isHere = () => server.house.watchedTables.here(table.id, ben.id);
  return { table, a, b, done, left, isHere };
}

const AGENT = { do: 'stand' as const, topic: 'trade', answers: [{}], plan: true as const };

describe('a trading agent on a server', () => {
  it('acts once its player has been away for a while, and stops as soon as they are back', async () => {
    const { table, b, done, left, isHere } = await bazaar();
    expect(await b.request(AGENT)).toBeUndefined();
    await server.house.agents.look();
    expect(await done()).toBe(0);
    b.close();
    await until(() => !isHere());
    await server.house.agents.look();
    expect(await done()).toBe(0);
    time += PAUSE;
    await server.house.agents.look();
    expect(await done()).toBe(1);
    expect(await left()).toMatchObject([{ topic: 'trade', away: { from: 0 } }]);
    const again = ben.sit(table, 'seat-2');
    await until(() => again.tableView()?.left[0]?.away?.to === 1);
    again.close();
  });

  it('acts neither too early nor never where the clock of the server is set back or forward', async () => {
    const { b, done, isHere } = await bazaar();
    await b.request(AGENT);
    b.close();
    await until(() => !isHere());
    time -= 30 * PAUSE;
    await server.house.agents.look();
    expect(await done()).toBe(0);
    time += 32 * PAUSE;
    await server.house.agents.look();
    expect(await done()).toBe(1);
  });

  it('does nothing when the page is only reloaded', async () => {
    const { table, b, done, isHere } = await bazaar();
    await b.request(AGENT);
    b.close();
    await until(() => !isHere());
    const again = ben.sit(table, 'seat-2');
    await until(() => isHere());
    time += PAUSE;
    await server.house.agents.look();
    expect(await done()).toBe(0);
    again.close();
  });

  it('is invisible to others while it has nothing to do', async () => {
    const { table, a, b, isHere } = await bazaar();
    await b.request({ do: 'answer', question: b.tableView()?.questions[0]?.id ?? '', answer: { do: 'done' } });
    await until(() => a.tableView()?.number === 1);
    await b.request(AGENT);
    b.close();
    await until(() => !isHere());
    const before = await anna.rest.ask('table', { id: table.id }, {});
    time += PAUSE;
    await server.house.agents.look();
    const after = await anna.rest.ask('table', { id: table.id }, {});
    expect({ ...after.table, asOf: 0 }).toEqual({ ...before.table, asOf: 0 });
    expect(a.tableView()?.number).toBe(1);
  });

  it('is left out by those who have none', async () => {
    const { b, done, left, isHere } = await bazaar();
    b.close();
    await until(() => !isHere());
    time += PAUSE;
    await server.house.agents.look();
    expect([await done(), await left()]).toEqual([0, []]);
  });
});
