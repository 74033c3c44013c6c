import { ask, chooseSome, type Question, type Script, say, type Text, the } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { limitFor } from '../book/limits.ts';
import { reduceCity } from '../cities.ts';
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

const TO_REDUCE = '{calamity}: choose {count, plural, one {a city} other {# cities}} to reduce.';

/** Whether a question asks which of one's own cities are reduced: tokens stay in their place. */
export function isReduction({ text }: Question): boolean {
  return text.say === TO_REDUCE;
}

/** What strikes the cities and what becomes of them, in the words of whoever picks them. */
function whichCities(world: Ancients, { calamity, of, count, chooser = of }: CityLoss, fate: FateOfCities): Text {
  const facts = { calamity: the('card', calamity), count, nation: the('nation', nameOf(world, of)) };
  switch (fate) {
    case 'reduced':
      return say(TO_REDUCE, facts);
    case 'lost':
      return chooser === of
        ? say('{calamity}: choose {count, plural, one {a city} other {# cities}} to lose.', facts)
        : say('{calamity}: choose {count, plural, one {the city} other {# cities}} {nation} loses.', facts);
    case 'taken-over':
      return say('{calamity}: choose {count, plural, one {a city} other {# cities}} of {nation} to take over.', facts);
    case 'pirated':
      return chooser === of
        ? say(
            '{calamity}: choose {count, plural, one {one of your cities} other {# of your cities}} for the Pirates.',
            facts,
          )
        : say(
            '{calamity}: choose {count, plural, one {the city} other {# cities}} of {nation} for the Pirates.',
            facts,
          );
  }
}

/** Cities of a nation are reduced as in a support check: to as many tokens as their areas allow. @rule calamities.cities */
export function* reduceCities<W extends Ancients>(
  world: W,
  loss: CityLoss & {
    /** Unit points a nation can lose at all; a city that counts more is spared. */
    readonly damageLeft?: (world: W, number: NationNumber) => number;
  },
  { limits }: Book<W>,
): Script<number> {
  let struck = 0;
  for (const area of yield* chooseCities(world, loss, 'reduced')) {
    const limit = limitFor(limits, world, area, loss.of);
    const { damageLeft } = loss;
    if (damageLeft !== undefined && pointsReduced(world, loss.of, limit) > damageLeft(world, loss.of)) continue;
    reduceCity(world, loss.rule, area, limit);
    struck += 1;
  }
  return struck;
}
