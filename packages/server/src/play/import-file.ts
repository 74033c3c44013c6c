import { ROUTES } from '@ecumene/client';
import {
  faultOfAsides,
  isRecord,
  isSaved,
  type Refusal,
  refuse,
  type Saved,
  save,
  say,
  Table,
  versionsOf,
  type World,
  whyNotReplayed,
} from '@ecumene/engine';
import type { AnyGame } from '@ecumene/games';
import { Compile } from 'typebox/compile';
import type { Imported, Task } from '../bots/tasks.ts';
import { type AnyTable, gameNamed } from '../games.ts';
import { readJson, Unreadable } from '../http/json.ts';
import { MALFORMED } from '../http/replies.ts';
import { awaitedAt } from '../tables/live.ts';
import { writtenFrom } from '../tables/writing.ts';

const NOT_A_TABLE = refuse('not-a-table', say('This file is not a saved table.'));
/** Several times as many entries as the longest games have. */
const MOST_ENTRIES = 20_000;
const TOO_LONG = refuse(
  'too-long',
  say('This table is too long to import: it has more than {most} entries.', { most: MOST_ENTRIES }),
);
const OTHER_RULES =
  'This table was played under version {played} of the rules and cannot be replayed here. This server plays version {here}.';
const LONGEST_NAME = 80;

const isBody = Compile(ROUTES.importTable.body);

const refused = (refusal: Refusal): Imported => ({ is: 'refused', refusal });

/** Reads an imported file and plays it from the beginning, checking every answer. Meant for a thread: it takes seconds. */
export function importFile({ text, deepest, label }: Extract<Task, { is: 'import' }>): Imported {
  try {
    const body = readJson(text, deepest);
    if (!isBody.Check(body)) return refused(MALFORMED);
    return importTable(body.file, body.name, label);
  } catch (error) {
    if (error instanceof Unreadable) return refused(error.refusal);
    throw error;
  }
}

function importTable(file: unknown, name: string | undefined, label: string): Imported {
  if (isRecord(file) && Array.isArray(file['journal']) && file['journal'].length > MOST_ENTRIES)
    return refused(TOO_LONG);
  const game = isTable(file) ? gameNamed(file.game) : undefined;
  if (!isTable(file) || game === undefined) return refused(NOT_A_TABLE);
  const played = versionsOf(file);
  if (whyNotReplayed(game, played) !== undefined)
    return refused(refuse('other-rules', say(OTHER_RULES, { played: played.join(', '), here: game.version })));
  try {
    return proved(game, file, name, label);
  } catch (error) {
    return notProved(error instanceof Error ? error.message : String(error));
  }
}

function notProved(why: string): Imported {
  return refused(refuse('not-proved', say('This table breaks the rules: {why}.', { why })));
}

/** Makes later draws unknown to the person who imported it. */
function proved(game: AnyGame, file: Saved<World>, name: string | undefined, label: string): Imported {
  const { setup, rules, journal } = file;
  if (setup.position !== undefined) return notProved('it does not begin at the beginning');
  const [wrong] = Table.faults(game, setup);
  if (wrong !== undefined) return notProved(wrong.text.say);
  const aside = faultOfAsides(file);
  if (aside !== undefined) return notProved(aside);
  const table = Table.resume(game, { rules, ...setup }, journal, undefined, false, {
    checkpoints: 4,
    every: 1,
    story: 'whole',
  });
  const { over } = table;
  const kept = over ? table : parted(table, label);
  const story = table.chronicle();
  const saved = save(kept);
  return {
    is: 'proved',
    name,
    game: file.game,
    options: saved.setup.options,
    seats: saved.setup.seats,
    over,
    out: kept.out,
    written: writtenFrom(saved, story.played),
    prologue: JSON.stringify(story.prologue),
    waiting: JSON.stringify(awaitedAt(kept)),
    ranking: JSON.stringify(kept.ranking()),
  };
}

function parted(table: AnyTable, label: string): AnyTable {
  const { game, setup, journal } = table;
  return Table.resume(game, setup, [...journal, { is: 'parted', label }], table.latestCheckpoint, true);
}

/** Whether a file holds a table, whose seats and players can be shown to people. */
function isTable(file: unknown): file is Saved<World> {
  return (
    isSaved(file) && file.setup.seats.every((seat) => !(seat in Object.prototype)) && arePlayers(file.setup.players)
  );
}

function arePlayers(players: unknown): boolean {
  if (players === undefined) return true;
  return (
    isRecord(players) &&
    Object.values(players).every(
      (one) =>
        isRecord(one) &&
        (one['is'] === 'person' || one['is'] === 'bot') &&
        typeof one['name'] === 'string' &&
        one['name'].length <= LONGEST_NAME,
    )
  );
}
