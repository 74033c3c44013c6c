import pg from 'pg';
import { Conflict, type Write } from './store.ts';

/** So many flights for tables are under way at once: while one waits for the disk, the next is made ready. */
const AT_ONCE = 2;
/** So many commits go in one transaction at most. */
const TOGETHER = 100;
/** So many statements are prepared at most; those beyond are read anew each time. */
const PREPARED = 500;
/** So often is tried again what stood in somebody's way. */
const TRIES = 4;
/** Milliseconds after which an answer is not waited for any longer: then one cannot know. */
const PATIENCE = 20_000;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const BEGIN: Load = { statement: { sql: 'begin', parameters: [] } };
/** The process that holds a lock we need may have died without releasing it. */
const WAIT_BRIEFLY: Load = { statement: { sql: "set local lock_timeout = '4s'", parameters: [] } };
const COMMIT: Load = { statement: { sql: 'commit', parameters: [] }, within: PATIENCE };

const DIVISION_BY_ZERO = '22012';
const UNIQUE = '23505';
/** Somebody else has written what was to be written, or what must be there is not. */
const TAKEN: ReadonlySet<unknown> = new Set([DIVISION_BY_ZERO, UNIQUE]);

const SERIALIZATION = '40001';
const DEADLOCK = '40P01';
const LOCKED = '55P03';
/** Two transactions stood in each other's way: it can be tried again. */
const IN_THE_WAY: ReadonlySet<unknown> = new Set([SERIALIZATION, DEADLOCK, LOCKED]);

/** What belongs together, and who waits for it. */
interface Unit {
  readonly statements: readonly Statement[];
  readonly about: string | undefined;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
  tries: number;
}

/** A statement on its way, and the commit it belongs to, if to one. */
interface Load {
  readonly statement: Statement;
  readonly unit?: Unit;
  readonly within?: number;
}

/** Somebody's statement failed, and with it the whole flight. */
interface Refused {
  readonly unit: Unit;
  readonly error: unknown;
}

/**
 * Writes what is to be committed. All that waits at the same moment and concerns a table goes in one transaction and in one
 * flight, its end included: the statements are sent together and only then the replies are read. What concerns no table
 * goes alone, for nobody knows in which order it would lock what others need.
 */
export class Flights {
  readonly #pool: pg.Pool;
  readonly #announce: (tables: readonly string[]) => Statement;
  readonly #names = new Map<string, string>();
  readonly #waiting: Unit[] = [];
  readonly #underWay = new Set<Promise<void>>();
  readonly #alone = new Set<Promise<void>>();

  /** With each flight goes a statement that announces the tables concerned. */
  constructor(pool: pg.Pool, announce: (tables: readonly string[]) => Statement) {
    this.#pool = pool;
    this.#announce = announce;
  }

  commit(writes: readonly Write[], about: string | undefined): Promise<void> {
    return new Promise((done, failed) => {
      const unit: Unit = { statements: writes.map(statementOf), about, done, failed, tries: 0 };
      if (about === undefined) this.#start([unit], this.#alone);
      else {
        if (this.#waiting.length === 0) setImmediate(() => this.#depart());
        this.#waiting.push(unit);
      }
    });
  }

  /** Waits until all that was to be committed by now has been, or could not be. */
  async settle(): Promise<void> {
    this.#depart();
    while (this.#underWay.size + this.#alone.size > 0) await Promise.all([...this.#underWay, ...this.#alone]);
  }

  #depart(): void {
    while (this.#waiting.length > 0 && this.#underWay.size < AT_ONCE)
      this.#start(this.#waiting.splice(0, TOGETHER).toSorted(byTable), this.#underWay);
  }

  #start(units: readonly Unit[], among: Set<Promise<void>>): void {
    const flight = this.#writeAll(units).finally(() => {
      among.delete(flight);
      this.#depart();
    });
    among.add(flight);
  }

  /**
   * A statement that fails undoes its whole flight. Then those before it go again without it, and the others in small
   * groups that grow, as there may be more that fail. What merely stood in somebody's way goes again as the last.
   */
  async #writeAll(units: readonly Unit[]): Promise<void> {
    let left = units;
    let most = TOGETHER;
    try {
      while (left.length > 0) {
        const group = left.slice(0, most);
        const refused = await this.#fly(group);
        if (refused === undefined) {
          for (const unit of group) unit.done();
          left = left.slice(group.length);
          most = Math.min(TOGETHER, most * 2);
        } else {
          most = Math.max(1, group.indexOf(refused.unit));
          left = left.filter((unit) => unit !== refused.unit);
          if (goesAgain(refused)) left = [...left, refused.unit];
        }
      }
    } catch (error) {
      for (const unit of left) unit.failed(error);
    }
  }

  /** One flight. If nothing was written it says because of whom; it throws where one cannot know. */
  async #fly(units: readonly Unit[]): Promise<Refused | undefined> {
    const tables = units.flatMap(({ about }) => about ?? []);
    const load: Load[] = [
      BEGIN,
      WAIT_BRIEFLY,
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
    const replies = load.map(({ statement: { sql, parameters }, within }) => {
      const asked = { name: this.#nameOf(sql), text: sql, values: [...parameters], query_timeout: within };
      return client.query(asked);
    });
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

/** Always in the same order, so that two processes do not wait for each other. */
function byTable({ about: a = '' }: Unit, { about: b = '' }: Unit): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Whether what was refused is tried again; else it is told why not. */
function goesAgain({ unit, error }: Refused): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  unit.tries += 1;
  if (IN_THE_WAY.has(code) && unit.tries < TRIES) return true;
  unit.failed(TAKEN.has(code) ? new Conflict(error) : error);
  return false;
}

/** What must find something to change fails where it does not, as by a division by nothing. */
function statementOf({ query, must }: Write): Statement {
  const { sql, parameters } = query.compile();
  if (must !== true) return { sql, parameters };
  return { sql: `with changed as (${sql} returning 1) select 1 / count(*) from changed`, parameters };
}
