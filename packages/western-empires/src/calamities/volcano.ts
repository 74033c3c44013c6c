import {
  type AreaNumber,
  areaId,
  areaNumber,
  citiesOf,
  decide,
  limitFor,
  type NationNumber,
  NOBODY,
  nameOf,
  neighboursOf,
  outsiders,
  pointsIn,
  reduceCity,
  removeTokens,
  seatOf,
  tokensIn,
  volcanoes,
  worst,
} from '@ecumene/ancients';
import { ask, at, chooseOne, happen, must, type Script, say } from '@ecumene/engine';
import { book } from '../book.ts';
import type { WeWorld } from '../world.ts';
import { isOnlyReduced } from './amounts.ts';
import { destroyCity } from './cities-lost.ts';
import type { Striking } from './striking.ts';

/** The volcanoes beside cities of a player that would cost it most, with their areas. @rule WE volcano-earthquake.2 @rule WE volcano-earthquake.3 @rule WE volcano-earthquake.7 */
export function* chooseVolcano(world: WeWorld, victim: NationNumber): Script<readonly AreaNumber[]> {
  const near = [...volcanoes(world)].filter(([, areas]) => areas.some((area) => world.cityIn[area] === victim));
  if (near.length === 0) return [];
  const points = (areas: readonly AreaNumber[]): number =>
    areas.reduce((sum, area) => sum + pointsIn(world, area, victim), 0);
  const volcano = yield* decide(world, victim, {
    topic: 'volcano',
    text: say('Choose the volcano that erupts. Each costs you the same.'),
    rule: 'WE volcano-earthquake.3',
    of: 'volcano',
    from: worst(near, ([, areas]) => points(areas)).map(([name]) => name),
  });
  const areas = must(volcanoes(world).get(volcano), volcano);
  happen(world, 'WE volcano-earthquake.2', {
    what: 'volcano-erupts',
    volcano,
    areas: areas.map((area) => areaId(world, area)),
  });
  return areas;
}

/** Everything in its areas is destroyed, except barbarians and pirate cities. @rule WE volcano-earthquake.2 @rule WE W56 */
export function erupt({ world, place }: Striking): void {
  const rule = 'WE volcano-earthquake.2';
  for (const area of place) {
    const owner = at(world.cityIn, area);
    if (owner !== NOBODY && owner !== outsiders(world)) destroyCity(world, rule, area);
    for (let n = 0; n < outsiders(world); n++) removeTokens(world, rule, n, area, tokensIn(world, area, n));
  }
}

/** One own city is destroyed, and one next to it reduced, whoever owns it, unless they have said that they leave. @rule WE volcano-earthquake.4 @rule WE volcano-earthquake.5 @rule WE volcano-earthquake.6 @rule WE volcano-earthquake.8 @rule WE W25 @rule WE W67 */
export function* quake({ world, calamity, strike: { victim } }: Striking): Script {
  const own = citiesOf(world, victim);
  if (own.length === 0) return;
  const rule = 'WE volcano-earthquake.4';
  const first = yield* pickCity(world, victim, own, 'own', rule);
  const others = neighboursOf(world, first).filter((area) => {
    const owner = at(world.cityIn, area);
    return owner !== NOBODY && owner !== outsiders(world) && !world.leaving.includes(owner);
  });
  const second =
    others.length === 0 ? undefined : yield* pickCity(world, victim, others, 'second', 'WE volcano-earthquake.5');
  happen(world, rule, {
    what: 'earth-quakes',
    nation: nameOf(world, victim),
    areas: [first, ...(second === undefined ? [] : [second])].map((area) => areaId(world, area)),
  });
  if (isOnlyReduced(world, victim, calamity)) reduce(world, 'WE volcano-earthquake.6', first);
  else destroyCity(world, rule, first);
  if (second !== undefined) reduce(world, 'WE volcano-earthquake.5', second);
}

function reduce(world: WeWorld, rule: string, area: AreaNumber): void {
  reduceCity(world, rule, area, limitFor(book.limits, world, area, at(world.cityIn, area)));
}

const TEXTS = {
  own: say('Earthquake: choose one of your cities.'),
  second: say('Earthquake: choose a city next to it to be reduced.'),
} as const;

function* pickCity(
  world: WeWorld,
  victim: NationNumber,
  from: readonly AreaNumber[],
  which: keyof typeof TEXTS,
  rule: string,
): Script<AreaNumber> {
  if (from.length === 1) return at(from, 0);
  const topic = which === 'own' ? 'earthquake' : 'earthquake-neighbour';
  const choice = { topic, text: TEXTS[which], rule, of: 'area', from: from.map((area) => areaId(world, area)) };
  const id = yield* ask(seatOf(world, victim), chooseOne(choice));
  return must(areaNumber(world, id), id);
}
