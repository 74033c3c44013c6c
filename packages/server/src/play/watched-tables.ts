import { CLOSED, type FromServer, mayJoinLate, type TableInfo, tableViewThrough } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import type { Calendar } from '../clocks/calendar.ts';
import type { AnyTable } from '../games.ts';
import { infoOf } from '../lobby/info.ts';
import { lastSat } from '../lobby/seat-history.ts';
import type { Base } from '../operations/base.ts';
import type { LiveTable } from '../tables/live.ts';
import type { TableRecord } from '../tables/record.ts';
import type { Changed } from '../tables/table-action.ts';
import type { Tables } from '../tables/tables.ts';
import { Showing, type Shown } from './showing.ts';
import {
  canBeMissed,
  interventionsIn,
  isUnasked,
  missedBy,
  noSeatAnyMore,
  remarksFor,
  type TableNotice,
} from './table-notices.ts';

/** So many of those who look on are told of, with and without a name. */
const MOST_SPECTATORS = 20;

/** A hand that a player shows to a spectator. */
export interface ShownHand {
  readonly seat: Seat;
  /** The player, for as long as they sit there. */
  readonly by: string;
}

/** A viewer of a table. */
export interface Watcher {
  readonly person: string | null;
  /** What they are called, if they have said. */
  readonly name: string | null;
  readonly seat: Seat | null;
  /** The hands that are shown to a spectator, and the seat through which they want to look. */
  shown: readonly ShownHand[];
  readonly through: Seat | null;
  /** A spectator who sees the game only some time later, and here only who sits at the table. */
  readonly delayed: boolean;
  /** Whether they may look on without a seat once the game has begun. */
  readonly mayWatch: boolean;
  /** Whether the table is in view, and not only open somewhere. */
  looking: boolean;
  send(text: string): void;
  /** Ends it, with one of the reasons clients know. */
  drop(code: number): void;
}

/** The viewers of one table, and what each kind of viewer has been shown. */
interface WatchedTable {
  readonly watchers: Set<Watcher>;
  readonly showing: Showing;
  /** The same for spectators who are shown a hand. */
  readonly hands: Showing;
  /** People who look at the table through other processes, with their names. */
  elsewhere: ReadonlyMap<string, string>;
  info: string;
}

/** Who is viewing which table, and how they are told what changes. */
export class WatchedTables {
  readonly #base: Base;
  readonly #tables: Tables;
  readonly #watched = new Map<string, WatchedTable>();
  /** Called when a person comes to a table or goes from it. */
  moved: (live: LiveTable, person: string, here: boolean) => void = () => {};

