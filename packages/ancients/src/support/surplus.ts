import { at } from '@ecumene/engine';
import { terrain } from '../nations.ts';
import { removeSurplus } from '../tokens.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';

/** Whose tokens may live with a city: nobody's, its own nation's or anybody's. */
export type CityCompany = 'none' | 'own' | 'any';

/** How a game feeds its people. */
export interface Farming {
  /** How much a nation's cards raise the limit where it farms alone. */
  raise(world: Ancients, number: NationNumber): number;
  /** Nobody's, if not said. */
  withCities?(world: Ancients): CityCompany;
  readonly rules: { readonly surplus: string };
}

/** Who lives in an area, and on what. */
export interface Inhabited {
  /** Tokens by number of nation. */
  readonly tokens: readonly number[];
  readonly city: NationNumber;
  readonly limit: number;
}

/** How many tokens of each nation cannot stay in an area. @rule AC 26.1 @rule AC 26.11 @rule AC ST cohabitation.1 */
export function surplusIn(
  { tokens, city, limit }: Inhabited,
  company: CityCompany,
  raise: (number: NationNumber) => number,
): number[] {
  const isAlone = tokens.filter((count) => count > 0).length === 1;
  return tokens.map((count, number) => {
    if (count === 0 || (city === NOBODY && !isAlone)) return 0;
    const stays = city === NOBODY || company === 'any' || (company === 'own' && number === city);
    const room = stays ? limit + (isAlone ? raise(number) : 0) : 0;
    return Math.max(0, count - room);
  });
}

/** What a nation cannot feed. */
interface Surplus {
  readonly areas: AreaNumber[];
  readonly counts: number[];
}

/** Removes what cannot stay: tokens beside cities, and tokens above the limit. @rule AC 26.1 @rule AC 26.11 @rule AC 26.2 @rule AC ST cohabitation.1 */
export function removeAllSurplus(world: Ancients, farming: Farming): void {
  const found: (Surplus | undefined)[] = [];
  const { limit } = terrain(world);
  const { tokens, cityIn } = world;
  const width = world.nations.length;
  const company = farming.withCities?.(world) ?? 'none';
  const raise = (number: NationNumber): number => farming.raise(world, number);
  for (let area = 0, first = 0; area < cityIn.length; area++, first += width) {
    let total = 0;
    for (let i = first; i < first + width; i++) total += tokens[i] ?? 0;
    const city = at(cityIn, area);
    if (total === 0 || (city === NOBODY && total <= at(limit, area))) continue;
    const here = { tokens: tokens.slice(first, first + width), city, limit: at(limit, area) };
    for (const [n, count] of surplusIn(here, company, raise).entries()) note(found, n, area, count);
  }
  for (const [n, surplus] of found.entries()) {
    if (surplus !== undefined) removeSurplus(world, farming.rules.surplus, n, surplus.areas, surplus.counts);
  }
}

function note(found: (Surplus | undefined)[], number: NationNumber, area: AreaNumber, count: number): void {
  if (count <= 0) return;
  const surplus = found[number] ?? { areas: [], counts: [] };
  surplus.areas.push(area);
  surplus.counts.push(count);
  found[number] = surplus;
}
