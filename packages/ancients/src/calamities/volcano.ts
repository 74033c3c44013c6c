import { at, happen, must, type Script, say } from '@ecumene/engine';
import { eliminateCity } from '../cities.ts';
import { areaId, outsiders, tokensIn } from '../nations.ts';
import { removeTokens } from '../tokens.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';
import { decide, volcanoes, worst } from './places.ts';

/** How a game reckons an eruption. */
export interface Eruption {
  /** How bad it would be in these areas: the worst place is struck. */
  damage(areas: readonly AreaNumber[]): number;
  readonly rule: string;
}

/**
 * If the victim has a city where a volcano is, the volcano destroys everything in the areas it touches. Of several the
 * worst erupts, and the victim decides between equals. Says where; nowhere, if there is no such city. @rule AC 30.211
 */
export function* erupt(world: Ancients, victim: NationNumber, eruption: Eruption): Script<readonly AreaNumber[]> {
  const { rule } = eruption;
  const near = [...volcanoes(world)].filter(([, areas]) => areas.some((area) => world.cityIn[area] === victim));
  if (near.length === 0) return [];
  const volcano = yield* decide(world, victim, {
    topic: 'volcano',
    text: say('Which volcano erupts? The damage is the same.'),
    rule,
    of: 'volcano',
    from: worst(near, ([, areas]) => eruption.damage(areas)).map(([name]) => name),
  });
  const areas = must(volcanoes(world).get(volcano), volcano);
  happen(world, rule, { what: 'volcano-erupts', volcano, areas: areas.map((area) => areaId(world, area)) });
  for (const area of areas) destroyAll(world, rule, area);
  return areas;
}

/** All units in an area are lost, whoever owns them; Barbarians and Pirates stay. @rule AC 30.211 @rule AC 29.65 */
function destroyAll(world: Ancients, rule: string, area: AreaNumber): void {
  const owner = at(world.cityIn, area);
  if (owner !== NOBODY && owner !== outsiders(world)) eliminateCity(world, rule, area);
  for (let n = 0; n < outsiders(world); n++) removeTokens(world, rule, n, area, tokensIn(world, area, n));
}
