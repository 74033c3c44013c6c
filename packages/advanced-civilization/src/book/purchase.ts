import { areaNumber, enlargedValue, has, type NationNumber } from '@ecumene/ancients';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import { commodityNamed } from '../data/trade-cards.ts';
import { TRADE_CITIES } from '../data/trade-cities.ts';
import type { AcState } from './state.ts';

/** Whether a nation may enlarge a set of metal or gems. @rule AC 28.53 */
export const mayMine = has(CIVILIZATION_CARDS, 'mining');

/** The commodities that are handed in, and the set that Mining enlarges. */
export interface HandedIn {
  readonly spend: Readonly<Record<string, number>>;
  readonly mine?: string | null | undefined;
}

/** Sets, one of them enlarged by Mining and any by their trade cities. @rule AC 31.31 @rule AC 28.51 @rule AC 28.53 @rule AC Q&A CT.1 */
export function worthOf(state: AcState, number: NationNumber, { spend, mine }: HandedIn): number {
  let value = 0;
  for (const id in spend) {
    const face = commodityNamed(id);
    if (face === undefined) continue;
    value += enlargedValue(face, spend[id] ?? 0, tradeCityAdds(state, number, id) + (id === mine ? 1 : 0));
  }
  return value;
}

/** How many cards more a nation's set counts for its trade city, which works once a turn. @rule AC CT 2 @rule AC CT 3 */
export function tradeCityAdds(state: AcState, number: NationNumber, commodity: string): number {
  if (!state.options.tradeCities || state.worked.includes(commodity)) return 0;
  for (const id of TRADE_CITIES[commodity] ?? []) {
    const area = areaNumber(state, id);
    if (area !== undefined) return state.cityIn[area] === number ? 1 : 0;
  }
  return 0;
}
