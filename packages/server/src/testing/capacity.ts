import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { must } from '@ecumene/engine';
import { Crowd, part } from './crowd.ts';
import { plainAnswer } from './plain-answer.ts';
import { ServerProcess } from './process.ts';
import { planOf, Visitor } from './server.ts';

/** What is looked for: how much of it there can be before others wait too long. */
export type Measure = 'sockets' | 'tables' | 'answers';
export const MEASURES: readonly Measure[] = ['sockets', 'tables', 'answers'];

/** Milliseconds within which 99 of 100 answers are to be seen by everybody at the table. */
export const WITHIN = 100;
/** A step that reaches less of the pace than this has reached too little. */
const ENOUGH = 0.9;
const SEATS = 5;

/** How far and how long it is tried. */
export interface Effort {
  readonly steps: Readonly<Record<Measure, readonly number[]>>;
  /** Tables at which answers are given, and how many a second while something else grows. */
  readonly tables: number;
  readonly pace: number;
  /** Milliseconds of each step. */
  readonly warmUp: number;
  readonly measured: number;
}

export const WHOLE: Effort = {
  steps: {
    sockets: [1000, 2000, 4000, 8000, 12_000, 16_000, 20_000],
    tables: [500, 1000, 2000, 4000, 8000],
    answers: [100, 200, 300, 400, 600, 800, 1000, 1300, 1600, 2000, 2500, 3000],
  },
  tables: 200,
  pace: 100,
  warmUp: 1500,
  measured: 6000,
};

/** Enough to see that it works. */
export const SHORT: Effort = {
  steps: { sockets: [60, 100], tables: [20, 40], answers: [20, 60] },
  tables: 6,
  pace: 20,
  warmUp: 200,
  measured: 800,
};

export interface Step {
  readonly tried: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  /** Answers a second that were seen by all. */
  readonly rate: number;
  /** Milliseconds of processor time of all servers for one answer. */
  readonly cost: number;
}

export interface Carried {
  readonly measure: Measure;
  readonly processes: number;
  readonly store: 'SQLite' | 'PostgreSQL';
  /** The most that went well. */
  readonly carries: number;
  /** All that was tried went well: there may be room for more. */
  readonly more: boolean;
  readonly steps: readonly Step[];
}

/** Where a server keeps what it has, and how many of them share it. */
export interface Plant {
  readonly processes: number;
  readonly database?: string;
}

/** Grows one thing step by step until answers take too long, and says what went well before. */
export async function capacity(
  measure: Measure,
  { processes, database }: Plant,
  effort: Effort,
  told: (step: Step) => void = () => {},
): Promise<Carried> {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-capacity-'));
  const limits = { tablesPerPerson: 1_000_000, socketsPerPerson: 1_000_000, socketsPerAddress: 1_000_000 };
  const place = database === undefined ? { data } : { database };
  const servers: ServerProcess[] = [];
  try {
    for (let i = 0; i < processes; i++) servers.push(await ServerProcess.start({ ...place, limits }));
    const steps = await grow(measure, servers, effort, told);
    const good = steps.filter((step) => isGood(step, measure, effort));
    return {
      measure,
      processes,
      store: database === undefined ? 'SQLite' : 'PostgreSQL',
      carries: good.at(-1)?.tried ?? 0,
      more: good.length === effort.steps[measure].length,
      steps,
    };
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    rmSync(data, { recursive: true, force: true });
  }
}

function isGood({ p99, rate, tried }: Step, measure: Measure, { pace }: Effort): boolean {
  return p99 <= WITHIN && rate >= ENOUGH * (measure === 'answers' ? tried : pace);
}

/** Tries one step after another; one that does not go well is tried twice, for a machine may be busy with other things. */
async function grow(
  measure: Measure,
  servers: readonly ServerProcess[],
  effort: Effort,
  told: (step: Step) => void,
): Promise<Step[]> {
  const trial = await (measure === 'tables' ? trialOfTables(servers, effort) : trialOfCrowd(measure, servers, effort));
  const steps: Step[] = [];
  try {
    for (const tried of effort.steps[measure]) {
      const first = await trial.run(tried);
      const step = isGood(first, measure, effort) ? first : await trial.run(tried);
      steps.push(step);
      told(step);
      if (!isGood(step, measure, effort)) break;
    }
  } finally {
    trial.end();
  }
  return steps;
}

