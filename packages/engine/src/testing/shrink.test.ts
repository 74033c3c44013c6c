import { expect, it } from 'vitest';
import { type Game, rank } from '../game.ts';
import type { Entry } from '../journal.ts';
import { at } from '../json.ts';
import { OptionSheet } from '../options.ts';
import { step } from '../program.ts';
import { nameNumber } from '../questions/index.ts';
import { ruleIndex } from '../rules.ts';
import { floor } from '../script.ts';
import { Table } from '../table.ts';
import { say } from '../text.ts';
import { type Event, newWorld, type World } from '../world.ts';
import { shrink } from './shrink.ts';

interface Purse extends World {
  coins: number;
}
/** Everybody pays into a purse at once; thirteen coins at a time tear it, and sixty-six are more than it can bear. */
const game: Game<Purse, number, Event> = {
  name: 'purse',
  title: 'Purse',
  version: '1',
  rules: ruleIndex('PU', 'Purse', []),
  seats: { least: 1, most: 3 },
  sheet: new OptionSheet({}),
  setup: (options, seats, random) => ({ ...newWorld<unknown, Event>(options, seats, random), coins: 0 }),
  program: step('pay', (world) =>
    floor({
      name: 'pay',
      seats: world.seats,
      asking: () => nameNumber({ topic: 'pay', text: say('How much?'), least: 0, most: 99 }),
      act: (_, n) => {
        if (n === 66) throw new Error('too heavy');
        world.coins = n === 13 ? -1 : world.coins + n;
      },
      over: () => false,
    }),
  ),
  view: ({ coins }) => coins,
  tell: ({ event }) => say(event.what),
  called: ({ id }) => id,
  ranking: (world) => rank(world.seats.map((seat) => ({ seat, score: 0 }))),
  broken: ({ coins }) => (coins < 0 ? ['the purse is torn'] : []),
};
const setup = { options: {}, seats: ['anna', 'bob', 'cara'], seed: 'purse' };
const paid = (seat: string, count: number, n: number): Entry => ({
  is: 'answer',
  seat,
  question: `0.${seat}.${count}`,
  topic: 'pay',
  answer: n,
});
const long = [paid('bob', 1, 1), { is: 'time-called' } as const, paid('cara', 1, 2), paid('bob', 2, 3)];

it('a journal that breaks the world is cut down to what breaks it', () => {
  expect(shrink(game, setup, [...long, paid('anna', 1, 13)])).toEqual([paid('anna', 1, 13)]);
});

it('a journal that breaks a rule is cut down too', () => {
  expect(shrink(game, setup, [...long, paid('anna', 1, 66)])).toEqual([paid('anna', 1, 66)]);
});

it('what the break needs is kept', () => {
  const needed = [paid('anna', 1, 5), paid('anna', 2, 13)];
  expect(shrink(game, setup, [at(needed, 0), ...long, at(needed, 1)])).toEqual(needed);
});

it('a journal that breaks nothing is left as it is', () => {
  expect(shrink(game, setup, long)).toEqual(long);
});

it('the shorter journal can be played', () => {
  const journal = shrink(game, setup, [...long, paid('anna', 1, 13)]);
  expect(Table.resume(game, setup, journal, undefined, false).world.coins).toBe(-1);
});
