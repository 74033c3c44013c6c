import {
  type AreaNumber,
  areaId,
  type Building,
  foreignTokensIn,
  isOutOfPlay,
  limitIn,
  type NationNumber,
  terrain,
} from '@ecumene/ancients';
import { type Refusal, refuse, say, the } from '@ecumene/engine';
import { CITY_COST } from '../data/turn-values.ts';
import { totalOf } from './effects.ts';
import type { EpState } from './state.ts';

const dearer = totalOf('city-cost');
const fromNeighbours = totalOf('city-from-neighbours');

function isOffSite(state: EpState, area: AreaNumber): boolean {
  return terrain(state).site[area] === 'none';
}

/** Not where nobody can live, nor among foreign tokens. @rule EP 19.1 @rule EP 19.2 @rule EP 9.5 @rule EP C93 */
function refuses(state: EpState, number: NationNumber, area: AreaNumber): Refusal | undefined {
  const place = the('area', areaId(state, area));
  if (isOutOfPlay(state, area))
    return refuse('out-of-play', say('{place} is out of play. Choose another area.', { place }), 'EP 9.5');
  if (limitIn(state, area) === 0)
    return refuse(
      'limit',
      say('{place} has population limit 0. Choose an area with a higher limit.', { place }),
      'EP 19.1',
    );
  if (foreignTokensIn(state, area, number) === 0) return undefined;
  return refuse(
    'foreign',
    say('Others have tokens in {place}. Choose an area where you are alone.', { place }),
    'EP 19.2',
  );
}

/** @rule EP 19.2 @rule EP 19.3 @rule EP 19.4 @rule EP 19.5 @rule EP 30.5.2 @rule EP 30.41.2 @rule EP 30.50.2 @rule EP C26 */
export const building: Building<EpState> = {
  cost: (state, number, area) =>
    (isOffSite(state, area) ? CITY_COST.wilderness : CITY_COST.site) + dearer(state, number),
  fromTreasury: totalOf('city-from-treasury'),
  fromNeighbours: (state, number, area) => (isOffSite(state, area) ? fromNeighbours(state, number) : 0),
  neighbourCities: (state, number) => (fromNeighbours(state, number) > 0 ? Number.POSITIVE_INFINITY : 0),
  mayStay: () => false,
  clears: 'all',
  refuses,
  cites: {
    build: ['EP 19.1', 'EP 19.2'],
    cost: ['EP 19.2', 'EP 19.4', 'EP C26'],
    wilderness: ['EP 19.2', 'EP 19.4', 'EP C26'],
    treasury: ['EP 19.3', 'EP C26'],
    most: ['EP 19.1', 'EP C94'],
    'one-city': ['EP 19.1'],
    neighbours: ['EP 19.5', 'EP C26'],
    stay: ['EP C26'],
  },
};
