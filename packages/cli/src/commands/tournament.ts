import { appendFileSync, existsSync } from 'node:fs';
import { branch, isRecord, type Random, randomFrom, render, Table, type Value } from '@ecumene/engine';
import { seatNames } from '@ecumene/engine/testing';
import type { AnyGame } from '@ecumene/games';
import { checkedNames } from '../bots.ts';
import { type Command, EXIT, parse, printJson, readFile, Usage, wholeNumber } from '../command.ts';
import { gameNamed } from '../games.ts';
import type { Match, Result } from '../lab/match.ts';
import { cores, playAll } from '../lab/match-threads.ts';
import { type Pairing, pairings, seating } from '../lab/pairings.ts';
import { givenOptions } from '../options.ts';
import { Progress } from '../progress.ts';
import { type Estimate, mean, share } from '../statistics.ts';

interface Plan {
  readonly game: AnyGame;
  readonly bots: readonly string[];
  readonly seats: number;
  readonly games: number;
  readonly options: Readonly<Record<string, Value>> | 'random';
  readonly seed: string;
  readonly think: number;
  readonly limit: number;
}

interface Ranking {
  readonly bot: string;
  readonly seats: number;
  readonly score: Estimate;
  readonly wins: Estimate;
}

interface Outcome {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly turns: Estimate;
  readonly seconds: number;
  readonly bots: readonly Ranking[];
  readonly pairings: readonly Pairing[];
  readonly mishaps: number;
}

function matchesOf(plan: Plan): Match[] {
  const random = randomFrom(plan.seed);
  return Array.from({ length: plan.games }, (_, number) => matchOf(plan, number, branch(random, `game ${number}`)));
}

function matchOf({ game, ...plan }: Plan, number: number, stream: Random): Match {
  const { bots, seats, think, limit } = plan;
  const options = plan.options === 'random' ? game.sheet.draw(stream, game.brief ?? {}, seats) : plan.options;
  const match = { number, game: game.name, options, seed: stream.key, think, limit, record: false };
  return { ...match, bots: seating(bots, seats, number) };
}

/** The results a file has from before, if they are of the same tournament. */
function earlier(file: string | undefined, matches: readonly Match[]): Result[] {
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFile(file)
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line, i) => {
    const result = asResult(line);
    const match = result === undefined ? undefined : matches[result.match.number];
    if (result === undefined || JSON.stringify(match) !== JSON.stringify(result.match))
      throw new Usage(`line ${i + 1} of ${file} is not of this tournament; use another file`);
    return result;
  });
}

