import { expect, test } from 'vitest';
import { dealsIn } from './deals.ts';
import { calamitiesIn, cardsIn, dearAndCheap, fetched } from './prices.ts';

const received = (...cards: string[]) => ({
  rule: 'AC 28.1',
  knows: ['a'],
  reveals: true,
  event: { what: 'cards-received', cards },
});

/** One side gave two Hides and a calamity, the other an Iron and two Ochre. */
const deals = dealsIn([received('hides', 'hides', 'epidemic'), received('iron', 'ochre', 'ochre')]);
const records = [{ turn: 7, score: {}, figures: {}, events: {}, deals }];

test('a deal is told by what both sides received', () => {
  expect(deals).toHaveLength(1);
  expect(deals.map(cardsIn)).toEqual([6]);
  expect(deals.map(calamitiesIn)).toEqual([1]);
  expect(deals[0]?.map(({ value }) => value)).toEqual([2, 4]);
});

test('prices are face values: of both sides, and for each point given', () => {
  expect(dearAndCheap(records).map(({ points }) => points.map(({ x, y }) => [x, y.value]))).toEqual([
    [[7, 4]],
    [[7, 2]],
  ]);
  expect(fetched(records).map(({ name, value }) => [name, value])).toEqual([
    ['hides', 2],
    ['iron', 0.5],
    ['ochre', 0.5],
  ]);
});
