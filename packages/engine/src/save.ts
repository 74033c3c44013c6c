import type { Game } from './game.ts';
import { interventionOf } from './intervention.ts';
import type { Entry } from './journal.ts';
import { countingMoves } from './journal.ts';
import { same } from './json.ts';
import { path, seek } from './program.ts';
import type { Position } from './run.ts';
import type { Setup } from './setup.ts';
import { Table } from './table.ts';
import type { Text } from './text.ts';
import { type Keeping, SERVED, Stuck } from './timeline.ts';
import type { Event, World } from './world.ts';

const FORMAT = 1;

/** A table written down: plain data, and everything that is needed to go on. It holds every secret of the table. */
export interface Saved<W> {
  readonly format: typeof FORMAT;
  readonly game: string;
  /** The version of the rules it was last played under. */
  readonly rules: string;
  readonly setup: Setup;
  readonly journal: readonly Entry[];
  /** The latest rest point at hand, so that only the moves since need to be played again. */
  readonly checkpoint?: {
    readonly after: number;
    readonly position: Position<W>;
    /** The names of the steps play stands in, so that newer rules find the place again. */
    readonly where: readonly string[];
  };
}

export function save<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>): Saved<W> {
  const { game, setup, journal, latestCheckpoint } = table;
  return {
    format: FORMAT,
    game: game.name,
    rules: game.version,
    setup,
    journal: [...journal],
    ...(latestCheckpoint && { checkpoint: { ...latestCheckpoint, where: placeOf(game, latestCheckpoint.position) } }),
  };
}

function placeOf<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { over, cursor }: Position<W>,
): string[] {
  return over ? [] : path(game.program, cursor);
}

export interface Loaded<W extends World<unknown, E>, V, E extends Event> {
  readonly table: Table<W, V, E>;
  /** What the players should be told about it, if anything. */
  readonly notice?: Text;
}

/**
 * Takes up a table where it was left. If the rules have changed and no longer take some of the moves since the latest
 * rest point, play goes back to that rest point, and the players are told.
 */
export function load<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  saved: Saved<W>,
  keeping: Keeping = SERVED,
): Loaded<W, V, E> {
  if (saved.format !== FORMAT) throw new Error(`this file has format ${saved.format}; this program reads ${FORMAT}`);
  if (saved.game !== game.name) throw new Error(`this is a table of ${saved.game}, not of ${game.name}`);
  const { setup, journal, checkpoint, rules } = saved;
  if (rules === game.version) return { table: Table.resume(game, setup, journal, checkpoint, true, keeping) };
  return loadUnderNewRules(game, saved, keeping);
}

/** What was answered, as opposed to who came and went. */
function isAnswer(entry: Entry | undefined): boolean {
  return entry?.is === 'answer' || entry?.is === 'defaulted' || entry?.is === 'floor-closed';
}

function loadUnderNewRules<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  saved: Saved<W>,
  keeping: Keeping,
): Loaded<W, V, E> {
  const { journal } = saved;
  const setup = { ...saved.setup, options: knownOptions(game, saved.setup.options) };
  const checkpoint = saved.checkpoint && { ...saved.checkpoint, position: placed(game, saved.checkpoint) };
  const adopted = (dropped: readonly number[]): Loaded<W, V, E> => {
    const entry: Entry = { is: 'new-rules', version: game.version, dropped };
    const notice = interventionOf(entry);
    const table = Table.resume(game, setup, [...journal, entry], checkpoint, false, keeping);
    return { table, ...(notice && { notice }) };
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

/** The saved position, with the cursor where the newer program has the step of the same names. */
function placed<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { position, where }: NonNullable<Saved<W>['checkpoint']>,
): Position<W> {
  if (position.over || samePlace(game, position, where)) return position;
  const cursor = seek(game.program, position.world, where);
  if (cursor === undefined) throw new Error(`the newer rules have no step called ${where.join(' / ')}`);
  return { ...position, cursor };
}

function samePlace<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { cursor }: Position<W>,
  where: readonly string[],
): boolean {
  try {
    return same(path(game.program, cursor), where);
  } catch {
    return false;
  }
}
