import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  branch,
  isRefused,
  isSaved,
  load,
  must,
  pick,
  type Random,
  randomFrom,
  type Saved,
  save,
  type Value,
  type World,
} from '@ecumene/engine';
import { seatNames } from '@ecumene/engine/testing';
import { GAMES } from '../../../packages/server/src/games.ts';
import { type AnyGame, DATABASE, KEPT, type KeptTable, namesOf, writeKept } from '../kept-table.ts';
import { keepDatabase } from './database.ts';
import { allShown, goalsOf, lackingIn, optionGoal, seatsGoal, shownByKept, valuesOf } from './lacking.ts';
import { PEOPLE_ACTIONS, underNewRules } from './people.ts';
import { type Passing, type Plan, type PlayedGame, playGame, tableAt } from './played.ts';
import { keptOf } from './stored.ts';

const HELP = `Adds to the tables that are kept in tests/kept. What is kept already is never recorded again.

  npm run kept -- <game>                         what is lacking of a game: seats, options, questions, what people do
  npm run kept -- <game> --lean                  the same, without a table for each question
  npm run kept -- <game> --at <topic> [--seats N] [--options k=v,…] [--bot NAME] [--seed S] [--name NAME]
                                                 one table, stored in the middle of a question
  npm run kept -- <file.json> [--name NAME]      a saved table, as it stands`;

/** Entries after which a game is given up. */
const LIMIT = 600;
/** Games in a row that bring nothing new before everything within reach is taken as kept. */
const FRUITLESS = 40;
/** Games tried for one table. */
const TRIES = 60;
/** One table in so many has a link. */
const LINKED = 5;

export async function main(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      seats: { type: 'string' },
      options: { type: 'string', default: '' },
      bot: { type: 'string', default: 'steady' },
      seed: { type: 'string', default: '1' },
      name: { type: 'string' },
      lean: { type: 'boolean', default: false },
    },
  });
  const [what = ''] = positionals;
  const game = GAMES.find(({ name }) => name === what);
  if (what.endsWith('.json')) return keepFile(what, values.name);
  if (game === undefined) {
    console.log(HELP);
    return 1;
  }
  if (values.at === undefined && values.seats === undefined && values.options === '')
    return keepAll(game, values.seed, values.lean);
  const count = values.seats === undefined ? game.seats.least : Number(values.seats);
  return keepOne(game, values.at, {
    seats: seatNames(count),
    options: optionsIn(game, values.options),
    bot: values.bot,
    seed: values.seed,
    ...(values.name !== undefined && { name: values.name }),
  });
}

/** Keeps a saved table as it stands. */
async function keepFile(path: string, name: string | undefined): Promise<number> {
  const saved: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isSaved(saved)) throw new Error(`${path} is not a saved table`);
  const game = GAMES.find((one) => one.name === saved.game);
  if (game === undefined) throw new Error(`nobody plays ${saved.game} here`);
  const { table } = load(game, saved);
  write(game, name ?? 'saved', await keptOf(table, 'a saved table', {}, false));
  return 0;
}

/** Keeps one table in the middle of a question, of the first game that comes to it. */
async function keepOne(
  game: AnyGame,
  topic: string | undefined,
  wish: Pick<Plan, 'seats' | 'options' | 'bot' | 'seed'> & { readonly name?: string },
): Promise<number> {
  const { name, ...chosen } = wish;
  for (let i = 0; i < TRIES; i++) {
    const plan = { ...chosen, game, seed: `${chosen.seed} ${i}`, actions: [], limit: LIMIT };
    const played = playGame(plan);
    const found = bestOf(played.moments.filter(({ topics }) => topic === undefined || topics.includes(topic)));
    if (found === undefined) continue;
    await keep(played, { moment: found, name: name ?? `${topic ?? 'begun'}-${chosen.seats.length}` }, false);
    return 0;
  }
  console.error(`${TRIES} games of ${game.name} never came to a question about ${topic}.`);
  return 1;
}

/** Keeps table after table until nothing is lacking that games come to. */
async function keepAll(game: AnyGame, seed: string, isLean: boolean): Promise<number> {
  const tables = allShown(game);
  const random = randomFrom(`kept ${game.name} ${seed}`);
  for (let i = 0, idle = 0; idle < FRUITLESS; i++) {
    const lacking = lackingIn(game, tables);
    if (isLean && lacking.length === 0) break;
    const played = playGame(planFor(game, lacking, branch(random, `game ${i}`), i));
    const topics = isLean ? played.moments : tables;
    const found = worthKeeping(played, lacking, new Set(topics.flatMap((one) => one.topics)));
    idle = found === undefined ? idle + 1 : 0;
    if (found !== undefined) tables.push(shownByKept(await keep(played, found, i % LINKED === 0)));
  }
  if (!existsSync(join(KEPT, game.name, DATABASE))) await keepDatabase(game, unfinished(game));
  const lacking = lackingIn(game, tables);
  if (lacking.length > 0) console.log(`Still lacking: ${lacking.join(', ')}.`);
  return lacking.length === 0 ? 0 : 1;
}

