import { Exposed } from '../disguise.ts';
import type { Game, RankedSeat } from '../game.ts';
import type { Entry } from '../journal.ts';
import type { Value } from '../options.ts';
import { Fault } from '../outcome.ts';
import { below, branch, type Random, randomFrom } from '../random.ts';
import type { Open, Seat } from '../script.ts';
import type { Setup } from '../setup.ts';
import type { Table } from '../table.ts';
import type { Played } from '../timeline.ts';
import { Endless, type Event, type World } from '../world.ts';
import { Exam, freeze, type Violation } from './exam.ts';
import {
  consentGoesBack,
  doublesAreRefused,
  forksAreApart,
  nothingIsLost,
  questionsAnswerThemselves,
  refusalsChangeNothing,
  replayIsTheSame,
  savedIsTheSame,
  undoGivesBack,
  viewsAreFresh,
} from './laws.ts';
import { peopleComeAndGo } from './people.ts';
import { imaginationIsHonest, secretsDoNotShow } from './secrets.ts';
import { shrink } from './shrink.ts';
import { finishedStepsTellNothing, oneChangeIsNotTold } from './story-differences.ts';
import {
  everybodyStandsSomewhere,
  everythingCanBeTold,
  stackOf,
  whoIsNeverAskedIsOut,
  whoIsOutIsNotAsked,
} from './text-laws.ts';

/** A broken law with what it takes to see it again. */
export interface Finding extends Violation {
  readonly game: string;
  readonly seed: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The journal that leads there; the shortest found, where pieces were lost or a rule broke down. */
  readonly journal: readonly Entry[];
  /** One line for a shell. */
  readonly command: string;
}

export interface Examination {
  readonly decisions: number;
  readonly turns: number;
  readonly finished: boolean;
  readonly ranking: readonly RankedSeat[];
  readonly disguises: { readonly made: number; readonly different: number };
  readonly findings: readonly Finding[];
}

/** Who gives the answers in a game under examination, where they are not to be random. */
export interface Answerer<W extends World<unknown, E>, V, E extends Event> {
  /** The answer to a question; nothing, to answer by default. */
  answer(table: Table<W, V, E>, post: Open): unknown;
  /** How the command that plays the game again calls them. */
  readonly name: string;
}

export interface Examined<W extends World<unknown, E>, V, E extends Event> {
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Of a hundred questions, how many each law is tried at; every game still sees them all in the end. */
  readonly rate?: number;
  /** After how many decisions a game counts as endless. */
  readonly limit?: number;
  /** A game as long as it usually is, in which people leave and arrive less often. */
  readonly whole?: boolean;
  readonly answerer?: Answerer<W, V, E>;
  /** Told of everything that is played. */
  played?(played: Played<E>, world: W): void;
}

const USUAL_RATE = 5;
const USUAL_LIMIT = 200_000;

/** Plays one random game and tries every law on it. The same seed makes the same trials. */
export function examine<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  how: Examined<W, V, E>,
): Examination {
  const setup: Setup = { options: how.options, seats: how.seats, seed: how.seed };
  const limit = how.limit ?? USUAL_LIMIT;
  const violations: Violation[] = [];
  let exam: Exam<W, V, E> | undefined;
  try {
    exam = new Exam(game, setup, how.rate ?? USUAL_RATE, violations);
    everythingCanBeTold(exam, exam.table.chronicle().prologue);
    finishedStepsTellNothing(exam);
    while (!exam.table.over && violations.length === 0 && exam.answeredBy.length < limit) decide(exam, how);
    if (exam.answeredBy.length >= limit) exam.fail('every game ends', `no end after ${limit} decisions`);
    if (violations.length === 0) judgeWhole(exam);
  } catch (error) {
    violations.push(breakdown(error, exam?.table.where ?? []));
  }
  const table = exam?.table;
  const journal = violations.length > 0 ? shrink(game, setup, table?.journal ?? []) : [];
  return {
    decisions: exam?.answeredBy.length ?? 0,
    turns: table === undefined ? 0 : (game.turn?.(table.world) ?? 0),
    finished: table?.over ?? false,
    ranking: table?.ranking() ?? [],
    disguises: exam?.disguises ?? { made: 0, different: 0 },
    findings: violations.map((violation) => finding(game, how, violation, journal)),
  };
}

/** What must hold when a game is over, or was given up. */
function judgeWhole<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  nothingIsLost(exam);
  replayIsTheSame(exam);
  everybodyStandsSomewhere(exam);
  whoIsNeverAskedIsOut(exam);
}

/** One decision, with the trials that come before and after it. */
function decide<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>, how: Examined<W, V, E>): void {
  nothingIsLost(exam);
  whoIsOutIsNotAsked(exam);
  const trials = [
    viewsAreFresh,
    everybodyStandsSomewhere,
    questionsAnswerThemselves,
    refusalsChangeNothing,
    savedIsTheSame,
    forksAreApart,
    finishedStepsTellNothing,
    oneChangeIsNotTold,
    secretsDoNotShow,
    imaginationIsHonest,
    undoGivesBack,
    consentGoesBack,
  ];
  for (const trial of trials) if (exam.now() && !ended(exam)) trial(exam);
  if (!ended(exam)) peopleComeAndGo(exam, how.whole);
  if (ended(exam)) return;
  for (const { seat } of exam.table.openQuestions()) exam.lastAsked.set(seat, exam.answeredBy.length);
  const post = exam.anyQuestion();
  const answer = how.answerer === undefined ? post.asking.sample(exam.random) : answerOf(exam, how.answerer, post);
  const outcome = exam.table.answer(post.seat, post.id, answer);
  exam.answeredBy.push(post.seat);
  if (!outcome.ok) {
    exam.fail('samples are legal', `${post.id} refused its own sample: ${outcome.refusal.code}`, post.seat);
    return;
  }
  for (const played of outcome.played) {
    freeze([played.happenings, played.question, played.move]);
    everythingCanBeTold(exam, played.happenings);
    how.played?.(played, exam.table.world);
  }
  if (exam.now()) doublesAreRefused(exam, post, answer);
}

