import { expect, it } from 'vitest';
import { dealsIn, partIn } from './deals.ts';

it('tells the deals of a story, the latest first, with what came into one’s own hand', () => {
  const deals = dealsIn(
    [
      { what: 'traded', nations: ['crete', 'egypt'], gave: [3, 4] },
      { what: 'cards-received', nation: 'egypt', from: 'crete', cards: ['salt', 'salt', 'oil'] },
      { what: 'turn-begins', turn: 5 },
      { what: 'traded', nations: ['asia', 'crete'], gave: [3, 3] },
    ],
    5,
  );
  expect(deals).toMatchObject([
    { no: 2, turn: 5, nations: ['asia', 'crete'], received: [] },
    { no: 1, turn: 4, gave: [3, 4], received: ['salt', 'salt', 'oil'] },
  ]);
  const [asias, cretes] = deals;
  expect(cretes && partIn(cretes, 'egypt')).toEqual({ other: 'crete', gave: 4, got: 3 });
  expect(cretes && partIn(cretes, 'crete')).toEqual({ other: 'egypt', gave: 3, got: 4 });
  expect(asias && partIn(asias, 'egypt')).toBeUndefined();
});
