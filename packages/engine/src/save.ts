import { readPosition, type Stored, Unreadable, writePosition } from './format.ts';
import type { Game } from './game.ts';
import { interventionOf } from './intervention.ts';
import { type AutomaticAnswer, countingMoves, type Entry } from './journal.ts';
import type { Seat } from './script.ts';
import type { Setup } from './setup.ts';
import { Table } from './table.ts';
import type { Text } from './text.ts';
import { type Checkpoint, type Keeping, SERVED, Stuck } from './timeline.ts';
import { stillPlays } from './versions.ts';
import type { Event, World } from './world.ts';

/** The form of what is saved besides the worlds: those have the format of their game. */
const FORMAT = 1;

/** A saved table: plain data with everything needed to continue. It contains every secret of the table. */
export interface Saved<W> {
  readonly format: typeof FORMAT;
  readonly game: string;
  /** The version of the rules it is played by. */
  readonly rules: string;
  readonly setup: Setup;
  readonly journal: readonly Entry[];
  /** The latest rest point in memory, so that only the moves since must be replayed. */
  readonly checkpoint?: {
    readonly after: number;
    readonly position: Stored<W>;
    /** The same names of steps as in the position; those of before have them only here. */
    readonly where: readonly string[];
  };
  /** What seats have left for later; nothing, if none ever has. Tables of earlier versions have it in the journal. */
  readonly left?: Readonly<Record<Seat, readonly AutomaticAnswer[]>>;
}

export function save<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>): Saved<W> {
  const { game, setup, journal, latestCheckpoint } = table;
  return {
    format: FORMAT,
    game: game.name,
    rules: table.rules,
    setup,
    journal: [...journal],
    ...(latestCheckpoint && { checkpoint: writeCheckpoint(game, latestCheckpoint) }),
    ...leftAt(table),
  };
}

/** What seats have left for later. Where some was written in the journal, what holds of it by now is said for every seat. */
function leftAt<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>): Pick<Saved<W>, 'left'> {
  const left = table.seats.map((seat) => [seat, table.automaticAnswers(seat)] as const);
  const isKept = left.some(([, all]) => all.length > 0) || table.journal.some(({ is }) => is === 'stood');
  return isKept ? { left: Object.fromEntries(left) } : {};
}

function writeCheckpoint<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { after, position }: Checkpoint<W>,
): NonNullable<Saved<W>['checkpoint']> {
  const stored = writePosition(game, position);
  return { after, position: stored, where: stored.where ?? [] };
}

export interface Loaded<W extends World<unknown, E>, V, E extends Event> {
  readonly table: Table<W, V, E>;
  /** What the players should be told about it, if anything. */
  readonly notice?: Text;
  /** Why its checkpoint was of no use, where it was played again from the beginning. */
  readonly rebuilt?: Unreadable;
}

/**
 * Takes up a table where it was left. If the rules have changed and no longer take some of the moves since the latest
 * rest point, play goes back to that rest point, and the players are told. A checkpoint that cannot be read, even with the
 * upgrades of its game, is left aside and the journal is played again. Throws `Unreadable` where that cannot be done either.
 */
export function load<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  saved: Saved<W>,
  keeping: Keeping = SERVED,
): Loaded<W, V, E> {
  if (saved.format !== FORMAT) throw new Error(`this file has format ${saved.format}; this program reads ${FORMAT}`);
  if (saved.game !== game.name) throw new Error(`this is a table of ${saved.game}, not of ${game.name}`);
  const loaded = read(game, saved, keeping);
  loaded.table.restoreAutomaticAnswers(saved.left ?? {});
  return loaded;
}

function read<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  saved: Saved<W>,
  keeping: Keeping,
): Loaded<W, V, E> {
  try {
    return takenUp(game, saved, keeping);
  } catch (error) {
    const unreadable = Unreadable.from(error);
    if (saved.checkpoint === undefined) throw unreadable;
    return rebuilt(game, saved, keeping, unreadable);
  }
}

/** The table as it is saved, if all of it can be read and seen. */
function takenUp<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  saved: Saved<W>,
  keeping: Keeping,
): Loaded<W, V, E> {
  const { setup, journal, checkpoint, rules } = saved;
  const from = checkpoint && readCheckpoint(game, checkpoint);
  const loaded = stillPlays(game, rules)
    ? { table: Table.resume(game, { rules, ...setup }, journal, from, true, keeping) }
    : underNewRules(game, saved, from, keeping);
  mustBeSeen(loaded.table);
  if (from !== undefined) mustBeWhole(loaded.table);
  return loaded;
}

function readCheckpoint<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { after, position, where }: NonNullable<Saved<W>['checkpoint']>,
): Checkpoint<W> {
  return { after, position: readPosition(game, position, where) };
}

/** A stored world is unusable if any seat's view of it fails. */
function mustBeSeen<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>): void {
  for (const viewer of [null, ...table.seats]) table.view(viewer);
  table.ranking();
}

/** A checkpoint in which something is lost or doubled is not what its journal leads to. */
function mustBeWhole<W extends World<unknown, E>, V, E extends Event>({ game, world }: Table<W, V, E>): void {
  const broken = game.broken?.(world) ?? [];
  if (broken.length > 0) throw new Error(`the position is broken: ${broken.join('; ')}`);
}

/** The same table played again from its beginning. Every answer must be allowed: nothing is dropped on the way. */
function rebuilt<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { setup, journal, rules }: Saved<W>,
  keeping: Keeping,
  because: Unreadable,
): Loaded<W, V, E> {
  const adopted = stillPlays(game, rules) ? undefined : newRules(game, []);
  try {
    const entries = adopted === undefined ? journal : [...journal, adopted.entry];
    const start = adopted === undefined ? { rules, ...setup } : setup;
    const table = Table.resume(game, start, entries, undefined, false, keeping);
    mustBeSeen(table);
    return { table, rebuilt: because, ...adopted?.told };
  } catch {
    throw because;
  }
}

/** What is written when a table goes on under newer rules, and what its players are told. */
function newRules({ version }: Game, dropped: readonly number[]) {
  const entry: Entry = { is: 'new-rules', version, dropped };
  const notice = interventionOf(entry);
  return { entry, told: { ...(notice && { notice }) } };
}

/** What was answered, as opposed to who came and went. */
function isAnswer(entry: Entry | undefined): boolean {
  return entry?.is === 'answer' || entry?.is === 'defaulted' || entry?.is === 'floor-closed';
}

function underNewRules<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  saved: Saved<W>,
  checkpoint: Checkpoint<W> | undefined,
  keeping: Keeping,
): Loaded<W, V, E> {
  const { journal } = saved;
  const setup = { ...saved.setup, options: knownOptions(game, saved.setup.options) };
  const adopted = (dropped: readonly number[]): Loaded<W, V, E> => {
    const { entry, told } = newRules(game, dropped);
    return { table: Table.resume(game, setup, [...journal, entry], checkpoint, false, keeping), ...told };
  };
  try {
    return adopted([]);
  } catch (error) {
    if (!(error instanceof Stuck)) throw error;
    const since = countingMoves(journal).slice(checkpoint?.after ?? 0);
    return adopted(since.filter((number) => isAnswer(journal[number])));
  }
}

/** Options that newer rules no longer have are left behind. */
function knownOptions(game: Game, options: Setup['options']): Setup['options'] {
  return Object.fromEntries(Object.entries(options).filter(([name]) => Object.hasOwn(game.sheet.options, name)));
}
