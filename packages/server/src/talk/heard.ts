import type { PersonInfo, ReplyOf, Said } from '@ecumene/client';
import type { Base } from '../operations/base.ts';
import type { TalkRow } from '../store/schema.ts';
import { namesOf, type TableRecord } from '../tables/record.ts';

const MOST = 300;
const MINUTE = 60_000;
/** A time that does not come, and a number nothing has. */
const ALWAYS = Number.MAX_SAFE_INTEGER;
const NO_NUMBER = Number.MAX_SAFE_INTEGER;

/** What was said after a number and before another. */
interface Span {
  readonly since?: number;
  readonly before?: number;
}

/** What has been said at tables, and who has read how far. */
export abstract class HeardTalk {
  readonly #base: Base;

  protected constructor(base: Base) {
    this.#base = base;
  }

  protected async last(id: string, until = ALWAYS): Promise<number> {
    const last = await this.#base.store.db
      .selectFrom('talk')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('table_id', '=', id)
      .where('at', '<=', until)
      .executeTakeFirst();
    return last?.number ?? 0;
  }

  /** The latest somebody may hear of what was said between two numbers, and up to where they have read. */
  async heard(record: TableRecord, person: string | null, span: Span = {}): Promise<ReplyOf<'talk'>> {
    const rows = await this.#audible(record, person, span)
      .selectAll()
      .orderBy('number', 'desc')
      .limit(MOST + 1)
      .execute();
    const latest = rows.slice(0, MOST).toReversed();
    const names = await this.namesIn(latest);
    const said = latest.flatMap((row) => saidOf(row, names));
    const read = person === null ? 0 : await this.#read(record.row.id, person);
    return { said, more: rows.length > MOST, read };
  }

  /** What those are called who said something, or to whom it was said. */
  protected namesIn(rows: readonly TalkRow[]): Promise<Map<string, PersonInfo>> {
    return namesOf(
      this.#base.store,
      rows.flatMap(({ person, to_person }) => (to_person === null ? [person] : [person, to_person])),
    );
  }

  /** What was said, without what was said to others, by those one has blocked, or so lately that one may not hear it yet. */
  #audible(record: TableRecord, person: string | null, { since = 0, before = NO_NUMBER }: Span) {
    const { db } = this.#base.store;
    const all = db
      .selectFrom('talk')
      .where('table_id', '=', record.row.id)
      .where('number', '>', since)
      .where('number', '<', before)
      .where('text', '!=', '');
    const latest = this.latestFor(record, person);
    if (person === null) return all.where('to_seat', 'is', null).where('at', '<=', latest);
    return all
      .where((or) => or.or([or('at', '<=', latest), or('person', '=', person)]))
      .where((or) => or.or([or('to_seat', 'is', null), or('person', '=', person), or('to_person', '=', person)]))
      .where('person', 'not in', db.selectFrom('blocks').select('blocked').where('person', '=', person));
  }

  /** Those who see the game some time later hear what was said as late. */
  protected latestFor({ plan, row, seats }: TableRecord, person: string | null): number {
    const late = row.state === 'playing' && !(person !== null && seats.some((seat) => seat.person === person));
    return late ? this.#base.now() - (plan.delayMinutes ?? 0) * MINUTE : ALWAYS;
  }

  async #read(id: string, person: string): Promise<number> {
    const row = await this.#base.store.db
      .selectFrom('reads')
      .select('upto')
      .where('table_id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.upto ?? 0;
  }

  async unread(record: TableRecord, person: string): Promise<number> {
    const since = await this.#read(record.row.id, person);
    const { count } = await this.#audible(record, person, { since })
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person', '!=', person)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async markRead(id: string, person: string, upto: number): Promise<void> {
    await this.#base.store.db
      .insertInto('reads')
      .values({ table_id: id, person, upto })
      .onConflict((taken) => taken.columns(['table_id', 'person']).doUpdateSet({ upto }))
      .execute();
  }
}

/** A private message is seen by its recipient and its sender. */
export function mayHear({ to_seat, to_person, person: speaker }: TalkRow, person: string | null): boolean {
  return to_seat === null || (person !== null && (person === speaker || person === to_person));
}

/** What somebody said, unless nobody knows them any more. */
export function saidOf(row: TalkRow, names: ReadonlyMap<string, PersonInfo>): readonly Said[] {
  const { number, at, seat, to_seat: to, to_person, text } = row;
  const [person, whom = null] = [names.get(row.person), names.get(to_person ?? '')];
  return person === undefined ? [] : [{ number, at, person, seat, to, whom, text }];
}
