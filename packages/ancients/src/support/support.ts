import { ask, chooseOne, type Script, type Seat, say } from '@ecumene/engine';
import { limitFor, reduceCity } from '../cities.ts';
import { aboard, areaId, areaNumber, CITY_POINTS, citiesOf, nation, nationOf, seatOf } from '../nations.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';

/** What cities live on. */
export interface Support {
  /** Tokens each city needs. */
  perCity(world: Ancients, number: NationNumber): number;
  /** How much a nation's cards raise the limit where it farms alone. */
  raise(world: Ancients, number: NationNumber): number;
  /** Unit points a nation can lose at all by this check: a reduction that counts more ends it. */
  room?(world: Ancients, number: NationNumber): number;
  readonly rules: { readonly check: string; readonly choose: string; readonly reduce: string };
}

/** Cities are reduced one at a time until the rest are supported. @rule AC 26.31 @rule AC 26.41 @rule AC 26.5 */
export function checkSupport(world: Ancients, seat: Seat, support: Support): Script | void {
  const number = nationOf(world, seat);
  if (!isSupported(world, number, support)) return reduceUnsupported(world, number, support);
}

/** Idle tokens support nothing, and neither do those aboard. @rule AC 26.31 @rule AC 30.421 @rule AC ST tokens-aboard.2 */
export function isSupported(world: Ancients, number: NationNumber, support: Support): boolean {
  const one = nation(world, number);
  const { tokens, cities, idle } = one;
  return cities === 0 || tokens - idle - aboard(one) >= cities * support.perCity(world, number);
}

export function* reduceUnsupported(world: Ancients, number: NationNumber, support: Support): Script {
  while (!isSupported(world, number, support)) {
    const area = yield* chooseUnsupported(world, number, support);
    const limit = limitFor(world, area, number, support.raise(world, number));
    const { room } = support;
    if (room !== undefined && CITY_POINTS - Math.min(limit, nation(world, number).stock) > room(world, number)) return;
    reduceCity(world, support.rules.reduce, area, limit);
  }
}

/** The owner chooses, but cities built this turn go first. @rule AC 26.32 */
function* chooseUnsupported(world: Ancients, number: NationNumber, { rules }: Support): Script<AreaNumber> {
  const cities = citiesOf(world, number);
  const fresh = cities.filter((area) => world.newCities.includes(area));
  const from = fresh.length > 0 ? fresh : cities;
  const [only, ...others] = from;
  if (only === undefined) throw new Error('there is no city to reduce');
  if (others.length === 0) return only;
  const id = yield* ask(
    seatOf(world, number),
    chooseOne({
      topic: 'unsupported-city',
      text: say('Your cities lack support. Which one is reduced?'),
      rule: rules.choose,
      of: 'area',
      from: from.map((area) => areaId(world, area)),
    }),
  );
  return areaNumber(world, id) ?? only;
}
