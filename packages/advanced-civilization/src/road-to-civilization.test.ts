import { cardPoints, groupsHeld, nationNamed } from '@ecumene/ancients';
import { asks, play } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { book } from './book.ts';
import { CARDS, CIVILIZATION_CARDS } from './data/civilization-cards.ts';
import { FINISH, LAST_NUMBER, ROWS, TRACK } from './data/nations.ts';
import { sheet } from './options.ts';
import { moveMarkers } from './succession.ts';
import { happened, position, theNation } from './testing.ts';
import { tradeCards } from './trade-cards.ts';
import { score } from './victory.ts';
import type { AcWorld } from './world.ts';

const CITIES = ['memphis', 'tanis', 'thebes', 'buhen', 'fayum'];
const EVERY_CARD = CIVILIZATION_CARDS.map(({ id }) => id);

type Options = Readonly<Record<string, string | boolean>>;

/** Egypt's marker moves. Its epochs begin at steps 4, 7, 10 and 13, which asks for 1,300 points. */
function moved(options: Options, step: number, cards: readonly string[], cities = CITIES): AcWorld {
  const world = position({ egypt: { step, cities, cards: [...cards] }, crete: {} }, options);
  moveMarkers(world);
  return world;
}

/** The card points that each step of each row asks for. */
function pointsAsked(options: Options): (row: number, step: number) => number {
  const world = position({ egypt: {}, crete: {} }, options);
  return (row, step) => book.track.needs(world, row, step).find(({ what }) => what === 'points')?.needed ?? 0;
}

function stepAfter(...given: Parameters<typeof moved>): number {
  return theNation(moved(...given), 'egypt').step;
}

const EIGHT_OF_FOUR = [
  'pottery',
  'cloth-making',
  'metalworking',
  'agriculture',
  'engineering',
  'music',
  'law',
  'coinage',
];

test('[AC RC easier-iron.1] eight cards of four groups open the Early Iron Age', () => {
  expect(stepAfter({}, 9, EIGHT_OF_FOUR)).toBe(9);
  expect(stepAfter({ easierIron: true }, 9, EIGHT_OF_FOUR)).toBe(10);
  expect(stepAfter({ easierIron: true }, 9, EIGHT_OF_FOUR.slice(1))).toBe(9);
  const threeGroups = [...EIGHT_OF_FOUR.filter((card) => card !== 'law'), 'astronomy'];
  expect(stepAfter({ easierIron: true }, 9, threeGroups)).toBe(9);
});

test('[AC RC easier-iron.1] it is for five or six players', () => {
  const refusals = [4, 5, 6, 7].map((seats) => 'refusals' in sheet.settle({ easierIron: true }, seats));
  expect(refusals).toEqual([true, false, false, true]);
});

test('[AC RC easier-iron.2] 1,100 points and all five groups open the Late Iron Age', () => {
  const fourGroups = [...EIGHT_OF_FOUR, 'mathematics', 'roadbuilding'];
  const five = [...fourGroups.filter((card) => card !== 'pottery'), 'mysticism'];
  const points = (cards: readonly string[]): number => cards.reduce((sum, id) => sum + (CARDS.get(id)?.cost ?? 0), 0);
  expect([points(fourGroups), points(five)]).toEqual([1130, 1135]);
  expect(stepAfter({ easierIron: true }, 12, fourGroups)).toBe(12);
  expect(stepAfter({ easierIron: true }, 12, five)).toBe(13);
  expect(stepAfter({ easierIron: true }, 12, five.slice(2))).toBe(12);
  expect(stepAfter({}, 12, five)).toBe(12);
});

test('[AC RC easier-iron.2] the spaces after that ask for what is printed', () => {
  const asked = pointsAsked({ easierIron: true });
  expect([13, 14, 15, 16].map((step) => asked(8, step))).toEqual([1100, 1600, 1900, 1900]);
});

test('[AC RC buy-any-stack] trade cards of any stack cost twice their value, as Gold and Ivory do', () => {
  const world = position({ egypt: { treasury: 23 } }, { cardPurchases: 'any' });
  play(tradeCards(world), { egypt: ['9', '2'] });
  expect(happened(world, 'card-bought')).toMatchObject([
    { stack: 9, treasury: 18 },
    { stack: 2, treasury: 4 },
  ]);
  expect(theNation(world, 'egypt').treasury).toBe(1);
});

test('[AC RC buy-any-stack] one token buys nothing, two buy from the first stack only', () => {
  expect(asks(tradeCards(position({ egypt: { treasury: 1 } }, { cardPurchases: 'any' })))).toEqual([]);
  const world = position({ egypt: { treasury: 3 } }, { cardPurchases: 'any' });
  play(tradeCards(world), { egypt: [true] });
  expect(theNation(world, 'egypt').hand).toHaveLength(1);
});

