import { eighteenBenchmarks } from './eighteen-watchers.ts';
import { engineBenchmarks } from './engine.ts';
import { expansionProjectBenchmarks } from './expansion-project.ts';
import type { Benchmark, Figure } from './figure.ts';
import { gameBenchmarks } from './games.ts';
import { serverBenchmarks } from './server.ts';
import { watcherBenchmarks } from './watchers.ts';
import { webBenchmarks } from './web.ts';
import { westernEmpiresBenchmarks } from './western-empires.ts';

export type { Benchmark, Figure } from './figure.ts';

export const benchmarks: readonly Benchmark[] = [
  ...engineBenchmarks,
  ...gameBenchmarks,
  ...westernEmpiresBenchmarks,
  ...expansionProjectBenchmarks,
  ...serverBenchmarks,
  ...watcherBenchmarks,
  ...eighteenBenchmarks,
  ...webBenchmarks,
];

/** Those whose names are given or begin with one given; all, if none is. */
export function choose(names: readonly string[]): string[] {
  return benchmarks
    .map(({ name }) => name)
    .filter((name) => names.length === 0 || names.some((one) => name === one || name.startsWith(`${one}-`)));
}

/** What one core does is measured on one core: no other may collect its garbage meanwhile. */
const ON_ONE_CORE: readonly Benchmark[] = [
  ...engineBenchmarks,
  ...gameBenchmarks,
  ...westernEmpiresBenchmarks,
  ...watcherBenchmarks,
  ...expansionProjectBenchmarks,
];

/** The flags Node needs to measure something. */
export function flagsFor(name: string): readonly string[] {
  return ON_ONE_CORE.some((one) => one.name === name) ? ['--single-threaded-gc'] : [];
}

/** Measures something here and now. */
export async function measure(name: string): Promise<Figure> {
  const benchmark = benchmarks.find((one) => one.name === name);
  if (benchmark === undefined) throw new Error(`there is no measurement called ${name}`);
  return benchmark.run();
}

/** The figures as a person reads them. */
export function describe(figures: readonly Figure[]): string {
  return figures
    .map(({ name, unit, ours, peer, peerName, ratio }) => {
      const beside =
        peer === null || ratio === null ? '' : `; ${peerName}: ${peer.toLocaleString('en')}; ratio ${ratio.toFixed(1)}`;
      return `${name.padEnd(18)} ${ours.toLocaleString('en')} ${unit}${beside}`;
    })
    .join('\n');
}
