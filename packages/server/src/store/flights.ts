import pg from 'pg';
import { Conflict, type Write } from './store.ts';

/** So many transactions are under way at once: while one waits for the disk, the next is made ready. */
const AT_ONCE = 2;
/** So many commits go in one transaction at most. */
const TOGETHER = 100;
/** So many statements are prepared at most; those beyond are read anew each time. */
const PREPARED = 500;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const BEGIN: Load = { statement: { sql: 'begin', parameters: [] } };
const COMMIT: Load = { statement: { sql: 'commit', parameters: [] } };

const DIVISION_BY_ZERO = '22012';
const UNIQUE = '23505';
const SERIALIZATION = '40001';
const DEADLOCK = '40P01';
const TAKEN: ReadonlySet<string> = new Set([DIVISION_BY_ZERO, UNIQUE, SERIALIZATION, DEADLOCK]);

/** What belongs together, and who waits for it. */
interface Unit {
  readonly statements: readonly Statement[];
  readonly about: string | undefined;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** A statement on its way, and the commit it belongs to, if to one. */
interface Load {
  readonly statement: Statement;
  readonly unit?: Unit;
}

/** Somebody's statement failed, and with it the whole flight. */
interface Refused {
  readonly unit: Unit;
  readonly error: unknown;
}

/**
 * Writes what is to be committed. All that waits at the same moment goes in one transaction and in one flight, its end
 * included: the statements are sent together and only then the replies are read. A statement that fails undoes the whole
 * flight; then its own commit is told so, and the others go again without it.
 */
export class Flights {
  readonly #pool: pg.Pool;
  readonly #announce: (tables: readonly string[]) => Statement;
  readonly #names = new Map<string, string>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #waiting: Unit[] = [];

  /** With each flight goes a statement that announces the tables concerned. */
  constructor(pool: pg.Pool, announce: (tables: readonly string[]) => Statement) {
    this.#pool = pool;
    this.#announce = announce;
  }

  commit(writes: readonly Write[], about: string | undefined): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#depart());
      this.#waiting.push({ statements: writes.map(statementOf), about, done, failed });
    });
  }

  #depart(): void {
    while (this.#waiting.length > 0 && this.#underWay.size < AT_ONCE) {
      const flight = this.#writeAll(this.#waiting.splice(0, TOGETHER)).finally(() => {
        this.#underWay.delete(flight);
        this.#depart();
      });
      this.#underWay.add(flight);
    }
  }

  /** Waits until all that was to be committed by now has been, or could not be. */
  async settle(): Promise<void> {
    this.#depart();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #writeAll(units: readonly Unit[]): Promise<void> {
    // Always in the same order, so that two processes do not wait for each other.
    let left = units.toSorted(byTable);
    try {
      while (left.length > 0) {
        const failed = await this.#fly(left);
        if (failed === undefined) break;
        failed.unit.failed(isTaken(failed.error) ? new Conflict(failed.error) : failed.error);
        left = left.filter((unit) => unit !== failed.unit);
      }
      for (const unit of left) unit.done();
    } catch (error) {
      for (const unit of left) unit.failed(error);
    }
  }

  /** One flight. If nothing was written it says because of whom; it throws where one cannot know. */
  async #fly(units: readonly Unit[]): Promise<Refused | undefined> {
    const tables = units.flatMap(({ about }) => about ?? []);
    const load: Load[] = [
      BEGIN,
      ...units.flatMap((unit) => unit.statements.map((statement) => ({ statement, unit }))),
      ...(tables.length === 0 ? [] : [{ statement: this.#announce(tables) }]),
      COMMIT,
    ];
    const client = await this.#pool.connect();
    const replies = await this.#send(client, load);
    const end = replies.at(-1);
    client.release(end?.status === 'fulfilled' ? undefined : true);
    const wrong = replies.findIndex(({ status }) => status === 'rejected');
    const reply = replies[wrong];
    if (reply?.status !== 'rejected') return undefined;
    const unit = load[wrong]?.unit;
    if (unit !== undefined && end?.status === 'fulfilled' && end.value.command === 'ROLLBACK')
      return { unit, error: reply.reason };
    throw reply.reason;
  }

  #send(client: pg.PoolClient, load: readonly Load[]): Promise<PromiseSettledResult<pg.QueryResult>[]> {
    const { stream } = client.connection;
    stream.cork();
    const replies = load.map(({ statement: { sql, parameters } }) =>
      client.query({ name: this.#nameOf(sql), text: sql, values: [...parameters] }),
    );
    stream.uncork();
    return Promise.allSettled(replies);
  }

  /** The name under which a statement is prepared, if it is. */
  #nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= PREPARED) return known;
    const name = `s${this.#names.size}`;
    this.#names.set(sql, name);
    return name;
  }
}

function byTable({ about: a = '' }: Unit, { about: b = '' }: Unit): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** What must find something to change fails where it does not, as by a division by nothing. */
function statementOf({ query, must }: Write): Statement {
  const { sql, parameters } = query.compile();
  if (must !== true) return { sql, parameters };
  return { sql: `with changed as (${sql} returning 1) select 1 / count(*) from changed`, parameters };
}

/** Taken already, or not there any more, or two transactions stood in each other's way. */
function isTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && TAKEN.has(error.code ?? '');
}