/** A line as written by this command. Whether it is of the same tournament is checked by its match. */
function asResult(line: string): Result | undefined {
  try {
    const read: unknown = JSON.parse(line);
    return isResult(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isResult(read: unknown): read is Result {
  return isRecord(read) && isRecord(read['match']) && Array.isArray(read['standing']) && Array.isArray(read['mishaps']);
}

function outcome(plan: Plan, results: readonly Result[]): Outcome {
  const seated = results.flatMap(({ match, standing }) => {
    const names = seatNames(match.bots.length);
    return standing.map((one) => ({ ...one, bot: match.bots[names.indexOf(one.seat)] ?? '' }));
  });
  const ranking = plan.bots.map((bot) => {
    const own = seated.filter((one) => one.bot === bot);
    const wins = share(own.filter((one) => one.rank === 1).length, own.length);
    return { bot, seats: own.length, score: mean(own.map((one) => one.score)), wins };
  });
  return {
    game: plan.game.name,
    games: results.length,
    finished: results.filter(({ finished }) => finished).length,
    turns: mean(results.map(({ turns }) => turns)),
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
    bots: ranking,
    pairings: pairings(results, plan.bots),
    mishaps: results.reduce((sum, { mishaps }) => sum + mishaps.length, 0),
  };
}

function describe(result: Outcome): string {
  const near = ({ value, low, high }: Estimate, digits: number): string =>
    `${value.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
  const percent = ({ value, low, high }: Estimate): string =>
    `${(100 * value).toFixed(1)} % (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
  return [
    `${result.games} games of ${result.game}, ${result.finished} finished, ${near(result.turns, 1)} turns`,
    'each with its 95 % interval:',
    ...result.bots.map(
      ({ bot, score, wins }) => `  ${bot.padEnd(12)} score ${near(score, 1).padEnd(28)} wins ${percent(wins)}`,
    ),
    ...result.pairings.map(
      ({ bot, against, above }) => `  ${bot} finishes above ${against} in ${percent(above)} of pairings`,
    ),
    result.mishaps === 0 ? 'no bot erred' : `bots erred ${result.mishaps} times`,
  ].join('\n');
}

/** Whether every comparison is settled: no interval reaches across one half. */
function settled(result: Outcome): boolean {
  return result.pairings.every(({ above }) => above.low > 0.5 || above.high < 0.5);
}

export const tournament: Command = {
  name: 'tournament',
  about: 'Let bots play against each other with rotated seats, and print which is stronger.',
  help: [
    'Usage: ecumene tournament <game> --bots a,b[,…] [options]',
    '',
    '  --bots a,b       who plays; exec:<command> for a program elsewhere (see ecumene bot-protocol)',
    '  --seats N        how many seats (default: the most)',
    '  --games G        how many games (default 100)',
    '  --think MS       how many milliseconds a bot may think about a question (default 20)',
    '  --options k=v,…  the options of the game, or random',
    '  --seed S         the same seed plays the same games (default 1)',
    '  --until-settled  stop when it is clear who is stronger, but not before 30 games',
    '  --into FILE      write every result there as it comes, and go on from what is there',
    '  --workers N      how many games are played side by side (default: one a core)',
    '  --limit N        decisions after which a game is given up (default 200000)',
    '  --json           {games, finished, turns, seconds, bots, pairings, mishaps}',
  ].join('\n'),
  async run(argv) {
    const { values, positionals } = parse(argv, {
      bots: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string', default: '100' },
      think: { type: 'string', default: '20' },
      options: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      'until-settled': { type: 'boolean', default: false },
      into: { type: 'string' },
      workers: { type: 'string', default: String(cores()) },
      limit: { type: 'string', default: '200000' },
      json: { type: 'boolean', default: false },
    });
    const game = gameNamed(positionals[0]);
    if (values.bots === undefined) throw new Usage('say who plays: --bots a,b');
    const plan: Plan = {
      game,
      bots: checkedNames(game, values.bots),
      seats: wholeNumber('seats', values.seats ?? String(game.seats.most), game.seats.least, game.seats.most),
      games: wholeNumber('games', values.games, 1, 1_000_000),
      options: values.options === 'random' ? 'random' : givenOptions(game, values.options),
      seed: values.seed,
      think: wholeNumber('think', values.think, 0, 60_000),
      limit: wholeNumber('limit', values.limit, 1, 100_000_000),
    };
    const workers = wholeNumber('workers', values.workers, 1, 1000);
    const result = await hold(plan, workers, values.into, values['until-settled']);
    if (values.json) printJson(result);
    else console.log(describe(result));
    return result.finished === result.games ? EXIT.success : EXIT.failure;
  },
};

const LEAST_GAMES = 30;

async function hold(plan: Plan, workers: number, into: string | undefined, untilSettled: boolean): Promise<Outcome> {
  const matches = matchesOf(plan);
  for (const { options, seed } of matches.slice(0, 1)) {
    const [fault] = Table.faults(plan.game, { options, seed, seats: seatNames(plan.seats) });
    if (fault !== undefined) throw new Usage(render(fault.text));
  }
  const results = earlier(into, matches);
  const done = new Set(results.map(({ match }) => match.number));
  const progress = new Progress('games', matches.length);
  const enough = (): boolean => untilSettled && results.length >= LEAST_GAMES && settled(outcome(plan, results));
  const open = enough() ? [] : matches.filter(({ number }) => !done.has(number));
  await playAll(open, workers, (result) => {
    results.push(result);
    if (into !== undefined) appendFileSync(into, `${JSON.stringify(result)}\n`);
    progress.show(results.length);
    return enough() ? 'enough' : 'more';
  });
  progress.end();
  return outcome(plan, results);
}