test('[AC RC buy-any-stack] it is instead of the easier iron ages', () => {
  expect(sheet.settle({ easierIron: true, cardPurchases: 'any' }, 5)).toMatchObject({
    refusals: [{ rule: 'AC RC buy-any-stack' }],
  });
});

test('[AC RC two-cards-a-city] with three or four players each city draws two trade cards', () => {
  const world = position({ thrace: { cities: ['tyras', 'athens'] } }, { twoCardsACity: true }, 3);
  play(tradeCards(world));
  expect(theNation(world, 'thrace').hand).toHaveLength(4);
});

test('[AC RC finish-value] the finish square asks for what the last number says', () => {
  const asked = pointsAsked({});
  for (const [number, row] of ROWS.entries()) {
    expect(asked(number, FINISH)).toBe(TRACK[row].values.at(-1));
  }
});

test('[AC RC early-finish] the last space with a number is the finish, the fifteenth in every row', () => {
  for (const row of ROWS) {
    const { epochs, values } = TRACK[row];
    expect(epochs[3] + values.length - 1).toBe(LAST_NUMBER);
  }
  const world = moved({ finish: 'last-number' }, 14, EVERY_CARD.slice(0, 18));
  expect(theNation(world, 'egypt').step).toBe(15);
  expect(happened(world, 'game-ends')).toEqual([{ what: 'game-ends', because: 'finish' }]);
});

test('[AC RC early-finish] it asks for its number anyway', () => {
  const world = moved({ finish: 'last-number' }, 14, EVERY_CARD.slice(0, 15));
  expect(theNation(world, 'egypt').step).toBe(14);
  expect(world.over).toBe(false);
});

test('[AC RC beyond-finish.1] past the finish each space asks for 200 points more, and steps go on counting', () => {
  const asked = pointsAsked({ finish: 'beyond' });
  expect([15, 16, 17, 18, 19].map((step) => asked(8, step))).toEqual([1900, 1900, 2100, 2300, 2500]);
  const cards = EVERY_CARD.filter((card) => !['theology', 'monotheism', 'philosophy'].includes(card));
  const world = moved({ finish: 'beyond' }, 16, cards);
  const egypt = nationNamed(world, 'egypt');
  expect(cardPoints(world, egypt, CARDS)).toBe(2480);
  expect(theNation(world, 'egypt').step).toBe(17);
  expect(world.over).toBe(false);
  expect(score(world, egypt)).toBe(2480 + 17 * 100 + 5 * 50);
  expect(stepAfter({ finish: 'beyond' }, 18, cards)).toBe(18);
});

test('[AC RC beyond-finish.2] it takes five cities to go on', () => {
  const cards = EVERY_CARD.slice(0, 23);
  expect(stepAfter({ finish: 'beyond' }, 16, cards, CITIES.slice(0, 4))).toBe(16);
  expect(stepAfter({ finish: 'beyond' }, 16, cards)).toBe(17);
});

test('[AC RC beyond-finish.3] the game ends when someone has all 24 cards', () => {
  expect(moved({ finish: 'beyond' }, 16, EVERY_CARD.slice(0, 23)).over).toBe(false);
  const world = moved({ finish: 'beyond' }, 12, EVERY_CARD);
  expect(happened(world, 'game-ends')).toEqual([{ what: 'game-ends', because: 'all-cards' }]);
  expect(world.over).toBe(true);
});

test('[AC RC fourth-turn] Egypt and Babylon need two cities on their fourth turn', () => {
  for (const [cities, step] of [
    [1, 3],
    [2, 4],
  ] as const) {
    const world = position({
      egypt: { step: 3, cities: CITIES.slice(0, cities) },
      babylon: { step: 3, cities: ['babylon', 'susa'].slice(0, cities) },
    });
    moveMarkers(world);
    expect([theNation(world, 'egypt').step, theNation(world, 'babylon').step]).toEqual([step, step]);
  }
});

test('[AC RC western-nations] western nations meet the Early Iron Age one step later', () => {
  const western = ['africa', 'italy', 'illyria', 'thrace', 'crete'] as const;
  expect(western.map((row) => TRACK[row].epochs[2])).toEqual([11, 11, 11, 11, 11]);
  expect([TRACK.egypt.epochs[2], TRACK.babylon.epochs[2]]).toEqual([10, 10]);
});

test('[AC RC illyria-and-thrace] nine cards are about 600 points, and two turns later 1,200 are asked for', () => {
  const cheapest = 'pottery cloth-making mysticism drama-and-poetry music metalworking astronomy deism literacy';
  const world = position({ thrace: { cards: cheapest.split(' ') } });
  const thrace = nationNamed(world, 'thrace');
  expect(cardPoints(world, thrace, CARDS)).toBe(610);
  expect(groupsHeld(world, thrace, CARDS).size).toBe(5);
  for (const row of ['illyria', 'thrace'] as const) {
    const { epochs, values } = TRACK[row];
    expect([epochs[3] - epochs[2], values[0]]).toEqual([2, 1200]);
  }
});
