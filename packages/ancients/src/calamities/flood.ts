import { at, happen, must, type Script, say } from '@ecumene/engine';
import { hasUnitsIn, nameOf, terrain } from '../nations.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';
import { type Loss, pointsExposed } from './losses.ts';
import { decide, floodPlains, worst } from './places.ts';

/** What a flood needs to know of a game. */
export interface Flood {
  readonly calamity: string;
  readonly rule: string;
  /** How much a nation's cards raise the limit where it farms alone. */
  raise(world: Ancients, number: NationNumber): number;
}

/** Whether a nation has units on any flood plain, safe ones included. @rule AC 30.511 @rule AC 30.514 */
export function livesOnPlains(world: Ancients, number: NationNumber): boolean {
  return terrain(world).floodPlain.some((plain, area) => plain !== null && hasUnitsIn(world, area, number));
}

/** Units in these areas that a flood can harm: tokens, and cities that do not stand on a black site. @rule AC 30.511 @rule AC 4.43 */
export function floodLoss(world: Ancients, areas: readonly AreaNumber[], { calamity, rule, raise }: Flood): Loss {
  const { site } = terrain(world);
  return { calamity, rule, raise, where: (area) => areas.includes(area), city: (area) => at(site, area) !== 'black' };
}

/**
 * The plain where the victim has most to lose is flooded; the victim decides between equals. Nothing, if the victim has
 * nothing to lose on any. @rule AC 30.513 @rule AC A35
 */
export function* floodWorstPlain(
  world: Ancients,
  victim: NationNumber,
  flood: Flood,
): Script<readonly AreaNumber[] | undefined> {
  const plains = floodPlains(world);
  const danger = (areas: readonly AreaNumber[]): number => pointsExposed(world, victim, floodLoss(world, areas, flood));
  const settled = [...plains].filter(([, areas]) => danger(areas) > 0);
  if (settled.length === 0) return undefined;
  const plain = yield* decide(world, victim, {
    topic: 'flood-plain',
    text: say('Which flood plain is flooded? You have as much to lose on either.'),
    rule: flood.rule,
    of: 'flood-plain',
    from: worst(settled, ([, areas]) => danger(areas)).map(([name]) => name),
  });
  happen(world, flood.rule, { what: 'flood-rises', nation: nameOf(world, victim), plain });
  return must(plains.get(plain), plain);
}
