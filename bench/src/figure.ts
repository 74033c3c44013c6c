import process from 'node:process';

/** One number to beat. For rates more is better; for times and sizes less is, and the ratio says how many times better. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly peerName: string | null;
  readonly ratio: number | null;
}

export interface Benchmark {
  readonly name: string;
  readonly about: string;
  run(): Figure | Promise<Figure>;
}

/** Seconds of processor time spent so far: what others do on the machine does not count. */
export function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const ROUNDS = 7;
const ROUND = 0.4;
/** A fresh start after so often: the length of a long evening's table. */
const LIFE = 500;

/** How often something can be done in a second of processor time, for one round. Fresh starts are not counted. */
function once(make: () => () => void): number {
  let spent = 0;
  let done = 0;
  while (spent < ROUND) {
    const what = make();
    const start = seconds();
    for (let i = 0; i < LIFE; i++) what();
    spent += seconds() - start;
    done += LIFE;
  }
  return done / spent;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

/** The round that was disturbed least: neighbours in the processor's memory only ever make a round slower. */
function best(rounds: readonly number[]): number {
  return Math.round(Math.max(...rounds));
}

/** How many times a second of processor time something can be done: the best of several rounds after a warm-up. */
export function rate(make: () => () => void): number {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => once(make));
  return best(rounds.slice(1));
}

/** A whole game is a lot of code, and takes so many seconds until all of it that matters is compiled. */
const WARM = 30;

/** How much of something is done in a second of processor time, where each go says how much: the best round, once warm. */
export function perSecond(go: () => number): number {
  const within = (limit: number): number => {
    const start = seconds();
    let done = 0;
    while (seconds() - start < limit) done += go();
    return done / (seconds() - start);
  };
  within(WARM);
  return best(Array.from({ length: 2 * ROUNDS }, () => within(ROUND * 2)));
}

/** Two rates taken in turns, each round on a fresh start, so that neither has the machine to itself. */
export function rates(ours: () => () => void, peer: () => () => void): { ours: number; peer: number; ratio: number } {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => ({ ours: once(ours), peer: once(peer) })).slice(1);
  return {
    ours: Math.round(median(rounds.map((round) => round.ours))),
    peer: Math.round(median(rounds.map((round) => round.peer))),
    ratio: median(rounds.map((round) => round.ours / round.peer)),
  };
}

/** How many milliseconds of processor time something takes: the median of several tries, after a warm-up. */
export function milliseconds(what: () => void, tries = 31): number {
  const times = Array.from({ length: tries + 3 }, () => {
    const start = seconds();
    what();
    return (seconds() - start) * 1000;
  });
  return Number(median(times.slice(3)).toFixed(2));
}

export function alone(name: string, unit: string, ours: number): Figure {
  return { name, unit, ours, peer: null, peerName: null, ratio: null };
}
