import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Event, Game, Happening, Played, Saved, Seat, Table, World } from '@ecumene/engine';
import type { SoloTable } from '../../packages/web/src/port/protocol.ts';

/** The tables an earlier version of the program has stored. They are added to, and never recorded again. */
export const KEPT = dirname(fileURLToPath(import.meta.url));

export type AnyGame = Game<World, unknown, Event>;
export type AnyTable = Table<World, unknown, Event>;

/** One table as it was stored, in every form there is, and what a later version must make of it. */
export interface KeptTable {
  readonly game: string;
  /** In which moment it was stored, for whoever reads that it does not open any more. */
  readonly about: string;
  /** The version of the rules it was recorded under. */
  readonly rules: string;
  /** As a device keeps it. */
  readonly device: {
    readonly table: SoloTable;
    readonly saved: Saved<World>;
    readonly memories: Readonly<Record<Seat, unknown>>;
  };
  /** A what-if copy from there. */
  readonly fork: Saved<World>;
  /** What a link to the position has after its #. Links are long: only some tables have one. */
  readonly link?: string;
  /** What is in the file somebody gets who saves a scenario. */
  readonly scenario: unknown;
  readonly moment: KeptMoment;
  /** What was told from the first deal on, as far as it can be told. */
  readonly told: Told;
  /** How it went on: what was answered next, and what that told. */
  readonly next: readonly Answered[];
}

/** The tables of one server, whose database is kept beside. */
export interface KeptOnServer {
  readonly rules: string;
  /** The hour at which the server stood. */
  readonly hour: number;
  readonly tables: readonly {
    readonly is: string;
    readonly id: string;
    readonly moment: KeptMoment;
    readonly told: Told;
  }[];
}

/** The files of it. */
export const DATABASE = 'server.sqlite.br';
export const ON_SERVER = 'server.json.br';

/** What must be the same when a table is opened again. */
export interface KeptMoment {
  readonly asked: readonly Question[];
  readonly floors: readonly string[];
  /** The names of the steps play stands in. */
  readonly where: readonly string[];
  readonly seats: readonly Seat[];
  readonly out: readonly Seat[];
  readonly over: boolean;
  readonly scores: Readonly<Record<Seat, number>>;
  readonly players: AnyTable['players'];
  readonly automatic: Readonly<Record<Seat, ReturnType<AnyTable['automaticAnswers']>>>;
  readonly proposal: AnyTable['proposal'] | null;
}

interface Question {
  readonly id: string;
  readonly seat: Seat;
  readonly topic: string;
  readonly kind: string;
  readonly optional?: true;
}

/** What happened, apart from the paragraph it cites: that may be corrected. */
export interface ToldEvent {
  readonly event: Event;
  readonly knows?: readonly Seat[];
  readonly reveals?: true;
}

/** What each entry caused, by its number. */
type ByEntry<T> = readonly (readonly [number, readonly T[]])[];

export interface Told {
  /** Before the first move; nothing where that is out of reach. */
  readonly prologue: readonly ToldEvent[];
  /** The names of all events since. */
  readonly names: ByEntry<string>;
  /** The latest of them in full. */
  readonly latest: ByEntry<ToldEvent>;
}

/** Of so many entries what they told is kept in full. */
const LATEST = 80;

interface Answered {
  readonly seat: Seat;
  readonly question: string;
  readonly answer: unknown;
  readonly told: readonly ToldEvent[];
}

export function keptMomentOf(table: AnyTable): KeptMoment {
  const { seats, out, over, where, players, proposal } = table;
  const automatic = seats.map((seat) => [seat, table.automaticAnswers(seat)] as const);
  return {
    asked: askedAt(table),
    floors: table.openFloors(),
    where,
    seats: [...seats],
    out,
    over,
    scores: Object.fromEntries(table.ranking().map(({ seat, score }) => [seat, score])),
    players,
    automatic: Object.fromEntries(automatic.filter(([, left]) => left.length > 0)),
    proposal: proposal ?? null,
  };
}

/** The same in the words of a scenario. */
export function asScenario({ asked, where, over }: KeptMoment): Record<string, unknown> {
  const waiting = asked.flatMap(({ seat, optional }) => (optional ? [] : [seat]));
  return { table: { where, over, waiting } };
}

export function askedAt(table: AnyTable): Question[] {
  return table.openQuestions().map(({ id, seat, asking: { question } }) => {
    const { topic, kind, optional } = question;
    return { id, seat, topic, kind, ...(optional && { optional }) };
  });
}

export function toldAt(table: AnyTable): Told {
  const { prologue, played } = table.chronicle();
  const caused = played.filter(({ happenings }) => happenings.length > 0);
  const latest = caused.filter(({ number }) => number >= table.journal.length - LATEST);
  return {
    prologue: toldIn(prologue),
    names: caused.map(({ number, happenings }) => [number, happenings.map(({ event }) => event.what)]),
    latest: latest.map(({ number, happenings }) => [number, toldIn(happenings)]),
  };
}

export function toldBy(played: readonly Played[]): ToldEvent[] {
  return played.flatMap(({ happenings }) => toldIn(happenings));
}

export function toldIn(happenings: readonly Happening[]): ToldEvent[] {
  return happenings.map(({ event, knows, reveals }) => ({
    event,
    ...(knows !== 'all' && { knows }),
    ...(reveals && { reveals }),
  }));
}

/** The names of the tables kept of a game. */
export function namesOf(game: string): string[] {
  const folder = join(KEPT, game);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => (file.endsWith(TABLE) ? [file.slice(0, -TABLE.length)] : []));
}

const TABLE = '.table.json.br';

export function readKept(game: string, name: string): KeptTable {
  return readPacked(join(game, `${name}${TABLE}`));
}

export function writeKept(game: string, name: string, table: KeptTable): number {
  return writePacked(join(game, `${name}${TABLE}`), JSON.stringify(table));
}

/** What we have written ourselves, read back. */
export function readPacked<T>(path: string): T {
  return JSON.parse(unpacked(path).toString());
}

export function unpacked(path: string): Buffer {
  return brotliDecompressSync(readFileSync(join(KEPT, path)));
}

/** Packs it as small as it can be, and says how many bytes that takes. */
export function writePacked(path: string, data: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  const packed = brotliCompressSync(data, { params });
  mkdirSync(dirname(join(KEPT, path)), { recursive: true });
  writeFileSync(join(KEPT, path), packed);
  return packed.length;
}
