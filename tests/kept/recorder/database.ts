import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { opponent, opponents, Seated, thoughts } from '@ecumene/bots';
import { at, must, type Open, randomFrom, type Saved, type Seat, type World } from '@ecumene/engine';
import { planOf, startServer, Visitor } from '@ecumene/server/testing';
import { answering, type Step } from '../../../packages/server/src/tables/step.ts';
import {
  type AnyGame,
  type AnyTable,
  DATABASE,
  type KeptOnServer,
  keptMomentOf,
  ON_SERVER,
  toldAt,
  writePacked,
} from '../kept-table.ts';

/** The hour at which the server stood, and stands whenever it is started again: nothing lapses meanwhile. */
const HOUR = 1_763_400_000_000;

type Server = Awaited<ReturnType<typeof startServer>>;

/** Keeps the database of a server with tables of a game: just begun, in the middle, a what-if copy, imported, and over. */
export async function keepDatabase(game: AnyGame, device: Saved<World>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-kept-'));
  const server = await startServer({ data }, { now: () => HOUR });
  try {
    const tables = await played(server, game, device).finally(() => server.stop());
    const kept: KeptOnServer = { rules: game.version, hour: HOUR, tables };
    const bytes =
      writePacked(join(game.name, DATABASE), readFileSync(join(data, 'ecumene.sqlite'))) +
      writePacked(join(game.name, ON_SERVER), JSON.stringify(kept));
    console.log(`${game.name}/${DATABASE}: ${tables.length} tables; ${bytes} bytes`);
  } finally {
    rmSync(data, { recursive: true });
  }
}

async function played(server: Server, game: AnyGame, device: Saved<World>): Promise<KeptOnServer['tables']> {
  const count = Math.max(3, game.seats.least);
  const names = Array.from({ length: count }, (_, i) => `Person ${i + 1}`);
  const people = await Promise.all(names.map((name) => Visitor.come(server.address, name)));
  const host = at(people, 0);
  const lay = async (options: Record<string, boolean | number | string>): Promise<string> => {
    const { table } = await host.rest.ask('createTable', {}, planOf(game.name, people.length, { options }));
    for (const other of people.slice(1)) await other.rest.ask('join', { id: table.id }, {});
    return table.id;
  };
  const begun = await lay({});
  await playOn(server, begun, 25);
  const middle = await lay({});
  await playOn(server, middle, 60);
  await takeBack(server, middle);
  await playOn(server, middle, 110);
  await takeBack(server, middle);
  await playOn(server, middle, 130);
  const copy = await host.rest.ask('whatIf', { id: middle }, {});
  await playOn(server, copy.table.id, 12);
  const ended = await lay({ ...game.brief });
  await playOn(server, ended, 45);
  await act(server, ended, () => ({ is: 'call-time' }));
  await playOn(server, ended, Number.POSITIVE_INFINITY);
  const { format, rules, setup, journal } = device;
  const file = { format, game: game.name, rules, setup, journal };
  const brought = await host.rest.ask('importTable', {}, { name: 'From a device', file });
  const ids = { begun, middle, copy: copy.table.id, ended, imported: brought.table.id };
  return Promise.all(
    Object.entries(ids).map(async ([is, id]) => {
      const table = await tableOf(server, id);
      return { is, id, moment: keptMomentOf(table), told: toldAt(table) };
    }),
  );
}

async function tableOf(server: Server, id: string): Promise<AnyTable> {
  const table = (await server.house.tables.open(id))?.table;
  if (table === undefined) throw new Error(`table ${id} does not open`);
  return table;
}

async function act(server: Server, id: string, step: (table: AnyTable) => Step | undefined): Promise<void> {
  const refusal = await server.house.tables.act(id, { step: ({ table }) => table && step(table) });
  if (refusal !== undefined) throw new Error(`table ${id} refuses: ${refusal.code}`);
}

/** Lets bots answer for all people until the journal has so many entries. */
async function playOn(server: Server, id: string, entries: number): Promise<void> {
  for (;;) {
    const table = await tableOf(server, id);
    if (table.over || table.journal.length >= entries) return;
    await act(server, id, (now) => {
      const open = now.openQuestions();
      const awaited = open.filter(({ asking }) => asking.question.optional === undefined);
      const post = awaited[now.journal.length % Math.max(1, awaited.length)] ?? open[0];
      return post && answering(post.seat, post.id, answerTo(now, post));
    });
  }
}

function answerTo(table: AnyTable, post: Open): unknown {
  const bot = opponent(table.game, 'steady') ?? at(opponents(table.game), 0);
  const decision = new Seated(table, post.seat, bot, 'kept').decide(post, thoughts(4), () => {});
  return 'wait' in decision ? post.asking.sample(randomFrom(post.id)) : decision.answer;
}

/** Somebody whose answer is free to be taken back does that, leaves one for later, and asks for the printed order. */
async function takeBack(server: Server, id: string): Promise<void> {
  const table = await tableOf(server, id);
  const free = table.seats.find((seat) => table.mayTakeBack(seat));
  const request = (seat: Seat, asked: Extract<Step, { is: 'request' }>['request']): Step => ({
    is: 'request',
    seat,
    request: asked,
  });
  if (free !== undefined) await act(server, id, () => request(free, { do: 'take-back' }));
  const first = at(table.seats, 0);
  const topic = must(table.game.topics?.at(-1), 'a topic of the game');
  await act(server, id, () => request(first, { do: 'stand', topic, answers: [true], always: true }));
  await act(server, id, () => request(first, { do: 'insist', on: true }));
  const to = table.chronicle().played.at(-2)?.number ?? 0;
  await act(server, id, () => request(first, { do: 'propose-undo', to }));
  for (const seat of table.seats.slice(1))
    await act(server, id, () => request(seat, { do: 'judge-undo', agrees: true }));
}
