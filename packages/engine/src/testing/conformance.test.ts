import { describe, expect, it } from 'vitest';
import { type Game, rank } from '../game.ts';
import { amount, OptionSheet, onOff } from '../options.ts';
import { inTurn } from '../program.ts';
import { nameNumber } from '../questions/index.ts';
import { ruleIndex } from '../rules.ts';
import { ask } from '../script.ts';
import { say } from '../text.ts';
import { type Event, newWorld, type World } from '../world.ts';
import { conformance, examine, report, seatNames } from './conformance.ts';

const sheet = new OptionSheet({
  loose: onOff({ title: 'Loose', about: 'Cards fall off the table.' }),
  rounds: amount({ title: 'Rounds', about: 'How long.', least: 1, most: 9, default: 5 }),
});
interface Cards extends World<{ readonly loose: boolean; readonly rounds: number }> {
  cards: number;
}

const opened: string[] = [];
/** A game that loses a card when a seat names a two, if it is played loosely. */
const game: Game<Cards, number, Event, (typeof sheet)['options']> = {
  name: 'cards',
  title: 'Cards',
  version: '1',
  rules: ruleIndex('CD', 'Cards', []),
  seats: { least: 2, most: 4 },
  sheet,
  brief: { rounds: 2 },
  setup: (options, seats, random) => {
    opened.push(`${seats.length} ${options.loose} ${options.rounds}`);
    return { ...newWorld<typeof options, Event>(options, seats, random), cards: 10 };
  },
  program: inTurn<Cards>(
    'turns',
    ({ seats }) => seats,
    function* (world, seat) {
      const n = yield* ask(seat, nameNumber({ topic: 'number', text: say('Which?'), least: 0, most: 2 }));
      if (world.options.loose && n === 2) world.cards -= 1;
    },
  ),
  view: ({ cards }) => cards,
  tell: ({ event }) => say(event.what),
  called: ({ id }) => id,
  ranking: (world) => rank(world.seats.map((seat) => ({ seat, score: 0 }))),
  broken: ({ cards }) => (cards === 10 ? [] : ['a card is lost']),
};

describe('one game examined', () => {
  const loose = { seed: 'exam-3', seats: seatNames(4), options: { loose: true } };

  it('is reported with all it takes to see a broken law again', () => {
    const { findings } = examine(game, { ...loose, rate: 0 });
    expect(findings).toMatchObject([{ law: 'conservation', seed: 'exam-3', seats: 4, options: { loose: true } }]);
    expect(findings[0]?.command).toBe(
      'ecumene simulate cards --seats 4 --games 1 --check --exact-seed exam-3 --rate 0 --options loose=true',
    );
    expect(findings[0]?.journal.at(-1)).toMatchObject({ is: 'answer', answer: 2 });
  });

  it('makes the same trials with the same seed', () => {
    expect(examine(game, { ...loose, rate: 50 })).toEqual(examine(game, { ...loose, rate: 50 }));
  });

  it('says how it went', () => {
    expect(examine(game, { ...loose, options: {}, rate: 0 })).toMatchObject({
      decisions: 4,
      finished: true,
      turns: 0,
      ranking: [{ rank: 1 }, { rank: 1 }, { rank: 1 }, { rank: 1 }],
      findings: [],
    });
  });
});

describe('many games', () => {
  it('are played under random options and seats, with those that make a game brief', () => {
    opened.length = 0;
    conformance(game, { games: 60, rate: 0, options: { loose: false } });
    expect(new Set(opened)).toEqual(new Set(['2 false 2', '3 false 2', '4 false 2']));
    opened.length = 0;
    conformance(game, { games: 60, rate: 0 });
    expect(new Set(opened.map((text) => text.split(' ')[1]))).toEqual(new Set(['true', 'false']));
  });

  it('can be whole: then the options that make a game brief are as usual', () => {
    opened.length = 0;
    const { findings } = conformance(game, { games: 60, rate: 0, whole: true, options: { loose: true } });
    expect(new Set(opened.map((text) => text.split(' ')[2]))).toEqual(new Set(['5']));
    expect(findings[0]?.command).toContain(' --whole ');
  });

  it('that are sound are all played, and nothing is found', () => {
    const { games, decisions, findings } = conformance(game, {
      games: 20,
      everyQuestion: 5,
      options: { loose: false },
    });
    expect([games, findings]).toEqual([20, []]);
    expect(decisions).toBeGreaterThanOrEqual(40);
  });

  it('stop after a few findings', () => {
    const { games, findings } = conformance(game, { games: 500, rate: 0 });
    expect(findings).toHaveLength(3);
    expect(games).toBeLessThan(50);
  });
});

it('findings read as a law, what broke it, where, and a command', () => {
  const [finding] = conformance(game, { games: 500, rate: 0 }).findings;
  const lines = report(finding ? [finding] : []).split('\n');
  expect(lines[0]).toBe('conservation: a card is lost');
  expect(lines[1]).toMatch(/^ {2}in: cards with \d seats/);
  expect(lines[2]).toMatch(
    /^ {2}again: ecumene simulate cards --seats \d --games 1 --check --exact-seed [0-9a-f]{32} --rate 0 --options /,
  );
  expect(lines).toHaveLength(3);
  expect(finding?.journal.at(-1)).toMatchObject({ is: 'answer', answer: 2 });
  expect(report([])).toBe('');
});
