import type { Script } from '@ecumene/engine';
import { annexCity, eliminateCity } from '../cities.ts';
import { citiesInStock, nation } from '../nations.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';
import { type CityLoss, chooseCities } from './cities.ts';

/**
 * A nation picks cities of another and which of them it takes over; those it has no pieces for are eliminated. Says how many.
 * @rule calamities.treachery
 */
export function* takeCities(world: Ancients, loss: CityLoss & { readonly chooser: NationNumber }): Script<number> {
  const { chooser, rule } = loss;
  const pieces = citiesInStock(nation(world, chooser));
  const cities = yield* chooseCities(world, loss, pieces < loss.count ? 'lost' : 'taken-over');
  const some = { ...loss, count: pieces, where: (area: AreaNumber) => cities.includes(area) };
  const taken = yield* chooseCities(world, some, 'taken-over');
  for (const area of cities) {
    if (taken.includes(area)) annexCity(world, rule, area, chooser);
    else eliminateCity(world, rule, area);
  }
  return cities.length;
}
