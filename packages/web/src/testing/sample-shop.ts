import { advancedCivilization } from '@ecumene/advanced-civilization';
import { arrangeNation, type NationView } from '@ecumene/ancients';
import { must, randomFrom } from '@ecumene/engine';

/** Egypt, led by Anna, in turn 5. */
export function egyptInTurnFive(
  has: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, unknown>> = {},
) {
  const seats = ['Anna', 'Ben', 'Cid', 'Dora', 'Eve'];
  const settled = advancedCivilization.sheet.settle(options, seats.length);
  if ('refusals' in settled) throw new Error('these options do not go together');
  const world = advancedCivilization.setup(settled, seats, randomFrom('shop'));
  world.turn = 5;
  arrangeNation(world, 'egypt', { seat: 'Anna', ...has });
  const view = advancedCivilization.view(world, 'Anna');
  const nation: NationView = must(
    view.nations.find(({ name }) => name === 'egypt'),
    'egypt',
  );
  return { world, view, nation };
}
