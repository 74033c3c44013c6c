import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { type AnyBot, type Mishap, opponents, Seated } from '@ecumene/bots';
import {
  type Asking,
  describe as ask,
  at,
  type Event,
  type Open,
  randomFrom,
  readAnswer,
  render,
  type Seat,
  Table,
  type Thing,
  type World,
} from '@ecumene/engine';
import { seatNames } from '@ecumene/engine/testing';
import type { AnyGame } from '@ecumene/games';
import { botNamed } from '../bots.ts';
import { choicesFor, listChoices } from '../choices.ts';
import { type Command, EXIT, parse, Usage, wholeNumber } from '../command.ts';
import { gameNamed } from '../games.ts';
import { givenOptions } from '../options.ts';
import { milliseconds } from '../thinking.ts';

type AnyTable = Table<World, unknown, Event>;

/** Milliseconds a bot may think about a question. */
const THINKING = 500;

/** A bot that errs is answered for; whoever looks after it should hear of it. */
function warn({ bot, topic, what, detail }: Mishap): void {
  console.error(`  (${bot} ${what} at ${topic}: ${detail})`);
}

type Others = ReadonlyMap<Seat, Seated<World, unknown, Event>>;

/** Lets the others answer until the person is asked something that is waited for, or the game is over. */
function letOthersAnswer(table: AnyTable, me: Seat, others: Others): void {
  const waiting = new Set<Seat>();
  for (;;) {
    const open = table.openQuestions().filter(({ asking }) => asking.question.optional === undefined);
    const post = open.find(({ seat }) => others.has(seat) && !waiting.has(seat));
    const mine = open.find(({ seat }) => seat === me);
    if (table.over || post === undefined || (mine !== undefined && !mine.floor)) return;
    const decision = others.get(post.seat)?.decide(post, milliseconds(THINKING), warn);
    if (decision === undefined) return;
    waiting.add(post.seat);
    if ('wait' in decision && mine !== undefined) continue;
    const outcome = table.answer(post.seat, post.id, 'wait' in decision ? post.asking.default() : decision.answer);
    if (outcome.ok) for (const other of others.values()) for (const one of outcome.played) other.hear(one.happenings);
    if (!post.floor || mine === undefined) waiting.clear();
  }
}

/** What has happened since, as the person may know it. */
function tellNews(game: AnyGame, table: AnyTable, me: Seat, told: number): number {
  const story = table.story(me);
  for (const happening of story.slice(told))
    console.log(`  ${render(game.tell(happening), { name: (thing) => game.called(thing) })}`);
  return story.length;
}

/** What the person sees: the game's own drawing, or all that can be seen as it stands. */
function drawing(game: AnyGame, table: AnyTable, me: Seat): string {
  const view = table.view(me);
  return game.draw?.(view, me) ?? JSON.stringify(view, null, 1).replace(/\n\s+/g, ' ');
}

const PROMPT = 'a number or an answer; ? all choices, ! any of them, u undo, q leave > ';

async function playAt(game: AnyGame, table: AnyTable, me: Seat, bot: AnyBot): Promise<number> {
  const reader = createInterface({ input: process.stdin, output: process.stdout, prompt: PROMPT });
  const lines = reader[Symbol.asyncIterator]();
  const random = randomFrom(randomBytes(16).toString('hex'));
  const others: Others = new Map(
    table.seats
      .filter((seat) => seat !== me)
      .map((seat) => [seat, new Seated(table, seat, bot, `${random.key} ${seat}`)]),
  );
  let told = 0;
  try {
    for (;;) {
      letOthersAnswer(table, me, others);
      told = tellNews(game, table, me, told);
      const post = table.openQuestions().find(({ seat }) => seat === me);
      if (table.over || post === undefined) break;
      console.log(`\n${drawing(game, table, me)}\n\n${put(game, table, me, post)}`);
      reader.prompt();
      const line = await lines.next();
      if (line.done === true || line.value.trim() === 'q') return EXIT.success;
      answerLine(game, table, me, post, line.value.trim(), random);
    }
  } finally {
    reader.close();
  }
  console.log(table.over ? 'The game is over.' : 'Nothing is left to decide for you.');
  for (const { seat, score, rank } of table.ranking()) console.log(`${rank}. ${seat}: ${score}`);
  return EXIT.success;
}

/** A question with its choices by number, or with how to answer it. */
function put(game: AnyGame, table: AnyTable, me: Seat, { asking }: Open): string {
  const { question } = asking;
  const name = (thing: Thing): string => game.called(thing);
  const choices = choicesFor(asking);
  if (choices === undefined) return ask(question, { name });
  const rule = question.rule === undefined ? '' : ` (${question.rule})`;
  return [`${render(question.text, { name })}${rule}`, ...listChoices(game, question, choices, table.view(me))].join(
    '\n',
  );
}

/** What a person meant: the choice of a number, a yes or no, or the answer as it is written. */
function meant(asking: Asking<unknown>, line: string): unknown {
  if (asking.question.kind === 'confirm' && /^(y|yes|n|no)$/i.test(line)) return /^y/i.test(line);
  const choice = /^\d+$/.test(line) ? choicesFor(asking)?.[Number(line) - 1] : undefined;
  return choice ?? readAnswer(line);
}

function answerLine(
  game: AnyGame,
  table: AnyTable,
  me: Seat,
  { id, asking }: Open,
  line: string,
  random: ReturnType<typeof randomFrom>,
): void {
  const { question } = asking;
  if (line === '' || line === '?') {
    const all = choicesFor(asking) ?? [];
    for (const choice of listChoices(game, question, all, table.view(me), all.length)) console.log(choice);
    return;
  }
  const outcome =
    line === 'u'
      ? table.takeBack(me)
      : table.answer(me, id, line === '!' ? asking.sample(random) : meant(asking, line));
  if (outcome.ok) return;
  const { text, rule } = outcome.refusal;
  console.log(
    `  No: ${render(text, { name: (thing) => game.called(thing) })}${rule === undefined ? '' : ` (${rule})`}`,
  );
}

export const play: Command = {
  name: 'play',
  about: 'Play a game in the terminal against bots.',
  help: [
    'Usage: ecumene play <game> [--seats N] [--bot NAME] [--options k=v,…] [--seed S]',
    '',
    'You sit in the first seat. Type the number of a choice, or an answer as JSON or in plain words.',
  ].join('\n'),
  async run(argv) {
    const { values, positionals } = parse(argv, {
      seats: { type: 'string' },
      bot: { type: 'string' },
      options: { type: 'string', default: '' },
      seed: { type: 'string', default: randomBytes(16).toString('hex') },
    });
    const game = gameNamed(positionals[0]);
    const { least, most } = game.seats;
    const seats = seatNames(values.seats === undefined ? least : wholeNumber('seats', values.seats, least, most));
    const setup = { options: givenOptions(game, values.options), seats, seed: values.seed };
    const [fault] = Table.faults(game, setup);
    if (fault !== undefined) throw new Usage(render(fault.text));
    const usual = opponents(game).find(({ name }) => name === 'steady') ?? at(opponents(game), 0);
    const bot = values.bot === undefined ? usual : botNamed(game, values.bot);
    return playAt(game, Table.open(game, setup), seats[0] ?? '', bot);
  },
};
