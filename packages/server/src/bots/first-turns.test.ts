import type { ServerTable } from '@ecumene/client';
import { faultsOf, isRecord, type Seat, save } from '@ecumene/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, until, type Visitor } from '../testing/server.ts';

const GAME = 'advanced-civilization';
const clock = { is: 'live', minutes: 5, increment: 10 } as const;

interface Around {
  readonly server: Running;
  readonly anna: Visitor;
  readonly ben: Visitor;
}

let around: Around;
beforeAll(async () => {
  around = await startWithPeople();
});
afterAll(() => around.server.stop());

/** Two people at a table; where it is for three, a bot has the last seat. */
interface AtTable {
  readonly id: string;
  readonly anna: ServerTable;
  readonly ben: ServerTable;
}

async function sitDown({ anna, ben }: Around, seats = 3): Promise<AtTable> {
  const { id } = (await anna.rest.ask('createTable', {}, planOf(GAME, seats, { startTurn: 3, clock }))).table;
  await ben.rest.ask('join', { id }, { seat: 'seat-2' });
  if (seats > 2) await anna.rest.ask('start', { id }, {});
  return { id, anna: anna.sit({ id, game: GAME }, 'seat-1'), ben: ben.sit({ id, game: GAME }, 'seat-2') };
}

function getUp({ anna, ben }: AtTable): void {
  anna.close();
  ben.close();
}

const infoOf = async ({ anna }: Around, id: string) => (await anna.rest.ask('table', { id }, {})).table;

function turnOf(table: ServerTable): number {
  const view = table.tableView()?.view;
  return isRecord(view) && typeof view['turn'] === 'number' ? view['turn'] : 0;
}

/** Somebody answers what they are asked before the first turn, with the first answer there is. */
async function choose(table: ServerTable): Promise<void> {
  const [asked] = table.tableView()?.questions ?? [];
  if (asked === undefined || turnOf(table) > 0) return;
  const [first] = (await table.list(asked.id)) ?? [];
  if (first !== undefined) await table.request({ do: 'answer', question: asked.id, answer: first.answer });
}

/** The people choose what they lead, until bots play. */
async function chooseAll(at: AtTable): Promise<void> {
  await until(async () => {
    await choose(at.anna);
    await choose(at.ben);
    return turnOf(at.anna) > 0;
  });
}

/** Everybody is asked by now: people only from the turn on from which they play. */
const isHandedOver = ({ anna }: AtTable) => turnOf(anna) === 3 && anna.info()?.preparing === undefined;

const gameOf = ({ server }: Around, id: string) =>
  server.house.tables.examine(id, (table) => ({
    turn: table.game.turn?.(table.world),
    journal: [...table.journal],
    faults: faultsOf(table.game, save(table), table.commitment),
  }));

describe('a table that starts at a later turn', () => {
  it('has people choose what they lead and bots play the turns before it for everybody', async () => {
    const at = await sitDown(around);
    await chooseAll(at);
    await until(() => isHandedOver(at));
    const game = await gameOf(around, at.id);
    expect(game).toMatchObject({ turn: 3, faults: [] });
    const bySeat = (seat: Seat) =>
      new Set(game?.journal.flatMap((one) => (one.is === 'answer' && one.seat === seat ? [one.byBot === true] : [])));
    for (const seat of ['seat-1', 'seat-2']) expect(bySeat(seat)).toEqual(new Set([false, true]));
    // What a bot played for them is not theirs to undo, and took none of their time.
    for (const table of [at.anna, at.ben]) {
      expect(table.tableView()).toMatchObject({ mayTakeBack: false });
      expect(table.tableView()?.answered.every(({ topic }) => topic.startsWith('choose-'))).toBe(true);
    }
    const { seats } = await infoOf(around, at.id);
    for (const { clock: own, is } of seats) if (is === 'person') expect(own?.left).toBeGreaterThan(4.5 * 60_000);
    getUp(at);
  });

  it('waits for nobody meanwhile, and says how far the bots are', async () => {
    const at = await sitDown(around, 2);
    for (const { rest } of [around.anna, around.ben])
      await rest.ask('vote', { id: at.id }, { motion: { is: 'pause' }, agrees: true });
    await chooseAll(at);
    expect(await infoOf(around, at.id)).toMatchObject({
      paused: true,
      preparing: { turn: 1, until: 3 },
      waitingFor: [],
    });
    expect(await at.anna.request({ do: 'insist', on: true })).toMatchObject({ code: 'preparing' });
    for (const { rest } of [around.anna, around.ben])
      await rest.ask('vote', { id: at.id }, { motion: { is: 'resume' }, agrees: true });
    await until(() => isHandedOver(at));
    expect(await at.anna.request({ do: 'insist', on: true })).toBeUndefined();
    getUp(at);
  });

  it('plays them the same way from the same seed', async () => {
    const played = [];
    for (let i = 0; i < 2; i++) {
      const other = await startWithPeople();
      const at = await sitDown(other);
      await chooseAll(at);
      await until(() => isHandedOver(at));
      const { journal = [] } = (await gameOf(other, at.id)) ?? {};
      played.push(journal.filter((one) => one.is === 'answer' && one.byBot));
      getUp(at);
      await other.server.stop();
    }
    expect(played[0]).toEqual(played[1]);
    expect(played[0]).not.toEqual([]);
  });

  it('is played anew when everybody agrees to undo a turn the bots played', async () => {
    const at = await sitDown(around);
    await chooseAll(at);
    await until(() => isHandedOver(at));
    const before = await gameOf(around, at.id);
    const to = before?.journal.findIndex((one) => one.is === 'answer' && one.byBot === true) ?? -1;
    expect(await at.anna.request({ do: 'propose-undo', to })).toBeUndefined();
    expect(await at.ben.request({ do: 'judge-undo', agrees: true })).toBeUndefined();
    await until(async () => isHandedOver(at) && (await infoOf(around, at.id)).waitingFor.length > 0);
    const after = await gameOf(around, at.id);
    expect(after).toMatchObject({ turn: 3, faults: [] });
    expect(after?.journal.slice(before?.journal.length).some((one) => one.is === 'answer' && one.byBot)).toBe(true);
    getUp(at);
  });

  it('is refused where the game ends before', async () => {
    const wrong = planOf(GAME, 3, { startTurn: 6, options: { turns: 5 } });
    await expect(around.anna.rest.ask('createTable', {}, wrong)).rejects.toMatchObject({
      refusal: { code: 'ends-before' },
    });
  });
});