interface Trial {
  run(tried: number): Promise<Step>;
  end(): void;
}

/** People at tables with sockets: more answers a second, or more who look on meanwhile. */
async function trialOfCrowd(
  measure: 'sockets' | 'answers',
  servers: readonly ServerProcess[],
  { tables, pace, warmUp, measured }: Effort,
): Promise<Trial> {
  const crowd = await Crowd.come(
    servers.map(({ address }) => address),
    SEATS,
  );
  return {
    async run(tried) {
      await crowd.sit(tables);
      if (measure === 'sockets') await crowd.lookOn(tried);
      const before = await processorTime(servers);
      const rate = measure === 'answers' ? tried : pace;
      const { delays, rate: reached, answers } = await crowd.answer({ rate, warmUp, measured });
      return stepOf(tried, delays, reached, ((await processorTime(servers)) - before) / Math.max(1, answers));
    },
    end: () => crowd.close(),
  };
}

/** Games that are all being played, a move here and a move there, by programs: most of them sleep and have to be woken. */
async function trialOfTables(servers: readonly ServerProcess[], { pace, warmUp, measured }: Effort): Promise<Trial> {
  const host = await Visitor.come(must(servers[0], 'a server').address, 'Host');
  const ids: string[] = [];
  let turn = 0;
  const at = (nth: number): Visitor => host.at(must(servers[nth % servers.length], 'a server').address);
  /** An answer at the next table; how long it took. Those there are not asked about are far apart. */
  const answer = async (): Promise<number> => {
    const nth = (turn++ * STRIDE) % ids.length;
    const id = must(ids[nth], 'a table');
    const begun = performance.now();
    for (const seat of ['seat-1', 'seat-2']) {
      const { tableView } = await at(nth).rest.ask('tableView', { id, seat }, {});
      const asked = tableView.questions.find(({ question }) => question.optional === undefined);
      const given = asked && plainAnswer(asked.question);
      if (asked === undefined || given === undefined) continue;
      const request = { do: 'answer' as const, question: asked.id, answer: given.answer };
      await at(nth).rest.ask('act', { id, seat }, { id: `${turn}`, request });
      break;
    }
    return performance.now() - begun;
  };
  return {
    async run(tried) {
      while (ids.length < tried) {
        const { rest } = at(ids.length);
        const plan = planOf('bazaar', 2, { seats: [{ is: 'me' }, { is: 'me' }], options: { rounds: 60 } });
        const { table } = await rest.ask('createTable', {}, plan);
        await rest.ask('start', { id: table.id }, {});
        ids.push(table.id);
      }
      const before = await processorTime(servers);
      const delays: number[] = [];
      const begun = performance.now();
      const running: Promise<unknown>[] = [];
      for (let sent = 0; performance.now() - begun < warmUp + measured; sent++) {
        const counts = performance.now() - begun > warmUp;
        running.push(answer().then((delay) => counts && delays.push(delay)));
        await new Promise((later) =>
          setTimeout(later, Math.max(0, begun + ((sent + 1) * 1000) / pace - performance.now())),
        );
      }
      await Promise.all(running);
      const cost = ((await processorTime(servers)) - before) / Math.max(1, running.length);
      return stepOf(
        tried,
        delays.toSorted((a, b) => a - b),
        (delays.length * 1000) / measured,
        cost,
      );
    },
    end: () => {},
  };
}

/** A prime, so that all tables have their turn. */
const STRIDE = 1009;

function stepOf(tried: number, delays: readonly number[], rate: number, cost: number): Step {
  const p99 = delays.length === 0 ? Number.MAX_SAFE_INTEGER : part(delays, 0.99);
  return { tried, median: part(delays, 0.5), p99, rate: Math.round(rate), cost: Math.round(cost * 100) / 100 };
}

/** Milliseconds of processor time the servers have used so far. */
export async function processorTime(servers: readonly Pick<ServerProcess, 'operations'>[]): Promise<number> {
  const times = servers.map(async ({ operations }) => {
    const figures = await (await fetch(`${operations}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1] ?? 0) * 1000;
  });
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0);
}
