import type { ServerTable, TableInfo } from '@ecumene/client';
import { isRecord } from '@ecumene/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, until, type Visitor } from '../testing/server.ts';

let server: Running;
let anna: Visitor;
let ben: Visitor;
let cleo: Visitor;
let eve: Visitor;
const open: ServerTable[] = [];

beforeAll(async () => {
  ({ server, anna, ben, cleo, eve } = await startWithPeople());
});
afterAll(async () => {
  for (const table of open) table.close();
  await server.stop();
});

/** A table at which Anna and Ben play; Eve looks on. */
async function bazaar(more = {}) {
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { options: { rounds: 3 }, ...more }));
  await ben.rest.ask('join', { id: table.id }, {});
  const a = anna.sit(table, 'seat-1');
  const b = ben.sit(table, 'seat-2');
  const watching = eve.sit(table, null);
  open.push(a, b, watching);
  await until(() => a.tableView() && b.tableView() && watching.info() && a.info()?.spectators?.names.includes('Eve'));
  return { table, a, b, watching };
}

const show = (who: Visitor, { id }: TableInfo, to: Visitor, on = true) =>
  who.rest.ask('showHand', { id }, { person: to.id, on });

/** The cards of a hand, as its player sees them. */
const handIn = (table: ServerTable): string => {
  const view = table.tableView()?.view;
  return JSON.stringify(isRecord(view) ? view['hand'] : undefined);
};

/** What somebody may never be sent who only sees. */
const NOTHING_TO_ANSWER = { questions: [], prepared: [], left: [], answered: [], mayTakeBack: false };

