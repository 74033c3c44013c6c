import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { must, randomFrom, type Seat, save } from '@ecumene/engine';
import { plantTable, startServer, Visitor } from '@ecumene/server/testing';
import type { Benchmark, Figure } from './figure.ts';
import { answersAt, type WatchedTable, type Watching, watchedTable } from './watched-tables.ts';
import { part } from './watchers.ts';

const ANSWERS = 600;
/** Answers until what matters is compiled. */
const WARM = 100;

/** What answers on a full trade cost a server that everybody looks at through it, written to disk and all. */
interface Cost {
  /** Milliseconds of processor time, and how long each took. */
  readonly spent: readonly number[];
  readonly took: readonly number[];
  /** How many characters everybody together was sent for one. */
  readonly sent: number;
}

/** Milliseconds of processor time, that of threads which write or clean up included. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function answering(seats: Watching): Promise<Cost> {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-bench-'));
  const server = await startServer({ data });
  try {
    const { tables, watchedTables, play } = server.house;
    const host = await Visitor.come(server.address, 'Host');
    const trade = watchedTable(seats, 'trade');
    const all = trade.table.seats.map(() => ({ is: 'me' as const }));
    const { id } = await plantTable(server, save(trade.table.fork()), host.id, { seats: all });
    let sent = 0;
    const send = (text: string): void => {
      sent += text.length;
    };
    const look = async (seat: Seat): Promise<void> => {
      const watcher = {
        person: host.id,
        name: host.name,
        seat,
        shown: [],
        through: null,
        delayed: false,
        mayWatch: true,
        looking: true,
        send,
        drop: () => {},
      };
      await tables.look(id, (live) => watchedTables.enter(live, watcher, undefined));
    };
    for (const seat of trade.table.seats) await look(seat);
    if (watchedTables.count.watchers !== seats) throw new Error('not everybody could look');
    const table = must((await tables.open(id))?.table, 'a game');
    return await give({ ...trade, table }, async ({ seat, id: question, answer }, number) => {
      sent = 0;
      const refusal = await play.request(id, host.id, seat, `answer ${number}`, { do: 'answer', question, answer });
      if (refusal !== undefined) throw new Error(`an answer is refused: ${refusal.code}`);
      return sent;
    });
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

type Giving = (
  given: { readonly seat: Seat; readonly id: string; readonly answer: unknown },
  number: number,
) => Promise<number>;

async function give(trade: WatchedTable, answer: Giving): Promise<Cost> {
  const spent: number[] = [];
  const took: number[] = [];
  const sent: number[] = [];
  let number = 0;
  for (const given of answersAt(trade, randomFrom('eighteen'))) {
    const [begun, before] = [performance.now(), processorTime()];
    const told = await answer(given, number);
    if (number >= WARM) {
      spent.push(processorTime() - before);
      took.push(performance.now() - begun);
      sent.push(told);
    }
    number += 1;
    if (number === WARM + ANSWERS) break;
  }
  return { spent, took, sent: part(sent, 0.5) };
}

/** Eighteen at a trade of the Expansion Project, beside eight at one of Advanced Civilization. */
async function eighteenWatchers(): Promise<Figure> {
  const [eighteen, eight] = [await answering(18), await answering(8)];
  const told = ({ spent, took, sent }: Cost): string =>
    `95 % within ${part(spent, 0.95).toFixed(1)} ms, done after ${part(took, 0.5).toFixed(1)} ms and 95 % within ${part(took, 0.95).toFixed(1)} ms, ${(sent / 1024).toFixed(1)} KB for all`;
  const [ours, peer] = [eighteen, eight].map(({ spent }) => Number(part(spent, 0.5).toFixed(2)));
  if (ours === undefined || peer === undefined) throw new Error('nothing was measured');
  return {
    name: 'eighteen-watchers',
    unit: `ms of server time for an answer on a full trade with 18 watchers (${told(eighteen)})`,
    ours,
    peer,
    peerName: `Advanced Civilization with 8 (${told(eight)})`,
    ratio: peer / ours,
  };
}

export const eighteenBenchmarks: readonly Benchmark[] = [
  { name: 'eighteen-watchers', about: 'answers on a full trade that everybody watches', run: eighteenWatchers },
];
