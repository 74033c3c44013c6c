import { performance } from 'node:perf_hooks';
import { opponents } from '@ecumene/bots';
import { between, branch, pick, type Random, randomFrom, type Value } from '@ecumene/engine';
import { type Finding as BrokenLaw, examine, lasting, report, seatNames } from '@ecumene/engine/testing';
import type { AnyGame } from '@ecumene/games';
import { PLAYABLE } from '@ecumene/games/loaded';
import { type Command, EXIT, parse, printJson, wholeNumber } from '../command.ts';
import { gameNamed } from '../games.ts';
import { writeFindings } from '../lab/examining.ts';
import { playMatch } from '../lab/match.ts';
import { SERVER_SOAK_HELP, soakServer } from './server-soak.ts';

interface Coverage {
  readonly game: string;
  /** Games whose every law was tried, games bots played, and decisions in both. */
  examined: number;
  played: number;
  decisions: number;
  readonly seats: Record<string, number>;
  readonly bots: Record<string, number>;
  readonly options: Set<string>;
}

interface Finding {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, Value>>;
  readonly seed: string;
  readonly bots?: readonly string[];
  readonly what: unknown;
}

/** Plays any game under any options with anybody until the time is up, and keeps account of what was covered. */
class Soak {
  readonly coverage = new Map<string, Coverage>();
  readonly findings: Finding[] = [];
  readonly #think: number;
  readonly #limit: number;
  readonly #findingsTo: string;

  constructor(think: number, limit: number, findingsTo: string) {
    this.#think = think;
    this.#limit = limit;
    this.#findingsTo = findingsTo;
  }

  async one(game: AnyGame, random: Random, number: number, whole: boolean): Promise<void> {
    const seats = between(random, game.seats.least, game.seats.most);
    const options = game.sheet.draw(random, lasting(game, whole), seats);
    const covered = this.#covered(game, seats, options);
    const seed = random.key.slice(0, 32);
    const found = (what: unknown, bots?: readonly string[]): void => {
      this.findings.push({ game: game.name, seats, options, seed, what, ...(bots && { bots }) });
    };
    if (number % 2 === 0) {
      const { findings, decisions, finished } = examine(game, {
        seed,
        seats: seatNames(seats),
        options,
        limit: this.#limit,
        rate: 3,
        whole,
      });
      covered.examined += 1;
      covered.decisions += decisions;
      for (const one of findings) found(this.#written(one));
      if (!finished && findings.length === 0) found('the game does not end');
      return;
    }
    const bots = seatNames(seats).map(() => pick(random, opponents(game)).name);
    const match = {
      number,
      game: game.name,
      options,
      seed,
      bots,
      think: this.#think,
      limit: this.#limit,
      record: false,
    };
    try {
      const { decisions, finished, mishaps, broken } = await playMatch(match);
      covered.decisions += decisions;
      for (const one of [...mishaps, ...broken]) found(one, bots);
      if (!finished) found('the game does not end', bots);
    } catch (error) {
      found(error instanceof Error ? (error.stack ?? error.message) : String(error), bots);
    }
    covered.played += 1;
    for (const bot of bots) covered.bots[bot] = (covered.bots[bot] ?? 0) + 1;
  }

  /** A broken law in a few lines; its journal is in a file. */
  #written(law: BrokenLaw): string {
    return `${report([law])}\n  journal: ${writeFindings(this.#findingsTo, [law]).join()}`;
  }

  #covered(game: AnyGame, seats: number, options: Readonly<Record<string, Value>>): Coverage {
    const known = this.coverage.get(game.name);
    const covered = known ?? {
      game: game.name,
      examined: 0,
      played: 0,
      decisions: 0,
      seats: {},
      bots: {},
      options: new Set<string>(),
    };
    if (known === undefined) this.coverage.set(game.name, covered);
    covered.seats[seats] = (covered.seats[seats] ?? 0) + 1;
    for (const [name, value] of Object.entries(options)) {
      if (game.sheet.options[name]?.default !== value) covered.options.add(`${name}=${value}`);
    }
    return covered;
  }
}

function describe({ coverage, findings }: Soak, minutes: number): string {
  const tally = (counts: Record<string, number>): string =>
    Object.entries(counts)
      .map(([name, count]) => `${name}: ${count}`)
      .join(', ');
  return [
    `soaked for ${minutes.toFixed(1)} minutes`,
    ...[...coverage.values()].flatMap((one) => [
      `${one.game}: ${one.examined} games examined, ${one.played} played by bots, ${one.decisions} decisions`,
      `  games by seats  ${tally(one.seats)}`,
      `  seats by bot    ${tally(one.bots)}`,
      `  ${one.options.size} settings other than the defaults were tried`,
    ]),
    findings.length === 0 ? 'nothing broke' : `${findings.length} findings:`,
    ...findings.map(
      ({ what, ...finding }) =>
        `${typeof what === 'string' ? what : JSON.stringify(what)}\n  ${JSON.stringify(finding)}`,
    ),
  ].join('\n');
}

export const soak: Command = {
  name: 'soak',
  about: 'Let all bots play all games under random options for a while, and check the laws.',
  help: [
    'Usage: ecumene soak [game]... [options]',
    '',
    '  --minutes N   how long (default 5)',
    '  --think MS    how many milliseconds a bot may think about a question (default 2)',
    '  --seed S      the same seed begins with the same games (default: drawn from the clock)',
    '  --findings D  where journals of games that broke a law are written (default findings)',
    '  --limit N     decisions after which a game counts as endless (default 200000)',
    '  --json        {minutes, coverage, findings}',
    ...SERVER_SOAK_HELP,
    '',
    'Ends with 1 if anything broke.',
  ].join('\n'),
  async run(argv) {
    const ofServer = await soakServer(argv);
    if (ofServer !== undefined) return ofServer;
    const { values, positionals } = parse(argv, {
      minutes: { type: 'string', default: '5' },
      think: { type: 'string', default: '2' },
      seed: { type: 'string', default: String(Date.now()) },
      limit: { type: 'string', default: '200000' },
      findings: { type: 'string', default: 'findings' },
      json: { type: 'boolean', default: false },
    });
    const all = PLAYABLE.map(({ game }) => game);
    const games = positionals.length === 0 ? all : positionals.map(gameNamed);
    const minutes = wholeNumber('minutes', values.minutes, 1, 100_000);
    const run = new Soak(
      wholeNumber('think', values.think, 0, 60_000),
      wholeNumber('limit', values.limit, 1, 100_000_000),
      values.findings,
    );
    const start = performance.now();
    const spent = (): number => (performance.now() - start) / 60_000;
    const random = randomFrom(values.seed);
    // Of each game one is examined and one is played by bots; then once more, and these are whole.
    for (let i = 0; spent() < minutes; i++) {
      const pair = Math.floor(i / 2);
      const game = games[pair % games.length];
      const whole = Math.floor(pair / games.length) % 2 === 1;
      if (game !== undefined) await run.one(game, branch(random, `game ${i}`), i, whole);
    }
    if (values.json) {
      const coverage = [...run.coverage.values()].map((one) => ({ ...one, options: [...one.options].sort() }));
      printJson({ minutes: spent(), coverage, findings: run.findings });
    } else console.log(describe(run, spent()));
    return run.findings.length === 0 ? EXIT.success : EXIT.failure;
  },
};
