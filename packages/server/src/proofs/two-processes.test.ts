import { type Said, type ServerTable, tableViewOf } from '@ecumene/client';
import type { Refusal } from '@ecumene/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { write } from '../store/store.ts';
import { answering } from '../tables/step.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { ServerProcess } from '../testing/process.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

let postgres: Postgres;
let here: Running;
let there: Running;
let anna: Visitor;
let ben: Visitor;
const open: ServerTable[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.database('two');
  [here, there] = [await startServer({ database }), await startServer({ database })];
  anna = await Visitor.come(here.address, 'Anna');
  ben = (await Visitor.come(here.address, 'Ben')).at(there.address);
});
afterAll(async () => {
  for (const port of open) port.close();
  await Promise.all([here.stop(), there.stop()]);
  await postgres.stop();
});

/** A table at which Anna plays through one process and Ben through the other. */
async function playing(): Promise<string> {
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { options: { rounds: 20 } }));
  await ben.rest.ask('join', { id: table.id }, {});
  // The first process hears of it a moment later.
  await until(() => here.house.tables.examine(table.id, ({ seats }) => seats.length > 0));
  return table.id;
}

function sit(who: Visitor, id: string, seat: string): ServerTable {
  const port = who.sit({ id, game: 'bazaar' }, seat);
  open.push(port);
  return port;
}

/** Whoever is asked first answers through the first process. */
function answer(id: string): Promise<Refusal | undefined> {
  return here.house.tables.act(id, {
    step: ({ table }) => {
      const [post] = table?.openQuestions() ?? [];
      return post && answering(post.seat, post.id, post.asking.default());
    },
  });
}

describe('a table whose first turns bots play', () => {
  it('is prepared to its end by another process, where the one that did it is killed', async () => {
    const database = await postgres.database('prepared');
    let ahead = 0;
    const heir = await startServer({ database }, { now: () => Date.now() + ahead });
    const dying = await ServerProcess.start({ database });
    const [host, guest] = [await Visitor.come(dying.address, 'Anna'), await Visitor.come(dying.address, 'Ben')];
    const game = 'advanced-civilization';
    const { id } = (await host.rest.ask('createTable', {}, planOf(game, 2, { startTurn: 3 }))).table;
    await guest.rest.ask('join', { id }, {});
    const vote = async (is: 'pause' | 'resume') => {
      for (const { rest } of [host, guest]) await rest.ask('vote', { id }, { motion: { is }, agrees: true });
    };
    const preparing = async () => (await host.rest.ask('table', { id }, {})).table.preparing;
    // Bots wait until everybody has chosen, and are at it when the process dies.
    await vote('pause');
    const ports = [host.sit({ id, game }, 'seat-1'), guest.sit({ id, game }, 'seat-2')];
    while ((await preparing()) === undefined) for (const port of ports) await answerFirst(port);
    for (const port of ports) port.close();
    await vote('resume');
    await dying.end('SIGKILL');
    const { db } = heir.house.base.store;
    const awaited = async () =>
      (await db.selectFrom('tables').select('waiting').where('id', '=', id).executeTakeFirstOrThrow()).waiting;
    expect(await awaited()).toBe('[]');
    // The other process has never seen the table.
    for (; ahead < 30_000; ahead += 6000) await heir.house.outages.beat();
    await until(async () => (await awaited()) !== '[]');
    const turn = await heir.house.tables.examine(id, ({ game: { turn: of }, world }) => of?.(world));
    expect(turn).toBe(3);
    await heir.stop();
  });
});

/** Somebody gives the first answer there is to what they are asked, if they are. */
async function answerFirst(port: ServerTable): Promise<void> {
  const [asked] = port.tableView()?.questions ?? [];
  const [first] = asked === undefined ? [] : ((await port.list(asked.id)) ?? []);
  if (asked !== undefined && first !== undefined)
    await port.request({ do: 'answer', question: asked.id, answer: first.answer });
}

