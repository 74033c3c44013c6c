import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Running } from '../server.ts';
import { nextCommit } from '../testing/next-commit.ts';
import { plainAnswer } from '../testing/plain-answer.ts';
import { planOf, startServer, startWithPeople, until, Visitor } from '../testing/server.ts';

const data = mkdtempSync(join(tmpdir(), 'ecumene-leaving-'));
let server: Running;
let other: Running;
let anna: Visitor;
let ben: Visitor;
let cleo: Visitor;
let dora: Visitor;
beforeAll(async () => {
  ({ server, anna, ben, cleo } = await startWithPeople({ data }));
  dora = await Visitor.come(server.address, 'Dora');
  other = await startServer({ data });
});
afterAll(async () => {
  await Promise.all([server.stop(), other.stop()]);
  rmSync(data, { recursive: true, force: true });
});

/** A table of Anna's at which these sit too; with three of them play has begun. */
async function withSeated(others: readonly Visitor[]): Promise<string> {
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 3));
  for (const one of others) await one.rest.ask('join', { id: table.id }, {});
  return table.id;
}

const doraSits = { is: 'person', person: expect.any(String), name: 'Dora' };
const second = async (id: string) => (await anna.rest.ask('table', { id }, {})).table.seats[1];

/** While something is being written at a table, all this is asked for, one thing soon after the other. */
async function allAtOnce(id: string, ...asked: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const live = await server.house.tables.open(id);
  if (live === undefined) throw new Error('no table');
  let written = (): void => {};
  const writing = live.inTurn(() => new Promise<void>((done) => (written = done)));
  const queued = vi.spyOn(live, 'inTurn');
  const answers: Promise<unknown>[] = [];
  for (const ask of asked) {
    answers.push(ask());
    await until(() => queued.mock.calls.length === answers.length);
  }
  written();
  await writing;
  queued.mockRestore();
  return Promise.all(answers);
}

