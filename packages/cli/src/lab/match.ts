import { performance } from 'node:perf_hooks';
import { type Decision, hostGame, type Mishap, opponent } from '@ecumene/bots';
import {
  at,
  type Event,
  type Happening,
  type Keeping,
  NOTHING_KEPT,
  type RankedSeat,
  type Saved,
  SEARCHED,
  SERVED,
  type Setup,
  save,
  Table,
  type World,
} from '@ecumene/engine';
import { seatNames } from '@ecumene/engine/testing';
import type { AnyGame } from '@ecumene/games';
import { gameNamed } from '../games.ts';
import { type Course, Recorder } from './course.ts';
import { type Player, sitDown } from './player.ts';

/** One game to be played, as data: it can be sent to another thread and played again. */
export interface Match {
  readonly number: number;
  readonly game: string;
  readonly options: Setup['options'];
  readonly seed: string;
  /** Who plays, seat by seat. */
  readonly bots: readonly string[];
  /** Milliseconds a bot may think about a question. */
  readonly think: number;
  /** Decisions after which the game is given up. */
  readonly limit: number;
  /** Whether the course of the game is recorded, for a report. */
  readonly record: boolean;
  /** Whether the whole table is handed over at the end. */
  readonly keep?: true;
}

export interface Result {
  readonly match: Match;
  readonly decisions: number;
  readonly turns: number;
  readonly finished: boolean;
  readonly standing: readonly RankedSeat[];
  readonly mishaps: readonly Mishap[];
  /** Pieces or cards that were lost or doubled; nothing, if all is well. */
  readonly broken: readonly string[];
  readonly seconds: number;
  readonly course?: Course;
  readonly saved?: Saved<World>;
}

/** What was decided, so that a game can be taken up again where a bot did not come back. */
export interface Given {
  readonly seat: string;
  readonly question: string;
  readonly decision: Decision;
}

export interface Following {
  /** What was decided already, when the game is taken up again. */
  readonly before: readonly Given[];
  /** The questions a bot did not come back from. They are answered by default. */
  readonly lost?: readonly string[];
  /** Told of each question before it is thought about, and of each decision. */
  asking?(seat: string, question: string): void;
  decided?(given: Given): void;
  /** Told of everything that happens. */
  heard?(happenings: readonly Happening[]): void;
}

/** Somebody who has come for the first seat, instead of the bot named for it. */
export type Guest = (table: Table<World, unknown, Event>, seat: string, report: (mishap: Mishap) => void) => Player;

/** The seats of a match: one for every bot. */
export function seatsOf(match: Match): string[] {
  return seatNames(match.bots.length);
}

/** Plays a match to its end. */
export async function playMatch(match: Match, following: Following = { before: [] }, guest?: Guest): Promise<Result> {
  const start = performance.now();
  const game: AnyGame = gameNamed(match.game);
  const seats = seatsOf(match);
  const { options, seed } = match;
  const table: Table<World, unknown, Event> = Table.open(game, { options, seats, seed }, keepingFor(game, match));
  const recorder = match.record ? new Recorder(table) : undefined;
  const mishaps: Mishap[] = [];
  const report = (mishap: Mishap): void => void mishaps.push(mishap);
  const players = seats.map((seat, i) =>
    guest !== undefined && i === 0
      ? guest(table, seat, report)
      : sitDown(table, seat, at(match.bots, i), match, report),
  );
  const bySeat = new Map(players.map((player) => [player.seat, player]));
  try {
    const decisions = await play(table, bySeat, match, following, recorder);
    return {
      match,
      decisions,
      turns: game.turn?.(table.world) ?? 0,
      finished: table.over,
      standing: table.ranking(),
      mishaps,
      broken: game.broken?.(table.world) ?? [],
      seconds: (performance.now() - start) / 1000,
      ...(recorder !== undefined && { course: recorder.course() }),
      ...(match.keep && { saved: save(table) }),
    };
  } finally {
    for (const player of players) player.close();
  }
}

/** How much a table must keep for those who play at it. */
function keepingFor(game: AnyGame, { keep, bots }: Match): Keeping {
  if (keep) return SERVED;
  return bots.some((name) => opponent(game, name)?.imagines) ? SEARCHED : NOTHING_KEPT;
}

/** What was decided, without what only the bot itself needs. */
function withoutMemory(decision: Decision): Decision {
  return 'wait' in decision ? { wait: true } : { answer: decision.answer };
}

async function play(
  table: Table<World, unknown, Event>,
  players: ReadonlyMap<string, Player>,
  match: Match,
  following: Following,
  recorder: Recorder | undefined,
): Promise<number> {
  const host = hostGame(table, match.limit, (played) => {
    recorder?.heard(played.happenings);
    following.heard?.(played.happenings);
    for (const player of players.values()) player.hear(played.happenings);
  });
  let known = 0;
  let step = host.next();
  while (!step.done) {
    const { seat, id: question } = step.value;
    const given = following.before[known];
    if (given?.question === question) {
      known += 1;
      step = host.next(given.decision);
      continue;
    }
    if (following.lost?.includes(question)) {
      step = host.next({ answer: step.value.asking.default() });
      continue;
    }
    following.asking?.(seat, question);
    const started = performance.now();
    const thinking = players.get(seat)?.decide(step.value) ?? { wait: true };
    const decision = thinking instanceof Promise ? await thinking : thinking;
    following.decided?.({ seat, question, decision: withoutMemory(decision) });
    recorder?.thought(performance.now() - started);
    step = host.next(decision);
  }
  return step.value;
}
