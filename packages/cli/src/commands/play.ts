import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { type AnyBot, type Mishap, opponents, Seated } from '@ecumene/bots';
import {
  describe as ask,
  at,
  type Event,
  randomFrom,
  readAnswer,
  render,
  type Seat,
  Table,
  type World,
} from '@ecumene/engine';
import { seatNames } from '@ecumene/engine/testing';
import { botNamed } from '../bots.ts';
import { type Command, EXIT, parse, Usage, wholeNumber } from '../command.ts';
import { type AnyGame, gameNamed } from '../games.ts';
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

async function playAt(game: AnyGame, table: AnyTable, me: Seat, bot: AnyBot): Promise<number> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
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
      const [asked] = table.questions(me);
      if (table.over || asked === undefined) break;
      console.log(`\n${drawing(game, table, me)}\n\n${ask(asked.question, { name: (thing) => game.called(thing) })}`);
      const line = (await lines.question('? for choices, ! for a suggestion, u to undo, q to leave > ')).trim();
      if (line === 'q') return EXIT.success;
      answerLine(table, me, asked.id, line, random);
    }
  } finally {
    lines.close();
  }
  for (const { seat, score, rank } of table.standing()) console.log(`${rank}. ${seat}: ${score}`);
  return EXIT.success;
}

function answerLine(table: AnyTable, me: Seat, id: string, line: string, random: ReturnType<typeof randomFrom>): void {
  const post = table.openQuestions().find((open) => open.id === id);
  if (post === undefined) return;
  if (line === '?') {
    for (const choice of (post.asking.list() ?? []).slice(0, 60)) console.log(`  ${JSON.stringify(choice)}`);
    return;
  }
  const suggestion = line === '!' ? post.asking.sample(random) : undefined;
  if (suggestion !== undefined) console.log(`  ${JSON.stringify(suggestion)}`);
  const outcome = line === 'u' ? table.takeBack(me) : table.answer(me, id, suggestion ?? readAnswer(line));
  if (!outcome.ok)
    console.log(
      `  No: ${render(outcome.refusal.text)}${outcome.refusal.rule === undefined ? '' : ` (${outcome.refusal.rule})`}`,
    );
}

export const play: Command = {
  name: 'play',
  about: 'Play a game in the terminal against bots.',
  help: [
    'Usage: ecumene play <game> [--seats N] [--bot NAME] [--options k=v,…] [--seed S]',
    '',
    'You sit in the first seat. Answers are typed as they are asked for, as JSON or as plain words.',
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
