import { expect, test } from 'vitest';
import { ROWS, TRACK } from './data/nations.ts';
import { lastTurn, moveMarkers } from './succession.ts';
import { happened, position, theNation } from './testing.ts';

const CITIES = ['memphis', 'tanis', 'thebes', 'buhen', 'fayum'];
const NINE = ['pottery', 'cloth-making', 'metalworking', 'agriculture', 'astronomy', 'music', 'literacy', 'mysticism'];

/** Where a marker of Egypt stands after the turn. Its epochs begin at steps 4, 7, 10 and 13. */
function after(step: number, cities: number, cards: readonly string[] = []): number {
  const world = position({ egypt: { step, cities: CITIES.slice(0, cities), cards }, crete: {} });
  moveMarkers(world);
  return theNation(world, 'egypt').step;
}

test('[AC 33.1] every marker moves one space', () => {
  const world = position({ egypt: {}, crete: { step: 2 } });
  moveMarkers(world);
  expect([theNation(world, 'egypt').step, theNation(world, 'crete').step]).toEqual([1, 3]);
});

test('[AC 33.21] in the Stone Age nothing is asked, not even a city', () => {
  expect(after(2, 0)).toBe(3);
});

test('[AC 33.22] the Early Bronze Age takes two cities', () => {
  expect([after(3, 1), after(3, 2)]).toEqual([3, 4]);
});

test('[AC 33.23] the Late Bronze Age takes three cities and cards of three groups, some cards counting for two', () => {
  expect(after(6, 3, ['pottery', 'cloth-making', 'astronomy'])).toBe(6);
  expect(after(6, 3, ['engineering', 'music'])).toBe(7);
  expect(after(6, 2, ['engineering', 'music'])).toBe(6);
});

test('[AC 31.551] a card of two groups counts for both', () => {
  expect([after(6, 3, ['pottery', 'music']), after(6, 3, ['pottery', 'mysticism'])]).toEqual([6, 7]);
});

test('[AC 33.24] the Early Iron Age takes four cities and nine cards of all five groups', () => {
  expect(after(9, 4, NINE)).toBe(9);
  expect(after(9, 4, [...NINE, 'roadbuilding'])).toBe(10);
  expect(after(9, 3, [...NINE, 'roadbuilding'])).toBe(9);
  const fourGroups = NINE.filter((card) => card !== 'mysticism');
  expect(after(9, 4, [...fourGroups, 'roadbuilding', 'mining'])).toBe(9);
});

test('[AC 33.25] each space of the Late Iron Age takes five cities and card points', () => {
  const cards = [...NINE, 'engineering', 'mining', 'medicine', 'law'];
  expect(after(12, 5, cards)).toBe(12);
  expect(after(12, 5, [...cards, 'mathematics'])).toBe(13);
  expect(after(12, 4, [...cards, 'mathematics'])).toBe(12);
  expect(after(13, 5, [...cards, 'mathematics'])).toBe(13);
});

test('[AC 33.11] a marker waits before an epoch whose conditions are not met', () => {
  const world = position({ egypt: { step: 3 }, crete: {} });
  moveMarkers(world);
  expect(happened(world, 'succession')).toContainEqual({
    what: 'succession',
    nation: 'egypt',
    step: 3,
    moved: 0,
    missing: 'cities',
  });
});

test('[AC 33.3] with fewer cities than the present epoch asks for a marker stays', () => {
  expect([after(5, 1), after(8, 2, ['engineering', 'music'])]).toEqual([5, 8]);
});

test('[AC 33.4] with no city a marker goes back one space, except in the Stone Age', () => {
  expect([after(5, 0), after(10, 0), after(3, 0)]).toEqual([4, 9, 3]);
});

test('[AC A45] it may fall back into the epoch before, whose successor then asks for its conditions again', () => {
  expect(after(4, 0)).toBe(3);
  expect(after(7, 3)).toBe(8);
  expect(after(7, 0)).toBe(6);
  expect(after(6, 3)).toBe(6);
});

test('[AC A3] Babylon enters the Early Bronze Age at step 4, or at 5 if the table chooses so', () => {
  for (const [babylonLater, step] of [
    [false, 3],
    [true, 4],
  ] as const) {
    const world = position({ babylon: { step: 3 }, crete: {} }, { babylonLater });
    moveMarkers(world);
    expect(theNation(world, 'babylon').step).toBe(step);
  }
});

const ALL = [...NINE, 'engineering', 'mining', 'roadbuilding', 'medicine', 'law', 'theology', 'mathematics'];

