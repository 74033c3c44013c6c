import { at } from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { surplusIn } from '../book/limits.ts';
import { terrain } from '../nations.ts';
import { removeSurplus } from '../tokens.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';

/** What a nation cannot feed. */
interface Surplus {
  readonly areas: AreaNumber[];
  readonly counts: number[];
}

/** Removes what cannot stay: tokens beside cities, and tokens above the limit. @rule limits.surplus */
export function removeAllSurplus<W extends Ancients>(world: W, { limits }: Book<W>): void {
  const found: (Surplus | undefined)[] = [];
  const { limit } = terrain(world);
  const { tokens, cityIn } = world;
  const width = world.nations.length;
  for (let area = 0, first = 0; area < cityIn.length; area++, first += width) {
    let total = 0;
    for (let i = first; i < first + width; i++) total += tokens[i] ?? 0;
    const city = at(cityIn, area);
    if (total === 0 || (city === NOBODY && total <= at(limit, area))) continue;
    for (const [n, count] of surplusIn(limits, world, area).entries()) note(found, n, area, count);
  }
  for (const [n, surplus] of found.entries()) {
    if (surplus !== undefined) removeSurplus(world, limits.cites.surplus[0], n, surplus.areas, surplus.counts);
  }
}

function note(found: (Surplus | undefined)[], number: NationNumber, area: AreaNumber, count: number): void {
  if (count <= 0) return;
  const surplus = found[number] ?? { areas: [], counts: [] };
  surplus.areas.push(area);
  surplus.counts.push(count);
  found[number] = surplus;
}