describe('a player who takes a seat that someone is leaving', () => {
  const notThere = { code: 'not-your-seat' };
  const joins = (id: string) => server.house.lobby.join(id, dora, 'seat-2');

  it('keeps it when the other leaves a running game twice', async () => {
    const id = await withSeated([ben, cleo]);
    const { lobby } = server.house;
    const [, joined, left] = await allAtOnce(
      id,
      () => lobby.handOver(id, 'seat-2', 'anyone'),
      () => joins(id),
      () => lobby.leave(id, ben.id, 'seat-2', 'bot'),
    );
    expect([joined, left]).toMatchObject([{ seat: 'seat-2' }, notThere]);
    expect(await second(id)).toMatchObject(doraSits);
  });

  it('keeps it when the other leaves their seat twice before the game', async () => {
    const id = await withSeated([ben]);
    const leave = () => server.house.lobby.leave(id, ben.id, 'seat-2', 'bot');
    const replies = await allAtOnce(id, leave, () => joins(id), leave);
    expect(replies).toMatchObject([undefined, { seat: 'seat-2' }, notThere]);
    expect(await second(id)).toMatchObject(doraSits);
  });

  it('keeps it when they sat down in another process meanwhile', async () => {
    const id = await withSeated([ben, cleo]);
    nextCommit(server, id, async (commit) => {
      await other.house.lobby.handOver(id, 'seat-2', 'anyone');
      await dora.at(other.address).rest.ask('join', { id }, { seat: 'seat-2' });
      await commit();
    });
    await expect(ben.rest.ask('leave', { id }, { to: 'bot' })).rejects.toMatchObject({ refusal: notThere });
    expect(await second(id)).toMatchObject(doraSits);
  });

  it('is not voted out because nobody had sat there', async () => {
    const id = await withSeated([ben, cleo]);
    await server.house.lobby.handOver(id, 'seat-2', 'anyone');
    const motion = { is: 'hand-over' as const, seat: 'seat-2', to: 'bot' as const };
    await anna.rest.ask('vote', { id }, { motion, agrees: true });
    nextCommit(server, id, async (commit) => {
      await dora.at(other.address).rest.ask('join', { id }, { seat: 'seat-2' });
      await commit();
    });
    const voted = cleo.rest.ask('vote', { id }, { motion, agrees: true });
    await expect(voted).rejects.toMatchObject({ refusal: { code: 'holds-it' } });
    expect(await second(id)).toMatchObject(doraSits);
  });

  it('keeps it, and their name, when the other goes for good', async () => {
    const eve = await Visitor.come(server.address, 'Eve');
    const id = await withSeated([eve, cleo]);
    const { lobby, people, farewell } = server.house;
    const who = await people.bySecret('token', eve.token);
    if (who === undefined) throw new Error('nobody came');
    await people.remove(who);
    await allAtOnce(
      id,
      () => lobby.handOver(id, 'seat-2', 'anyone'),
      () => joins(id),
      () => farewell.of(eve.id),
    );
    expect(await second(id)).toMatchObject(doraSits);
    const { tableView } = await anna.rest.ask('tableView', { id }, {});
    expect(tableView).toMatchObject({ players: { 'seat-2': { is: 'person', name: 'Dora' } } });
    const { db } = server.house.base.store;
    const kept = await db.selectFrom('tables').select('setup').where('id', '=', id).execute();
    expect(JSON.stringify(kept)).not.toContain('Eve');
  });

  it('does not take back what the other has answered, nor has it as an answer of their own', async () => {
    const id = await withSeated([ben, cleo]);
    const { lobby } = server.house;
    const [asked] = (await ben.rest.ask('tableView', { id }, {})).tableView.questions;
    if (asked === undefined) throw new Error('nobody is asked anything');
    const request = { do: 'answer' as const, question: asked.id, answer: plainAnswer(asked.question)?.answer };
    expect(await ben.rest.ask('act', { id }, { id: 'one', request })).toEqual({ refusal: null });
    expect((await ben.rest.ask('tableView', { id }, {})).tableView).toMatchObject({
      mayTakeBack: true,
      answered: [{ question: asked.id, topic: asked.question.topic, answer: request.answer }],
    });
    await lobby.handOver(id, 'seat-2', 'anyone');
    await joins(id);
    expect((await dora.rest.ask('tableView', { id }, {})).tableView).toMatchObject({
      mayTakeBack: false,
      answered: [],
    });
    const { tableView: before } = await dora.rest.ask('replay', { id, at: '1' }, {});
    expect(before).toMatchObject({ number: 1, mayTakeBack: false, answered: [], left: [], prepared: [] });
    const back = await dora.rest.ask('act', { id }, { id: 'two', request: { do: 'take-back' } });
    expect(back).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
  });
});

describe('someone who deletes their account', () => {
  it('is named in no title that another process has in memory', async () => {
    const eve = await Visitor.come(server.address, 'Eve');
    const plan = planOf('bazaar', 2, { name: 'Eve’s table' });
    const { table } = await eve.rest.ask('createTable', {}, plan);
    await ben.rest.ask('join', { id: table.id }, {});
    const elsewhere = ben.at(other.address).rest;
    const title = async () => (await elsewhere.ask('table', { id: table.id }, {})).table.name;
    expect(await title()).toBe('Eve’s table');
    await eve.page.ask('deleteMe', {}, {});
    await until(async () => (await title()) === 'The Bazaar');
  });
});

describe('a player who leaves without saying what becomes of the seat', () => {
  const bot = { is: 'bot', bot: 'steady' } as const;
  const leavesWith = async (departures: string, game = 'western-empires'): Promise<readonly string[]> => {
    const seats = [{ is: 'me' }, { is: 'open' }, bot, bot, bot] as const;
    const plan = planOf(game, 5, { options: { departures }, seats: [...seats] });
    const { table } = await anna.rest.ask('createTable', {}, plan);
    await ben.rest.ask('join', { id: table.id }, {});
    await ben.rest.ask('leave', { id: table.id }, {});
    const journal = (await server.house.tables.open(table.id))?.table?.journal ?? [];
    return journal.flatMap(({ is }) => (is === 'left' || is === 'replaced' ? [is] : []));
  };

  it('is replaced by a bot, or leaves by the rules of the game, as the options of the table say', async () => {
    expect(await leavesWith('bot')).toEqual(['replaced']);
    expect(await leavesWith('leave')).toEqual(['left']);
    expect(await leavesWith('stay', 'expansion-project')).toEqual(['left']);
  });
});
