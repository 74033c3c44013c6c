import type { Game, Upgradable } from './game.ts';
import { copy, isRecord, same } from './json.ts';
import { type Cursor, path, seek } from './program.ts';
import type { Position } from './run.ts';
import { say, type Text } from './text.ts';
import { type Event, isWorld, type World } from './world.ts';

/** The format of games that have never changed how their worlds are stored, and of all that is stored without a number. */
const FIRST = 1;

/** A position as it is stored, wherever that is. */
export interface Stored<W> extends Position<W> {
  readonly format?: number;
  /** The names of the current steps, so that a newer program finds the place again. */
  readonly where?: readonly string[];
}

const SENTENCES = {
  newer: say('This table was saved by a newer version of the game. Update this one, then open the table again.'),
  older: say('This table was saved by an older version of the game that this one cannot read.'),
  damaged: say('The saved table is damaged or does not fit this version of the game.'),
} as const;

/** Something stored that cannot be opened; and nothing of it was. */
export class Unreadable extends Error {
  readonly why: keyof typeof SENTENCES;
  /** What a player is told. */
  readonly text: Text;

  /** `detail` is for the operator. */
  constructor(why: Unreadable['why'], detail: string, cause?: unknown) {
    super(detail, cause === undefined ? undefined : { cause });
    this.name = 'Unreadable';
    this.why = why;
    this.text = SENTENCES[why];
  }

  /** Whatever went wrong while something stored was opened, as this. */
  static from(error: unknown): Unreadable {
    if (error instanceof Unreadable) return error;
    return new Unreadable('damaged', error instanceof Error ? error.message : String(error), error);
  }
}

/** A position to be stored: each one names its format and the current steps. */
export function writePosition<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  position: Position<W>,
): Stored<W> {
  const where = position.over ? [] : path(game.program, position.cursor);
  return { format: game.format ?? FIRST, where, ...position };
}

/**
 * A position that was stored, as this program has it. Everything stored comes in here: checkpoints, set-ups of copies, saves
 * on a device, links and scenarios. It is read whole or not at all. `place` is where play stands, where that is kept beside.
 */
export function readPosition<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  stored: unknown,
  place?: readonly string[],
): Position<W> {
  if (!isStored(stored)) throw new Unreadable('damaged', `this is not a position of ${game.name}`);
  const { format = FIRST, rest, over, asked } = stored;
  const named = stored.where ?? place;
  const { world, cursor, where } = upgraded(game, format, {
    world: stored.world,
    cursor: stored.cursor,
    ...(named && { where: named }),
  });
  if (!isWorld<W>(world)) throw new Unreadable('damaged', `this is not a world of ${game.name}`);
  if (format !== (game.format ?? FIRST)) mustBeSound(game, world);
  const position = { world, rest, over, ...(asked && { asked }) };
  return { ...position, cursor: over ? cursor : placed(game, world, cursor, where) };
}

/** Whether this has the form of a position. Only what it holds of the game is taken on trust. */
function isStored(data: unknown): data is Stored<Record<string, unknown>> {
  if (!isRecord(data)) return false;
  const { world, cursor, rest, over, format, where } = data;
  return (
    isRecord(world) &&
    Array.isArray(cursor) &&
    Number.isInteger(rest) &&
    typeof over === 'boolean' &&
    (format === undefined || (typeof format === 'number' && Number.isInteger(format) && format >= FIRST)) &&
    (where === undefined || (Array.isArray(where) && where.every((name) => typeof name === 'string')))
  );
}

/** Brings a position from format to format until it is in the game's own. */
function upgraded<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  from: number,
  stored: Upgradable,
): Upgradable {
  const to = game.format ?? FIRST;
  if (from > to) throw new Unreadable('newer', `it has format ${from}; this program reads up to ${to}`);
  if (from === to) return stored;
  let now = copy(stored);
  for (let format = from; format < to; format++) {
    const upgrade = game.upgrades?.[format];
    if (upgrade === undefined) throw new Unreadable('older', `${game.name} has no upgrade from format ${format}`);
    try {
      now = upgrade(now);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Unreadable('older', `the upgrade from format ${format} failed: ${why}`, error);
    }
  }
  return now;
}

/** An upgrade may neither lose nor double anything. */
function mustBeSound<W extends World<unknown, E>, V, E extends Event>(game: Game<W, V, E>, world: W): void {
  const broken = game.broken?.(world) ?? [];
  if (broken.length > 0) throw new Unreadable('damaged', `the position is broken: ${broken.join('; ')}`);
}

/** The cursor, where it leads to the steps of these names; else one that does. */
function placed<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  world: W,
  cursor: Cursor,
  where: readonly string[] | undefined,
): Cursor {
  const here = placeOf(game, cursor);
  if (here !== undefined && (where === undefined || same(here, where))) return cursor;
  const found = where && seek(game.program, world, where);
  if (found === undefined) throw new Unreadable('older', `there is no step called ${where?.join(' / ') ?? 'at all'}`);
  return found;
}

function placeOf<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  cursor: Cursor,
): string[] | undefined {
  try {
    return path(game.program, cursor);
  } catch {
    return undefined;
  }
}
