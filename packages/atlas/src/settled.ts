import { advancedCivilizationSettled } from './data/advanced-civilization.settled.ts';
import { eighteenSettled } from './data/eighteen.settled.ts';
import type { Settled } from './data/settled.ts';

export type { Settled } from './data/settled.ts';

/** How the doubts about each printed board were settled, by board. */
export const settledDoubts: Readonly<Record<string, readonly Settled[]>> = {
  'advanced-civilization': advancedCivilizationSettled,
  eighteen: eighteenSettled,
};
