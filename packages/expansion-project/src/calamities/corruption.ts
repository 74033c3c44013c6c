import { NOBODY, type Strike, spare } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { workOut } from './amounts.ts';
import { giveUpCards } from './card-losses.ts';
import { isUntouched } from './damage-limit.ts';

const CORRUPTION = 'corruption';

/** Commodities of so many face points are discarded. @rule EP 29.7.1.1 @rule EP 29.7.1.2 @rule EP 29.7.1.3 @rule EP C58 */
export function* corruption(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  if (isUntouched(world, victim)) return spare(world, 'EP 29.7.1.1', strike);
  const { amount } = CALAMITY_ROWS[CORRUPTION];
  const points = workOut(world, victim, CORRUPTION, 'card-points-lost', amount, 'EP 29.7.1.2');
  yield* giveUpCards(world, victim, { calamity: CORRUPTION, points, to: NOBODY, rule: 'EP 29.7.1.1' });
}
