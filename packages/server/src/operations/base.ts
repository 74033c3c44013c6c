import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import type { Config } from './config.ts';

/** What every part of the server stands on. */
export interface Base {
  readonly store: Store;
  readonly config: Config;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  now(): number;
  /** The seed of a new game, which nobody knows. */
  newSeed(): string;
}
