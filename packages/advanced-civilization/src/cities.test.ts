import { asks, play, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { cities, citySupport } from './phases.ts';
import { happened, has, position, theNation, tokens } from './testing.ts';

test('[AC 25.2] six tokens on a site or twelve elsewhere become a city, and go to stock', () => {
  const world = position({ egypt: { tokens: { memphis: 6, gaza: 12 } } });
  play(cities(world, 'egypt'), { egypt: [{ memphis: 0, gaza: 0 }] });
  expect(has(world, 'egypt')).toMatchObject({ cities: ['gaza', 'memphis'], tokens: {}, stock: 55 });
  const few = position({ egypt: { tokens: { memphis: 6, gaza: 11 } } });
  expect(refused(cities(few, 'egypt'), { egypt: [{ gaza: 0 }] })).toBe('too-few AC 25.2');
});

test('[AC A24] a city takes six tokens, and the others stay until surplus is removed', () => {
  const world = position({ egypt: { tokens: { memphis: 8 } } });
  play(cities(world, 'egypt'), { egypt: [{ memphis: 0 }] });
  expect(tokens(world, 'egypt', 'memphis')).toBe(2);
});

test('[AC 25.1] one city an area, and nine for each player', () => {
  const world = position({ crete: { cities: ['memphis'] }, egypt: { tokens: { memphis: 6, tanis: 6 } } });
  expect(refused(cities(world, 'egypt'), { egypt: [{ memphis: 0 }] })).toBe('city AC 25.1');
  const eight = ['thebes', 'buhen', 'fayum', 'alexandria', 'tyre', 'sidon', 'damascus', 'jericho'];
  const full = position({ egypt: { cities: eight, tokens: { memphis: 6, tanis: 6 } } });
  expect(refused(cities(full, 'egypt'), { egypt: [{ memphis: 0, tanis: 0 }] })).toBe('too-many AC 25.1');
  const nine = position({ egypt: { cities: [...eight, 'tanis'], tokens: { memphis: 6 } } });
  expect(asks(cities(nine, 'egypt'))).toEqual([]);
});

test('[AC 25.1] nobody has to build, and who cannot is not asked', () => {
  const world = position({ egypt: { tokens: { memphis: 6 } } });
  play(cities(world, 'egypt'), { egypt: [{}] });
  expect(has(world, 'egypt')['cities']).toEqual([]);
  expect(asks(cities(position({ egypt: { tokens: { memphis: 5, gaza: 11 } } }), 'egypt'))).toEqual([]);
});

test('[AC 25.1] where a city stands nobody is asked to build one', () => {
  const world = position({ crete: { cities: ['memphis'] }, egypt: { tokens: { memphis: 6 } } });
  expect(asks(cities(world, 'egypt'))).toEqual([]);
});

test('[AC 26.32] a city just built is the first to fall for lack of support', () => {
  const world = position({ egypt: { tokens: { memphis: 6 }, cities: ['alexandria', 'tanis'] } });
  play(cities(world, 'egypt'), { egypt: [{ memphis: 0 }] });
  play(citySupport(world, 'egypt'), { egypt: ['tanis'] });
  expect(happened(world, 'city-reduced')).toMatchObject([{ area: 'memphis' }, { area: 'tanis' }]);
});

test('[AC 25.3] with Architecture up to half of one city a turn comes from treasury', () => {
  const egypt = { tokens: { memphis: 3, tanis: 3, gaza: 6 }, treasury: 20, cards: ['architecture'] };
  const world = position({ egypt });
  play(cities(world, 'egypt'), { egypt: [{ memphis: 3 }] });
  expect(has(world, 'egypt')).toMatchObject({ cities: ['memphis'], treasury: 17 });
  expect(refused(cities(position({ egypt }), 'egypt'), { egypt: [{ memphis: 3, tanis: 3 }] })).toBe('treasury AC 25.3');
  expect(refused(cities(position({ egypt }), 'egypt'), { egypt: [{ memphis: 4 }] })).toBe('above-half AC 25.3');
  const elsewhere = position({ egypt });
  play(cities(elsewhere, 'egypt'), { egypt: [{ gaza: 6 }] });
  expect(theNation(elsewhere, 'egypt').treasury).toBe(14);
});

test('[AC 32.631] Architecture does not help where others or Barbarians have tokens', () => {
  const egypt = { tokens: { memphis: 3 }, treasury: 9, cards: ['architecture'] };
  for (const name of ['crete', 'outsiders']) {
    const world = position({ egypt, [name]: { tokens: { memphis: 1 } } });
    expect(asks(cities(world, 'egypt'))).toEqual([]);
  }
});

test('[AC 25.3] why treasury cannot pay is said: no Architecture, foreign tokens, above half, or nothing left', () => {
  const given = { tokens: { memphis: 6, tanis: 6 }, treasury: 9, cards: ['architecture'] };
  const why = (egypt: object, build: object, crete = {}): string =>
    refused(cities(position({ egypt: { ...given, ...egypt }, crete }), 'egypt'), { egypt: [build] });
  expect(why({ cards: [] }, { memphis: 1 })).toBe('no-architecture AC 25.3');
  expect(why({}, { memphis: 1 }, { tokens: { memphis: 1 } })).toBe('foreign AC 25.3');
  expect(why({}, { memphis: 4 })).toBe('above-half AC 25.3');
  expect(why({ treasury: 1 }, { memphis: 2 })).toBe('treasury AC 25.3');
});

test('[AC 25.2] without Architecture a city may be built among the tokens of others', () => {
  const world = position({ egypt: { tokens: { memphis: 6 } }, crete: { tokens: { memphis: 1 } } });
  play(cities(world, 'egypt'), { egypt: [{ memphis: 0 }] });
  expect(has(world, 'egypt')['cities']).toEqual(['memphis']);
});
