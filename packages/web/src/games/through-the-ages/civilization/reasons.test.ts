import { Table } from '@ecumene/engine';
import { throughTheAges } from '@ecumene/through-the-ages';
import { expect, test } from 'vitest';
import { linesOf, made, total } from './reasons.ts';

function start() {
  const seats = ['anna', 'bela'];
  const players = Object.fromEntries(seats.map((seat) => [seat, { is: 'person', name: seat }] as const));
  const [civ] = Table.open(throughTheAges, { seats, seed: 'why', options: {}, players }).view('anna').civilizations;
  if (civ === undefined) throw new Error('nobody plays');
  return civ;
}

test('a number is the sum of its lines', () => {
  const civ = start();
  expect(total(linesOf(civ, 'science'))).toBe(civ.ratings.science);
  expect(total(linesOf(civ, 'strength'))).toBe(civ.ratings.strength);
  expect(linesOf(civ, 'civilActions').map(({ card, amount }) => [card, amount])).toEqual([['despotism', 4]]);
});

test('several lines of one card and cause become one', () => {
  const civ = start();
  const why = { statistic: 'strength', amount: 1, card: 'warriors', why: 'workers' } as const;
  expect(linesOf({ ...civ, reasons: [why, why] }, 'strength')).toEqual([
    { card: 'warriors', amount: 2, why: 'workers' },
  ]);
});

test('farms and mines make what their workers do', () => {
  const civ = start();
  expect(made(civ, 'farm')).toEqual([{ card: 'agriculture', amount: 2, why: 'workers' }]);
  expect(total(made(civ, 'mine'))).toBe(2);
});
