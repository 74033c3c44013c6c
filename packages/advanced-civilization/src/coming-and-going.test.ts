import { active, brokenPieces } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { arrive, depart, settleDepartures } from './coming-and-going.ts';
import { conflicts } from './ship-fights.ts';
import { happened, has, position, theNation } from './testing.ts';
import { tradeCards } from './trade-cards.ts';

test('[AC 15.51] a newcomer takes an unused nation and waits for a Civil War', () => {
  const world = position({ egypt: {}, crete: {} });
  play(arrive(world, 'late'), { late: ['thrace'] });
  expect(theNation(world, 'thrace')).toMatchObject({ seat: 'late', waiting: true, stock: 55 });
  expect(active(world)).toEqual([4, 8]);
});

test('[AC 15.51] where the nations of the board are all taken, the others serve; where all are, newcomers look on', () => {
  const world = position({ asia: {}, assyria: {}, babylon: {}, egypt: {} }, {}, 4);
  for (const [seat, nation] of [
    ['late', 'africa'],
    ['later', 'crete'],
    ['third', 'italy'],
    ['fourth', 'illyria'],
    ['fifth', 'thrace'],
  ] as const) {
    play(arrive(world, seat), { [seat]: [nation] });
    expect(theNation(world, nation)).toMatchObject({ seat, waiting: true });
  }
  expect(arrive(world, 'last')).toBeUndefined();
});

test('[AC 15.51] newcomers leave the nations of the board to those who are still choosing', () => {
  const world = position({ asia: {}, assyria: {}, babylon: {} }, {}, 4);
  world.placeOrder = ['idle 0'];
  expect(refused(arrive(world, 'late'), { late: ['egypt'] })).toBe('not-a-choice AC 15.51');
  play(arrive(world, 'late'), { late: ['crete'] });
  expect(theNation(world, 'crete').seat).toBe('late');
});

test('[AC 15.61] the nation of a player who leaves takes no part any more', () => {
  const world = position({ egypt: { tokens: { memphis: 3 } }, crete: {} });
  depart(world, 'egypt');
  expect(theNation(world, 'egypt')).toMatchObject({ inert: true, tokens: 3 });
  expect(active(world)).toEqual([4]);
});

test('[AC 15.61] its tokens and cities stay, but its ships, which nobody keeps, go back to stock', () => {
  const egypt = { tokens: { memphis: 3 }, cities: ['tanis'], ships: ['tanis', 'gaza'] };
  const world = position({ egypt, crete: {} });
  depart(world, 'egypt');
  expect(has(world, 'egypt')).toMatchObject({ tokens: { memphis: 3 }, cities: ['tanis'], ships: [] });
  expect(happened(world, 'ship-lost')).toHaveLength(2);
});

test('[AC 15.62] it keeps one random trade card for each city and returns the rest', () => {
  const world = position({ egypt: { cities: ['memphis', 'tanis'], hand: ['salt', 'wine', 'oil', 'gold'] } });
  depart(world, 'egypt');
  expect(theNation(world, 'egypt').hand).toHaveLength(2);
  expect(world.trade.returned).toEqual([]);
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 15.62] what it returns goes to the bottom of its stack at once, unseen', () => {
  const world = position({ egypt: { hand: ['salt', 'gold'] } });
  const [salt, gold] = theNation(world, 'egypt').hand;
  depart(world, 'egypt');
  expect([world.trade.stacks[2]?.[0], world.trade.stacks[8]?.[0]]).toEqual([salt, gold]);
  expect(JSON.stringify(world.news)).not.toContain('gold');
});

test('[AC 15.62] that it returns cards brings something to light, because all see to which stacks they go', () => {
  const leave = (hand: readonly string[]): boolean | undefined => {
    const world = position({ egypt: { cities: ['memphis'], hand } });
    depart(world, 'egypt');
    return world.news.find(({ event }) => event.what === 'nation-left')?.reveals;
  };
  expect(leave(['salt', 'gold'])).toBe(true);
  expect(leave(['salt'])).not.toBe(true);
});

test('[AC 15.62] a player who eliminates one of its cities draws one of them and pillages', () => {
  const world = position({ egypt: { cities: ['memphis'], hand: ['salt'] }, crete: { tokens: { memphis: 9 } } });
  depart(world, 'egypt');
  play(conflicts(world), { crete: [3] });
  expect(theNation(world, 'crete')).toMatchObject({ treasury: 3 });
  expect(theNation(world, 'crete').hand).toHaveLength(1);
});

test('[AC 15.63] its civilization cards still count', () => {
  const world = position({ egypt: { cities: ['memphis'], cards: ['engineering'] }, crete: { tokens: { memphis: 7 } } });
  depart(world, 'egypt');
  play(conflicts(world));
  expect(theNation(world, 'egypt').cities).toBe(1);
});

test('[AC 15.61] from the drawing of cards on nobody becomes inert', () => {
  const world = position({ egypt: { cities: ['memphis'] }, crete: {} });
  play(tradeCards(world));
  depart(world, 'egypt');
  expect(theNation(world, 'egypt').inert).toBe(false);
});

test('[AC 15.61] a player who leaves between draw and calamities leaves after them', () => {
  const world = position({ egypt: { hand: ['famine', 'salt'] }, crete: {} });
  world.unsettled = true;
  depart(world, 'egypt');
  expect(theNation(world, 'egypt').inert).toBe(false);
  theNation(world, 'egypt').hand = [];
  settleDepartures(world);
  expect(theNation(world, 'egypt').inert).toBe(true);
});

test('[AC 15.51] a nation is free again when the player who waited for it leaves', () => {
  const world = position({ egypt: {} });
  play(arrive(world, 'late'), { late: ['thrace'] });
  depart(world, 'late');
  expect(theNation(world, 'thrace')).toMatchObject({ seat: null, waiting: false });
  expect(asks(arrive(world, 'later'))).toEqual(['later: choose-nation']);
});
