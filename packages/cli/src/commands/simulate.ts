import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import {
  at,
  branch,
  type Random,
  type RankedSeat,
  randomFrom,
  render,
  type Setup,
  Table,
  type Value,
} from '@ecumene/engine';
import { examine, lasting, report, seatNames } from '@ecumene/engine/testing';
import type { AnyGame } from '@ecumene/games';
import { botNamed, checkedNames } from '../bots.ts';
import { type Command, EXIT, parse, printJson, Usage, wholeNumber } from '../command.ts';
import { gameNamed } from '../games.ts';
import { BotsExamined, writeFindings } from '../lab/examining.ts';
import { type Match, playMatch, type Result } from '../lab/match.ts';
import { describeOccurrences, type Occurred, Occurrences } from '../lab/occurrences.ts';
import { OUTSIDE } from '../lab/player.ts';
import { writeReport } from '../lab/report.ts';
import { givenOptions } from '../options.ts';
import { Progress } from '../progress.ts';
import { type Estimate, mean, share } from '../statistics.ts';

/** Who plays where nobody is named. Where laws are tried, answers are drawn by the game itself. */
const RANDOM = 'random';

interface Plan {
  readonly game: AnyGame;
  readonly seats: readonly number[];
  readonly games: number;
  readonly bots: readonly string[];
  readonly think: number;
  readonly options: Readonly<Record<string, Value>> | 'random';
  readonly seed: string;
  readonly exactSeed: string | undefined;
  readonly check: boolean;
  /** Random options do not make games brief. */
  readonly whole: boolean;
  readonly rate: number;
  readonly limit: number;
  readonly saveTo: string | undefined;
  readonly reportTo: string | undefined;
  readonly findingsTo: string;
}

interface Played {
  readonly decisions: number;
  readonly turns: number;
  readonly finished: boolean;
  readonly ranking: readonly RankedSeat[];
  /** One for each broken law, as a person reads it. */
  readonly violations: readonly string[];
  /** For a report; not where the laws were tried. */
  readonly result?: Result;
}

interface SeatResult {
  readonly seat: string;
  readonly games: number;
  readonly score: Estimate;
  readonly wins: Estimate;
}

interface Simulation {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly turns: number;
  readonly violations: readonly string[];
  readonly occurrences: readonly Occurred[];
  readonly seats: readonly SeatResult[];
}

/** Plays the games of a plan one after another. */
async function simulateGames(plan: Plan): Promise<Simulation> {
  const random = randomFrom(plan.seed);
  const progress = new Progress('games', plan.games);
  const occurrences = new Occurrences(plan.game);
  const played: Played[] = [];
  const start = performance.now();
  for (let i = 0; i < plan.games; i++) {
    played.push(await playOne(plan, i, random, occurrences));
    progress.show(i + 1);
  }
  progress.end();
  const seconds = (performance.now() - start) / 1000;
  if (plan.reportTo !== undefined)
    writeReport(
      plan.reportTo,
      plan.game,
      played.flatMap(({ result }) => result ?? []),
    );
  const sum = (figure: (one: Played) => number): number => played.reduce((total, one) => total + figure(one), 0);
  const decisions = sum((one) => one.decisions);
  return {
    game: plan.game.name,
    games: played.length,
    finished: sum((one) => (one.finished ? 1 : 0)),
    decisions,
    seconds,
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: played.length / seconds,
    turns: sum((one) => one.turns),
    violations: played.flatMap((one) => one.violations),
    occurrences: occurrences.counts(),
    seats: results(played),
  };
}

async function playOne(plan: Plan, i: number, random: Random, occurrences: Occurrences): Promise<Played> {
  const { game } = plan;
  const stream = branch(random, `game ${i}`);
  const seats = seatNames(plan.seats[i % plan.seats.length] ?? game.seats.least);
  const seed = plan.exactSeed ?? stream.key.slice(0, 32);
  const options =
    plan.options === 'random' ? game.sheet.draw(stream, lasting(game, plan.whole), seats.length) : plan.options;
  const setup: Setup = { options, seats, seed };
  const [fault] = Table.faults(game, setup);
  if (fault !== undefined) throw new Usage(render(fault.text));
  occurrences.begin(options);
  return plan.check ? tryLaws(plan, setup, i, occurrences) : letBotsPlay(plan, setup, i, occurrences);
}

/** Plays a game in which every law is tried. The journals of broken ones are written to files at once. */
function tryLaws(plan: Plan, { seats, options, seed }: Setup, number: number, occurrences: Occurrences): Played {
  const { game, bots, limit, rate, whole } = plan;
  const players = bots.every((name) => name === RANDOM)
    ? undefined
    : new BotsExamined(
        new Map(seats.map((seat, k) => [seat, botNamed(game, at(bots, (k + number) % bots.length))])),
        seed,
      );
  const { findings, ...outcome } = examine(game, {
    seed,
    seats,
    options,
    limit,
    rate,
    whole,
    ...(players && { answerer: players }),
    played({ happenings }) {
      players?.hear(happenings);
      occurrences.heard(happenings);
    },
  });
  const files = writeFindings(plan.findingsTo, findings);
  const violations = findings.map((finding, k) => `${report([finding])}\n  journal: ${files[k] ?? 'not written'}`);
  return { ...outcome, violations, ranking: outcome.ranking.filter(({ seat }) => seats.includes(seat)) };
}

