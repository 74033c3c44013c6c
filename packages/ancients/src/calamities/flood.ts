import { at, happen, must, type Script, say } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { hasUnitsIn, nameOf, terrain } from '../nations.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';
import { type Loss, pointsExposed } from './losses.ts';
import { decide, floodPlains, worst } from './places.ts';

/** The card of a flood, and the paragraph it follows. */
export type Flood = Pick<Loss<never>, 'calamity' | 'rule'>;

/** Whether a nation has units on any flood plain, safe ones included. @rule calamities.flood */
export function livesOnPlains(world: Ancients, number: NationNumber): boolean {
  return terrain(world).floodPlain.some((plain, area) => plain !== null && hasUnitsIn(world, area, number));
}

/** Units in these areas that a flood can harm: tokens, and cities that do not stand on a black site. @rule calamities.flood */
export function floodLoss<W extends Ancients>(world: W, areas: readonly AreaNumber[], flood: Flood): Loss<W> {
  const { site } = terrain(world);
  return { ...flood, where: (area) => areas.includes(area), city: (area) => at(site, area) !== 'black' };
}

/**
 * The plain where the victim has most to lose is flooded; the victim decides between equals. Nothing, if the victim has
 * nothing to lose on any. @rule calamities.flood
 */
export function* floodWorstPlain<W extends Ancients>(
  world: W,
  victim: NationNumber,
  flood: Flood,
  book: Book<W>,
): Script<readonly AreaNumber[] | undefined> {
  const plains = floodPlains(world);
  const danger = (areas: readonly AreaNumber[]): number =>
    pointsExposed(world, victim, floodLoss(world, areas, flood), book);
  const settled = [...plains].filter(([, areas]) => danger(areas) > 0);
  if (settled.length === 0) return undefined;
  const plain = yield* decide(world, victim, {
    topic: 'flood-plain',
    text: say('Choose which flood plain is flooded (equal losses).'),
    rule: flood.rule,
    of: 'flood-plain',
    from: worst(settled, ([, areas]) => danger(areas)).map(([name]) => name),
  });
  happen(world, flood.rule, { what: 'flood-rises', nation: nameOf(world, victim), plain });
  return must(plains.get(plain), plain);
}
