import type { Game, Standing } from '../game.ts';
import type { Entry } from '../journal.ts';
import { Fault } from '../outcome.ts';
import { below, branch, type Random, randomFrom } from '../random.ts';
import type { Seat } from '../script.ts';
import type { Setup } from '../setup.ts';
import type { Event, World } from '../world.ts';
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

/** A broken law with what it takes to see it again. */
export interface Finding extends Violation {
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
  readonly standing: readonly Standing[];
  readonly disguises: { readonly made: number; readonly different: number };
  readonly findings: readonly Finding[];
}

export interface Examined {
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Of a hundred questions, how many each law is tried at; every game still sees them all in the end. */
  readonly rate?: number;
  /** After how many decisions a game counts as endless. */
  readonly limit?: number;
}

const USUAL_RATE = 5;
const USUAL_LIMIT = 200_000;

/** Plays one random game and tries every law on it. The same seed makes the same trials. */
export function examine<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  how: Examined,
): Examination {
  const setup: Setup = { options: how.options, seats: how.seats, seed: how.seed };
  const limit = how.limit ?? USUAL_LIMIT;
  const exam = new Exam(game, setup, how.rate ?? USUAL_RATE, limit);
  let decisions = 0;
  try {
    while (!exam.table.over && exam.violations.length === 0 && decisions < limit) {
      decide(exam);
      decisions += 1;
    }
    if (decisions >= limit) exam.fail('every game ends', `no end after ${limit} decisions`);
    if (exam.violations.length === 0) {
      nothingIsLost(exam);
      replayIsTheSame(exam);
    }
  } catch (error) {
    const move = error instanceof Fault ? ` playing ${JSON.stringify(error.move)}` : '';
    exam.fail(
      'no rule breaks down',
      `${error instanceof Error ? (error.stack ?? error.message) : String(error)}${move}`,
    );
  }
  const { table } = exam;
  return {
    decisions,
    turns: game.turn?.(table.world) ?? 0,
    finished: table.over,
    standing: table.standing(),
    disguises: exam.disguises,
    findings: exam.violations.map((violation) => finding(exam, violation)),
  };
}

/** One decision, with the trials that come before and after it. */
function decide<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): void {
  nothingIsLost(exam);
  const trials = [
    viewsAreFresh,
    questionsAnswerThemselves,
    refusalsChangeNothing,
    savedIsTheSame,
    forksAreApart,
    secretsDoNotShow,
    imaginationIsHonest,
    undoGivesBack,
    consentGoesBack,
  ];
  for (const trial of trials) if (exam.now() && !ended(exam)) trial(exam);
  if (!ended(exam)) peopleComeAndGo(exam);
  if (ended(exam)) return;
  const post = exam.anyQuestion();
  const answer = post.asking.sample(exam.random);
  const outcome = exam.table.answer(post.seat, post.id, answer);
  if (outcome.ok) for (const played of outcome.played) freeze([played.happenings, played.question, played.move]);
  if (!outcome.ok) exam.fail('samples are legal', `${post.id} refused its own sample: ${outcome.refusal.code}`);
  else if (exam.now()) doublesAreRefused(exam, post, answer);
}

function ended<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>): boolean {
  return exam.table.over || exam.violations.length > 0 || exam.table.openQuestions().length === 0;
}

function finding<W extends World<unknown, E>, V, E extends Event>(exam: Exam<W, V, E>, violation: Violation): Finding {
  const { game, setup, table } = exam;
  const { seed, seats, options } = setup;
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`);
  const command = [
    `ecumene simulate ${game.name} --seats ${seats.length} --games 1 --check --exact-seed ${seed}`,
    ...(exam.rate === USUAL_RATE ? [] : [`--rate ${exam.rate}`]),
    ...(exam.limit === USUAL_LIMIT ? [] : [`--limit ${exam.limit}`]),
    ...(chosen.length > 0 ? [`--options ${chosen.join(',')}`] : []),
  ].join(' ');
  const journal = shrink(game, setup, table.journal);
  return { ...violation, seed, seats: seats.length, options, journal, command };
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
  readonly options?: Readonly<Record<string, boolean | string | number>>;
  readonly limit?: number;
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
  let last: Examined | undefined;
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
    const exam = new Exam(game, { options: last.options, seats: last.seats, seed: last.seed }, USUAL_RATE, USUAL_LIMIT);
    findings.push(finding(exam, { law: 'disguise', what: `none of ${disguises.made} disguises exchanged anything` }));
  }
  return { games, decisions, findings };
}

/** What the next game of a series is examined under. */
function nextGame<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { options: chosen, everyQuestion, rate, limit }: Kit,
  number: number,
  random: Random,
): Examined {
  const seats = seatNames(game.seats.least + below(random, game.seats.most - game.seats.least + 1));
  const options = game.sheet.draw(random, { ...game.brief, ...chosen }, seats.length);
  const seed = branch(random, `game ${number}`).key.slice(0, 32);
  const thorough = everyQuestion !== undefined && number % everyQuestion === 0;
  return {
    seed,
    seats,
    options,
    rate: thorough ? 100 : (rate ?? USUAL_RATE),
    ...(limit !== undefined && { limit }),
  };
}

/** Findings as a person reads them in a failing test. */
export function report(findings: readonly Finding[]): string {
  return findings
    .map(
      ({ law, what, command, journal }) =>
        `${law}: ${what}\n  again: ${command}\n  journal: ${JSON.stringify(journal)}`,
    )
    .join('\n\n');
}
