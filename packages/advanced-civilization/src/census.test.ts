import { inCensusOrder } from '@ecumene/ancients';
import { expect, test } from 'vitest';
import { countPeople } from './phases.ts';
import { position } from './testing.ts';

function order(given: Readonly<Record<string, unknown>>): string[] {
  const world = position(given);
  countPeople(world);
  return inCensusOrder(world);
}

test('[AC 21.1] most tokens on the board come first; cities and ships do not count', () => {
  const crete = { tokens: { knossos: 2 }, cities: ['phaestos', 'rhodes'], ships: ['thera'] };
  expect(order({ crete, egypt: { tokens: { siwa: 3 } } })).toEqual(['egypt', 'crete']);
});

test('[AC 21.2] equal nations go by the track', () => {
  const three = (area: string): unknown => ({ tokens: { [area]: 3 } });
  expect(order({ egypt: three('siwa'), crete: three('knossos'), africa: three('sahara') })).toEqual([
    'africa',
    'crete',
    'egypt',
  ]);
});

test('[AC 23.21] holders of Military come after all others, by census among themselves', () => {
  const soldiers = (tokens: number, area: string): unknown => ({ tokens: { [area]: tokens }, cards: ['military'] });
  expect(
    order({ africa: soldiers(9, 'sahara'), crete: { tokens: { knossos: 1 } }, egypt: soldiers(12, 'siwa') }),
  ).toEqual(['crete', 'egypt', 'africa']);
});

test('[AC 22.11] ships are built in the same order, Military last', () => {
  expect(order({ africa: { tokens: { sahara: 9 }, cards: ['military'] }, crete: { tokens: { knossos: 1 } } })).toEqual([
    'crete',
    'africa',
  ]);
});

test('[AC 32.831] without Military the census alone decides', () => {
  expect(order({ africa: { tokens: { sahara: 9 } }, crete: { tokens: { knossos: 1 } } })).toEqual(['africa', 'crete']);
});
