import { happen, must, type Script, say } from '@ecumene/engine';
import { eliminateCity } from '../cities.ts';
import { areaId, CITY_POINTS, outsiders, tokensIn } from '../nations.ts';
import { removeTokens } from '../tokens.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';
import { decide, volcanoes, worst } from './places.ts';

/** How a game reckons an eruption. */
export interface Eruption {
  /** How bad it would be in these areas: the worst place is struck. */
  damage(areas: readonly AreaNumber[]): number;
  /** Unit points a nation can lose at all; everything, if not said. */
  damageLeft?(world: Ancients, number: NationNumber): number;
  /** Whether the victim spares the others. */
  bears?(areas: readonly AreaNumber[]): Script<boolean>;
  readonly rule: string;
}

/**
 * If the victim has a city where a volcano is, the volcano destroys everything in the areas it touches. Of several the
 * worst erupts, and the victim decides between equals. Says where; nowhere, if there is no such city. @rule calamities.volcano
 */
export function* erupt(world: Ancients, victim: NationNumber, eruption: Eruption): Script<readonly AreaNumber[]> {
  const { rule } = eruption;
  const near = [...volcanoes(world)].filter(([, areas]) => areas.some((area) => world.cityIn[area] === victim));
  if (near.length === 0) return [];
  const volcano = yield* decide(world, victim, {
    topic: 'volcano',
    text: say('Choose which volcano erupts (equal damage).'),
    rule,
    of: 'volcano',
    from: worst(near, ([, areas]) => eruption.damage(areas)).map(([name]) => name),
  });
  const areas = must(volcanoes(world).get(volcano), volcano);
  happen(world, rule, { what: 'volcano-erupts', volcano, areas: areas.map((area) => areaId(world, area)) });
  const spared = eruption.bears !== undefined && (yield* eruption.bears(areas));
  const struck = world.nations.flatMap((_, n) => (n === outsiders(world) || (spared && n !== victim) ? [] : [n]));
  for (const area of areas) for (const n of struck) bury(world, area, n, eruption);
  return areas;
}

/** All units of a nation in an area are lost; those of Barbarians and Pirates stay. @rule calamities.volcano */
function bury(world: Ancients, area: AreaNumber, number: NationNumber, { rule, damageLeft }: Eruption): void {
  const most = (): number => damageLeft?.(world, number) ?? Number.POSITIVE_INFINITY;
  if (world.cityIn[area] === number && most() >= CITY_POINTS) eliminateCity(world, rule, area);
  removeTokens(world, rule, number, area, Math.min(tokensIn(world, area, number), most()));
}
