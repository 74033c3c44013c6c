import { NOBODY, reduceCities, type Strike, spare, takeCities } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { book } from '../book.ts';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { workOut } from './amounts.ts';
import { gainingTrader } from './beneficiary.ts';
import { citiesWithin, cityDamageLeft } from './damage-limit.ts';

const TREACHERY = 'treachery';

/** Cities of the victim go over to whoever traded the card; if nobody did, they are reduced. @rule EP 29.2.2.1 @rule EP 29.2.2.2 @rule EP 29.2.2.3 @rule EP C45 */
export function* treachery(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const trader = gainingTrader(world, strike);
  const count = workOut(world, victim, TREACHERY, 'cities-taken', CALAMITY_ROWS[TREACHERY].amount, 'EP 29.2.2.3');
  const rule = trader === NOBODY ? 'EP 29.2.2.2' : 'EP 29.2.2.1';
  const struck =
    trader === NOBODY
      ? yield* reduceCities(world, { calamity: TREACHERY, of: victim, count, damageLeft: cityDamageLeft, rule }, book)
      : yield* takeCities(world, {
          calamity: TREACHERY,
          of: victim,
          count: Math.min(count, citiesWithin(world, victim)),
          chooser: trader,
          rule,
        });
  if (struck === 0) spare(world, rule, strike);
}
