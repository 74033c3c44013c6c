import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { must, randomFrom } from '@ecumene/engine';
import {
  Crowd,
  part,
  planOf,
  processorTime,
  ServerProcess,
  startPostgres,
  startServer,
  Visitor,
} from '@ecumene/server/testing';
import { alone, type Benchmark, type Figure } from './figure.ts';
import { watchHost } from './host.ts';

const TABLES = 400;
const SEATS = 5;
const RATE = 500;
const WARM_UP = 5000;
/** Long enough that a machine standing still for a quarter of a second once is not the figure. */
const MEASURED = 60_000;
const WITHIN = 50;
const SLEEPING = 10_000;
const LATE = 3000;

/** How long 99 of 100 answers take at most until every seat has seen them, and how many a second there were. */
async function seenByAll(
  name: string,
  settings: { readonly data?: string; readonly database?: string },
): Promise<Figure> {
  const server = await ServerProcess.start({
    ...settings,
    limits: { tablesPerPerson: 10_000, socketsPerPerson: 10_000 },
  });
  try {
    const crowd = await Crowd.come([server.address], SEATS);
    await crowd.sit(TABLES);
    const before = await processorTime([server]);
    const host = watchHost();
    const { delays, rate, answers } = await crowd.answer({ rate: RATE, warmUp: WARM_UP, measured: MEASURED });
    const cost = ((await processorTime([server])) - before) / Math.max(1, answers);
    const troubles = await host();
    crowd.close();
    const load = `${Math.round(rate)} answers a second, ${TABLES * SEATS} sockets, ${cost.toFixed(1)} ms of processor time each`;
    const within = (100 * delays.filter((delay) => delay <= WITHIN).length) / Math.max(1, delays.length);
    const unit = `ms for 99 % (median ${part(delays, 0.5)} ms, ${within.toFixed(1)} % within ${WITHIN} ms), ${load}${troubles}`;
    return alone(name, unit, part(delays, 0.99));
  } finally {
    await server.end('SIGTERM');
  }
}

async function onSqlite(): Promise<Figure> {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-bench-'));
  try {
    return await seenByAll('server-sqlite', { data });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<Figure> {
  const postgres = await startPostgres(true);
  try {
    return await seenByAll('server-postgres', { database: await postgres.database('bench') });
  } finally {
    await postgres.stop();
  }
}

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function heap(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** What ten thousand tables that sleep cost in memory. */
async function sleeping(): Promise<Figure> {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-bench-'));
  const server = await startServer({ data, limits: { sleepers: 50, tablesPerPerson: SLEEPING * 2 } });
  try {
    const host = await Visitor.come(server.address, 'Host');
    const plan = planOf('bazaar', 2, { seats: [{ is: 'me' }, { is: 'me' }] });
    const make = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i++) {
        const made = await server.house.lobby.create(plan, host.id);
        if ('id' in made) await server.house.lobby.begin(made.id);
      }
    };
    await make(200);
    const before = heap();
    await make(SLEEPING);
    return alone('server-sleeping', `MB for ${SLEEPING} sleeping tables`, Math.round((heap() - before) / 1e6));
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** How long it takes to open a late table of Advanced Civilization that nobody has looked at for long. */
async function coldOpen(): Promise<Figure> {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-bench-'));
  const server = await startServer({ data });
  try {
    const { tables, lobby } = server.house;
    const host = await Visitor.come(server.address, 'Host');
    const seats = Array.from({ length: 7 }, () => ({ is: 'me' as const }));
    const made = await lobby.create(planOf('advanced-civilization', 7, { seats }), host.id);
    if (!('id' in made)) throw new Error('no table');
    await lobby.begin(made.id);
    const random = randomFrom('cold');
    for (let i = 0; i < LATE; i++)
      await tables.act(made.id, {
        step: ({ table }) => {
          const open = must(table, 'a game').openQuestions();
          const post = must(open.find(({ asking }) => asking.question.optional === undefined) ?? open[0], 'a question');
          const answer = post.asking.sample(random);
          return { is: 'request', seat: post.seat, request: { do: 'answer', question: post.id, answer } };
        },
      });
    const times: number[] = [];
    for (let i = 0; i < 21; i++) {
      tables.forget(made.id);
      const start = performance.now();
      await tables.open(made.id);
      times.push(performance.now() - start);
    }
    const median = times.toSorted((a, b) => a - b)[10] ?? 0;
    return alone('server-cold-open', `ms to open a table after ${LATE} answers`, Number(median.toFixed(1)));
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

export const serverBenchmarks: readonly Benchmark[] = [
  { name: 'server-sqlite', about: 'answers seen by every seat, on SQLite', run: onSqlite },
  { name: 'server-postgres', about: 'answers seen by every seat, on PostgreSQL', run: onPostgres },
  { name: 'server-sleeping', about: 'memory of tables that sleep', run: sleeping },
  { name: 'server-cold-open', about: 'opening a late table from disk', run: coldOpen },
];
