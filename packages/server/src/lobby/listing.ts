import type { TableInfo } from '@ecumene/client';
import type { Base } from '../operations/base.ts';
import type { People } from '../people/people.ts';
import type { Rooms } from '../play/rooms.ts';
import { readRecords, type TableRecord } from '../tables/record.ts';
import type { Tables } from '../tables/tables.ts';
import type { Talk } from '../talk/talk.ts';
import { type Access, belongs } from './access.ts';

const MOST = 60;
/** Tables of one host in the lobby: nobody fills it alone. */
const OF_A_HOST = 5;

/** Tables as lists: the lobby, somebody's own, somebody's past. */
export class Listing {
  readonly #tables: Tables;
  readonly #base: Base;
  readonly #rooms: Rooms;
  readonly #people: People;
  readonly #talk: Talk;
  readonly #access: Access;

  constructor(tables: Tables, base: Base, rooms: Rooms, people: People, talk: Talk, access: Access) {
    this.#tables = tables;
    this.#base = base;
    this.#rooms = rooms;
    this.#people = people;
    this.#talk = talk;
    this.#access = access;
  }

  /** One table as somebody knows it. */
  async info(record: TableRecord, person: string | null): Promise<TableInfo> {
    const unread = person !== null && belongs(record, person) ? await this.#talk.unread(record, person) : 0;
    return this.#rooms.info(record, person, unread, this.#tables.calendar(record));
  }

  async lobby(person: string | null): Promise<{ gathering: TableInfo[]; playing: TableInfo[] }> {
    const blocked = person === null ? [] : [...(await this.#people.blockedBy(person))];
    return {
      gathering: await this.#newest('gathering', 'open_to_join', person, blocked),
      playing: await this.#newest('playing', 'open_to_watch', person, blocked),
    };
  }

  /** The latest tables anybody may know of, but none whose host somebody has blocked. */
  async #newest(
    state: 'gathering' | 'playing',
    open: 'open_to_join' | 'open_to_watch',
    person: string | null,
    blocked: readonly string[],
  ): Promise<TableInfo[]> {
    const { db } = this.#base.store;
    const all = db
      .selectFrom('tables')
      .select(({ fn }) => [
        'id',
        'host',
        'changed',
        fn
          .agg<number>('row_number')
          .over((own) => own.partitionBy('host').orderBy('changed', 'desc'))
          .as('of_host'),
      ])
      .where('state', '=', state)
      .where(open, '=', 1)
      .where('what_if', '=', 0);
    const wanted =
      blocked.length === 0 ? all : all.where((or) => or.or([or('host', 'is', null), or('host', 'not in', blocked)]));
    const rows = await db
      .selectFrom(wanted.as('wanted'))
      .select('id')
      .where((or) => or.or([or('host', 'is', null), or('of_host', '<=', OF_A_HOST)]))
      .orderBy('changed', 'desc')
      .limit(MOST)
      .execute();
    const records = await readRecords(
      this.#base.store,
      rows.map(({ id }) => id),
    );
    return Promise.all(records.map((record) => this.info(record, person)));
  }

  /** Those that wait for the person first, then the latest; also those somebody got up from and may look at. */
  async mine(person: string): Promise<TableInfo[]> {
    const tables = await this.#of(person, ['gathering', 'playing'], 'changed');
    const waits = ({ mine, waitingFor }: TableInfo): number => (mine.some((seat) => waitingFor.includes(seat)) ? 0 : 1);
    return tables.toSorted((a, b) => waits(a) - waits(b) || b.changed - a.changed);
  }

  /** Games that are over, also those somebody got up from and may look at. */
  history(person: string): Promise<TableInfo[]> {
    return this.#of(person, ['over', 'abandoned'], 'moved');
  }

  async #of(person: string, states: readonly TableInfo['state'][], latest: 'changed' | 'moved'): Promise<TableInfo[]> {
    const { db } = this.#base.store;
    const having = (place: 'seats' | 'sat') => db.selectFrom(place).select('table_id').where('person', '=', person);
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('state', 'in', states)
      // A copy in which somebody tried something out is of no more interest when that is over.
      .where((or) => or.or([or('what_if', '=', 0), or('state', 'in', ['gathering', 'playing'])]))
      .where((or) => or.or([or('host', '=', person), or('id', 'in', having('seats')), or('id', 'in', having('sat'))]))
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
    if (belongs(record, person)) return true;
    return record.row.what_if === 0 && this.#access.mayWatch(record, person);
  }
}
