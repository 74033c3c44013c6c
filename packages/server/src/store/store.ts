import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** One change to what is kept. With `must`, it has to find something to change, or nothing at all is changed. */
export interface Write {
  readonly query: Compilable;
  readonly must?: true;
}

/** Somebody else was quicker: what was to be written does not follow on what is there. Nothing was changed. */
export class Conflict extends Error {
  constructor(cause?: unknown) {
    super('somebody else was quicker', { cause });
    this.name = 'Conflict';
  }
}

/**
 * Where everything is kept. All that belongs together is written in one go: it is on disk, all of it, when `commit`
 * comes back, or none of it ever will be if it throws `Conflict`. After any other error one cannot know, and looks.
 */
export interface Store {
  readonly is: 'sqlite' | 'postgres';
  /** For reading, and for building what is to be committed. */
  readonly db: Kysely<Schema>;
  /** `about` names the table concerned, so that other processes that have it open look again. */
  commit(writes: readonly Write[], about?: string): Promise<void>;
  /** Calls back with the table another process has changed; without one when anything may have changed. */
  heed(listener: (table: string | undefined) => void): () => void;
  /** Told how many milliseconds each commit took. */
  committed: (milliseconds: number) => void;
  close(): Promise<void>;
}

export function write(query: Compilable): Write {
  return { query };
}

export function mustWrite(query: Compilable): Write {
  return { query, must: true };
}
