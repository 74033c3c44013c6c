import { createContext, Script } from 'node:vm';
import { isRecord } from '@ecumene/engine';

/** A step of a game took too long and was cut off. */
export class TooLong extends Error {
  constructor(limit: number) {
    super(`a step was cut off after ${limit} ms`);
    this.name = 'TooLong';
  }
}

const stage: { work: () => void } = { work: () => {} };
const context = createContext(stage);
const script = new Script('work()');

/**
 * Does something, but not for longer than the limit. Whatever it was changing when it was cut off is in no state to be
 * used any more.
 */
export function within<T>(limit: number, work: () => T): T {
  const result: { value?: T } = {};
  stage.work = () => {
    result.value = work();
  };
  try {
    script.runInContext(context, { timeout: limit });
  } catch (error) {
    // It comes from the other context, so it is no `Error` of ours.
    if (isRecord(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new TooLong(limit);
    throw error;
  } finally {
    stage.work = () => {};
  }
  if ('value' in result) return result.value;
  throw new Error('nothing was done');
}
