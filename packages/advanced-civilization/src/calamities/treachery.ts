import { NOBODY, reduceCities, type Strike, spare, takeCities } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import { book } from '../book.ts';
import type { AcWorld } from '../world.ts';
import { citiesWithin, damageLeft } from './damage-limit.ts';

const TREACHERY = 'treachery';
const CITIES = 1;

/** A city of the victim goes over to whoever traded the card; if nobody did who is still there, it is reduced. @rule AC 30.221 @rule AC 30.222 @rule AC 15.61 */
export function* treachery(world: AcWorld, strike: Strike): Script {
  const { victim } = strike;
  const trader = world.leaving.includes(strike.trader) ? NOBODY : strike.trader;
  const struck =
    trader === NOBODY
      ? yield* reduceCities(
          world,
          {
            calamity: TREACHERY,
            of: victim,
            count: CITIES,
            damageLeft,
            rule: 'AC 30.222',
          },
          book,
        )
      : yield* takeCities(world, {
          calamity: TREACHERY,
          of: victim,
          count: Math.min(CITIES, citiesWithin(world, victim)),
          chooser: trader,
          rule: 'AC 30.221',
        });
  if (struck === 0) spare(world, trader === NOBODY ? 'AC 30.222' : 'AC 30.221', strike);
}
