import type { NationNumber } from '@ecumene/ancients';
import { tradeCityAdds } from './book/purchase.ts';
import type { AcWorld } from './world.ts';

/** The trade cities of these commodities have done their work for this turn. @rule AC CT 2 @rule AC Q&A CT.2 */
export function tradeCitiesWork(world: AcWorld, number: NationNumber, commodities: readonly string[]): void {
  if (!world.options.tradeCities) return;
  world.worked.push(...commodities.filter((commodity) => tradeCityAdds(world, number, commodity) > 0));
}
