import { performance } from 'node:perf_hooks';
import { type Budget, lasting } from '@ecumene/bots';

/** Time to think by the clock on the wall. */
export function milliseconds(count: number): Budget {
  return lasting(count, () => performance.now());
}
