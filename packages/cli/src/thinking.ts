import { performance } from 'node:perf_hooks';
import type { Budget } from '@ecumene/bots';

/** Time to think by the clock on the wall. */
export function milliseconds(count: number): Budget {
  const end = performance.now() + count;
  return { more: () => performance.now() < end };
}
