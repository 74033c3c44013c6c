import type { AncientEvent } from '@ecumene/ancients';
import { expect, it } from 'vitest';
import { dealsIn, endOf, fallenIn, partIn } from './deals.ts';

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

const SIDES = { to: null, counters: null, gives: 3, names: ['salt', 'salt'], wants: 3, asks: ['wine', 'wine'] };

function offer(nation: string, id: number): AncientEvent {
  return { what: 'offer-made', nation, offer: id, ...SIDES };
}

it('tells which offers of a nation fell with its latest deal, but for the one that was taken up', () => {
  const deal: AncientEvent = { what: 'traded', nations: ['egypt', 'crete'], gave: [3, 3] };
  const story = [offer('egypt', 1), offer('crete', 2), offer('egypt', 3), offer('egypt', 4), deal];
  expect(fallenIn(story, 'egypt')).toEqual({ other: 'crete', count: 2 });
  expect(fallenIn(story, 'crete')).toEqual({ other: 'egypt', count: 1 });
  expect(fallenIn(story, 'asia')).toBeUndefined();
  expect(fallenIn([offer('egypt', 1), deal], 'egypt')).toBeUndefined();
  const withdrawn: AncientEvent = { what: 'offer-withdrawn', nation: 'egypt', offer: 3 };
  expect(fallenIn([offer('egypt', 1), offer('egypt', 3), withdrawn, deal], 'egypt')).toBeUndefined();
  const declined: AncientEvent = {
    ...{ what: 'offer-declined', nation: 'crete', from: 'egypt', offer: 3 },
    ...{ why: null, card: null },
  };
  expect(fallenIn([offer('egypt', 1), offer('egypt', 3), declined, deal], 'egypt')).toBeUndefined();
  expect(fallenIn([...story, { what: 'trade-ends', by: 'over' }], 'egypt')).toBeUndefined();
});

it('tells whether an offer that no longer stands was withdrawn or fell with a deal', () => {
  const gone = { id: 3, from: 'egypt', ...SIDES };
  const withdrawn: AncientEvent = { what: 'offer-withdrawn', nation: 'egypt', offer: 3 };
  const deal: AncientEvent = { what: 'traded', nations: ['crete', 'egypt'], gave: [3, 3] };
  const elsewhere: AncientEvent = { what: 'traded', nations: ['crete', 'asia'], gave: [3, 3] };
  expect(endOf(gone, [offer('egypt', 3), withdrawn, elsewhere])).toEqual({ by: 'withdrawal' });
  expect(endOf(gone, [offer('egypt', 3), deal, elsewhere])).toEqual({ by: 'deal', other: 'crete' });
  expect(endOf(gone, [deal, offer('egypt', 3), elsewhere])).toBeUndefined();
  expect(endOf(gone, [withdrawn, { what: 'trade-ends', by: 'over' }])).toBeUndefined();
});
