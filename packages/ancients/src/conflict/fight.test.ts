import { expect, test } from 'vitest';
import { areaNumber, tokensIn } from '../nations.ts';
import { ancientWorld } from '../testing/index.ts';
import { type Doctrine, fight } from './fight.ts';

function doctrine(lastIn: Doctrine['lastIn']): Doctrine {
  return {
    removesLast: (_world, number) => number === 0,
    lastIn,
    assault: () => ({ needed: 7, defenders: 6 }),
    pillage: 3,
    rules: { fight: 'x', repelled: 'x', storm: 'x', order: 'x', seize: 'x', pillage: 'x', pirates: 'x' },
  };
}

/** Crete, which removes last, meets Egypt in Gaza, which feeds one. */
function meet(crete: number, egypt: number, lastIn: Doctrine['lastIn']): number[] {
  const world = ancientWorld({ crete: { tokens: { gaza: crete } }, egypt: { tokens: { gaza: egypt } } });
  const gaza = areaNumber(world, 'gaza') ?? 0;
  fight(world, gaza, 1, doctrine(lastIn));
  return [tokensIn(world, gaza, 0), tokensIn(world, gaza, 1)];
}

test('[AC 24.24] whoever removes last in every round gains in every round', () => {
  expect(meet(3, 3, 'every-round')).toEqual([1, 0]);
});

test('removing last in the first round only, as other games have it, is worth less', () => {
  expect(meet(4, 5, 'every-round')).toEqual([0, 1]);
  expect(meet(3, 3, 'first-round')).toEqual([0, 0]);
  expect(meet(1, 1, 'first-round')).toEqual([1, 0]);
});
