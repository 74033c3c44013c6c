import type { ReplyOf, TableInfo } from '@ecumene/client';
import type { Base } from '../operations/base.ts';
import type { Blocks } from '../people/blocks.ts';
import type { WatchedTables } from '../play/watched-tables.ts';
import type { TableRow } from '../store/schema.ts';
import { readRecords, type TableRecord } from '../tables/record.ts';
import type { Tables } from '../tables/tables.ts';
import type { Talk } from '../talk/talk.ts';
import { type Access, belongs } from './access.ts';
import { ShortCache } from './short-cache.ts';

const MOST = 60;
/** Tables of one host in the lobby: nobody fills it alone. */
const OF_A_HOST = 5;

/** Tables are looked through so many at once. */
const AT_ONCE = 500;
/** A time that does not come. */
const LATEST = Number.MAX_SAFE_INTEGER;

type LobbyState = 'gathering' | 'playing';

/** Who decides whether a table of each kind is listed in the lobby. */
const OPEN = { gathering: 'open_to_join', playing: 'open_to_watch' } as const;

/** Which part of the lobby is asked for: one kind of table alone, or those before a time. */
interface LobbyPage {
  readonly only?: LobbyState | undefined;
  readonly before?: number | undefined;
}

interface Newest {
  readonly records: readonly TableRecord[];
  readonly next: number | null;
}

/** Whether a seat of a table that gathers is kept for somebody. */
function isExpected({ row, seats }: TableRecord, person: string): boolean {
  return row.state === 'gathering' && seats.some((seat) => seat.kept_for === person && seat.person === null);
}

/** Tables as lists: the lobby, somebody's own, somebody's past. */
export class Listing {
  readonly #tables: Tables;
  readonly #base: Base;
  readonly #watchedTables: WatchedTables;
  readonly #blocks: Blocks;
  readonly #talk: Talk;
  readonly #access: Access;
  readonly #kept: ShortCache<Newest>;

  constructor(tables: Tables, base: Base, watchedTables: WatchedTables, blocks: Blocks, talk: Talk, access: Access) {
    this.#tables = tables;
    this.#base = base;
    this.#watchedTables = watchedTables;
    this.#blocks = blocks;
    this.#talk = talk;
    this.#access = access;
    this.#kept = new ShortCache(base, base.config.limits.lobbyKept);
  }

  /** One table as somebody knows it. */
  async info(record: TableRecord, person: string | null): Promise<TableInfo> {
    const unread = person !== null && belongs(record, person) ? await this.#talk.unread(record, person) : 0;
    return this.#watchedTables.info(record, person, unread, this.#tables.calendar(record));
  }

  /** What anybody may know of, a page at a time. Who asks changes little: the tables themselves are read once a second. */
  async lobby(person: string | null, { only, before }: LobbyPage = {}): Promise<ReplyOf<'lobby'>> {
    const blocked = person === null ? new Set<string>() : await this.#blocks.blockedBy(person);
    const page = async (state: LobbyState) => {
      if (only !== undefined && only !== state) return { tables: [], next: null };
      const { records, next } = await this.#kept.get(`${state} ${before ?? ''}`, () => this.#newest(state, before));
      const wanted = records.filter(({ row }) => row.host === null || !blocked.has(row.host));
      return { tables: await Promise.all(wanted.map((record) => this.info(record, person))), next };
    };
    const [gathering, playing] = await Promise.all([page('gathering'), page('playing')]);
    return {
      gathering: gathering.tables,
      playing: playing.tables,
      next: { gathering: gathering.next, playing: playing.next },
    };
  }

  /** The latest tables of a kind, with few of any one host; and before when the next are. */
  async #newest(state: LobbyState, before = LATEST): Promise<Newest> {
    const { store } = this.#base;
    const ids: string[] = [];
    const ofHost = new Map<string, number>();
    let next: number | null = before;
    while (next !== null && ids.length < MOST) {
      const rows: readonly Pick<TableRow, 'id' | 'host' | 'changed'>[] = await store.db
        .selectFrom('tables')
        .select(['id', 'host', 'changed'])
        .where('state', '=', state)
        .where(OPEN[state], '=', 1)
        .where('what_if', '=', 0)
        .where('changed', '<', next)
        .orderBy('changed', 'desc')
        .limit(AT_ONCE)
        .execute();
      next = rows.length < AT_ONCE ? null : (rows.at(-1)?.changed ?? null);
      for (const { id, host, changed } of rows) {
        const known = ofHost.get(host ?? id) ?? 0;
        ofHost.set(host ?? id, known + 1);
        if (known >= OF_A_HOST) continue;
        if (ids.length === MOST) break;
        ids.push(id);
        if (ids.length === MOST) next = changed;
      }
    }
    return { records: await readRecords(store, ids), next };
  }

  /** Those that wait for the person first, then the latest; also where a seat is kept for them, and those they left. */
  async mine(person: string): Promise<TableInfo[]> {
    const tables = await this.#of(person, ['gathering', 'playing'], 'changed');
    const waits = ({ mine, waitingFor }: TableInfo): number => (mine.some((seat) => waitingFor.includes(seat)) ? 0 : 1);
    return tables.toSorted((a, b) => waits(a) - waits(b) || b.changed - a.changed);
  }

  /** Finished games, also those a person left and may watch. */
  history(person: string): Promise<TableInfo[]> {
    return this.#of(person, ['over', 'abandoned'], 'moved');
  }

  async #of(person: string, states: readonly TableInfo['state'][], latest: 'changed' | 'moved'): Promise<TableInfo[]> {
    const { db } = this.#base.store;
    const having = (place: 'seats' | 'sat') => db.selectFrom(place).select('table_id').where('person', '=', person);
    const kept = db.selectFrom('seats').select('table_id').where('kept_for', '=', person);
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('state', 'in', states)
      // A copy in which somebody tried something out is of no more interest when that is over.
      .where((or) => or.or([or('what_if', '=', 0), or('state', 'in', ['gathering', 'playing'])]))
      .where((or) =>
        or.or([
          or('host', '=', person),
          or('id', 'in', having('seats')),
          or('id', 'in', having('sat')),
          or('id', 'in', kept),
        ]),
      )
      .orderBy(latest, 'desc')
      .limit(200)
      .execute();
    const records = await readRecords(
      this.#base.store,
      rows.map(({ id }) => id),
    );
    const open = await Promise.all(records.map((record) => this.#mayLookAt(record, person)));
    return Promise.all(records.filter((_, at) => open[at]).map((record) => this.info(record, person)));
  }

  async #mayLookAt(record: TableRecord, person: string): Promise<boolean> {
    if (belongs(record, person) || isExpected(record, person)) return true;
    return record.row.what_if === 0 && this.#access.mayWatch(record, person);
  }
}
