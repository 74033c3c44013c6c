import { performance } from 'node:perf_hooks';

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

/** How many times a second something can be done: the best of several rounds, after a warm-up. */
export function rate(what: () => void, { rounds = 5, seconds = 0.6 } = {}): number {
  let best = 0;
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < seconds * 1000) {
      for (let i = 0; i < 20; i++) what();
      done += 20;
    }
    const perSecond = (done / (performance.now() - start)) * 1000;
    if (round > 0) best = Math.max(best, perSecond);
  }
  return Math.round(best);
}

/** How many milliseconds something takes: the median of several tries, after a warm-up. */
export function milliseconds(what: () => void, tries = 31): number {
  const times: number[] = [];
  for (let i = 0; i < tries + 3; i++) {
    const start = performance.now();
    what();
    if (i >= 3) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

export function alone(name: string, unit: string, ours: number): Figure {
  return { name, unit, ours, peer: null, peerName: null, ratio: null };
}