describe('two friends, each at another process', () => {
  it('are told of the invitation, clocks that run out, a bot and a rematch, wherever that happened', async () => {
    let time = 1_800_000_000_000;
    const settings = [{ database: await postgres.database('friends') }, { now: () => time }] as const;
    const [first, second] = [await startServer(...settings), await startServer(...settings)];
    const later = async (by: number): Promise<void> => {
      for (let left = by; left > 0; left -= 15_000) {
        time += Math.min(left, 15_000);
        await first.house.outages.beat();
      }
      // The process that nobody is connected to whose time is up sees to the clocks.
      await first.house.timekeeper.look();
    };
    // Only when the test says so is anything seen to.
    for (const { house } of [first, second]) house.timekeeper.stop();
    const ada = await Visitor.come(first.address, 'Ada');
    const bob = await Visitor.come(second.address, 'Bob');
    const clock = { is: 'live', minutes: 1, increment: 0 } as const;
    const plan = planOf('bazaar', 2, { clock, atZero: 'bot', join: 'invited', options: { rounds: 20 } });
    const { table, invite } = await ada.rest.ask('createTable', {}, plan);
    const { id } = table;
    const waiting = ada.sit(table, 'seat-1');
    await until(() => waiting.info());
    expect((await bob.rest.ask('enter', { id }, { secret: invite })).table.id).toBe(id);
    expect((await bob.rest.ask('join', { id }, {})).seat).toBe('seat-2');
    await until(() => waiting.info()?.state === 'playing' && waiting.info()?.seats[1]?.name === 'Bob');
    const [a, b] = [waiting, bob.sit(table, 'seat-2')];
    await until(() => a.tableView() && b.tableView() && a.info()?.seats[1]?.here === true);

    // Ada plays on until Bob is awaited. Then he leaves, with his time running.
    while (b.info()?.seats[1]?.clock?.running !== true) {
      const asked = a.tableView()?.questions.find(({ question }) => question.optional === undefined);
      if (asked === undefined) break;
      await a.request({ do: 'answer', question: asked.id, answer: await a.suggest(asked.id) });
      await until(() => (b.tableView()?.number ?? 0) >= (a.tableView()?.number ?? 0));
    }
    b.close();
    await until(() => a.info()?.seats[1]?.here === false);
    const bobsClock = () => a.info()?.seats[1]?.clock;
    const callsOf = async () => (await bob.rest.ask('myCalls', {}, {})).calls.filter((one) => one.table === id);
    expect(await callsOf()).toMatchObject([{ is: 'turn', last: false }]);
    await later(61_000);
    await until(() => bobsClock()?.reminded === true);
    expect(await callsOf()).toMatchObject([{ is: 'turn', last: true }]);
    await later(31_000);
    await until(() => bobsClock()?.byBot === true);
    expect(await callsOf()).toMatchObject([{ is: 'bot-plays' }]);

    // He is back, through his own process: both read it.
    const back = bob.sit(table, 'seat-2');
    await until(() => back.info()?.seats[1]?.clock?.byBot === false && bobsClock()?.byBot === false);
    expect(back.info()?.seats[1]?.clock?.lapses).toHaveLength(1);
    // What Ada asks for in the one is put to Bob in the other, and holds in both when he agrees.
    await ada.rest.ask('vote', { id }, { motion: { is: 'pause' }, agrees: true });
    await until(() => back.info()?.motions.some(({ motion }) => motion.is === 'pause'));
    await bob.rest.ask('vote', { id }, { motion: { is: 'pause' }, agrees: true });
    await until(() => a.info()?.paused && back.info()?.paused);

    for (const one of [ada, bob]) await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    await until(() => a.info()?.state === 'abandoned' && back.info()?.state === 'abandoned');
    const again = (await bob.rest.ask('rematch', { id }, {})).table.id;
    await until(() => a.info()?.rematch === again && back.info()?.rematch === again);
    expect((await ada.rest.ask('myCalls', {}, {})).calls).toMatchObject([{ table: again, is: 'seat-kept' }]);
    expect((await ada.rest.ask('join', { id: again }, {})).seat).toBe('seat-1');
    await until(async () => (await bob.rest.ask('table', { id: again }, {})).table.state === 'playing');
    for (const port of [a, back]) port.close();
    await Promise.all([first.stop(), second.stop()]);
  });
});

