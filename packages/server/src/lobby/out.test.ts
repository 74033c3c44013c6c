import type { Motion, TableInfo } from '@ecumene/client';
import { save } from '@ecumene/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import type { LiveTable } from '../tables/live.ts';
import { answering, type Step } from '../tables/step.ts';
import { planOf, startWithPeople, until, Visitor } from '../testing/server.ts';

const STOP = { is: 'stop-and-score' as const };
const PAUSE = { is: 'pause' as const };
const OUT = { refusal: { code: 'out' } };

let server: Running;
let anna: Visitor;
let ben: Visitor;
let cleo: Visitor;
let dora: Visitor;
beforeAll(async () => {
  ({ server, anna, ben, cleo } = await startWithPeople());
  dora = await Visitor.come(server.address, 'Dora');
});
afterAll(() => server.stop());

/** A table at which Anna, Ben and Cleo play in this order. */
async function playing(): Promise<{ readonly id: string; readonly invite: string }> {
  const { table, invite } = await anna.rest.ask('createTable', {}, planOf('through-the-ages', 3));
  for (const one of [ben, cleo]) await one.rest.ask('join', { id: table.id }, {});
  return { id: table.id, invite };
}

/** Everybody does as little as possible, until the third of them resigns. */
async function thirdResigns(id: string): Promise<void> {
  let resigned = false;
  const next = ({ table }: LiveTable): Step => {
    const [post] = table?.openQuestions() ?? [];
    if (post === undefined) throw new Error('nobody is asked anything');
    resigned = post.seat === 'seat-3' && post.asking.question.topic === 'politics';
    return resigned
      ? answering(post.seat, post.id, { do: 'resign' })
      : { is: 'default', seat: post.seat, question: post.id };
  };
  while (!resigned) expect(await server.house.tables.act(id, { step: next })).toBeUndefined();
}

const infoOf = async (id: string): Promise<TableInfo> => (await anna.rest.ask('table', { id }, {})).table;

const vote = (who: Visitor, id: string, motion: Motion, agrees = true) =>
  who.rest.ask('vote', { id }, { motion, agrees });

describe('a player who is out of the game', () => {
  it('is shown as out, has no vote and is not needed for one', async () => {
    const { id } = await playing();
    expect((await infoOf(id)).out).toEqual([]);
    await thirdResigns(id);
    expect(await infoOf(id)).toMatchObject({ out: ['seat-3'], mine: ['seat-1'] });
    await expect(vote(cleo, id, PAUSE)).rejects.toMatchObject(OUT);
    await vote(anna, id, STOP);
    await vote(ben, id, STOP);
    expect(await infoOf(id)).toMatchObject({ timeCalled: true, motions: [] });
  });

  it('is not asked about an undo', async () => {
    const { id } = await playing();
    await thirdResigns(id);
    const act = (who: Visitor, request: Parameters<typeof who.rest.ask<'act'>>[2]['request']) =>
      who.rest.ask('act', { id }, { id: crypto.randomUUID(), request });
    expect(await act(anna, { do: 'propose-undo', to: 0 })).toEqual({ refusal: null });
    expect(await act(cleo, { do: 'judge-undo', agrees: false })).toMatchObject(OUT);
    expect(await act(ben, { do: 'judge-undo', agrees: true })).toEqual({ refusal: null });
    expect((await infoOf(id)).out).toEqual([]);
  });

  it('loses their vote: what all others had agreed to is done, what nobody else wanted is dropped', async () => {
    const { id } = await playing();
    await vote(anna, id, STOP);
    await vote(ben, id, STOP);
    await vote(cleo, id, PAUSE);
    expect((await infoOf(id)).motions).toHaveLength(2);
    await thirdResigns(id);
    await until(async () => (await infoOf(id)).timeCalled);
    expect((await infoOf(id)).motions).toEqual([]);
  });

  it('leaves behind what is lost without them', async () => {
    const { id } = await playing();
    for (const motion of [STOP, PAUSE]) await vote(anna, id, motion);
    await vote(ben, id, PAUSE, false);
    expect((await infoOf(id)).motions).toHaveLength(2);
    await thirdResigns(id);
    await until(async () => (await infoOf(id)).motions.length === 1);
    expect(await infoOf(id)).toMatchObject({ motions: [{ motion: STOP }], lost: { motion: PAUSE } });
  });

  it('still watches from the seat, and may chat', async () => {
    const { id } = await playing();
    await thirdResigns(id);
    expect((await cleo.rest.ask('table', { id }, {})).table.mine).toEqual(['seat-3']);
    await cleo.rest.ask('say', { id }, { text: 'Well played.' });
  });
});

