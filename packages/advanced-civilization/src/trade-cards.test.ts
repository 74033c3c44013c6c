import { fewestCitiesFirst } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { happened, has, position, theNation } from './testing.ts';
import { tradeCards } from './trade-cards.ts';

const THREE = ['memphis', 'tanis', 'thebes'];
const NINE = [...THREE, 'buhen', 'fayum', 'alexandria', 'tyre', 'sidon', 'damascus'];

test('[AC 27.1] the fewest cities draw first, ties by the track', () => {
  const world = position({
    crete: { cities: ['knossos'] },
    egypt: { cities: THREE },
    africa: { cities: ['carthage'] },
  });
  expect(fewestCitiesFirst(world)).toEqual(['africa', 'crete', 'egypt']);
});

test('[AC 27.2 example] three cities draw from stacks 1, 2 and 3', () => {
  const world = position({ egypt: { cities: THREE } });
  play(tradeCards(world));
  expect(happened(world, 'cards-drawn')).toEqual([{ what: 'cards-drawn', nation: 'egypt', stacks: [1, 2, 3] }]);
  expect(theNation(world, 'egypt').hand).toHaveLength(3);
});

test('[AC 27.2] one card from each stack up to the number of cities', () => {
  const world = position({ egypt: { cities: NINE } });
  play(tradeCards(world));
  expect(happened(world, 'cards-drawn')).toMatchObject([{ stacks: [1, 2, 3, 4, 5, 6, 7, 8, 9] }]);
});

test('[AC 27.21] an empty stack gives nothing, and no other makes up for it', () => {
  const world = position({ egypt: { cities: THREE } });
  world.trade.returned.push(...(world.trade.stacks[1]?.splice(0) ?? []));
  play(tradeCards(world));
  expect(happened(world, 'cards-drawn')).toMatchObject([{ stacks: [1, 3] }]);
});

test('[AC 27.3] what was drawn is shown to nobody else', () => {
  const world = position({ egypt: { cities: THREE } });
  play(tradeCards(world));
  const seen = world.news.find(({ event }) => event.what === 'cards-seen');
  expect(seen).toMatchObject({ knows: ['egypt'], reveals: true });
});

test('[AC 27.51] cards of the ninth stack cost 18 treasury each, before the next player draws, also without cities', () => {
  const world = position({ crete: { treasury: 37 }, egypt: { cities: NINE } });
  play(tradeCards(world), { crete: [true, true] });
  expect(theNation(world, 'crete')).toMatchObject({ treasury: 1, stock: 54 });
  expect(theNation(world, 'crete').hand).toHaveLength(2);
  expect(happened(world, 'card-bought')).toHaveLength(2);
});

test('[AC 27.51] an empty ninth stack sells nothing', () => {
  const world = position({ crete: { treasury: 40 } });
  const ninth = world.trade.stacks[8];
  world.trade.returned.push(...(ninth?.splice(1) ?? []));
  play(tradeCards(world), { crete: [true] });
  expect(theNation(world, 'crete')).toMatchObject({ treasury: 22 });
  expect(ninth).toEqual([]);
});

test('[AC 27.51] the tokens go to stock, and the purchase comes before the next player draws', () => {
  const world = position({ crete: { cities: ['knossos'], treasury: 18 }, egypt: { cities: THREE } });
  play(tradeCards(world), { crete: [true] });
  expect(theNation(world, 'crete').stock).toBe(55);
  const order = world.news.flatMap(({ event }) => (event.what === 'cards-drawn' ? [[event.nation, event.stacks]] : []));
  expect(order).toEqual([
    ['crete', [1]],
    ['crete', [9]],
    ['egypt', [1, 2, 3]],
  ]);
});

test('[AC 27.51] nobody is asked to buy who has no 18 tokens, and nobody has to', () => {
  expect(asks(tradeCards(position({ crete: { treasury: 17 } })))).toEqual([]);
  const world = position({ crete: { treasury: 40 } });
  play(tradeCards(world), { crete: [false] });
  expect(has(world, 'crete')).toMatchObject({ treasury: 40, hand: [] });
});

describe('buying from any stack', () => {
  const rich = { crete: { treasury: 40 } };

  test('[AC ST buy-any-stack.1] every stack sells at twice its face value', () => {
    const world = position(rich, { cardPurchases: 'any' });
    play(tradeCards(world), { crete: ['1', '7', 'none'] });
    expect(happened(world, 'card-bought')).toMatchObject([
      { stack: 1, treasury: 2 },
      { stack: 7, treasury: 14 },
    ]);
    expect(theNation(world, 'crete')).toMatchObject({ treasury: 24, stock: 31 });
  });

  test('[AC ST buy-any-stack.2] in the first form one card a turn, from any one stack', () => {
    const world = position(rich, { cardPurchases: 'one' });
    play(tradeCards(world), { crete: ['4'] });
    expect(theNation(world, 'crete').hand).toHaveLength(1);
  });

  test('[AC ST buy-any-stack.3] in the second form one card of each stack', () => {
    expect(refused(tradeCards(position(rich, { cardPurchases: 'one-of-each' })), { crete: ['4', '4'] })).toContain(
      'AC 27.51',
    );
    const world = position(rich, { cardPurchases: 'one-of-each' });
    play(tradeCards(world), { crete: ['4', '5', '6', 'none'] });
    expect(theNation(world, 'crete').hand).toHaveLength(3);
  });

  test('[AC ST buy-any-stack.4] in the third form any number, even of the same stack', () => {
    const world = position(rich, { cardPurchases: 'any' });
    play(tradeCards(world), { crete: ['4', '4', '4', '8'] });
    expect(theNation(world, 'crete')).toMatchObject({ treasury: 0 });
    expect(theNation(world, 'crete').hand).toHaveLength(4);
  });
});
