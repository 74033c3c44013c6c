import { type RawBuilder, sql } from 'kysely';
import type { Base } from '../operations/base.ts';
import type { Schema } from '../store/schema.ts';
import { Throttle } from './throttle.ts';

/** One time, as it is counted in the database: in thousandths. */
const ONE = 1000;
const QUARTER = 15 * 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Lets each name do something only so often: so many at once, and as many again in so many seconds. All processes on one
 * PostgreSQL count together; a process with a file is the only one and counts in memory.
 */
export class Quota {
  readonly #base: Base;
  readonly #kind: string;
  readonly #most: number;
  readonly #rate: number;
  readonly #alone: Throttle | undefined;

  constructor(base: Base, kind: string, most: number, seconds: number) {
    this.#base = base;
    this.#kind = kind;
    this.#most = most;
    this.#rate = most / seconds;
    this.#alone = base.store.is === 'sqlite' ? new Throttle(this.#rate, most) : undefined;
  }

  /** Whether it may be done now; if so, it counts. */
  async allows(name: string): Promise<boolean> {
    const now = this.#base.now();
    return this.#alone === undefined ? this.#allowsHere(name, now) : this.#alone.allows(name, now);
  }

  /** One statement reads, decides and writes, so that two processes never both take the last one. */
  async #allowsHere(name: string, now: number): Promise<boolean> {
    const { db } = this.#base.store;
    const most = this.#most * ONE;
    const left = sql<number>`least(${most}::bigint, quotas.remaining + floor(greatest(0, ${now}::bigint - quotas.at) * ${this.#rate}::float8)::bigint)`;
    const taken = await db
      .insertInto('quotas')
      .values({ kind: this.#kind, name, remaining: Math.max(0, most - ONE), at: now, allowed: most >= ONE ? 1 : 0 })
      .onConflict((known) =>
        known.columns(['kind', 'name']).doUpdateSet({
          at: now,
          remaining: oneLess(left),
          allowed: sql<number>`case when ${left} >= ${ONE}::bigint then 1 else 0 end`,
        }),
      )
      .returning('allowed')
      .executeTakeFirstOrThrow();
    return taken.allowed === 1;
  }

  /** Gives back what was counted, for what turned out to be all right. */
  async forgive(name: string): Promise<void> {
    if (this.#alone === undefined) await this.#own(name).execute();
    else this.#alone.forgive(name);
  }

  #own(name: string) {
    return this.#base.store.db.deleteFrom('quotas').where('kind', '=', this.#kind).where('name', '=', name);
  }
}

function oneLess(left: RawBuilder<number>): RawBuilder<Schema['quotas']['remaining']> {
  return sql`case when ${left} >= ${ONE}::bigint then ${left} - ${ONE}::bigint else ${left} end`;
}

export function perQuarter(base: Base, kind: string, times: number): Quota {
  return new Quota(base, kind, times, QUARTER);
}

export function perHour(base: Base, kind: string, times: number): Quota {
  return new Quota(base, kind, times, HOUR);
}

export function perDay(base: Base, kind: string, times: number): Quota {
  return new Quota(base, kind, times, DAY);
}

/** Milliseconds after which a name that did nothing more is forgotten; longer than any quota takes to fill up. */
export const QUOTA_KEPT = 2 * DAY * 1000;
