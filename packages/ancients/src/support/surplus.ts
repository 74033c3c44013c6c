import { at } from '@ecumene/engine';
import { terrain } from '../nations.ts';
import { removeSurplus } from '../tokens.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';

/** How a game feeds its people. */
export interface Farming {
  /** How much a nation's cards raise the limit where it farms alone. */
  raise(world: Ancients, number: NationNumber): number;
  /** Whose tokens may live with a city: nobody's, its own nation's or anybody's; nobody's, if not said. */
  withCities?(world: Ancients): 'none' | 'own' | 'any';
  readonly rules: { readonly surplus: string };
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
  for (let area = 0, first = 0; area < cityIn.length; area++, first += width) {
    let total = 0;
    let nations = 0;
    let farmer = 0;
    for (let n = 0; n < width; n++) {
      const count = tokens[first + n] ?? 0;
      if (count === 0) continue;
      total += count;
      nations += 1;
      farmer = n;
    }
    if (total === 0) continue;
    if (cityIn[area] !== NOBODY) {
      const company = farming.withCities?.(world) ?? 'none';
      const room = company === 'none' ? 0 : at(limit, area) + (nations === 1 ? farming.raise(world, farmer) : 0);
      for (let n = 0; n < width; n++) {
        const count = tokens[first + n] ?? 0;
        const stays = company === 'any' || (company === 'own' && n === cityIn[area]);
        note(found, n, area, stays ? count - room : count);
      }
    } else if (nations === 1 && total > at(limit, area)) {
      note(found, farmer, area, total - at(limit, area) - farming.raise(world, farmer));
    }
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