  constructor(base: Base, tables: Tables) {
    this.#base = base;
    this.#tables = tables;
    tables.listeners.keepAwake((id) => this.#watched.has(id));
    tables.listeners.onChange((changed) => this.#show(changed));
    tables.listeners.onDeletion((live) => this.#close(live));
  }

  /** How many are looking, at how many tables. */
  get count(): { readonly watchers: number; readonly tables: number } {
    let watchers = 0;
    for (const watched of this.#watched.values()) watchers += watched.watchers.size;
    return { watchers, tables: this.#watched.size };
  }

  watching(id: string): boolean {
    return this.#watched.has(id);
  }

  here(id: string, person: string): boolean {
    return this.#looks(id, person) || this.#watched.get(id)?.elsewhere.has(person) === true;
  }

  #looks(id: string, person: string): boolean {
    return [...(this.#watched.get(id)?.watchers ?? [])].some((watcher) => watcher.person === person && watcher.looking);
  }

  ids(): readonly string[] {
    return [...this.#watched.keys()];
  }

  /** Notes who looks at a table through other processes. */
  elsewhere(live: LiveTable, people: ReadonlyMap<string, string>): void {
    const watched = this.#watched.get(live.id);
    if (watched === undefined || isSameMap(watched.elsewhere, people)) return;
    watched.elsewhere = people;
    this.#showInfo(live, watched);
  }

  /** Everybody here, table by table. */
  *present(): Iterable<readonly [table: string, person: string]> {
    for (const [id, { watchers }] of this.#watched)
      for (const person of new Set([...watchers].map((watcher) => watcher.person)))
        if (person !== null && this.#looks(id, person)) yield [id, person];
  }

  /**
   * Lets somebody look on from now on, who last saw the table after `since` entries. Must be called in the table's turn;
   * for the story of what happened meanwhile nobody else is to wait, so they ask for it.
   */
  async enter(live: LiveTable, watcher: Watcher, since: number | undefined): Promise<void> {
    if (!mayStay(live, watcher)) return watcher.drop(CLOSED.gone);
    // All that may fail comes first: who has come in is told everything.
    const remarks = [
      ...(await this.#missed(live, watcher, since)),
      ...(since === undefined ? await this.#gotUp(live, watcher) : []),
    ];
    const watched = this.#watched.get(live.id) ?? {
      watchers: new Set(),
      showing: new Showing(),
      hands: new Showing(tableViewThrough),
      elsewhere: new Map(),
      info: '',
    };
    const looked = watcher.person !== null && this.#looks(live.id, watcher.person);
    this.#watched.set(live.id, watched);
    watched.watchers.add(watcher);
    if (live.table !== undefined && !watcher.delayed) {
      const hand = handOf(watcher);
      const tableView =
        hand === undefined
          ? watched.showing.whole(live.table, watcher.seat)
          : watched.hands.whole(live.table, hand.seat);
      send(watcher, { is: 'view', tableView, news: [], more: since !== undefined && since < tableView.number });
    }
    for (const remark of remarks) send(watcher, { is: 'notice', ...remark });
    this.#sendInfo(live, watched, watcher);
    if (watcher.person === null) this.#showInfo(live, watched);
    this.#moved(live, watcher, looked);
  }

  /** The last of what somebody should read who was away. Where there was nothing ever, it need not be looked up. */
  async #missed(
    live: LiveTable,
    { seat, delayed }: Watcher,
    since: number | undefined,
  ): Promise<readonly TableNotice[]> {
    const journal = delayed ? [] : (live.table?.journal ?? []);
    if (!canBeMissed(journal)) return [];
    return missedBy(seat, journal, since ?? (await this.#lastSeen(live, seat)));
  }

  /** What became of the seat of somebody who had one in this game and has none any more. */
  async #gotUp(live: LiveTable, { person, seat }: Watcher): Promise<readonly TableNotice[]> {
    if (person === null || seat !== null || live.row.state !== 'playing') return [];
    const seatThen = await lastSat(this.#base, live, person);
    return live.seats.filter((row) => row.seat === seatThen).map((row) => noSeatAnyMore(row, mayJoinLate(live.plan)));
  }

  /** How many entries there were when somebody last sat here; for those who have no seat, all. */
  async #lastSeen({ id, row }: LiveTable, seat: Seat | null): Promise<number> {
    if (seat === null) return row.number;
    const { db } = this.#base.store;
    const seen = db.selectFrom('seats').select('seen').where('table_id', '=', id).where('seat', '=', seat);
    // Looked for from the end, where it is: nobody is to wait until the whole journal is read.
    const entries = db.selectFrom('journal').select(({ fn }) => fn.max('number').as('number'));
    const last = await entries.where('table_id', '=', id).where('at', '<=', seen).executeTakeFirst();
    return (last?.number ?? -1) + 1;
  }

  /** Somebody turns to the table, or away from it while it stays open. */
  turn(live: LiveTable, watcher: Watcher, looking: boolean): void {
    const looked = watcher.person !== null && this.#looks(live.id, watcher.person);
    watcher.looking = looking;
    this.#moved(live, watcher, looked);
  }

  /** Tells who has come or gone, if that is so. */
  #moved(live: LiveTable, { person }: Watcher, looked: boolean): void {
    if (person === null || this.#looks(live.id, person) === looked) return;
    this.moved(live, person, !looked);
    const watched = this.#watched.get(live.id);
    if (watched !== undefined) this.#showInfo(live, watched);
  }

  leave(live: LiveTable, watcher: Watcher): void {
    const watched = this.#watched.get(live.id);
    const looked = watcher.person !== null && this.#looks(live.id, watcher.person);
    if (watched === undefined || !watched.watchers.delete(watcher)) return;
    if (watched.watchers.size === 0) this.#watched.delete(live.id);
    else {
      const { own, hands } = byEyes(watched);
      watched.showing.keep(own);
      watched.hands.keep(hands);
    }
    if (watcher.person === null && watched.watchers.size > 0) this.#showInfo(live, watched);
    this.#moved(live, watcher, looked);
  }

  /** Sends something to those at a table for whom it is meant. */
  tell(id: string, message: FromServer, to: (watcher: Watcher) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const watcher of this.#watched.get(id)?.watchers ?? []) if (to(watcher)) watcher.send(text);
  }

  tellAll(message: FromServer): void {
    for (const id of this.#watched.keys()) this.tell(id, message);
  }

  /** Something about the table has changed that is not part of the game. */
  refresh(live: LiveTable): void {
    const watched = this.#watched.get(live.id);
    if (watched !== undefined) this.#showInfo(live, watched);
  }

  #show(change: Changed): void {
    const { live } = change;
    const watched = this.#watched.get(live.id);
    if (watched === undefined) return;
    this.#dismiss(live, watched);
    // While bots play for everybody, nobody is to take a question for theirs.
    if (live.preparing !== undefined) this.#showInfo(live, watched);
    const { table } = live;
    if (table !== undefined) {
      const { own, hands } = byEyes(watched);
      for (const [seat, shown] of watched.showing.changes(table, change.caused, [...own.keys()]))
        for (const text of tidings(seat, shown, table, change))
          for (const watcher of own.get(seat) ?? []) watcher.send(text);
      for (const [seat, shown] of watched.hands.changes(table, change.caused, [...hands.keys()]))
        for (const text of tidings(null, shown, table, change))
          for (const watcher of hands.get(seat) ?? []) watcher.send(text);
    }
    this.#showInfo(live, watched);
  }

  /** The table apart from the game is shown again only where it looks different, and not merely because of a move. */
  #showInfo(live: LiveTable, watched: WatchedTable): void {
    const info = this.#infoFor(live, null);
    const seats = info.seats.map((seat) => ({ ...seat, awaitedSince: 0 }));
    const look = JSON.stringify({ ...info, seats, number: 0, changed: 0, moved: 0, asOf: 0, waitingFor: [] });
    if (look === watched.info) return;
    watched.info = look;
    this.#dismiss(live, watched);
    for (const watcher of watched.watchers) this.#sendInfo(live, watched, watcher);
  }

  /** A player who lost their seat no longer sees its view, and a person who may not watch sees nothing. */
  #dismiss(live: LiveTable, watched: WatchedTable): void {
    for (const watcher of watched.watchers) {
      const hand = handOf(watcher);
      if (!mayStay(live, watcher)) this.#dropFrom(live, watcher);
      else if (hand !== undefined && !isStillShown(live, watcher.person, hand)) this.#sendAway(live, watcher);
    }
  }

  /** A spectator who was shown a hand sees the normal spectator view again. */
  #sendAway(live: LiveTable, watcher: Watcher): void {
    watcher.drop(CLOSED.restart);
    this.leave(live, watcher);
  }

  /** Whether somebody looks on at a table here who could be shown a hand. */
  hasSpectators(id: string): boolean {
    return [...(this.#watched.get(id)?.watchers ?? [])].some(({ person, seat }) => person !== null && seat === null);
  }

  /** The people who look on without a seat, through whichever process. */
  spectators({ id, seats }: LiveTable): string[] {
    const watched = this.#watched.get(id);
    const here = [...(watched?.watchers ?? [])].flatMap(({ person, seat }) => (seat === null ? (person ?? []) : []));
    const sits = new Set(seats.map(({ person }) => person));
    return [...new Set([...here, ...(watched?.elsewhere.keys() ?? [])])].filter((person) => !sits.has(person));
  }

  /** Tells each spectator which hands they may see, where that has changed. */
  showHands(live: LiveTable, shownTo: (person: string) => readonly ShownHand[]): void {
    const watched = this.#watched.get(live.id);
    if (watched === undefined) return;
    for (const watcher of watched.watchers) {
      if (watcher.person === null || watcher.seat !== null || watcher.delayed) continue;
      const before = watcher.shown;
      const hand = handOf(watcher);
      watcher.shown = shownTo(watcher.person);
      if (isSameChoice(before, watcher.shown)) continue;
      this.#sendInfo(live, watched, watcher);
      // What they see from now on is another table: they come back for it.
      if (hand?.by !== handOf(watcher)?.by) this.#sendAway(live, watcher);
    }
  }

  #close(live: LiveTable): void {
    for (const watcher of this.#watched.get(live.id)?.watchers ?? []) this.#dropFrom(live, watcher);
  }

  #dropFrom(live: LiveTable, watcher: Watcher): void {
    watcher.drop(CLOSED.gone);
    this.leave(live, watcher);
  }

  #sendInfo(live: LiveTable, watched: WatchedTable, watcher: Watcher): void {
    if (!watched.watchers.has(watcher)) return;
    const info = this.#infoFor(live, watcher.person);
    const shown = watcher.shown.filter((hand) => isStillShown(live, watcher.person, hand)).map(({ seat }) => seat);
    send(watcher, { is: 'info', info: shown.length === 0 ? info : { ...info, shown } });
  }

  #infoFor(live: LiveTable, person: string | null): TableInfo {
    return this.info(live, person, 0, this.#tables.calendar(live));
  }

  /** A table as somebody knows it, with who is here. */
  info(record: TableRecord, person: string | null, unread: number, calendar: Calendar): TableInfo {
    const here = (who: string): boolean => this.here(record.row.id, who);
    const spectators = this.#spectators(record);
    const info = infoOf(record, { person, unread, here, calendar, now: this.#base.now() });
    return spectators === undefined ? info : { ...info, spectators };
  }

  /** Who looks on without a seat. Where there are many, it is not told of each who comes and goes. */
  #spectators({ row, seats }: TableRecord): TableInfo['spectators'] {
    const watched = this.#watched.get(row.id);
    if (watched === undefined || row.state === 'gathering') return undefined;
    const sits = new Set(seats.map(({ person }) => person));
    const names = new Map(watched.elsewhere);
    let nameless = 0;
    for (const { person, name, seat } of watched.watchers) {
      if (names.size >= MOST_SPECTATORS && nameless >= MOST_SPECTATORS) break;
      if (seat !== null) continue;
      if (person === null) nameless += 1;
      else names.set(person, name ?? '');
    }
    const named = [...names].filter(([person]) => !sits.has(person)).map(([, name]) => name);
    if (named.length + nameless === 0) return undefined;
    return { names: named.sort().slice(0, MOST_SPECTATORS), nameless: Math.min(nameless, MOST_SPECTATORS) };
  }
}

/** Everything one kind of viewer is sent of a change: what they see now, and what they should read about it. */
function tidings(seat: Seat | null, { text, before, now }: Shown, { journal }: AnyTable, { from }: Changed): string[] {
  const unasked = isUnasked(before, now);
  const done = interventionsIn(journal.slice(from)).map((what) => ({ text: what }));
  const notices = [...done, ...remarksFor(journal, from, { seat, unasked })];
  return [text ?? [], notices.map((remark) => JSON.stringify({ is: 'notice', ...remark } satisfies FromServer))].flat();
}

/** The hand a spectator is shown. */
export function handOf({ seat, through, shown }: Pick<Watcher, 'seat' | 'through' | 'shown'>): ShownHand | undefined {
  return seat === null ? shown.find((hand) => hand.seat === through) : undefined;
}

/** The player who shows a hand must still have the seat, and the spectator who sees it must have none. */
export function isStillShown(live: LiveTable, person: string | null, { seat, by }: ShownHand): boolean {
  return live.holds(by, seat) && person !== null && live.seatsOf(person).length === 0;
}

function isSameChoice(some: readonly ShownHand[], others: readonly ShownHand[]): boolean {
  return (
    some.length === others.length && some.every(({ seat, by }, i) => others[i]?.seat === seat && others[i]?.by === by)
  );
}

/** Those who see a table as it is now, by the seat through whose eyes: their own or a spectator's, or a hand they look into. */
function byEyes({ watchers }: WatchedTable): Record<'own' | 'hands', ReadonlyMap<Seat | null, readonly Watcher[]>> {
  const own = new Map<Seat | null, Watcher[]>();
  const hands = new Map<Seat | null, Watcher[]>();
  for (const watcher of watchers) {
    if (watcher.delayed) continue;
    const hand = handOf(watcher);
    const [group, seat] = hand === undefined ? [own, watcher.seat] : [hands, hand.seat];
    group.set(seat, [...(group.get(seat) ?? []), watcher]);
  }
  return { own, hands };
}

function isSameMap(some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): boolean {
  return some.size === others.size && [...some].every(([person, name]) => others.get(person) === name);
}

function mayStay(live: LiveTable, { seat, person, mayWatch }: Watcher): boolean {
  if (seat !== null) return live.holds(person, seat);
  return mayWatch || live.row.state === 'gathering' || (person !== null && live.seatsOf(person).length > 0);
}

function send(watcher: Watcher, message: FromServer): void {
  watcher.send(JSON.stringify(message));
}
