import { reduceCities, type Strike, spare } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { book } from '../book.ts';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { workOut } from './amounts.ts';
import { cityDamageLeft } from './damage-limit.ts';

const SUPERSTITION = 'superstition';

/** Cities of the victim's choice are reduced. @rule EP 29.3.2.1 @rule EP 29.3.2.2 @rule EP 29.3.2.3 */
export function* superstition(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const count = workOut(
    world,
    victim,
    SUPERSTITION,
    'cities-reduced',
    CALAMITY_ROWS[SUPERSTITION].amount,
    'EP 29.3.2.2',
  );
  const loss = { calamity: SUPERSTITION, of: victim, count, damageLeft: cityDamageLeft, rule: 'EP 29.3.2.1' };
  if ((yield* reduceCities(world, loss, book)) === 0) spare(world, 'EP 29.3.2.1', strike);
}
