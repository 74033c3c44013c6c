import { BlockList, isIP } from 'node:net';
import type { Moderated, ReplyOf } from '@ecumene/client';
import { type Refusal, refuse, say } from '@ecumene/engine';
import { untitling } from '../lobby/titles.ts';
import type { Base } from '../operations/base.ts';
import { CannotBeDone } from '../operations/cannot-be-done.ts';
import type { BanRow, PersonRow } from '../store/schema.ts';
import { type Write, write } from '../store/store.ts';
import { newId, readBackIfWhole } from '../store/written.ts';
import { GONE } from './gone.ts';

const DAY = 24 * 3_600_000;
/** How often the blocked addresses are read again: another process or the command line may have changed them. */
const LOOK = 10_000;
const MOST = 200;

/** Who does something to somebody, and why. */
export interface Act {
  /** A moderator, or nobody for the operator. */
  readonly by: string | null;
  readonly why: string;
  readonly days?: number | undefined;
  readonly report?: string | undefined;
}

/** Keeps people out who spoil it for others. Each act is recorded, and whom it concerns can read it. */
export class Moderation {
  readonly #base: Base;
  #blocked = new BlockList();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(base: Base) {
    this.#base = base;
  }

  async start(): Promise<void> {
    await this.#look();
    this.#timer = setInterval(() => {
      this.#look().catch((error: unknown) =>
        this.#base.log.warn({ err: error }, 'blocked addresses could not be read'),
      );
    }, LOOK).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Whether requests from an address are not answered. */
  isBlocked(address: string): boolean {
    const kind = isIP(address);
    return kind !== 0 && this.#blocked.check(address, kind === 6 ? 'ipv6' : 'ipv4');
  }

  async #look(): Promise<void> {
    const list = new BlockList();
    for (const { address } of await this.#inForce('address')) addRange(list, address ?? '');
    this.#blocked = list;
  }

  #inForce(kind: BanRow['kind'], person?: string): Promise<BanRow[]> {
    const now = this.#base.now();
    const all = this.#base.store.db
      .selectFrom('bans')
      .selectAll()
      .where('kind', '=', kind)
      .where((or) => or.or([or('until', 'is', null), or('until', '>', now)]));
    return (person === undefined ? all : all.where('person', '=', person)).execute();
  }

  /** Why somebody cannot sign in. */
  async banOf(person: string): Promise<Refusal | undefined> {
    const [ban] = await this.#inForce('ban', person);
    if (ban === undefined) return undefined;
    return ban.until === null
      ? refuse('banned', say('You are banned from this server: {why}', { why: ban.why }))
      : refuse(
          'banned',
          say('You are banned from this server for {days, plural, one {another day} other {# more days}}: {why}', {
            days: Math.ceil((ban.until - this.#base.now()) / DAY),
            why: ban.why,
          }),
        );
  }

  async isMuted(person: string): Promise<boolean> {
    return (await this.#inForce('mute', person)).length > 0;
  }

  /** Ends everything somebody is signed in by, and lets them in no more. */
  async ban(person: string, act: Act): Promise<void> {
    const { db } = this.#base.store;
    await this.#record('ban', act, { person }, [
      this.#begin('ban', { person }, act),
      ...(['sessions', 'tokens', 'resets'] as const).map((name) =>
        write(db.deleteFrom(name).where('person', '=', person)),
      ),
    ]);
  }

  /** Lets somebody say nothing at any table. */
  async mute(person: string, act: Act): Promise<void> {
    await this.#record('mute', act, { person }, [this.#begin('mute', { person }, act)]);
  }

  async lift(kind: 'ban' | 'mute', person: string, act: Act): Promise<void> {
    const gone = this.#base.store.db.deleteFrom('bans').where('kind', '=', kind).where('person', '=', person);
    await this.#record(kind === 'ban' ? 'unban' : 'unmute', act, { person }, [write(gone)]);
  }

  /** Answers nobody from a range of addresses, such as 192.0.2.0/24. */
  async block(range: string, act: Act): Promise<void> {
    addRange(new BlockList(), range);
    await this.#record('block', act, { address: range }, [this.#begin('address', { address: range }, act)]);
    await this.#look();
  }

  async unblock(range: string, act: Act): Promise<void> {
    const gone = this.#base.store.db.deleteFrom('bans').where('kind', '=', 'address').where('address', '=', range);
    await this.#record('unblock', act, { address: range }, [write(gone)]);
    await this.#look();
  }

  /** Takes away all somebody has said, and their name out of the titles of tables. Says which tables that concerns. */
  async wipe(person: PersonRow, act: Act): Promise<readonly string[]> {
    const { store } = this.#base;
    const { db } = store;
    const titles = await untitling(store, person);
    await this.#record('wipe', act, { person: person.id }, [
      write(db.updateTable('talk').set({ text: '' }).where('person', '=', person.id)),
      ...titles.writes,
    ]);
    return titles.tables;
  }

  async setRole(person: string, role: PersonRow['role'], act: Act): Promise<void> {
    const set = this.#base.store.db.updateTable('people').set({ role }).where('id', '=', person);
    await this.#record(role === 'moderator' ? 'make moderator' : 'make player', act, { person }, [write(set)]);
  }

  /** Nothing is to be done about a report, or enough has been. */
  async settle(report: string, act: Act): Promise<void> {
    await this.#record('settle', { ...act, report }, {}, []);
  }

  #begin(kind: BanRow['kind'], whom: Partial<Pick<BanRow, 'person' | 'address'>>, { by, why, days }: Act): Write {
    const at = this.#base.now();
    const until = days === undefined ? null : at + days * DAY;
    const row = { id: newId(), kind, person: null, address: null, ...whom, why, by_person: by, at, until };
    return write(this.#base.store.db.insertInto('bans').values(row));
  }

  async #record(
    deed: string,
    { by, why, report }: Act,
    whom: { readonly person?: string; readonly address?: string },
    writes: readonly Write[],
  ): Promise<void> {
    const { store, now } = this.#base;
    const { db } = store;
    const { person = null, address = null } = whom;
    const row = { id: newId(), at: now(), by_person: by, person, address, deed, why, report: report ?? null };
    const settled =
      report === undefined ? [] : [write(db.updateTable('reports').set({ handled: now() }).where('id', '=', report))];
    await store.commit([write(db.insertInto('acts').values(row)), ...settled, ...writes]);
  }

  /** Somebody by their account's name or their id. */
  async find(word: string): Promise<PersonRow> {
    const person = await this.#base.store.db
      .selectFrom('people')
      .selectAll()
      .where((or) => or.or([or('id', '=', word), or('login', '=', word.toLowerCase())]))
      .where('gone', '=', GONE.not)
      .executeTakeFirst();
    if (person === undefined) throw new CannotBeDone(`nobody is called ${word}`);
    return person;
  }

  /** What was done to somebody, for themselves to read: by whom is nobody's business. */
  async recordOf(person: string): Promise<ReplyOf<'myRecord'>> {
    const acts = await this.#base.store.db
      .selectFrom('acts')
      .select(['at', 'deed', 'why'])
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .limit(MOST)
      .execute();
    return { acts };
  }

  /** What was reported about talk and nobody has settled, with whom it concerns. */
  async reports(): Promise<ReplyOf<'moderationReports'>> {
    const rows = await this.#base.store.db
      .selectFrom('reports')
      .selectAll()
      .where('kind', '=', 'talk')
      .where('handled', 'is', null)
      .orderBy('at', 'desc')
      .limit(MOST)
      .execute();
    const reports = await Promise.all(
      rows.map(async ({ id, at, table_id, text, body }) => {
        const said = readBackIfWhole<{ person?: { id: string; name: string }; text?: string; number?: number } | null>(
          body,
        );
        const about = said?.person ?? null;
        const around = table_id === null ? [] : await this.#around(table_id, said?.number ?? 0);
        return {
          id,
          at,
          table: table_id,
          why: text,
          person: about && { id: about.id, name: about.name },
          text: said?.text ?? '',
          around,
        };
      }),
    );
    return { reports };
  }

  /** What was said aloud around a message. */
  async #around(table: string, number: number): Promise<ReplyOf<'moderationReports'>['reports'][number]['around']> {
    const said = () =>
      this.#base.store.db
        .selectFrom('talk')
        .innerJoin('people', 'people.id', 'talk.person')
        .select(['talk.number', 'people.name', 'talk.text'])
        .where('table_id', '=', table)
        .where('to_seat', 'is', null)
        .limit(4);
    const before = await said().where('number', '<=', number).orderBy('number', 'desc').execute();
    const after = await said().where('number', '>', number).orderBy('number').execute();
    return [...before.toReversed(), ...after].map(({ name, text }) => ({ name, text }));
  }

  /** Somebody as a moderator may know them. */
  async person(id: string): Promise<Moderated> {
    const person = await this.find(id);
    const { db } = this.#base.store;
    const sessions = await db
      .selectFrom('sessions')
      .select(['created', 'seen', 'agent'])
      .where('person', '=', person.id)
      .execute();
    const tables = await db
      .selectFrom('tables')
      .leftJoin('seats', (join) => join.onRef('seats.table_id', '=', 'tables.id').on('seats.person', '=', person.id))
      .select(['tables.id', 'name', 'game', 'state'])
      .distinct()
      .where((or) => or.or([or('host', '=', person.id), or('seats.person', '=', person.id)]))
      .limit(MOST)
      .execute();
    const { acts } = await this.recordOf(person.id);
    return {
      id: person.id,
      name: person.name,
      login: person.login,
      role: roleOf(person),
      created: person.created,
      banned: (await this.#inForce('ban', person.id)).length > 0,
      muted: (await this.#inForce('mute', person.id)).length > 0,
      sessions: sessions.map(({ created, seen, agent }) => ({ created, seen, agent: agent ?? '' })),
      tables,
      acts,
    };
  }

  /** Where somebody signed in from: for the operator alone, who may block the range. */
  async addressesOf(person: string): Promise<string[]> {
    const rows = await this.#base.store.db
      .selectFrom('sessions')
      .select('address')
      .where('person', '=', person)
      .execute();
    return [...new Set(rows.flatMap(({ address }) => address ?? []))];
  }

  bans(): Promise<BanRow[]> {
    return this.#base.store.db.selectFrom('bans').selectAll().orderBy('at', 'desc').limit(MOST).execute();
  }

  acts(): Promise<unknown[]> {
    return this.#base.store.db.selectFrom('acts').selectAll().orderBy('at', 'desc').limit(MOST).execute();
  }
}

/** What somebody is here: hosts and players differ by table, the rest by who they are. */
export function roleOf({ role, login }: Pick<PersonRow, 'role' | 'login'>): Moderated['role'] {
  if (login === null) return 'guest';
  return role === 'moderator' ? 'moderator' : 'player';
}

function addRange(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  const kind = isIP(address);
  const most = kind === 6 ? 128 : 32;
  const length = bits === undefined ? most : Number(bits);
  if (kind === 0 || !Number.isInteger(length) || length < (kind === 6 ? 16 : 8) || length > most)
    throw new CannotBeDone(`${range} is no range of addresses; write it like 192.0.2.0/24 or 2001:db8::/32`);
  list.addSubnet(address, length, kind === 6 ? 'ipv6' : 'ipv4');
}
