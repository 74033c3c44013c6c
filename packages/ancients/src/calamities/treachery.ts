import type { Script } from '@ecumene/engine';
import { annexCity, eliminateCity } from '../cities.ts';
import { citiesInStock, nation } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';
import { type CityLoss, chooseCities } from './cities.ts';

/**
 * A nation picks cities of another and takes them over; those it has no pieces for are eliminated. Says how many.
 * @rule calamities.treachery
 */
export function* takeCities(world: Ancients, loss: CityLoss & { readonly chooser: NationNumber }): Script<number> {
  const { chooser, rule } = loss;
  const fate = citiesInStock(nation(world, chooser)) < loss.count ? 'lost' : 'taken-over';
  const cities = yield* chooseCities(world, loss, fate);
  for (const area of cities) {
    if (citiesInStock(nation(world, chooser)) > 0) annexCity(world, rule, area, chooser);
    else eliminateCity(world, rule, area);
  }
  return cities.length;
}
