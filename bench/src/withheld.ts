import { existsSync, readFileSync } from 'node:fs';

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
 * Begins to watch how much of the processor the host of a virtual machine withholds, which no program in it can help,
 * and says so in words where the system counts it.
 */
export function watchHost(): () => string {
  const before = ticks();
  return () => {
    const after = ticks();
    if (before === undefined || after === undefined) return '';
    const share = (after.withheld - before.withheld) / Math.max(1, after.all - before.all);
    return `, ${(share * 100).toFixed(1)} % of the processor withheld by the host`;
  };
}
