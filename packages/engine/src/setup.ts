import { readPosition } from './format.ts';
import type { Game } from './game.ts';
import type { Player } from './journal.ts';
import { isRefused } from './options.ts';
import { randomFrom } from './random.ts';
import { type Refusal, refuse } from './refusal.ts';
import { copyPosition, firstPosition, type Position } from './run.ts';
import type { Seat } from './script.ts';
import { say } from './text.ts';
import { stillPlays } from './versions.ts';
import type { Event, World } from './world.ts';

/** What a table consists of before the first move. */
export interface Setup {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Seat[];
  /** Kept secret until the game is over; its commitment is published at once. */
  readonly seed: string;
  readonly players?: Readonly<Record<Seat, Player>>;
  /** The version of the rules the table was opened under. */
  readonly rules?: string;
  /** For a table that does not begin at the beginning: the position it begins with, as it is stored. */
  readonly position?: unknown;
}

const LONGEST_NAME = 40;

/** Why a seat cannot be called this. */
export function badName(seat: Seat): Refusal | undefined {
  if (seat !== '' && seat !== '__proto__' && !seat.startsWith('@') && seat.length <= LONGEST_NAME) return undefined;
  const sentence = 'A seat needs a name of 1 to {longest} characters that does not begin with @.';
  return refuse('seats', say(sentence, { longest: LONGEST_NAME }));
}

/** What is wrong with a setup; nothing, if a table can be opened with it. */
export function setupFaults(game: Game, setup: Setup): readonly Refusal[] {
  const { least, most } = game.seats;
  const count = setup.seats.length;
  const faults = setup.seats.flatMap((seat) => badName(seat) ?? []);
  if (count < least || count > most) {
    faults.push(refuse('seats', say('{game} is for {least} to {most} players.', { game: game.title, least, most })));
  }
  if (new Set(setup.seats).size < count) faults.push(refuse('seats', say('Each seat needs a different name.')));
  const settled = game.sheet.settle(setup.options, count);
  return isRefused(settled) ? [...faults, ...settled.refusals] : faults;
}

/** Where a table begins: with the set-up of its game, or with a position given. */
export function beginning<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  setup: Setup,
): () => Position<W> {
  const { seats, seed } = setup;
  if (setup.position !== undefined) {
    const position = readPosition(game, setup.position);
    return () => copyPosition(game, position);
  }
  const options = game.sheet.settle(setup.options, seats.length);
  if (isRefused(options))
    throw new Error(`a table cannot be opened with these options: ${JSON.stringify(options.refusals)}`);
  const version = setup.rules !== undefined && stillPlays(game, setup.rules) ? setup.rules : game.version;
  return () => firstPosition(game, game.setup(options, seats, randomFrom(seed), version));
}