async function letBotsPlay(
  plan: Plan,
  { seats, options, seed }: Setup,
  number: number,
  occurrences: Occurrences,
): Promise<Played> {
  const { think, limit, saveTo } = plan;
  const bots = seats.map((_, k) => at(plan.bots, (k + number) % plan.bots.length));
  const record = plan.reportTo !== undefined;
  const keep = saveTo === undefined ? undefined : true;
  const match: Match = {
    number,
    game: plan.game.name,
    options,
    seed,
    bots,
    think,
    limit,
    record,
    ...(keep && { keep }),
  };
  const result = await playMatch(match, { before: [], heard: (happenings) => occurrences.heard(happenings) });
  if (saveTo !== undefined) writeTo(saveTo, `${plan.game.name}-${number + 1}.json`, JSON.stringify(result.saved));
  return {
    ...result,
    ranking: result.standing,
    violations: [...result.mishaps.map((one) => JSON.stringify(one)), ...result.broken],
    result,
  };
}

function writeTo(folder: string, name: string, text: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), text);
  } catch {
    throw new Usage(`${name} cannot be written to ${folder}`);
  }
}

function results(played: readonly Played[]): SeatResult[] {
  const bySeat = new Map<string, RankedSeat[]>();
  for (const { ranking } of played)
    for (const one of ranking) bySeat.set(one.seat, [...(bySeat.get(one.seat) ?? []), one]);
  const seats = [...bySeat].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return seats.map(([seat, all]) => ({
    seat,
    games: all.length,
    score: mean(all.map((one) => one.score)),
    wins: share(all.filter((one) => one.rank === 1).length, all.length),
  }));
}

function describe(result: Simulation, checked: boolean): string {
  const near = ({ value, low, high }: Estimate, digits: number): string =>
    `${value.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
  const { violations, occurrences } = result;
  return [
    `${result.games} games of ${result.game}, ${result.finished} finished, ${result.turns} turns`,
    `${result.decisions} decisions in ${result.seconds.toFixed(2)} s: ${result.decisionsPerSecond} decisions and ${result.gamesPerSecond.toFixed(1)} games a second`,
    'seat, mean score and share of wins, each with its 95 % interval:',
    ...result.seats.map(({ seat, score, wins }) => `  ${seat.padEnd(8)} ${near(score, 1).padEnd(30)} ${near(wins, 3)}`),
    ...describeOccurrences(occurrences),
    ...(violations.length > 0 ? [`${violations.length} violations:`] : checked ? ['no broken law'] : []),
    ...violations,
  ].join('\n');
}

function seatCounts(game: AnyGame, text: string | undefined): number[] {
  const { least, most } = game.seats;
  if (text === undefined) return [least];
  if (text === 'all') return Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return text.split(',').map((count) => wholeNumber('seats', count, least, most));
}

export const simulate: Command = {
  name: 'simulate',
  about: 'Let bots play games, and print the results.',
  help: [
    'Usage: ecumene simulate <game> [options]',
    '',
    '  --seats N        how many seats; several counts as 2,3,4, or all (default: the fewest)',
    '  --games G        how many games (default 10)',
    '  --bots a,b       who plays, going round the seats; ecumene games lists them (default random)',
    '  --think MS       how many milliseconds a bot may think about a question (default 20)',
    '  --options k=v,…  the options of the game, or random: a valid combination for each game (default: the game’s own)',
    '  --seed S         the same seed plays the same games (default 1)',
    '  --exact-seed S   the seed of the table itself, to play one reported game again',
    '  --limit N        decisions after which a game is given up (default 200000)',
    '  --check          try all laws of the engine on every game',
    '  --whole          games under random options are as long as they usually are, not brief',
    '  --rate N         with --check: of a hundred questions, how many each law is tried at (default 5)',
    '  --findings DIR   with --check: where the journals of games that broke a law are written (default findings)',
    '  --save DIR       write every game to a file that replay and verify read',
    '  --report FILE    write a page with plots of how the games went',
    '  --json           {games, finished, decisions, seconds, decisionsPerSecond, gamesPerSecond, turns, violations, occurrences, seats}',
    '',
    'Ends with 1 if a law is broken or a game does not end.',
  ].join('\n'),
  async run(argv) {
    const { values, positionals } = parse(argv, {
      seats: { type: 'string' },
      games: { type: 'string', default: '10' },
      bots: { type: 'string', default: RANDOM },
      think: { type: 'string', default: '20' },
      options: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      'exact-seed': { type: 'string' },
      limit: { type: 'string', default: '200000' },
      check: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      rate: { type: 'string', default: '5' },
      findings: { type: 'string', default: 'findings' },
      save: { type: 'string' },
      report: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const game = gameNamed(positionals[0]);
    const bots = checkedNames(game, values.bots);
    if (values.check && bots.some((name) => name.startsWith(OUTSIDE)))
      throw new Usage('--check plays with our own bots only');
    const result = await simulateGames({
      game,
      seats: seatCounts(game, values.seats),
      games: wholeNumber('games', values.games, 1, 1_000_000),
      bots,
      think: wholeNumber('think', values.think, 0, 60_000),
      options: values.options === 'random' ? 'random' : givenOptions(game, values.options),
      seed: values.seed,
      exactSeed: values['exact-seed'],
      check: values.check,
      whole: values.whole,
      rate: wholeNumber('rate', values.rate, 0, 100),
      limit: wholeNumber('limit', values.limit, 1, 100_000_000),
      saveTo: values.save,
      reportTo: values.report,
      findingsTo: values.findings,
    });
    if (values.json) printJson(result);
    else console.log(describe(result, values.check));
    return result.violations.length === 0 && result.finished === result.games ? EXIT.success : EXIT.failure;
  },
};
