import { brokenPieces, nationNamed } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { playOn, strike } from './calamities/testing.ts';
import { FINISH } from './data/nations.ts';
import { cities, citySupport, ships } from './phases.ts';
import { happened, position, theNation } from './testing.ts';
import { tradeCards } from './trade-cards.ts';
import { score } from './victory.ts';

const TWELVE = 'memphis tanis thebes buhen fayum alexandria tyre sidon damascus jerusalem antioch nineveh'.split(' ');
const EIGHTEEN = [...TWELVE, 'babylon', 'susa', 'salamis', 'knossos', 'phaestos', 'rhodes'];

test('[AC IC 1] with two sets each nation has 110 tokens, 18 cities and 8 ships', () => {
  const world = position({ egypt: {} }, { imperial: 2 });
  expect(theNation(world, 'egypt')).toMatchObject({ pieces: { tokens: 110, cities: 18, ships: 8 }, stock: 110 });
  expect(theNation(position({ egypt: {} }), 'egypt').pieces).toEqual({ tokens: 55, cities: 9, ships: 4 });
});

test('[AC IC 1] where a set has 47 tokens, two have 94', () => {
  expect(theNation(position({ egypt: {} }, { imperial: 2 }, 8), 'egypt').pieces.tokens).toBe(94);
});

test('[AC IC 1] a tenth city can be built and a fifth ship kept', () => {
  const world = position(
    { egypt: { cities: TWELVE.slice(0, 9), tokens: { jerusalem: 6, libya: 2 }, ships: Array(4).fill('libya') } },
    { imperial: 2 },
  );
  play(ships(world, 'egypt'), {
    egypt: [{ keep: [], build: [{ area: 'libya', levy: 2 }] }],
  });
  play(cities(world, 'egypt'), { egypt: [{ jerusalem: 0 }] });
  expect(theNation(world, 'egypt')).toMatchObject({ cities: 10 });
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC IC 2] the tenth city draws a second card from stack 1, the twelfth from stack 3', () => {
  const world = position({ egypt: { cities: TWELVE } }, { imperial: 2 });
  play(tradeCards(world));
  expect(happened(world, 'cards-drawn')).toMatchObject([{ stacks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3] }]);
});

test('[AC IC 2] it takes eighteen cities to draw twice from the ninth stack', () => {
  const world = position({ egypt: { cities: EIGHTEEN } }, { imperial: 2 });
  play(tradeCards(world));
  expect(theNation(world, 'egypt').hand).toHaveLength(18);
  expect(world.trade.fresh.filter(({ stack }) => stack === 9)).toHaveLength(2);
});

test('[AC IC 3] only one card of the ninth stack can be bought each turn', () => {
  const world = position({ egypt: { treasury: 60 } }, { imperial: 2 });
  play(tradeCards(world), { egypt: [true] });
  expect(theNation(world, 'egypt')).toMatchObject({ treasury: 42 });
});

test('[AC IC 3] where all stacks sell, it is the ninth only that is limited', () => {
  const world = position({ egypt: { treasury: 60 } }, { imperial: 2, cardPurchases: 'any' });
  play(tradeCards(world), { egypt: ['9', '8', '8', 'none'] });
  expect(
    refused(tradeCards(position({ egypt: { treasury: 60 } }, { imperial: 2, cardPurchases: 'any' })), {
      egypt: ['9', '9'],
    }),
  ).toContain('AC 27.51');
});

test('[AC IC 4] nations may have three sets or four', () => {
  const three = position({ egypt: { cities: EIGHTEEN } }, { imperial: 3 });
  expect(theNation(three, 'egypt').pieces).toEqual({ tokens: 165, cities: 27, ships: 12 });
  expect(theNation(position({ egypt: {} }, { imperial: 4 }), 'egypt').pieces.tokens).toBe(220);
});

test('[AC IC 5] everything else stays: the tenth city needs two tokens to support it like any other', () => {
  const supported = (tokens: number): boolean => {
    const world = position({ egypt: { cities: TWELVE.slice(0, 10), tokens: { libya: tokens } } }, { imperial: 2 });
    return asks(citySupport(world, 'egypt')).length === 0;
  };
  expect([supported(20), supported(19)]).toEqual([true, false]);
});

/** The test game of the article: six nations with the Western Extension. */
const CARDS_WORTH = {
  1700: 'pottery cloth-making metalworking agriculture roadbuilding mining engineering astronomy coinage medicine mathematics drama-and-poetry music literacy law',
  1370: 'pottery cloth-making metalworking agriculture roadbuilding mining engineering astronomy medicine mathematics drama-and-poetry architecture',
  1820: 'pottery cloth-making metalworking agriculture roadbuilding mining engineering astronomy coinage medicine mathematics drama-and-poetry music architecture literacy law',
  850: 'pottery cloth-making metalworking agriculture roadbuilding mining engineering coinage',
} as const;

interface Finished {
  readonly cards: keyof typeof CARDS_WORTH;
  readonly hand: readonly string[];
  readonly treasury: number;
  readonly step: number;
  readonly cities: number;
  readonly total: number;
}

const FINISHED: readonly (readonly [string, Finished])[] = [
  [
    'illyria',
    {
      cards: 1700,
      hand: ['grain', 'grain', 'papyrus', 'papyrus', 'papyrus'],
      treasury: 14,
      step: 14,
      cities: 10,
      total: 3648,
    },
  ],
  ['assyria', { cards: 1370, hand: [], treasury: 0, step: 13, cities: 9, total: 3120 }],
  ['babylon', { cards: 1820, hand: ['papyrus', 'papyrus'], treasury: 2, step: 14, cities: 9, total: 3680 }],
  [
    'egypt',
    { cards: 850, hand: ['papyrus', 'papyrus', 'cloth', 'ochre'], treasury: 0, step: 11, cities: 4, total: 2164 },
  ],
];

test.each(FINISHED)('[AC IC test-game.%s] its parts add up to what is printed', (name, { total, ...has }) => {
  const world = position(
    { [name]: { ...has, cards: CARDS_WORTH[has.cards].split(' '), cities: TWELVE.slice(0, has.cities) } },
    { imperial: 2, board: 'extension' },
    6,
  );
  world.over = true;
  expect(score(world, nationNamed(world, name))).toBe(total);
});

test('[AC IC test-game.track] markers worth 1,400 points had two spaces to go', () => {
  expect(FINISH - 1400 / 100).toBe(2);
});

test('[AC IC test-game.civil-disorder] Civil Disorder cut eleven cities to three', () => {
  const world = position({ assyria: { cities: TWELVE.slice(0, 11) } }, { imperial: 2, board: 'extension' }, 6);
  playOn(strike(world, 'civil-disorder', 'assyria'));
  expect(theNation(world, 'assyria').cities).toBe(3);
});