describe('a hand that is shown', () => {
  it('is seen by the chosen spectator as its player sees it, with nothing to answer', async () => {
    const { table, a, watching } = await bazaar();
    expect(watching.tableView()?.view).not.toEqual(a.tableView()?.view);
    expect(await show(anna, table, eve)).toEqual({
      people: [{ person: { id: eve.id, name: 'Eve', guest: true }, here: true, sees: true }],
    });
    await until(() => watching.info()?.shown?.includes('seat-1'));
    const seeing = eve.seeHand(table, 'seat-1');
    open.push(seeing);
    await until(() => seeing.tableView());
    expect(seeing.tableView()).toEqual({ ...a.tableView(), ...NOTHING_TO_ANSWER });
    const { tableView } = await eve.rest.ask('tableView', { id: table.id, through: 'seat-1' }, {});
    expect(tableView).toEqual({ ...a.tableView(), ...NOTHING_TO_ANSWER });
  });

  it('is followed move by move, its story and its past too, and nothing can be done with it', async () => {
    const { table, a } = await bazaar();
    await show(anna, table, eve);
    const seeing = eve.seeHand(table, 'seat-1');
    open.push(seeing);
    await until(() => seeing.tableView());
    const asked = a.tableView()?.questions[0];
    const question = asked?.id ?? '';
    const answer = await a.suggest(question);
    expect(await seeing.request({ do: 'answer', question, answer })).toMatchObject({ code: 'not-your-seat' });
    expect(await seeing.suggest(question)).toBeUndefined();
    expect(await a.request({ do: 'answer', question, answer })).toBeUndefined();
    await until(() => seeing.tableView()?.number === 1 && a.tableView()?.number === 1);
    expect(seeing.tableView()).toEqual({ ...a.tableView(), ...NOTHING_TO_ANSWER });
    expect(await seeing.story(0)).toEqual(await a.story(0));
    const { id } = table;
    const { tableView: past } = await eve.rest.ask('replay', { id, through: 'seat-1', at: '0' }, {});
    const { tableView: own } = await anna.rest.ask('replay', { id, seat: 'seat-1', at: '0' }, {});
    expect(own.questions).not.toEqual([]);
    expect(past).toEqual({ ...own, ...NOTHING_TO_ANSWER });
  });

  it('is seen by nobody else, not through another seat, and not without being asked for', async () => {
    const { table, watching } = await bazaar();
    await show(anna, table, eve);
    await until(() => watching.info()?.shown?.includes('seat-1'));
    const refused = { refusal: { code: 'not-your-seat' } };
    const { id } = table;
    await expect(eve.rest.ask('tableView', { id, through: 'seat-2' }, {})).rejects.toMatchObject(refused);
    await expect(cleo.rest.ask('tableView', { id, through: 'seat-1' }, {})).rejects.toMatchObject(refused);
    await expect(cleo.rest.ask('story', { id, through: 'seat-1' }, {})).rejects.toMatchObject(refused);
    await expect(cleo.rest.ask('replay', { id, through: 'seat-1', at: '0' }, {})).rejects.toMatchObject(refused);
    await expect(eve.rest.ask('act', { id }, { id: 'x', request: { do: 'take-back' } })).rejects.toMatchObject(refused);
    await expect(eve.rest.ask('handViewers', { id }, {})).rejects.toMatchObject(refused);
    const curious = cleo.seeHand(table, 'seat-1');
    open.push(curious);
    await until(() => curious.tableView());
    expect(curious.tableView()?.view).toEqual(watching.tableView()?.view);
  });

  it('goes unnoticed by everybody else', async () => {
    const { table, b, watching } = await bazaar();
    const socket = ben.open(`${server.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket?seat=seat-2`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data)).is));
    socket.once('open', () => socket.send('{"is":"hello"}'));
    await until(() => heard.includes('view') && heard.includes('info'));
    heard.length = 0;
    const known = await ben.rest.ask('table', { id: table.id }, {});
    await show(anna, table, eve);
    await until(() => watching.info()?.shown?.includes('seat-1'));
    const { table: now } = await ben.rest.ask('table', { id: table.id }, {});
    expect(now).toEqual({ ...known.table, asOf: now.asOf });
    expect(b.info()).not.toHaveProperty('shown');
    // What was sent before this answer would have come before it.
    socket.send('{"is":"ping"}');
    await until(() => heard.includes('pong'));
    expect(heard).toEqual(['pong']);
    socket.terminate();
  });

  it('is hidden again as soon as its player says so', async () => {
    const { table, watching } = await bazaar();
    await show(anna, table, eve);
    const seeing = eve.seeHand(table, 'seat-1');
    open.push(seeing);
    await until(() => seeing.tableView() && watching.info()?.shown);
    await show(anna, table, eve, false);
    await until(() => watching.info()?.shown === undefined && seeing.info()?.shown === undefined);
    await until(() => JSON.stringify(seeing.tableView()?.view) === JSON.stringify(watching.tableView()?.view));
    await expect(eve.rest.ask('tableView', { id: table.id, through: 'seat-1' }, {})).rejects.toThrow();
  });

  it('is seen as it is now where it is shown again later', async () => {
    const { table, a, b } = await bazaar();
    await show(anna, table, eve);
    const seeing = eve.seeHand(table, 'seat-1');
    open.push(seeing);
    await until(() => seeing.tableView() && seeing.info()?.shown);
    await show(anna, table, eve, false);
    await until(() => seeing.info()?.shown === undefined && handIn(seeing) === '[]');
    const before = handIn(a);
    for (let moves = 0; moves < 40 && handIn(a) === before; moves++) {
      const asked = (one: ServerTable) =>
        one.tableView()?.questions.find(({ question }) => question.optional === undefined);
      const now = asked(a) === undefined ? b : a;
      const question = asked(now)?.id ?? '';
      expect(await now.request({ do: 'answer', question, answer: await now.suggest(question) })).toBeUndefined();
      await until(() => [a, b].every((one) => one.tableView()?.number === moves + 1));
    }
    expect(handIn(a)).not.toBe(before);
    await show(anna, table, eve);
    await until(() => handIn(seeing) !== '[]');
    expect(seeing.tableView()).toEqual({ ...a.tableView(), ...NOTHING_TO_ANSWER });
  });

  it('is hidden when its player leaves the seat, and when a spectator who saw it takes a seat', async () => {
    const { table, watching } = await bazaar({ joinLate: true });
    await show(anna, table, eve);
    await show(ben, table, eve);
    const seeing = eve.seeHand(table, 'seat-1');
    open.push(seeing);
    await until(() => seeing.tableView() && watching.info()?.shown?.length === 2);
    await anna.rest.ask('leave', { id: table.id }, { seat: 'seat-1' });
    await until(() => JSON.stringify(seeing.tableView()?.view) === JSON.stringify(watching.tableView()?.view));
    await until(() => watching.info()?.shown?.join() === 'seat-2');
    await expect(eve.rest.ask('tableView', { id: table.id, through: 'seat-1' }, {})).rejects.toThrow();
    await eve.rest.ask('join', { id: table.id }, { seat: 'seat-1' });
    await expect(eve.rest.ask('tableView', { id: table.id, through: 'seat-2' }, {})).rejects.toThrow();
  });
});

describe('a hand cannot be shown', () => {
  const refusedTo = async (table: TableInfo, to: Visitor, code: string, by = ben) =>
    expect(show(by, table, to)).rejects.toMatchObject({ refusal: { code } });

  it('to someone who is not there, who plays, or who runs the game', async () => {
    const { table } = await bazaar();
    await refusedTo(table, cleo, 'no-spectator');
    await refusedTo(table, anna, 'no-spectator');
    const seats = [{ is: 'open' }, { is: 'open' }] as const;
    const { table: other } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { seats: [...seats] }));
    for (const one of [ben, cleo]) await one.rest.ask('join', { id: other.id }, {});
    const host = anna.sit(other, null);
    open.push(host);
    await until(() => host.tableView());
    await refusedTo(other, anna, 'neutral-host');
  });

  it('by another player than its player', async () => {
    const { table } = await bazaar();
    await refusedTo(table, eve, 'not-your-seat', cleo);
  });

  it('where spectators see the game with a delay, or when it is over', async () => {
    const { table } = await bazaar({ delayMinutes: 5 });
    await refusedTo(table, eve, 'delayed');
    const { table: other } = await bazaar();
    for (const one of [anna, ben])
      await one.rest.ask('vote', { id: other.id }, { motion: { is: 'abandon' }, agrees: true });
    await refusedTo(other, eve, 'over');
  });
});
