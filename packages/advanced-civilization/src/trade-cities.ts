import { areaNumber, type NationNumber } from '@ecumene/ancients';
import type { AcWorld } from './world.ts';

/** The variant Civilization and Trade: each commodity has its trade city. */

/** Silver comes from Spain where there is a Spain on the board. @rule AC CT 6 */
const SILVER = ['new-carthage', 'sardinia'] as const;

/** The trade cities, each with the areas that may be it: the first in play is. @rule AC CT 1 @rule AC CT 5 @rule AC CT 6 */
export const TRADE_CITIES: Readonly<Record<string, readonly string[]>> = {
  ochre: ['sinope'],
  hides: ['apollonia'],
  iron: ['ankara'],
  papyrus: ['memphis'],
  salt: ['tripoli'],
  timber: ['sidon'],
  grain: ['tyras'],
  oil: ['neapolis'],
  cloth: ['alexandria'],
  wine: ['corinth'],
  bronze: ['salamis'],
  silver: SILVER,
  spices: ['susa'],
  resin: ['byzantium'],
  gems: ['nineveh'],
  dye: ['tyre'],
  gold: ['antioch'],
  ivory: ['carthage'],
};

/** How many cards more a nation's set counts for its trade city, which works once a turn. @rule AC CT 2 @rule AC CT 3 */
export function tradeCityAdds(world: AcWorld, number: NationNumber, commodity: string): number {
  if (!world.options.tradeCities || world.worked.includes(commodity)) return 0;
  for (const id of TRADE_CITIES[commodity] ?? []) {
    const area = areaNumber(world, id);
    if (area !== undefined) return world.cityIn[area] === number ? 1 : 0;
  }
  return 0;
}

/** The trade cities of these commodities have done their work for this turn. @rule AC CT 2 @rule AC Q&A CT.2 */
export function tradeCitiesWork(world: AcWorld, number: NationNumber, commodities: readonly string[]): void {
  if (!world.options.tradeCities) return;
  world.worked.push(...commodities.filter((commodity) => tradeCityAdds(world, number, commodity) > 0));
}
