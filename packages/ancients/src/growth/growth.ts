import { ask, at, type Script, type Seat, say, share } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { areaId, nation, nationOf, seatOf } from '../nations.ts';
import { growTokens } from '../tokens.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';

/** Tokens are added wherever a nation has some. @rule growth.grow */
export function expand<W extends Ancients>(world: W, seat: Seat, { growth }: Book<W>): Script | void {
  const number = nationOf(world, seat);
  const { stock } = nation(world, number);
  const width = world.nations.length;
  const areas: AreaNumber[] = [];
  const counts: number[] = [];
  let wanted = 0;
  for (let area = 0, i = number; area < world.cityIn.length; area++, i += width) {
    const tokens = world.tokens[i] ?? 0;
    const adds = tokens === 0 ? 0 : growth.adds(world, number, area, tokens);
    if (adds === 0) continue;
    areas.push(area);
    counts.push(adds);
    wanted += adds;
  }
  if (wanted > stock && stock > 0) return divide(world, number, growth.cites.short[0], areas, counts);
  if (wanted <= stock) growTokens(world, growth.cites.grow[0], number, areas, counts);
}

/** Stock is short: its owner shares it out. @rule growth.short */
function* divide(
  world: Ancients,
  number: NationNumber,
  rule: string,
  areas: readonly AreaNumber[],
  counts: readonly number[],
): Script {
  const answer = yield* ask(
    seatOf(world, number),
    share({
      topic: 'growth',
      text: say('Your stock is too small. Choose which areas grow.'),
      rule,
      of: 'area',
      total: nation(world, number).stock,
      over: areas.map((area, i) => ({ id: areaId(world, area), most: at(counts, i) })),
    }),
  );
  const chosen = areas.filter((area) => (answer[areaId(world, area)] ?? 0) > 0);
  const shares = chosen.map((area) => answer[areaId(world, area)] ?? 0);
  growTokens(world, rule, number, chosen, shares);
}