/** A table from a device, as somebody brings it to a server. */
function unfinished(game: AnyGame): Saved<World> {
  const plan = { game, seats: seatNames(game.seats.least), options: {}, seed: 'imported', bot: 'steady', actions: [] };
  const played = playGame({ ...plan, limit: 90 });
  return save(tableAt(played, must(played.moments.at(-1), 'a moment')));
}

/** A game that shows something that is lacking: so many seats, an option, and some of what people do. */
function planFor(game: AnyGame, lacking: readonly string[], random: Random, i: number): Plan {
  const { least, most } = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, n) => least + n);
  const missed = counts.find((n) => lacking.includes(seatsGoal(n)));
  const seats = seatNames(missed ?? counts[i % counts.length] ?? least);
  const actions = Object.keys(PEOPLE_ACTIONS);
  return {
    game,
    seats,
    options: optionsFor(game, lacking, random, seats.length),
    seed: random.key.slice(0, 16),
    bot: i % 3 === 2 ? 'random' : 'steady',
    actions: Array.from({ length: 3 }, (_, n) => actions[(3 * i + n) % actions.length] ?? ''),
    limit: LIMIT,
  };
}

/** One option in four is drawn, and every value that is lacking is taken where it goes together with the rest. */
function optionsFor(game: AnyGame, lacking: readonly string[], random: Random, seats: number): Record<string, Value> {
  const options: Record<string, Value> = {};
  for (const [name, option] of Object.entries(game.sheet.options)) {
    const values = valuesOf(option);
    const missed = values.find((value) => lacking.includes(optionGoal(name, option, value)));
    const drawn = pick(random, [true, false, false, false]) ? pick(random, values) : option.default;
    const value = missed ?? drawn;
    if (!isRefused(game.sheet.settle({ ...options, [name]: value }, seats))) options[name] = value;
  }
  return options;
}

interface Found {
  readonly moment: Passing;
  readonly name: string;
  readonly newRules?: true;
}

/** The earliest moment that asks something no kept table asks; else any, if the game shows something else that is lacking. */
function worthKeeping(
  { plan, moments, setup, journal }: PlayedGame,
  lacking: readonly string[],
  topics: ReadonlySet<string>,
): Found | undefined {
  const { game, seats, actions } = plan;
  const asked = moments.flatMap((one) => one.topics).find((topic) => !topics.has(topic));
  if (asked !== undefined) {
    const moment = bestOf(moments.filter((one) => one.topics.includes(asked)));
    return moment && { moment, name: `${asked}-${seats.length}` };
  }
  const moment = moments.find((one) => one.actions.length === actions.length) ?? moments.at(-1);
  if (moment === undefined) return undefined;
  if (lacking.includes('new-rules')) return { moment, name: `new-rules-${seats.length}`, newRules: true };
  const entries = journal.slice(0, moment.length);
  const goals = goalsOf(game, { setup, entries, topics: [], floors: [] });
  if (!lacking.some((goal) => goals.includes(goal))) return undefined;
  return { moment, name: `${moment.actions.at(-1) ?? 'begun'}-${seats.length}` };
}

/** Of the first such moments the one with most moves since play last rested, and the latest of those. */
function bestOf(moments: readonly Passing[]): Passing | undefined {
  const [first, ...others] = moments.slice(0, 8);
  return others.reduce((best, one) => (best !== undefined && one.since >= best.since ? one : best), first);
}

async function keep(played: PlayedGame, { moment, name, newRules }: Found, link: boolean): Promise<KeptTable> {
  const { game, bot, actions } = played.plan;
  const then = tableAt(played, moment);
  const table = newRules ? underNewRules(then) : then;
  const did = actions.filter((action) => moment.actions.includes(action));
  const about = [
    `${table.seats.length} seats`,
    `${moment.length} entries by ${bot}`,
    `asked about ${moment.topics.join(', ')}`,
    `${moment.since} moves since play rested`,
    ...(did.length > 0 ? [`with ${did.join(', ')}`] : []),
  ].join('; ');
  const kept = await keptOf(table, about, moment.memories, link);
  write(game, name, kept);
  return kept;
}

function write(game: AnyGame, wished: string, kept: KeptTable): void {
  const taken = namesOf(game.name);
  let name = wished;
  for (let n = 2; taken.includes(name); n++) name = `${wished}-${n}`;
  const bytes = writeKept(game.name, name, kept);
  console.log(`${game.name}/${name}: ${kept.about}; ${bytes} bytes`);
}

function optionsIn({ sheet }: AnyGame, text: string): Record<string, Value> {
  const pairs = text.split(',').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair): [string, Value] => {
      const [name = '', value = ''] = pair.split('=');
      const option = sheet.options[name];
      if (option === undefined) throw new Error(`there is no option called ${name}`);
      return [name, option.is === 'switch' ? value === 'true' : option.is === 'amount' ? Number(value) : value];
    }),
  );
}
