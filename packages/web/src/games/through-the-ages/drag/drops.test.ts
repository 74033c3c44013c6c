import { say } from '@ecumene/engine';
import { expect, test } from 'vitest';
import type { Deed } from '../deeds/deed.ts';
import type { Judged } from '../deeds/survey.ts';
import { dropOf } from './drops.ts';

function judged(move: Deed['move'], spots: Deed['spots'], more: Partial<Judged> = {}): Judged {
  return { move, spots, verb: say('Do'), cost: {}, aside: false, may: 'yes', ...more };
}

const BUILD = judged({ do: 'build', card: 'bronze' }, ['play bronze']);
const UPGRADE = judged({ do: 'upgrade', from: 'bronze', to: 'iron' }, ['play bronze']);
const DESTROY = judged({ do: 'destroy', card: 'bronze' }, ['play bronze'], { aside: true });
const TAKE = judged({ do: 'take', space: 3 }, ['row 3']);
const RAIDS = ['Ben', 'Cleo'].map((rival) => judged({ do: 'aggression', card: 'raid-i', rival }, ['hand raid-i']));
const DEEDS = [BUILD, UPGRADE, DESTROY, TAKE, ...RAIDS];

test('a worker is let go on a card to build, to upgrade, or among the unused ones to destroy', () => {
  expect(dropOf({ is: 'worker' }, { is: 'card', card: 'bronze' }, DEEDS)).toBe(BUILD);
  expect(dropOf({ is: 'worker-on', card: 'bronze' }, { is: 'card', card: 'iron' }, DEEDS)).toBe(UPGRADE);
  expect(dropOf({ is: 'worker-on', card: 'bronze' }, { is: 'pool' }, DEEDS)).toBe(DESTROY);
  expect(dropOf({ is: 'worker' }, { is: 'card', card: 'iron' }, DEEDS)).toBeUndefined();
  expect(dropOf({ is: 'worker' }, { is: 'card', card: 'bronze' }, [{ ...BUILD, may: 'no' }])).toBeUndefined();
});

test('a card of the row is let go at home, an attack on the rival it is for', () => {
  expect(dropOf({ is: 'row', spot: 'row 3' }, { is: 'own' }, DEEDS)).toBe(TAKE);
  expect(dropOf({ is: 'hand', spot: 'hand raid-i' }, { is: 'rival', seat: 'Cleo' }, DEEDS)).toBe(RAIDS[1]);
  expect(dropOf({ is: 'hand', spot: 'hand raid-i' }, { is: 'own' }, DEEDS)).toBeUndefined();
});