test('[AC 34.1A] the game ends when a marker moves onto the finish square', () => {
  const world = position({ egypt: { step: 15, cities: CITIES, cards: [...ALL, 'philosophy', 'coinage'] }, crete: {} });
  moveMarkers(world);
  expect(theNation(world, 'egypt').step).toBe(16);
  expect(world.over).toBe(true);
  expect(happened(world, 'game-ends')).toEqual([{ what: 'game-ends', because: 'finish' }]);
});

test('[AC A2] the finish is the sixteenth step', () => {
  const world = position({ egypt: { step: 14, cities: CITIES, cards: [...ALL, 'philosophy', 'coinage'] }, crete: {} });
  moveMarkers(world);
  expect(theNation(world, 'egypt').step).toBe(15);
  expect(world.over).toBe(false);
});

test('[AC A4] the finish asks for as much as the last printed space', () => {
  expect(after(15, 5, ALL)).toBe(15);
});

test('[AC 34.1B] it ends with the turn in which time is called or the last turn is played', () => {
  const world = position({ egypt: {}, crete: {} });
  world.room.timeCalled = true;
  moveMarkers(world);
  expect(happened(world, 'game-ends')).toEqual([{ what: 'game-ends', because: 'time' }]);
  const last = position({ egypt: {}, crete: {}, turn: 5 }, { turns: 5 });
  moveMarkers(last);
  expect(last.over).toBe(true);
});

test('[AC 34.1B] which turn is the last is known when it is set, or when time is called', () => {
  const world = position({ egypt: {}, crete: {}, turn: 4 }, { turns: 9 });
  expect([lastTurn(world), lastTurn(position({ egypt: {}, crete: {} }))]).toEqual([9, 0]);
  world.room.timeCalled = true;
  expect(lastTurn(world)).toBe(4);
});

test('[AC 34.2] before that turn it goes on', () => {
  const world = position({ egypt: {}, crete: {}, turn: 4 }, { turns: 5 });
  moveMarkers(world);
  expect(world.over).toBe(false);
});

test('[AC 34.1B] it ends when nobody is left to play with', () => {
  const world = position({ egypt: {} });
  moveMarkers(world);
  expect(happened(world, 'game-ends')).toEqual([{ what: 'game-ends', because: 'alone' }]);
});

test('[AC 34.1B] without an agreed last turn it ends when no player has a token or a city left', () => {
  const world = position({ egypt: {}, crete: { ships: ['knossos'] } });
  moveMarkers(world);
  expect(happened(world, 'game-ends')).toEqual([{ what: 'game-ends', because: 'empty' }]);
  const agreed = position({ egypt: {}, crete: {} }, { turns: 5 });
  moveMarkers(agreed);
  expect(agreed.over).toBe(false);
});

test('[AC 34.1] otherwise it goes on', () => {
  const world = position({ egypt: { tokens: { memphis: 1 } }, crete: {} });
  moveMarkers(world);
  expect(world.over).toBe(false);
});

/** Where the epochs of each row begin, and what its last spaces ask for. */
test.each([
  ['africa', [5, 8, 11, 14], [1300, 1600]],
  ['italy', [5, 8, 11, 14], [1400, 1700]],
  ['illyria', [6, 8, 11, 13], [1200, 1500, 1800]],
  ['thrace', [6, 9, 11, 13], [1200, 1400, 1700]],
  ['crete', [5, 9, 11, 14], [1300, 1600]],
  ['asia', [5, 8, 10, 13], [1200, 1500, 1800]],
  ['assyria', [5, 8, 10, 14], [1500, 1800]],
  ['babylon', [4, 7, 10, 14], [1600, 1900]],
  ['egypt', [4, 7, 10, 13], [1300, 1600, 1900]],
] as const)('[AC A1] [AC 10.21] the row of %s', (row, epochs, values) => {
  expect(TRACK[row]).toEqual({ epochs, values });
});

test('[AC A9] the rows of the track', () => {
  expect(ROWS.join(' ')).toBe('africa italy illyria thrace crete asia assyria babylon egypt');
});

test('[AC 10.21] epochs begin at different steps for different nations', () => {
  const illyria = position({ illyria: { step: 5 }, crete: { step: 4 } });
  moveMarkers(illyria);
  expect(happened(illyria, 'succession')).toMatchObject([
    { nation: 'illyria', missing: 'cities' },
    { nation: 'crete', missing: 'cities' },
  ]);
});

test('[AC Q&A 33.25 a] [AC A47] [AC WX 3] with the Extension the same track serves, and Iberia has Italy’s row', () => {
  const extension = position({ iberia: { step: 4 }, crete: {} }, { board: 'extension' });
  const main = position({ italy: { step: 4 }, crete: {} });
  for (const world of [extension, main]) moveMarkers(world);
  expect(theNation(extension, 'iberia').step).toBe(4);
  expect(theNation(main, 'italy').step).toBe(4);
});
