import type { Game } from './game.ts';
import type { Entry } from './journal.ts';
import { countingMoves } from './journal.ts';
import type { Position } from './run.ts';
import { type Setup, Table } from './table.ts';
import { say, type Text } from './text.ts';
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
  readonly checkpoint?: { readonly after: number; readonly position: Position<W> };
}

export function save<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>): Saved<W> {
  const { game, setup, journal, latestCheckpoint } = table;
  return {
    format: FORMAT,
    game: game.name,
    rules: game.version,
    setup,
    journal: [...journal],
    ...(latestCheckpoint && { checkpoint: latestCheckpoint }),
  };
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

function loadUnderNewRules<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { setup, journal, checkpoint }: Saved<W>,
  keeping: Keeping,
): Loaded<W, V, E> {
  const adopted = (dropped: readonly number[]): Entry[] => [
    ...journal,
    { is: 'new-rules', version: game.version, dropped },
  ];
  try {
    const table = Table.resume(game, setup, adopted([]), checkpoint, false, keeping);
    return { table, notice: say('The rules of this table have been brought up to date. Nothing was lost.') };
  } catch (error) {
    if (!(error instanceof Stuck)) throw error;
    const dropped = countingMoves(journal).slice(checkpoint?.after ?? 0);
    const table = Table.resume(game, setup, adopted(dropped), checkpoint, false, keeping);
    return {
      table,
      notice: say(
        'The rules of this table have been brought up to date. They no longer fit the last {n, plural, one {answer} other {# answers}}, so play goes on from the last rest point.',
        { n: dropped.length },
      ),
    };
  }
}
