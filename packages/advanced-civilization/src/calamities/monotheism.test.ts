import { brokenPieces } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { happened, has, position, tokens } from '../testing.ts';
import { convert } from './monotheism.ts';

const cards = ['monotheism'];

test('[AC 32.941] a city next to own units by land becomes a city of the converter', () => {
  const world = position({
    egypt: { tokens: { memphis: 2 }, cards },
    crete: { cities: ['alexandria'], hand: ['salt'] },
  });
  play(convert(world, 'egypt'), { egypt: [['alexandria']] });
  expect(has(world, 'egypt')).toMatchObject({ cities: ['alexandria'], hand: [] });
  expect(has(world, 'crete')).toMatchObject({ cities: [], hand: ['salt'] });
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 32.941] tokens are replaced by as many tokens, of all nations there', () => {
  const world = position({
    egypt: { cities: ['memphis'], cards },
    crete: { tokens: { fayum: 3 } },
    babylon: { tokens: { fayum: 1 } },
  });
  play(convert(world, 'egypt'), { egypt: [['fayum']] });
  expect(has(world, 'egypt')['tokens']).toEqual({ fayum: 4 });
  expect(has(world, 'crete')['tokens']).toEqual({});
  expect(happened(world, 'tokens-replaced')).toHaveLength(2);
});

test('[AC 32.941] one area and no more, or none', () => {
  const world = position({
    egypt: { tokens: { memphis: 2 }, cards },
    crete: { tokens: { fayum: 3 }, cities: ['alexandria'] },
  });
  expect(refused(convert(world, 'egypt'), { egypt: [['fayum', 'alexandria']] })).toBe('too-many AC 32.942');
  play(convert(world, 'egypt'), { egypt: [[]] });
  expect(has(world, 'egypt')['cities']).toEqual([]);
});

test('[AC 32.942] across water nobody is converted, nor farther away', () => {
  const world = position({
    egypt: { tokens: { rhodes: 2 }, cards },
    crete: { tokens: { miletus: 1, lycia: 1, ionia: 1 } },
  });
  expect(asks(convert(world, 'egypt'))).toEqual([]);
});

test('[AC 32.942] there must be units in stock for everything in the area', () => {
  const short = position({ egypt: { tokens: { memphis: 2 }, stock: 2, cards }, crete: { tokens: { fayum: 3 } } });
  expect(asks(convert(short, 'egypt'))).toEqual([]);
  const just = position({ egypt: { tokens: { memphis: 2 }, stock: 3, cards }, crete: { tokens: { fayum: 3 } } });
  expect(asks(convert(just, 'egypt'))).toEqual(['egypt: convert']);
  const nine = ['memphis', 'thebes', 'buhen', 'jerusalem', 'tyre', 'sidon', 'damascus', 'antioch', 'tanis'];
  const full = position({ egypt: { cities: nine, cards }, crete: { cities: ['alexandria'] } });
  expect(asks(convert(full, 'egypt'))).toEqual([]);
});

test('[AC 32.942] other holders of Monotheism or Theology, Barbarians and Pirates are not converted', () => {
  const egypt = { tokens: { memphis: 2 }, cards };
  const offered = (given: object): readonly string[] => asks(convert(position({ egypt, ...given }), 'egypt'));
  expect(offered({ crete: { tokens: { fayum: 1 } } })).toEqual(['egypt: convert']);
  expect(offered({ crete: { tokens: { fayum: 1 }, cards } })).toEqual([]);
  expect(offered({ crete: { tokens: { fayum: 1 }, cards: ['theology'] } })).toEqual([]);
  expect(offered({ outsiders: { tokens: { fayum: 1 } } })).toEqual([]);
  expect(offered({ outsiders: { cities: ['fayum'] } })).toEqual([]);
});

test('[AC 32.952] a holder of Theology cannot be converted', () => {
  const world = position({
    egypt: { tokens: { memphis: 2 }, cards },
    crete: { cities: ['alexandria'], cards: ['theology'] },
    babylon: { tokens: { fayum: 1 } },
  });
  expect(refused(convert(world, 'egypt'), { egypt: [['alexandria']] })).toBe('not-a-choice AC 32.942');
});

test('[AC A43] one protected unit bars the whole area', () => {
  const egypt = { tokens: { memphis: 2 }, cards };
  const crete = { tokens: { fayum: 3 } };
  const faithful = position({ egypt, crete, babylon: { tokens: { fayum: 1 }, cards: ['theology'] } });
  expect(asks(convert(faithful, 'egypt'))).toEqual([]);
  const wild = position({ egypt, crete, outsiders: { tokens: { fayum: 1 } } });
  expect(asks(convert(wild, 'egypt'))).toEqual([]);
});

test('[AC A43] own tokens in the area stay', () => {
  const world = position({ egypt: { tokens: { memphis: 2, fayum: 2 }, cards }, crete: { tokens: { fayum: 3 } } });
  play(convert(world, 'egypt'), { egypt: [['fayum']] });
  expect(tokens(world, 'egypt', 'fayum')).toBe(5);
});

test('[AC 32.941] an area is not next to itself', () => {
  const world = position({ egypt: { tokens: { fayum: 2 }, cards }, crete: { tokens: { fayum: 3 } } });
  expect(asks(convert(world, 'egypt'))).toEqual([]);
});