function answerOf<W extends World<unknown, E>, V, E extends Event>(
  { table }: Exam<W, V, E>,
  answerer: Answerer<W, V, E>,
  post: Open,
): unknown {
  const answer = answerer.answer(table, post);
  return answer === undefined ? post.asking.default() : answer;
}

function ended<W extends World<unknown, E>, V, E extends Event>({ table, violations }: Exam<W, V, E>): boolean {
  return table.over || violations.length > 0 || table.openQuestions().length === 0;
}

/** What a rule that threw, or did not come to an end, has broken. */
function breakdown(error: unknown, where: readonly string[]): Violation {
  if (error instanceof Exposed) return { law: 'secrets', what: error.message, seat: error.observer, where };
  const cause = error instanceof Fault ? error.cause : error;
  if (cause instanceof Endless) return { law: 'no endless loops', what: cause.message, where: cause.where };
  const move = error instanceof Fault ? `\nplaying ${JSON.stringify(error.move)}` : '';
  const broke = error instanceof Fault && error.where.length > 0 ? error.where : where;
  return { law: 'no rule breaks down', what: `${stackOf(cause)}${move}`, where: broke };
}

function finding<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { seed, seats, options, rate = USUAL_RATE, limit = USUAL_LIMIT, whole, answerer }: Examined<W, V, E>,
  violation: Violation,
  journal: readonly Entry[],
): Finding {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`);
  const command = [
    `ecumene simulate ${game.name} --seats ${seats.length} --games 1 --check --exact-seed ${seed}`,
    ...(whole === true ? ['--whole'] : []),
    ...(answerer === undefined ? [] : [`--bots ${answerer.name}`]),
    ...(rate === USUAL_RATE ? [] : [`--rate ${rate}`]),
    ...(limit === USUAL_LIMIT ? [] : [`--limit ${limit}`]),
    ...(chosen.length > 0 ? [`--options ${chosen.join(',')}`] : []),
  ].join(' ');
  return { ...violation, game: game.name, seed, seats: seats.length, options, journal, command };
}

export interface Conformance {
  readonly games: number;
  readonly decisions: number;
  readonly findings: readonly Finding[];
}

export interface Kit {
  readonly games: number;
  readonly seed?: string;
  /** Every so many games are examined at every single question. */
  readonly everyQuestion?: number;
  readonly rate?: number;
  readonly options?: Readonly<Record<string, Value>>;
  readonly limit?: number;
  /** Games are played to their own end instead of a brief one. */
  readonly whole?: boolean;
}

export function seatNames(count: number): Seat[] {
  return Array.from({ length: count }, (_, i) => `seat-${i + 1}`);
}

const MANY_DISGUISES = 20;

/** Plays many random games under random options and seats and tries all laws on them. Stops at the first few findings. */
export function conformance<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  kit: Kit,
): Conformance {
  const random: Random = randomFrom(kit.seed ?? 'conformance');
  const findings: Finding[] = [];
  const disguises = { made: 0, different: 0 };
  let decisions = 0;
  let games = 0;
  let last: Examined<W, V, E> | undefined;
  while (games < kit.games && findings.length < 3) {
    last = nextGame(game, kit, games, random);
    const result = examine(game, last);
    findings.push(...result.findings);
    disguises.made += result.disguises.made;
    disguises.different += result.disguises.different;
    decisions += result.decisions;
    games += 1;
  }
  if (last !== undefined && disguises.made >= MANY_DISGUISES && disguises.different === 0) {
    const what = `none of ${disguises.made} disguises exchanged anything`;
    findings.push(finding(game, last, { law: 'disguise', what, where: [] }, []));
  }
  return { games, decisions, findings };
}

/** What the next game of a series is examined under. */
function nextGame<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { options: chosen, everyQuestion, rate, limit, whole = false }: Kit,
  number: number,
  random: Random,
): Examined<W, V, E> {
  const seats = seatNames(game.seats.least + below(random, game.seats.most - game.seats.least + 1));
  const options = game.sheet.draw(random, { ...lasting(game, whole), ...chosen }, seats.length);
  const seed = branch(random, `game ${number}`).key.slice(0, 32);
  const thorough = everyQuestion !== undefined && number % everyQuestion === 0;
  return {
    seed,
    seats,
    options,
    rate: thorough ? 100 : (rate ?? USUAL_RATE),
    whole,
    ...(limit !== undefined && { limit }),
  };
}

/** The options that say how long a game lasts: as brief as it can be played, or as long as it usually is. */
export function lasting({ brief = {}, sheet }: Pick<Game, 'brief' | 'sheet'>, whole: boolean): Record<string, Value> {
  if (!whole) return { ...brief };
  const usual = Object.keys(brief).flatMap((name) => {
    const option = sheet.options[name];
    return option === undefined ? [] : [[name, option.default] as const];
  });
  return Object.fromEntries(usual);
}

/** Findings as a person reads them: which law, whose and where, and how to see it again. The journal is not among it. */
export function report(findings: readonly Finding[]): string {
  return findings
    .map(({ law, what, seat, where, command, game, seats }) =>
      [
        `${law}: ${what}`,
        `  in: ${game} with ${seats} seats${seat === undefined ? '' : `, for ${seat}`}${where.length === 0 ? '' : `, at ${where.join(' / ')}`}`,
        `  again: ${command}`,
      ].join('\n'),
    )
    .join('\n\n');
}
