import { existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const COUNTERS = '/proc/stat';

/** Ticks of all processors since the machine came up: how many there were, and how many its host gave to others. */
function ticks(): { readonly all: number; readonly withheld: number } | undefined {
  if (!existsSync(COUNTERS)) return undefined;
  const [counted = ''] = readFileSync(COUNTERS, 'utf8').split('\n', 1);
  const [, ...kinds] = counted.split(/\s+/).map(Number);
  const [all, withheld] = [kinds.slice(0, 8), kinds.slice(7, 8)].map((some) => some.reduce((a, b) => a + b, 0));
  return { all: all ?? 0, withheld: withheld ?? 0 };
}

/**
 * Begins to watch what no program on a machine can help: how much of the processor the host of a virtual machine
 * withholds (where the system counts it), and how long its disk takes at most to keep a page for good.
 */
export function watchHost(): () => Promise<string> {
  const before = ticks();
  const disk = new Worker(new URL('./disk.js', import.meta.url));
  return async () => {
    const after = ticks();
    const slowest = await new Promise<number>((heard) => {
      disk.once('message', heard);
      disk.postMessage('enough');
    });
    const kept = `, ${Math.round(slowest)} ms for the disk's slowest page`;
    if (before === undefined || after === undefined) return kept;
    const share = (after.withheld - before.withheld) / Math.max(1, after.all - before.all);
    return `${kept}, ${(share * 100).toFixed(1)} % of the processor withheld by the host`;
  };
}
