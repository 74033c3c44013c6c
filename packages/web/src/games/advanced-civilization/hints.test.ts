import { advancedCivilization } from '@ecumene/advanced-civilization';
import { arrangeNation } from '@ecumene/ancients';
import { randomFrom } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { HINTS } from './hints.ts';

test('ships are explained to a player who has none', () => {
  const seats = ['Ada', 'Ben', 'Cid', 'Dora', 'Eve'];
  const settled = advancedCivilization.sheet.settle({}, seats.length);
  if ('refusals' in settled) throw new Error('these options do not go together');
  const world = advancedCivilization.setup(settled, seats, randomFrom('hints'));
  arrangeNation(world, 'crete', { seat: 'Ada', tokens: { knossos: 2 } });
  arrangeNation(world, 'egypt', { seat: 'Ben', tokens: { alexandria: 2 }, ships: ['alexandria'] });
  const hint = HINTS.find(({ topic }) => topic === 'ships');
  const view = advancedCivilization.view(world, 'Ada');
  expect(['Ada', 'Ben'].map((seat) => hint?.when?.(view, seat))).toEqual([true, false]);
});
