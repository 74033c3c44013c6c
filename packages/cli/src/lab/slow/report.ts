import type { How } from './clocked.ts';
import { add, type Cost, type Counts } from './tally.ts';

/** Of a table of counts so many lines are shown. */
const LINES = 14;
const MEDIAN = 0.5;
const MOST_VISITS = 0.95;

/** What games over weeks cost altogether. */
export interface Slowness {
  readonly game: string;
  readonly seats: number;
  readonly people: string;
  readonly games: number;
  readonly finished: number;
  readonly visits: { readonly median: number; readonly p95: number; readonly mean: number };
  /** How many turns of seats were counted. */
  readonly seatTurns: number;
  readonly turns: number;
  readonly daysOfTurn: { readonly median: number; readonly p95: number };
  readonly days: number;
  readonly waited: Counts;
  readonly calledFor: Counts;
  readonly answered: Readonly<Record<How, Counts>>;
}

export function slowness(costs: readonly Cost[], of: Pick<Slowness, 'game' | 'seats' | 'people'>): Slowness {
  const visits = costs.flatMap((cost) => cost.visits);
  const daysOfTurns = costs.flatMap((cost) => cost.daysOfTurns);
  const answered = (how: How): Counts => sum(costs.map((cost) => cost.answered[how]));
  return {
    ...of,
    games: costs.length,
    finished: costs.filter(({ finished }) => finished).length,
    visits: { median: quantile(visits, MEDIAN), p95: quantile(visits, MOST_VISITS), mean: meanOf(visits) },
    seatTurns: visits.length,
    turns: meanOf(costs.map(({ turns }) => turns)),
    daysOfTurn: { median: quantile(daysOfTurns, MEDIAN), p95: quantile(daysOfTurns, MOST_VISITS) },
    days: meanOf(costs.map(({ days }) => days)),
    waited: sum(costs.map(({ waited }) => waited)),
    calledFor: sum(costs.map(({ calledFor }) => calledFor)),
    answered: {
      visit: answered('visit'),
      automatic: answered('automatic'),
      clock: answered('clock'),
      bot: answered('bot'),
    },
  };
}

/** The figure below which such a share of them lies. */
function quantile(figures: readonly number[], part: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

function meanOf(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0) / Math.max(1, figures.length);
}

function sum(counts: readonly Counts[]): Counts {
  const all = new Map<string, number>();
  for (const one of counts) for (const [name, count] of Object.entries(one)) add(all, name, count);
  return Object.fromEntries([...all].sort(([, a], [, b]) => b - a));
}

export function describeSlowness(slow: Slowness): string {
  const { visits, daysOfTurn, answered, turns, seatTurns } = slow;
  const total = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0);
  const perTurn = (counts: Counts, each: number): string[] =>
    Object.entries(counts)
      .slice(0, LINES)
      .map(([name, count]) => `  ${name.padEnd(44)} ${(count / each).toFixed(2).padStart(8)}`);
  return [
    `${slow.games} games of ${slow.game} with ${slow.seats} seats (${slow.people}), ${slow.finished} finished`,
    `visits a seat and turn: median ${visits.median}, 95th percentile ${visits.p95}, mean ${visits.mean.toFixed(2)}`,
    `days a turn: median ${daysOfTurn.median.toFixed(1)}, 95th percentile ${daysOfTurn.p95.toFixed(1)}; a game: ${turns.toFixed(1)} turns, ${slow.days.toFixed(0)} days`,
    `answers: ${total(answered.visit)} in visits, ${total(answered.automatic)} automatic, ${total(answered.clock)} by the clock, ${total(answered.bot)} by bots`,
    'what called somebody, visits a seat and turn:',
    ...perTurn(slow.calledFor, seatTurns),
    'what the table waited for, hours a turn:',
    ...perTurn(slow.waited, turns * slow.games),
    ...(total(answered.automatic) > 0 ? ['answered automatically, answers a seat and turn:'] : []),
    ...perTurn(answered.automatic, seatTurns),
  ].join('\n');
}
