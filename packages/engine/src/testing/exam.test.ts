import { expect, it } from 'vitest';
import { at } from '../json.ts';
import { atOnce } from '../program.ts';
import { nameNumber } from '../questions/index.ts';
import { ask } from '../script.ts';
import { say } from '../text.ts';
import { type Event, newWorld, type World } from '../world.ts';
import { bareGame } from './bare-game.ts';
import { asked, Exam, fingerprint, views } from './exam.ts';

interface Talk extends World {
  heard: number[];
}
const game = bareGame<Talk, string, Event>({
  setup: (options, seats, random) => ({ ...newWorld<unknown, Event>(options, seats, random), heard: [] }),
  program: atOnce<Talk>(
    'speak',
    ({ seats }) => seats,
    function* (world, seat) {
      world.heard.push(yield* ask(seat, nameNumber({ topic: 'number', text: say('Which?'), least: 0, most: 9 })));
    },
  ),
  view: ({ heard }, viewer) => `${viewer} ${heard.length}`,
});
const exam = (rate = 50, seed = 'exam') => new Exam(game, { options: {}, seats: ['anna', 'bob'], seed }, rate);

it('trials are made as often as the rate says', () => {
  const often = (rate: number) => {
    const one = exam(rate);
    return Array.from({ length: 1000 }, () => one.now()).filter(Boolean).length;
  };
  expect([often(0), often(100)]).toEqual([0, 1000]);
  expect(Math.abs(often(30) - 300)).toBeLessThan(60);
});

it('trials are drawn apart from the game: they leave its generator as it was', () => {
  const one = exam();
  const { drawn, key } = one.table.world.random;
  one.now();
  one.anyQuestion();
  one.anySeat();
  expect(one.table.world.random).toEqual({ drawn, key });
  expect(one.random.key).not.toBe(key);
});

it('every open question and every seat may be tried', () => {
  const one = exam();
  expect(new Set(Array.from({ length: 40 }, () => one.anyQuestion().id))).toEqual(new Set(['0.anna.1', '0.bob.1']));
  expect(new Set(Array.from({ length: 40 }, () => one.anySeat()))).toEqual(new Set(['anna', 'bob']));
});

it('what fails is noted', () => {
  const one = exam();
  one.fail('undo', 'it did not', 'anna');
  const { where } = one.table;
  expect(one.violations).toEqual([{ law: 'undo', what: 'it did not', seat: 'anna', where }]);
});

it('a fingerprint tells apart what differs in the world or in the questions, and nothing else', () => {
  const [a, b] = [exam(1).table, exam(2).table];
  expect(fingerprint(a)).toBe(fingerprint(b));
  a.answer('bob', '0.bob.1', 3);
  expect(fingerprint(a)).not.toBe(fingerprint(b));
  b.answer('bob', '0.bob.1', 3);
  expect(fingerprint(a)).toBe(fingerprint(b));
});

it('views are those of a spectator and of every seat', () => {
  expect(views(exam().table)).toEqual(['null 0', 'anna 0', 'bob 0']);
});

it('what is asked is listed as data', () => {
  const { table } = exam();
  expect(asked(table)).toEqual(['anna', 'bob'].map((seat) => at(table.questions(seat), 0)));
});
