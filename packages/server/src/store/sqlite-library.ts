import type { SqliteDatabase } from 'kysely';

/** A file of SQLite, through whichever library there is: what the store and Kysely need of it. */
export interface SqliteFile extends SqliteDatabase {
  exec(sql: string): unknown;
  /** The value of a pragma. */
  pragma(name: string): unknown;
  readonly inTransaction: boolean;
  /** Whether an error says that a row of that key is there already. */
  isConflict(error: unknown): boolean;
}
