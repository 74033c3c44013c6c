import { ask, chooseSome, type Script, say, the } from '@ecumene/engine';
import { limitFor, reduceCity } from '../cities.ts';
import { areaId, areaNumber, citiesOf, nameOf, seatOf } from '../nations.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';
import { pointsReduced } from './places.ts';

/** Cities a calamity falls on. */
export interface CityLoss {
  readonly of: NationNumber;
  readonly count: number;
  /** Who picks them; their owner, if not said. */
  readonly chooser?: NationNumber;
  /** Which cities count; all, if not said. */
  where?(area: AreaNumber): boolean;
  readonly rule: string;
}

/** Somebody picks so many cities of a nation, or all if there are no more. Not asked where there is no choice. */
export function* chooseCities(world: Ancients, loss: CityLoss): Script<readonly AreaNumber[]> {
  const { of, count, chooser = of, rule } = loss;
  const cities = citiesOf(world, of).filter((area) => loss.where?.(area) ?? true);
  if (count <= 0) return [];
  if (cities.length <= count) return cities;
  const chosen = yield* ask(
    seatOf(world, chooser),
    chooseSome({
      topic: 'choose-cities',
      text: say('Which {count, plural, one {city} other {# cities}} of {nation}?', {
        count,
        nation: the('nation', nameOf(world, of)),
      }),
      rule,
      of: 'area',
      from: cities.map((area) => areaId(world, area)),
      least: count,
      most: count,
    }),
  );
  return chosen.flatMap((id) => areaNumber(world, id) ?? []);
}

/** Cities of a nation are reduced as in a support check: to as many tokens as their areas allow. @rule AC 26.41 @rule AC 26.6 */
export function* reduceCities(
  world: Ancients,
  loss: CityLoss & {
    raise(world: Ancients, number: NationNumber): number;
    /** Unit points a nation can lose at all; a city that counts more is spared. */
    room?(world: Ancients, number: NationNumber): number;
  },
): Script<number> {
  let struck = 0;
  for (const area of yield* chooseCities(world, loss)) {
    const limit = limitFor(world, area, loss.of, loss.raise(world, loss.of));
    const { room } = loss;
    if (room !== undefined && pointsReduced(world, loss.of, limit) > room(world, loss.of)) continue;
    reduceCity(world, loss.rule, area, limit);
    struck += 1;
  }
  return struck;
}
