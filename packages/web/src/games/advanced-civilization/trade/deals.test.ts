import { expect, it } from 'vitest';
import { dealsIn, partIn } from './deals.ts';

it('tells the deals of a story, the latest first, with what one gave and got', () => {
  const deals = dealsIn(
    [
      { what: 'traded', nations: ['crete', 'egypt'], gave: [3, 4] },
      { what: 'cards-received', nation: 'egypt', from: 'crete', cards: ['salt', 'salt', 'oil'] },
      { what: 'cards-received', nation: 'crete', from: 'egypt', cards: ['wine', 'wine', 'iron', 'ochre'] },
      { what: 'turn-begins', turn: 5 },
      { what: 'traded', nations: ['asia', 'crete'], gave: [3, 3] },
    ],
    5,
  );
  expect(deals).toMatchObject([
    { no: 2, turn: 5, nations: ['asia', 'crete'], received: {} },
    { no: 1, turn: 4, gave: [3, 4] },
  ]);
  const [asias, cretes] = deals;
  expect(cretes && partIn(cretes, 'egypt')).toEqual({
    other: 'crete',
    gave: { count: 4, cards: ['wine', 'wine', 'iron', 'ochre'] },
    got: { count: 3, cards: ['salt', 'salt', 'oil'] },
  });
  expect(cretes && partIn(cretes, 'crete')).toMatchObject({ other: 'egypt', gave: { count: 3 }, got: { count: 4 } });
  expect(asias && partIn(asias, 'egypt')).toBeUndefined();
});
