import { expect, test } from 'vitest';
import { ALL_ADVANCES, chartRows } from './advances-chart.ts';

const row = (id: string, groups: readonly string[], cost: number, price: number, held = false) => ({
  card: { id, groups, cost },
  price,
  points: cost < 100 ? 1 : 2,
  held,
  does: id === 'medicine' ? 'Changes calamities.' : 'Gives credits only.',
});
const ROWS = [
  row('pottery', ['crafts'], 60, 60),
  row('medicine', ['science'], 140, 100),
  row('engineering', ['crafts', 'science'], 160, 40, true),
];
const ids = (...args: Parameters<typeof chartRows>) => chartRows(...args).map(({ card }) => card.id);
const plain = (id: string): string => id;

test('advances are sorted by name or by a number, up and down', () => {
  expect(ids(ROWS, ALL_ADVANCES, 'name', false, plain)).toEqual(['engineering', 'medicine', 'pottery']);
  expect(ids(ROWS, ALL_ADVANCES, 'price', false, plain)).toEqual(['engineering', 'pottery', 'medicine']);
  expect(ids(ROWS, ALL_ADVANCES, 'cost', true, plain)).toEqual(['engineering', 'medicine', 'pottery']);
});

test('advances are filtered by group, by whether one has them, and by words', () => {
  expect(ids(ROWS, { ...ALL_ADVANCES, group: 'science' }, 'cost', false, plain)).toEqual(['medicine', 'engineering']);
  expect(ids(ROWS, { ...ALL_ADVANCES, held: 'held' }, 'cost', false, plain)).toEqual(['engineering']);
  expect(ids(ROWS, { ...ALL_ADVANCES, held: 'missing' }, 'cost', false, plain)).toEqual(['pottery', 'medicine']);
  expect(ids(ROWS, { ...ALL_ADVANCES, text: ' CALAM' }, 'cost', false, plain)).toEqual(['medicine']);
});