describe('the seat of a player who is out of the game', () => {
  it('goes to no bot and to nobody else, by a vote or when its holder gives it up', async () => {
    const { id } = await playing();
    await thirdResigns(id);
    for (const to of ['bot', 'anyone', 'nobody'] as const)
      await expect(vote(anna, id, { is: 'hand-over', seat: 'seat-3', to })).rejects.toMatchObject(OUT);
    await expect(cleo.rest.ask('leave', { id }, { to: 'bot' })).rejects.toMatchObject(OUT);
    const { tableView } = await anna.rest.ask('tableView', { id }, {});
    expect(tableView).toMatchObject({ handovers: [], out: ['seat-3'] });
    expect((await infoOf(id)).seats[2]).toMatchObject({ is: 'person', name: 'Cleo' });
  });

  it('is not handed over though that was moved before', async () => {
    const { id } = await playing();
    await vote(cleo, id, { is: 'hand-over', seat: 'seat-3', to: 'bot' });
    await thirdResigns(id);
    await until(async () => (await infoOf(id)).motions.length === 0);
    expect((await infoOf(id)).seats[2]).toMatchObject({ is: 'person' });
  });

  it('is taken by nobody who is invited, though it was opened before', async () => {
    const { id, invite } = await playing();
    await thirdResigns(id);
    const { db } = server.house.base.store;
    await db
      .updateTable('seats')
      .set({ person: null })
      .where('table_id', '=', id)
      .where('seat', '=', 'seat-3')
      .execute();
    server.house.tables.forget(id);
    await expect(dora.rest.ask('join', { id }, { secret: invite })).rejects.toMatchObject({
      refusal: { code: 'full' },
    });
  });

  it('is still known as out when the table is imported from a file', async () => {
    const { id } = await playing();
    await thirdResigns(id);
    const live = await server.house.tables.open(id);
    if (live?.table === undefined) throw new Error('there is no such table');
    const { table } = await dora.rest.ask('importTable', {}, { file: save(live.table) });
    expect(table).toMatchObject({ out: ['seat-3'], mine: ['seat-1'] });
  });

  it('keeps no name when its holder goes for good, and no bot plays it', async () => {
    const eve = await Visitor.come(server.address, 'Eve');
    const { table } = await anna.rest.ask('createTable', {}, planOf('through-the-ages', 3));
    for (const one of [ben, eve]) await one.rest.ask('join', { id: table.id }, {});
    await thirdResigns(table.id);
    await eve.page.ask('deleteMe', {}, {});
    const { tableView } = await anna.rest.ask('tableView', { id: table.id }, {});
    expect(tableView.handovers).toEqual([]);
    expect(JSON.stringify(tableView.players)).not.toContain('Eve');
    expect((await infoOf(table.id)).seats[2]).toMatchObject({ is: 'open' });
  });

  it('does not make a player host who left for good, and has no vote when the game takes the seat back', async () => {
    const [eve, finn] = [await Visitor.come(server.address, 'Eve'), await Visitor.come(server.address, 'Finn')];
    const { table } = await finn.rest.ask('createTable', {}, planOf('through-the-ages', 4));
    for (const one of [anna, eve, ben]) await one.rest.ask('join', { id: table.id }, {});
    await thirdResigns(table.id);
    await eve.page.ask('deleteMe', {}, {});
    await finn.page.ask('deleteMe', {}, {});
    expect((await infoOf(table.id)).host).toMatchObject({ name: 'Anna' });
    const act = (who: Visitor, request: Parameters<typeof who.rest.ask<'act'>>[2]['request']) =>
      who.rest.ask('act', { id: table.id }, { id: crypto.randomUUID(), request });
    await act(anna, { do: 'propose-undo', to: 0 });
    expect(await act(ben, { do: 'judge-undo', agrees: true })).toEqual({ refusal: null });
    expect((await infoOf(table.id)).out).toEqual([]);
    for (const one of [anna, ben]) await vote(one, table.id, STOP);
    expect(await infoOf(table.id)).toMatchObject({ timeCalled: true });
  });
});