describe('a table through two processes', () => {
  it('shows in one all that is done in the other, also while it reads what was done before', async () => {
    const id = await playing();
    const b = sit(ben, id, 'seat-2');
    await until(() => b.tableView());
    for (let done = 3; done <= 60; done += 3) {
      for (let i = 0; i < 3; i++) expect(await answer(id)).toBeUndefined();
      await until(() => b.tableView()?.number === done);
    }
  });

  it('hears what is said in either, each thing once and in order', async () => {
    const id = await playing();
    const heard = { anna: [] as string[], ben: [] as string[] };
    const note = (list: string[]) => (said: readonly Said[]) => list.push(...said.map(({ text }) => text));
    const [a, b] = [sit(anna, id, 'seat-1'), sit(ben, id, 'seat-2')];
    a.hearTalk(note(heard.anna));
    b.hearTalk(note(heard.ben));
    await until(() => a.tableView() && b.tableView());
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? anna : ben).rest.ask('say', { id }, { text: `word ${i}` })),
    );
    await until(() => heard.anna.length >= 10 && heard.ben.length >= 10);
    const all = (await anna.rest.ask('talk', { id }, {})).said.map(({ text }) => text);
    expect(new Set(all).size).toBe(10);
    expect(heard).toEqual({ anna: all, ben: all });
  });

  it('shows in either who is here', async () => {
    const id = await playing();
    const a = sit(anna, id, 'seat-1');
    await until(() => a.info());
    expect(a.info()?.seats.map((seat) => seat.here)).toEqual([true, false]);
    const b = sit(ben, id, 'seat-2');
    await until(() => a.info()?.seats[1]?.here === true && b.info()?.seats[0]?.here === true);
    b.close();
    await until(() => a.info()?.seats[1]?.here === false);
    expect(a.info()?.seats[0]?.here).toBe(true);
  });

  it('says in both who watches, and a player’s new name', async () => {
    const id = await playing();
    const eve = (await Visitor.come(here.address, 'Eve')).at(there.address);
    const a = sit(anna, id, 'seat-1');
    await until(() => a.tableView());
    const watching = eve.sit({ id, game: 'bazaar' }, null);
    open.push(watching);
    await until(() => a.info()?.spectators?.names.includes('Eve'));
    const nameOfBen = () => a.info()?.seats.find(({ seat }) => seat === 'seat-2')?.name;
    expect(nameOfBen()).toBe('Ben');
    await ben.page.ask('changeMe', {}, { name: 'Benjamin' });
    await until(() => nameOfBen() === 'Benjamin');
    await ben.page.ask('changeMe', {}, { name: 'Ben' });
    await until(() => nameOfBen() === 'Ben');
  });

  it('keeps seats for a rematch made in the other, calls to it in both, and shows one push key', async () => {
    const id = await playing();
    for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    const { table } = await anna.rest.ask('rematch', { id }, {});
    const calls = async () => (await ben.rest.ask('myCalls', {}, {})).calls.filter((one) => one.table === table.id);
    expect(await calls()).toMatchObject([{ is: 'seat-kept' }]);
    expect((await ben.rest.ask('join', { id: table.id }, {})).seat).toBe('seat-2');
    await until(async () => (await anna.rest.ask('table', { id: table.id }, {})).table.state === 'playing');
    const keys = await Promise.all([anna, ben].map(async (one) => (await one.rest.ask('me', {}, {})).pushKey));
    expect(keys[0]).not.toBeNull();
    expect(keys[0]).toBe(keys[1]);
  });

  it('records who is here again where that was lost', async () => {
    const id = await playing();
    const { store } = here.house.base;
    const noted = () => store.db.selectFrom('presence').select('person').where('table_id', '=', id).execute();
    const a = sit(anna, id, 'seat-1');
    await until(async () => (await noted()).length === 1);
    await store.commit([write(store.db.deleteFrom('presence').where('table_id', '=', id))]);
    await here.house.presence.renew();
    expect(await noted()).toEqual([{ person: anna.id }]);
    await here.house.presence.renew();
    expect(await noted()).toEqual([{ person: anna.id }]);
    a.close();
  });

  it('does a request once, whichever process it reaches, and after a restart', async () => {
    const id = await playing();
    const post = await here.house.tables.examine(id, (table) =>
      table.openQuestions().find(({ seat }) => seat === 'seat-1'),
    );
    const request = { do: 'answer' as const, question: post?.id ?? '', answer: post?.asking.default() };
    const replies = await Promise.all(
      [here, there, here, there].map(({ address }) =>
        anna.at(address).rest.ask('act', { id }, { id: 'same', request }),
      ),
    );
    expect(replies).toEqual(Array.from({ length: 4 }, () => ({ refusal: null })));
    expect((await ben.rest.ask('table', { id }, {})).table.number).toBe(1);
    for (const { house } of [here, there]) house.tables.forget(id);
    expect(await ben.rest.ask('table', { id }, {})).toMatchObject({ table: { number: 1 } });
    expect(await anna.at(there.address).rest.ask('act', { id }, { id: 'same', request })).toEqual({ refusal: null });
    expect((await anna.rest.ask('table', { id }, {})).table.number).toBe(1);
  });

  it('is read in the one as it is written in the other, at every moment', async () => {
    const id = await playing();
    let done = false;
    const written = async (): Promise<void> => {
      for (let i = 0; i < 60; i++)
        await here.house.tables.act(id, {
          step: ({ table }) => {
            const [post] = table?.openQuestions() ?? [];
            return post && answering(post.seat, post.id, post.asking.default());
          },
        });
      done = true;
    };
    let read = 0;
    const reads = async (): Promise<void> => {
      for (let last = 0; !done; read++) {
        there.house.tables.forget(id);
        const { number } = (await ben.rest.ask('table', { id }, {})).table;
        expect(number).toBeGreaterThanOrEqual(last);
        last = number;
      }
    };
    await Promise.all([written(), reads(), reads(), reads()]);
    expect(read).toBeGreaterThan(10);
    const { number } = (await anna.rest.ask('table', { id }, {})).table;
    await until(async () => (await ben.rest.ask('table', { id }, {})).table.number === number);
  });

  it('tells nobody that it is their turn who looks at the table through the other process', async () => {
    const id = await playing();
    const turns = () =>
      here.house.base.store.db
        .selectFrom('outbox')
        .select('id')
        .where('table_id', '=', id)
        .where('person', '=', ben.id)
        .execute();
    const b = sit(ben, id, 'seat-2');
    const a = sit(anna, id, 'seat-1');
    await until(() => b.tableView() && a.info()?.seats[1]?.here === true);
    await until(async () => (await turns()).length === 0);
    const asked = a.tableView()?.questions[0];
    const answer = asked && (await a.suggest(asked.id));
    expect(await a.request({ do: 'answer', question: asked?.id ?? '', answer })).toBeUndefined();
    expect(await turns()).toEqual([]);
    const told = await here.house.base.store.db.selectFrom('seats').select('told').where('table_id', '=', id).execute();
    expect(told).toEqual([{ told: 0 }, { told: 0 }]);
  });

  it('shows in neither the name of a player who took a seat over and left for good', async () => {
    const id = await playing();
    const motion = { is: 'hand-over' as const, seat: 'seat-2', to: 'anyone' as const };
    for (const one of [ben, anna]) await one.rest.ask('vote', { id }, { motion, agrees: true });
    const zenobia = await Visitor.come(here.address, 'Zenobia');
    await zenobia.rest.ask('join', { id }, {});
    const a = sit(anna.at(there.address), id, 'seat-1');
    await until(() => JSON.stringify(a.tableView() ?? '').includes('Zenobia'));
    await zenobia.page.ask('deleteMe', {}, {});
    await until(() => !JSON.stringify(a.tableView()).includes('Zenobia'));
    await anna.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    await until(() => a.info()?.state === 'abandoned');
    for (const { address } of [here, there])
      expect(JSON.stringify(await anna.at(address).rest.ask('exportTable', { id }, {}))).not.toContain('Zenobia');
  });

  it('is counted in the figures of the process that wrote to it, and of no other', async () => {
    const entries = async ({ operations }: Running): Promise<number> =>
      Number(/^ecumene_entries_total (\d+)/m.exec(await (await fetch(`${operations}/metrics`)).text())?.[1]);
    const id = await playing();
    const b = sit(ben, id, 'seat-2');
    await until(() => b.tableView());
    const before = [await entries(here), await entries(there)];
    const post = await here.house.tables.examine(id, (table) => table.openQuestions()[0]);
    await here.house.tables.act(id, { step: () => post && answering(post.seat, post.id, post.asking.default()) });
    await until(() => b.tableView()?.number === 1);
    expect([await entries(here), await entries(there)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  });

  it('is not taken away through one process after it began in the other', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2));
    const { id } = table;
    const stale = await there.house.tables.open(id);
    expect(stale?.row.state).toBe('gathering');
    await ben.at(here.address).rest.ask('join', { id }, {});
    await expect(anna.at(there.address).rest.ask('removeTable', { id }, {})).rejects.toMatchObject({
      refusal: { code: 'begun' },
    });
    const kept = await here.house.base.store.db.selectFrom('tables').select('state').where('id', '=', id).execute();
    expect(kept).toEqual([{ state: 'playing' }]);
  });

  it('has one invitation, whichever process it is shown to', async () => {
    const { table, invite } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { join: 'invited' }));
    const { id } = table;
    const inviteThere = async () => (await there.house.tables.open(id))?.row.invite;
    const first = await inviteThere();
    const fresh = await anna.rest.ask('invite', { id }, {});
    await until(async () => (await inviteThere()) !== first);
    await expect(ben.rest.ask('enter', { id }, { secret: invite })).rejects.toMatchObject({ status: 404 });
    expect((await ben.rest.ask('enter', { id }, { secret: fresh.invite })).table.id).toBe(id);
  });

  it('is undone by consent given in different processes, and what is drawn is the same in both', async () => {
    const id = await playing();
    const [a, b] = [sit(anna, id, 'seat-1'), sit(ben, id, 'seat-2')];
    await until(() => a.tableView() && b.tableView());
    for (let i = 0; i < 8; i++) expect(await answer(id)).toBeUndefined();
    expect(await a.request({ do: 'propose-undo', to: 2 })).toBeUndefined();
    await until(() => b.tableView()?.proposal?.to === 2);
    expect(await b.request({ do: 'judge-undo', agrees: true })).toBeUndefined();
    await until(() => a.tableView()?.rewritten === 1 && b.tableView()?.rewritten === 1);
    for (let i = 0; i < 8; i++) expect(await answer(id)).toBeUndefined();
    const seen = ({ house }: Running) =>
      house.tables.examine(id, (table) => [table.journal, tableViewOf(table, 'seat-1'), tableViewOf(table, 'seat-2')]);
    const before = await seen(here);
    const number = await here.house.tables.examine(id, (table) => table.journal.length);
    await until(() => a.tableView()?.number === number && b.tableView()?.number === number);
    expect(await seen(there)).toEqual(before);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['a table whose name is no text', () => anna.rest.ask('table', { id: '\u0000' }, {})],
    ['a word that is no text', (id) => anna.rest.ask('say', { id }, { text: 'a\u0000b' })],
    ['notes that are no text', (id) => anna.rest.ask('setNotes', { id }, { text: '\u0000' })],
    ['a person who is no text', () => anna.rest.ask('block', { person: '\u0000' }, {})],
    ['a name that is no text', () => anna.rest.ask('signIn', {}, { login: '\u0000', password: 'a' })],
    ['a request that is no text', (id) => anna.rest.ask('act', { id }, { id: '\u0000', request: { do: 'take-back' } })],
    ['a number too large to be one', (id) => anna.rest.ask('markRead', { id }, { upto: 2 ** 60 })],
    ['a word nobody ever said', (id) => anna.rest.ask('reportTalk', { id }, { number: 2 ** 60, why: 'rude' })],
  ])('is not put out by %s', async (_, ask) => {
    await expect(ask(await playing())).rejects.toMatchObject({ status: 400 });
  });
});
