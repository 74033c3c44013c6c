import type { PersonInfo, Preparation, TablePlan } from '@ecumene/client';
import {
  countingMoves,
  type Entry,
  type Happening,
  load,
  type Saved,
  type Setup,
  type Unreadable,
  type World,
} from '@ecumene/engine';
import { type AnyTable, gameNamed } from '../games.ts';
import type { JournalRow, SeatRow, TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { readBack, readBackIfWhole } from '../store/written.ts';
import { laterOf } from './later.ts';
import { mended } from './repaired-row.ts';

/** One entry of the journal, as it is kept. */
export interface Kept {
  readonly number: number;
  readonly entry: Entry;
  readonly happenings: readonly Happening[];
  readonly at: number;
  readonly request: string | null;
}

/** What is kept of a table besides its journal. */
export interface TableRecord {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly plan: TablePlan;
  /** The host, those who sit at it and those for whom a seat is kept. */
  readonly people: ReadonlyMap<string, PersonInfo>;
  /** Of a table in memory: how far bots have got with the turns they play for everybody. */
  readonly preparing?: Preparation | undefined;
  /** Something in its row could not be read and was put right. */
  readonly damaged?: boolean;
}

export async function readRecord(store: Store, id: string): Promise<TableRecord | undefined> {
  const [record] = await readRecords(store, [id]);
  return record;
}

/** Several tables at once, in the order of their names given. */
export async function readRecords(store: Store, ids: readonly string[]): Promise<TableRecord[]> {
  if (ids.length === 0) return [];
  const { db } = store;
  const rows = await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
  const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('place').execute();
  const sit = seats.flatMap(({ person, kept_for }) => [person, kept_for]);
  const who = [...rows.map(({ host }) => host), ...sit].filter((id) => id !== null);
  const people = await namesOf(store, who);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const own = seats.filter(({ table_id }) => table_id === id);
    return row === undefined ? [] : [recordOf(row, own, people)];
  });
}

/** What is kept of a table, with what cannot be read put right as far as it can be. */
function recordOf(given: TableRow, seats: readonly SeatRow[], people: TableRecord['people']): TableRecord {
  const row = mended(given, seats);
  const damaged = row !== given;
  return { row, seats, plan: readBack<TablePlan>(row.plan), people, ...(damaged && { damaged }) };
}

export async function namesOf(store: Store, ids: readonly string[]): Promise<Map<string, PersonInfo>> {
  if (ids.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('people')
    .select(['id', 'name', 'login'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, { id: row.id, name: row.name, guest: row.login === null }]));
}

/** The entries from a number on, with what they caused. */
export async function readJournal(store: Store, id: string, since: number): Promise<Kept[]> {
  const rows = await store.db
    .selectFrom('journal')
    .select(['number', 'entry', 'happenings', 'at', 'request'])
    .where('table_id', '=', id)
    .where('number', '>=', since)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    ...row,
    entry: readBack(row.entry),
    happenings: row.happenings === '[]' ? [] : readBack(row.happenings),
  }));
}

/** The first so many entries alone, and who asked for them under which id. */
function readEntryRows(store: Store, id: string, upTo: number): Promise<EntryRow[]> {
  return store.db
    .selectFrom('journal')
    .select(['entry', 'request'])
    .where('table_id', '=', id)
    .where('number', '<', upTo)
    .orderBy('number')
    .execute();
}

/** The entries of a table that could not be taken up, as far as they can be read one by one. */
export async function readableEntries(store: Store, { id, number }: TableRow): Promise<Entry[]> {
  const rows = await readEntryRows(store, id, number);
  const entries = rows.map(({ entry }) => readBackIfWhole<Entry | null>(entry));
  const damaged = entries.indexOf(null);
  return entries.slice(0, damaged < 0 ? undefined : damaged).filter((entry) => entry !== null);
}

type EntryRow = Pick<JournalRow, 'entry' | 'request'>;

function entriesIn(rows: readonly EntryRow[]): { entries: Entry[]; requests: string[] } {
  const entries: Entry[] = readBack(`[${rows.map((row) => row.entry).join(',')}]`);
  return { entries, requests: rows.flatMap(({ request }) => request ?? []) };
}

export interface LoadedState {
  readonly table: AnyTable;
  readonly requests: Set<string>;
  /** How many moves came before the checkpoint it was taken up from. */
  readonly checkpointed: number;
  /** Why its checkpoint was of no use, where all of it was played again. */
  readonly rebuilt?: Unreadable;
}

/** Reads what is kept of a table that has begun, as it was when the record was read; then it can be taken up. */
export async function loadState(store: Store, { row, seats }: TableRecord): Promise<() => LoadedState> {
  const rows = await readEntryRows(store, row.id, row.number);
  const kept = await latestCheckpoint(store, row.id, row.number);
  return () => {
    const { entries, requests } = entriesIn(rows);
    const game = gameNamed(row.game);
    if (game === undefined || row.setup === null) throw new Error(`table ${row.id} cannot be taken up here`);
    const { table, rebuilt } = load(game, { ...savedFrom(row, entries, kept?.checkpoint), left: laterOf(seats) });
    const checkpointed = rebuilt === undefined ? (kept?.checkpoint.after ?? 0) : 0;
    return { table, requests: new Set(requests), checkpointed, ...(rebuilt && { rebuilt }) };
  };
}

/** What is kept of a table, as plain data to take it up from. */
export function savedFrom(
  { game, rules, setup }: TableRow,
  journal: readonly Entry[],
  checkpoint: Saved<World>['checkpoint'],
): Saved<World> {
  return {
    format: 1,
    game,
    rules: rules ?? gameNamed(game)?.version ?? '',
    setup: readBack<Setup>(setup ?? ''),
    journal,
    ...(checkpoint && { checkpoint }),
  };
}

/** A position as it was written, after so many entries. */
interface Position {
  readonly number: number;
  readonly checkpoint: NonNullable<Saved<World>['checkpoint']>;
}

/** The last position that was written within so many entries. */
async function latestCheckpoint(store: Store, id: string, upTo: number): Promise<Position | undefined> {
  const kept = await store.db
    .selectFrom('checkpoints')
    .select(['number', 'after', 'position', 'place'])
    .where('table_id', '=', id)
    .where('number', '<=', upTo)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (kept === undefined) return undefined;
  const { number, after, position, place } = kept;
  return { number, checkpoint: { after, position: readBackIfWhole(position), where: readBackIfWhole(place) } };
}

/** A table as it was after so many entries, as plain data to take it up from. */
export async function savedAt(store: Store, { row }: TableRecord, number: number): Promise<Saved<World>> {
  const { entries: journal } = entriesIn(await readEntryRows(store, row.id, number));
  const kept = await latestCheckpoint(store, row.id, number);
  const fits =
    kept !== undefined &&
    startsWith(countingMoves(journal), countingMoves(journal.slice(0, kept.number)), kept.checkpoint.after);
  return savedFrom(row, journal, fits ? kept.checkpoint : undefined);
}

function startsWith(line: readonly number[], begun: readonly number[], after: number): boolean {
  return begun.length === after && begun.every((number, i) => line[i] === number);
}
