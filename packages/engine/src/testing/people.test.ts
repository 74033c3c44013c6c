import { expect, it } from 'vitest';
import { type Game, rank } from '../game.ts';
import { OptionSheet } from '../options.ts';
import { repeat, step } from '../program.ts';
import type { Asking } from '../question.ts';
import { nameNumber } from '../questions/index.ts';
import { ruleIndex } from '../rules.ts';
import { floor } from '../script.ts';
import { say } from '../text.ts';
import { type Event, newWorld, type World } from '../world.ts';
import { Exam } from './exam.ts';
import { peopleComeAndGo } from './people.ts';

/** Asks for a number of no consequence; the clock may name one that is out of bounds. */
function idle(late: number): Asking<number> {
  const asking = nameNumber({ topic: 'idle', text: say('?'), least: 0, most: 1, optional: true });
  return {
    question: asking.question,
    schema: () => asking.schema(),
    read: (answer): answer is number => asking.read(answer),
    check: (answer) => asking.check(answer),
    sample: (random) => asking.sample(random),
    list: () => asking.list(),
    default: () => late,
  };
}

/** An endless floor where acts do nothing and nobody must act. */
const game = (late = 0): Game<World, null, Event> => ({
  name: 'idle',
  title: 'Idle',
  version: '1',
  rules: ruleIndex('ID', 'Idle', []),
  seats: { least: 2, most: 6 },
  sheet: new OptionSheet({}),
  setup: (options, seats, random) => newWorld<unknown, Event>(options, seats, random),
  program: repeat(
    'forever',
    step('idle', (world) =>
      floor({
        name: 'idle',
        seats: world.seats,
        asking: () => idle(late),
        act: () => undefined,
        over: () => false,
      }),
    ),
    () => false,
  ),
  view: () => null,
  tell: ({ event }) => say(event.what),
  called: ({ id }) => id,
  ranking: (world) => rank(world.seats.map((seat) => ({ seat, score: 0 }))),
  arrive: () => undefined,
});
const exam = (late?: number) =>
  new Exam(game(late), { options: {}, seats: ['anna', 'bob', 'cara'], seed: 'people' }, 0);

it('people come, go, insist, are late, prepare and run out of time, each now and then', () => {
  const one = exam();
  for (let i = 0; i < 3000; i++) peopleComeAndGo(one);
  expect(one.violations).toEqual([]);
  expect(new Set(one.table.journal.map(({ is }) => is))).toEqual(
    new Set(['left', 'arrived', 'insisted', 'defaulted', 'floor-closed', 'time-called']),
  );
});

it('most of the time nobody does anything', () => {
  const one = exam();
  for (let i = 0; i < 1000; i++) peopleComeAndGo(one);
  expect(one.table.journal.length).toBeLessThan(120);
});

it('in whole games fewer leave and arrive', () => {
  const comings = (whole: boolean): number => {
    const one = exam();
    for (let i = 0; i < 5000; i++) peopleComeAndGo(one, whole);
    return one.table.journal.filter(({ is }) => is === 'left' || is === 'arrived').length;
  };
  expect(comings(true)).toBeLessThan(comings(false) / 2);
});

it('never fewer stay than the game needs', () => {
  const one = exam();
  for (let i = 0; i < 5000; i++) peopleComeAndGo(one);
  const { seats, room } = one.table.world;
  expect(seats.length - room.gone.length - room.leaving.length).toBeGreaterThanOrEqual(2);
});

it('a default that is refused is reported', () => {
  const one = exam(7);
  for (let i = 0; i < 500 && one.violations.length === 0; i++) peopleComeAndGo(one);
  expect(one.violations[0]).toMatchObject({ law: 'default', what: expect.stringContaining('is refused') });
});
