import { engineBenchmarks } from './engine.ts';
import type { Benchmark, Figure } from './figure.ts';
import { gameBenchmarks } from './games.ts';
import { serverBenchmarks } from './server.ts';
import { webBenchmarks } from './web.ts';

export type { Benchmark, Figure } from './figure.ts';

export const benchmarks: readonly Benchmark[] = [
  ...engineBenchmarks,
  ...gameBenchmarks,
  ...serverBenchmarks,
  ...webBenchmarks,
];

/** Those whose names are given or begin with one given; all, if none is. */
export function choose(names: readonly string[]): string[] {
  return benchmarks
    .map(({ name }) => name)
    .filter((name) => names.length === 0 || names.some((one) => name === one || name.startsWith(`${one}-`)));
}

/** Measures those named, one after another. */
export async function measure(names: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const benchmark of benchmarks) if (names.includes(benchmark.name)) figures.push(await benchmark.run());
  return figures;
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
