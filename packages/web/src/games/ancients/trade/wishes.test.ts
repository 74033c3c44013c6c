import { COMMODITIES } from '@ecumene/advanced-civilization/reference';
import { expect, test } from 'vitest';
import { sampleMeans } from '../../../testing/sample-ancients.ts';
import { wishesOf } from './wishes.ts';

const OUT: Readonly<Record<string, number>> = { salt: 3, hides: 2, gold: 1 };

test('what others may hold can be asked for: what one has first, then dear to cheap', () => {
  const { likely, vain } = wishesOf(sampleMeans(['salt', 'grain'], { outside: (id) => OUT[id] ?? 0 }));
  expect(likely.map(({ id, own, out }) => [id, own, out])).toEqual([
    ['salt', 1, 3],
    ['gold', 0, 1],
    ['hides', 0, 2],
  ]);
  expect(vain).toHaveLength(COMMODITIES.length - likely.length);
  expect(vain.find(({ id }) => id === 'grain')?.own).toBe(1);
});
