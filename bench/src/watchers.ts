import process from 'node:process';
import { changed, changes, newsFor, tableViewOf } from '@ecumene/client';
import { type Played, randomFrom, type Seat } from '@ecumene/engine';
import { Showing } from '@ecumene/server/testing';
import type { Benchmark, Figure } from './figure.ts';
import { type AnyTable, answersAt, type MeasuredPhase, type Watching, watchedTable } from './watched-tables.ts';

const CHANGES = 60;
const ROUNDS = 24;
/** Rounds until what matters is compiled. */
const WARM = 4;

interface Teller {
  /** Tells everybody at a table what was played. Says how many characters that took. */
  tell(table: AnyTable, played: readonly Played[]): number;
}

/** What is for all worked out, compared and encoded once, as on the server. */
function inHalves(): Teller {
  const showing = new Showing();
  return {
    tell: (table, played) => {
      let sent = 0;
      for (const [, { text = '' }] of showing.changes(table, played, table.seats)) sent += text.length;
      return sent;
    },
  };
}

/** Each seat's whole view worked out, compared and encoded by itself. */
function eachByItself(): Teller {
  const shown = new Map<Seat, unknown>();
  return {
    tell: (table, played) => {
      let sent = 0;
      for (const seat of table.seats) {
        const tableView = tableViewOf(table, seat);
        const before = shown.get(seat);
        const change = changes(before, tableView) ?? null;
        shown.set(seat, changed(before, change ?? undefined));
        sent += JSON.stringify({
          is: 'update',
          from: tableView.number - 1,
          change,
          news: newsFor(played, seat),
        }).length;
      }
      return sent;
    },
  };
}

/** Milliseconds of processor time spent so far: what others do on the machine does not count. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Costs {
  readonly times: number[];
  readonly sent: number[];
}

/** What each of many changes costs until it is told to all, told in both ways in the same run. */
function costs(seats: Watching, phase: MeasuredPhase): { readonly ours: Costs; readonly peer: Costs } {
  const ours: Costs = { times: [], sent: [] };
  const peer: Costs = { times: [], sent: [] };
  const start = watchedTable(seats, phase);
  for (let round = 0; round < ROUNDS; round++) {
    const table = start.table.fork();
    const tellers = [
      { teller: inHalves(), cost: ours },
      { teller: eachByItself(), cost: peer },
    ];
    for (const { teller } of tellers) teller.tell(table, []);
    let given = 0;
    for (const { seat, id, answer } of answersAt({ ...start, table }, randomFrom(`watchers ${round}`))) {
      const outcome = table.answer(seat, id, answer);
      if (!outcome.ok) throw new Error(`an answer is refused: ${outcome.refusal.code}`);
      for (const { teller, cost } of round % 2 === 0 ? tellers : tellers.toReversed()) {
        const begun = spent();
        const sent = teller.tell(table, outcome.played);
        if (round < WARM) continue;
        cost.times.push(spent() - begun);
        cost.sent.push(sent);
      }
      given += 1;
      if (given === CHANGES) break;
    }
  }
  return { ours, peer };
}

export function part(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

function watching(seats: Watching, phase: MeasuredPhase): Figure {
  const { ours, peer } = costs(seats, phase);
  const told = ({ times, sent }: Costs): string =>
    `95 % within ${part(times, 0.95).toFixed(2)} ms, ${(part(sent, 0.5) / 1024).toFixed(1)} KB for all`;
  const [own, others] = [ours, peer].map(({ times }) => Number(part(times, 0.5).toFixed(3)));
  if (own === undefined || others === undefined) throw new Error('nothing was measured');
  return {
    name: `watchers-${seats}-${phase}`,
    unit: `ms to tell ${seats} watchers of a change (${told(ours)}, ${ours.times.length} changes)`,
    ours: own,
    peer: others,
    peerName: `each watcher's view by itself (${told(peer)})`,
    ratio: others / own,
  };
}

const PHASES: readonly MeasuredPhase[] = ['swift', 'trade', 'movement'];

export const watcherBenchmarks: readonly Benchmark[] = ([8, 18] as const).flatMap((seats) =>
  PHASES.map((phase) => ({
    name: `watchers-${seats}-${phase}`,
    about: `a change shown to ${seats} watchers`,
    run: () => watching(seats, phase),
  })),
);
