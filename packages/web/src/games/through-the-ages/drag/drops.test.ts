import { say } from '@ecumene/engine';
import { expect, test } from 'vitest';
import type { PossibleAction } from '../actions/possible-action.ts';
import type { Judged } from '../actions/use-possible-actions.ts';
import { dropOf } from './drops.ts';

function judged(move: PossibleAction['move'], spots: PossibleAction['spots'], more: Partial<Judged> = {}): Judged {
  return { move, spots, verb: say('Do'), cost: {}, aside: false, may: 'yes', ...more };
}

const BUILD = judged({ do: 'build', card: 'bronze' }, ['play bronze']);
const UPGRADE = judged({ do: 'upgrade', from: 'bronze', to: 'iron' }, ['play bronze']);
const DESTROY = judged({ do: 'destroy', card: 'bronze' }, ['play bronze'], { aside: true });
const TAKE = judged({ do: 'take', space: 3 }, ['row 3']);
const RAIDS = ['Ben', 'Cleo'].map((rival) => judged({ do: 'aggression', card: 'raid-i', rival }, ['hand raid-i']));
const ACTIONS = [BUILD, UPGRADE, DESTROY, TAKE, ...RAIDS];

test('a worker is let go on a card to build, to upgrade, or among the unused ones to destroy', () => {
  expect(dropOf({ is: 'worker' }, { is: 'card', card: 'bronze' }, ACTIONS)).toBe(BUILD);
  expect(dropOf({ is: 'worker-on', card: 'bronze' }, { is: 'card', card: 'iron' }, ACTIONS)).toBe(UPGRADE);
  expect(dropOf({ is: 'worker-on', card: 'bronze' }, { is: 'pool' }, ACTIONS)).toBe(DESTROY);
  expect(dropOf({ is: 'worker' }, { is: 'card', card: 'iron' }, ACTIONS)).toBeUndefined();
  expect(dropOf({ is: 'worker' }, { is: 'card', card: 'bronze' }, [{ ...BUILD, may: 'no' }])).toBeUndefined();
});

test('a card of the row is let go at home, an attack on the rival it is for', () => {
  expect(dropOf({ is: 'row', spot: 'row 3' }, { is: 'own' }, ACTIONS)).toBe(TAKE);
  expect(dropOf({ is: 'hand', spot: 'hand raid-i' }, { is: 'rival', seat: 'Cleo' }, ACTIONS)).toBe(RAIDS[1]);
  expect(dropOf({ is: 'hand', spot: 'hand raid-i' }, { is: 'own' }, ACTIONS)).toBeUndefined();
});
