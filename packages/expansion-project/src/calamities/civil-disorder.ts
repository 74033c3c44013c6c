import { citiesOf, reduceCities, type Strike, spare } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { book } from '../book.ts';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { workOut } from './amounts.ts';
import { cityDamageLeft } from './damage-limit.ts';

const DISORDER = 'civil-disorder';

/** All but three cities are reduced, more or fewer by advancements. @rule EP 29.7.2.1 @rule EP 29.7.2.2 @rule EP 29.7.2.3 @rule EP C59 */
export function* civilDisorder(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const exposed = citiesOf(world, victim).length + CALAMITY_ROWS[DISORDER].amount;
  const count = workOut(world, victim, DISORDER, 'cities-reduced', exposed, 'EP 29.7.2.2');
  const loss = { calamity: DISORDER, of: victim, count, damageLeft: cityDamageLeft, rule: 'EP 29.7.2.1' };
  if ((yield* reduceCities(world, loss, book)) === 0) spare(world, 'EP 29.7.2.1', strike);
}
