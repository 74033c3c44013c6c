import type { Sight, TableInfo } from '@ecumene/client';

/** Why nothing can be done at a table although its game is not over. */
export type Standstill = 'given-up' | 'frozen';

export function standstillOf({ state, frozen }: Pick<TableInfo, 'state' | 'frozen'>): Standstill | undefined {
  if (state === 'abandoned') return 'given-up';
  return state === 'playing' && frozen !== null ? 'frozen' : undefined;
}

/** A table where nothing can be done: nobody is asked anything, and nothing is offered. */
export function atRest(sight: Sight): Sight {
  return { ...sight, questions: [], waiting: [], prepared: [], left: [], proposal: null, mayTakeBack: false };
}
