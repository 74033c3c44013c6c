import {
  type AreaNumber,
  areaId,
  type Building,
  isOutOfPlay,
  limitIn,
  type NationNumber,
  terrain,
} from '@ecumene/ancients';
import { type Refusal, refuse, say, the } from '@ecumene/engine';
import { CITY_COST, LEAST_LIMIT_FOR_CITY } from '../data/turn-values.ts';
import { effectsHeld, hasEffect } from './effects.ts';
import type { WeState } from './state.ts';

const fromAdjacent = effectsHeld('city-from-adjacent-areas');
const fromTreasury = hasEffect('city-from-treasury');
const keepsToken = hasEffect('tokens-beside-city');

export function isWilderness(state: WeState, area: AreaNumber): boolean {
  return terrain(state).site[area] === 'none';
}

/** @rule WE city-construction.4 @rule WE agriculture.3 @rule WE city-preparation.4 */
function refuses(state: WeState, _nation: NationNumber, area: AreaNumber): Refusal | undefined {
  const place = the('area', areaId(state, area));
  if (isOutOfPlay(state, area))
    return refuse('out-of-play', say('{place} is out of play. Choose another area.', { place }), 'WE leaving.26');
  if (limitIn(state, area) >= LEAST_LIMIT_FOR_CITY) return undefined;
  return refuse(
    'limit',
    say('{place} has population limit 0. Choose an area with a higher limit.', { place }),
    'WE city-construction.4',
  );
}

/** More tokens stood ready than were needed from the board, or by option than the full cost. @rule WE public-works.5 @rule WE W14 @rule WE W64 */
function mayStay(state: WeState, nation: NationNumber, area: AreaNumber, ready: number, needed: number): boolean {
  if (!keepsToken(state, nation)) return false;
  return ready > (state.options.spareToken === 'full-cost' ? cost(state, area) : needed);
}

function cost(state: WeState, area: AreaNumber): number {
  return isWilderness(state, area) ? CITY_COST.wilderness : CITY_COST.site;
}

/** @rule WE city-construction.7 @rule WE architecture.1 @rule WE architecture.2 @rule WE urbanism.1 @rule WE urbanism.2 */
export const building: Building<WeState> = {
  cost: (state, _nation, area) => cost(state, area),
  fromTreasury: (state, nation) => (fromTreasury(state, nation) ? 1 : 0),
  fromNeighbours: (state, nation, area) =>
    isWilderness(state, area) ? fromAdjacent(state, nation).reduce((sum, { tokens }) => sum + tokens, 0) : 0,
  neighbourCities: (state, nation) => fromAdjacent(state, nation).length,
  mayStay,
  clears: 'all',
  refuses,
  cites: {
    build: [
      'WE city-construction.1',
      'WE city-construction.6',
      'WE city-preparation.1',
      'WE construction-phase.1',
      'WE construction-phase.2',
    ],
    cost: ['WE city-construction.2', 'WE city-construction.8', 'WE city-preparation.2'],
    wilderness: ['WE city-construction.3', 'WE city-preparation.3'],
    treasury: ['WE architecture.1'],
    most: ['WE city-construction.7'],
    'one-city': ['WE city-construction.5'],
    neighbours: ['WE urbanism.1', 'WE W64'],
    stay: ['WE public-works.5', 'WE W14'],
  },
};
