import { areaId, type Building, terrain, total } from '@ecumene/ancients';
import { type Refusal, refuse, say, the } from '@ecumene/engine';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcState } from './state.ts';

/** Tokens a city takes. @rule AC 25.2 */
export const CITY_COST = { site: 6, wilderness: 12 } as const;

/** By option cities stand on sites only. @rule AC ST sites-only */
function offSite(state: AcState, _nation: number, area: number): Refusal | undefined {
  if (!state.options.sitesOnly || terrain(state).site[area] !== 'none') return undefined;
  const place = the('area', areaId(state, area));
  return refuse('no-site', say('There is no city site in {place}.', { place }), 'AC ST sites-only');
}

/** @rule AC 25.1 @rule AC 25.2 @rule AC 25.3 @rule AC A24 */
export const building: Building<AcState> = {
  cost: (state, _nation, area) => (terrain(state).site[area] === 'none' ? CITY_COST.wilderness : CITY_COST.site),
  fromTreasury: total(CIVILIZATION_CARDS, 'city-from-treasury'),
  fromNeighbours: () => 0,
  neighbourCities: () => 0,
  mayStay: () => false,
  clears: 'used',
  refuses: offSite,
  cites: {
    build: ['AC 25.1'],
    cost: ['AC 25.2'],
    wilderness: ['AC 25.2'],
    treasury: ['AC 25.3'],
    most: ['AC 25.1'],
    'one-city': ['AC 25.1'],
    neighbours: ['AC 25.2'],
    stay: ['AC A24'],
  },
};
