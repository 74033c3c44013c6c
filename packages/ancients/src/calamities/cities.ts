import { ask, chooseSome, type Script, say, type Text, the } from '@ecumene/engine';
import { limitFor, reduceCity } from '../cities.ts';
import { areaId, areaNumber, citiesOf, nameOf, seatOf } from '../nations.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';
import { pointsReduced } from './places.ts';

/** Cities a calamity falls on. */
export interface CityLoss {
  /** The card of the calamity. */
  readonly calamity: string;
  readonly of: NationNumber;
  readonly count: number;
  /** Who picks them; their owner, if not said. */
  readonly chooser?: NationNumber;
  /** Which cities count; all, if not said. */
  where?(area: AreaNumber): boolean;
  readonly rule: string;
}

/** What becomes of the cities: tokens take their place, they are gone, whoever picks them takes them over, or Pirates do. */
type FateOfCities = 'reduced' | 'lost' | 'taken-over' | 'pirated';

/** Somebody picks so many cities of a nation, or all if there are no more. Not asked where there is no choice. */
export function* chooseCities(world: Ancients, loss: CityLoss, fate: FateOfCities): Script<readonly AreaNumber[]> {
  const { of, count, chooser = of, rule } = loss;
  const cities = citiesOf(world, of).filter((area) => loss.where?.(area) ?? true);
  if (count <= 0) return [];
  if (cities.length <= count) return cities;
  const chosen = yield* ask(
    seatOf(world, chooser),
    chooseSome({
      topic: 'choose-cities',
      text: whichCities(world, loss, fate),
      rule,
      of: 'area',
      from: cities.map((area) => areaId(world, area)),
      least: count,
      most: count,
    }),
  );
  return chosen.flatMap((id) => areaNumber(world, id) ?? []);
}

/** What strikes the cities and what becomes of them, in the words of whoever picks them. */
function whichCities(world: Ancients, { calamity, of, count, chooser = of }: CityLoss, fate: FateOfCities): Text {
  const facts = { calamity: the('card', calamity), count, nation: the('nation', nameOf(world, of)) };
  switch (fate) {
    case 'reduced':
      return say(
        '{calamity}: which {count, plural, one {of your cities is} other {# of your cities are}} reduced to tokens?',
        facts,
      );
    case 'lost':
      return chooser === of
        ? say('{calamity}: which {count, plural, one {of your cities} other {# of your cities}} do you lose?', facts)
        : say('{calamity}: which {count, plural, one {city} other {# cities}} does {nation} lose?', facts);
    case 'taken-over':
      return say('{calamity}: which {count, plural, one {city} other {# cities}} of {nation} do you take over?', facts);
    case 'pirated':
      return chooser === of
        ? say(
            '{calamity}: which {count, plural, one {of your cities} other {# of your cities}} do the Pirates take?',
            facts,
          )
        : say('{calamity}: which {count, plural, one {city} other {# cities}} of {nation} do the Pirates take?', facts);
  }
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
  for (const area of yield* chooseCities(world, loss, 'reduced')) {
    const limit = limitFor(world, area, loss.of, loss.raise(world, loss.of));
    const { room } = loss;
    if (room !== undefined && pointsReduced(world, loss.of, limit) > room(world, loss.of)) continue;
    reduceCity(world, loss.rule, area, limit);
    struck += 1;
  }
  return struck;
}
