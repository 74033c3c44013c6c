import { ask, at, type Script, type Seat, say, share } from '@ecumene/engine';
import { areaId, nation, nationOf, seatOf } from '../nations.ts';
import { growTokens } from '../tokens.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';

/** How a game's people multiply. */
export interface Growth {
  /** How many tokens are added where a nation has so many. */
  adds(world: Ancients, number: NationNumber, area: AreaNumber, tokens: number): number;
  readonly rules: { readonly grow: string; readonly short: string };
}

/** @rule AC 20.1 @rule AC 20.2 */
export function expand(world: Ancients, seat: Seat, growth: Growth): Script | void {
  const number = nationOf(world, seat);
  const { stock } = nation(world, number);
  const width = world.nations.length;
  const areas: AreaNumber[] = [];
  const counts: number[] = [];
  let wanted = 0;
  for (let area = 0, i = number; area < world.cityIn.length; area++, i += width) {
    const tokens = world.tokens[i] ?? 0;
    if (tokens === 0 || world.cityIn[area] !== NOBODY) continue;
    const adds = growth.adds(world, number, area, tokens);
    areas.push(area);
    counts.push(adds);
    wanted += adds;
  }
  if (wanted > stock && stock > 0) return divide(world, number, growth, areas, counts);
  if (wanted <= stock) growTokens(world, growth.rules.grow, number, areas, counts);
}

/** Stock is short: its owner shares it out. @rule AC 20.2 */
function* divide(
  world: Ancients,
  number: NationNumber,
  growth: Growth,
  areas: readonly AreaNumber[],
  counts: readonly number[],
): Script {
  const answer = yield* ask(
    seatOf(world, number),
    share({
      topic: 'growth',
      text: say('Your stock is short. Where do your people multiply?'),
      rule: growth.rules.short,
      of: 'area',
      total: nation(world, number).stock,
      over: areas.map((area, i) => ({ id: areaId(world, area), most: at(counts, i) })),
    }),
  );
  const chosen = areas.filter((area) => (answer[areaId(world, area)] ?? 0) > 0);
  const shares = chosen.map((area) => answer[areaId(world, area)] ?? 0);
  growTokens(world, growth.rules.short, number, chosen, shares);
}
