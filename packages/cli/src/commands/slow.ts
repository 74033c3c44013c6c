import { branch, randomFrom, render, type Setup, Table } from '@ecumene/engine';
import { seatNames } from '@ecumene/engine/testing';
import { botNamed } from '../bots.ts';
import { type Command, EXIT, parse, printJson, Usage, wholeNumber } from '../command.ts';
import { gameNamed } from '../games.ts';
import type { Pace } from '../lab/slow/clocked.ts';
import { playSlowly } from '../lab/slow/game.ts';
import { HABITS, type Habit, habitsOf } from '../lab/slow/habits.ts';
import { describeSlowness, slowness } from '../lab/slow/report.ts';
import type { Cost } from '../lab/slow/tally.ts';
import { givenOptions } from '../options.ts';
import { Progress } from '../progress.ts';

const DAY_SECONDS = 86_400;
const PEOPLE = [...HABITS, 'mixed'] as const;

function peopleNamed(name: string): Habit | 'mixed' {
  const found = PEOPLE.find((one) => one === name);
  if (found === undefined) throw new Usage(`--people must be one of ${PEOPLE.join(', ')}, not ${name}`);
  return found;
}

function endNamed(name: string): Pace['atZero'] {
  if (name === 'bot' || name === 'default') return name;
  throw new Usage(`--at-zero must be bot or default, not ${name}`);
}

export const slow: Command = {
  name: 'slow',
  about: 'Simulate games over weeks with simulated people, and print how many visits each turn takes.',
  help: [
    'Usage: ecumene slow <game> [options]',
    '',
    'People look in at random hours, answer all that is open with the judgement of a bot, and go. Clocks run out as they do',
    'on a server. A visit counts if the table waited for that seat.',
    '',
    '  --seats N        how many seats (default: the most)',
    `  --people P       who plays: ${PEOPLE.join(', ')} (default mixed)`,
    '  --games G        how many games (default 5)',
    '  --bot B          with whose judgement they answer (default steady)',
    '  --bank D         days on each clock (default 7)',
    '  --increment H    hours each answer gains (default 12)',
    '  --at-zero W      when a clock runs out: bot or default (default bot)',
    '  --floor D        days after which an open floor is closed; 0 for never (default 2)',
    '  --days D         days after which a game is given up (default 1500)',
    '  --plans          people plan ahead before they go',
    '  --options k=v,…  the options of the game',
    '  --seed S         the same seed plays the same games (default 1)',
    '  --json           {game, seats, people, games, finished, visits, seatTurns, turns, daysOfTurn, days, waited, calledFor, answered}',
    '',
    'Ends with 1 if a game does not end.',
  ].join('\n'),
  run(argv) {
    const { values, positionals } = parse(argv, {
      seats: { type: 'string' },
      people: { type: 'string', default: 'mixed' },
      games: { type: 'string', default: '5' },
      bot: { type: 'string', default: 'steady' },
      bank: { type: 'string', default: '7' },
      increment: { type: 'string', default: '12' },
      'at-zero': { type: 'string', default: 'bot' },
      floor: { type: 'string', default: '2' },
      days: { type: 'string', default: '1500' },
      plans: { type: 'boolean', default: false },
      options: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    });
    const game = gameNamed(positionals[0]);
    const seats = wholeNumber('seats', values.seats ?? String(game.seats.most), game.seats.least, game.seats.most);
    const people = peopleNamed(values.people);
    const floor = wholeNumber('floor', values.floor, 0, 14);
    const pace: Pace = {
      clock: {
        is: 'slow',
        bank: wholeNumber('bank', values.bank, 1, 365),
        increment: wholeNumber('increment', values.increment, 0, 336),
      },
      atZero: endNamed(values['at-zero']),
      floorSeconds: floor === 0 ? undefined : floor * DAY_SECONDS,
    };
    const options = givenOptions(game, values.options);
    const most = wholeNumber('days', values.days, 1, 100_000);
    const bot = botNamed(game, values.bot);
    const games = wholeNumber('games', values.games, 1, 100_000);
    const progress = new Progress('games', games);
    const random = randomFrom(values.seed);
    const costs: Cost[] = [];
    for (let i = 0; i < games; i++) {
      const seed = branch(random, `game ${i}`).key.slice(0, 32);
      const setup: Setup = { options, seats: seatNames(seats), seed };
      const [fault] = Table.faults(game, setup);
      if (fault !== undefined) throw new Usage(render(fault.text));
      costs.push(playSlowly({ game, setup, habits: habitsOf(people, seats), bot, pace, most, plans: values.plans }));
      progress.show(i + 1);
    }
    progress.end();
    const result = slowness(costs, { game: game.name, seats, people });
    if (values.json) printJson(result);
    else console.log(describeSlowness(result));
    return result.finished === games ? EXIT.success : EXIT.failure;
  },
};
