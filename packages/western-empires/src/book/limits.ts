import { type AreaNumber, type Limits, limitIn, type NationNumber } from '@ecumene/ancients';
import { effectsHeld } from './effects.ts';
import type { WeState } from './state.ts';

const raises = effectsHeld('population-limit');
const beside = effectsHeld('tokens-beside-city');

/** Agriculture feeds one more where the printed limit is 0, 1 or 2. @rule WE agriculture.1 */
function raise(state: WeState, nation: NationNumber, area: AreaNumber): number {
  const printed = limitIn(state, area);
  return raises(state, nation).reduce((sum, { by, onLimits }) => sum + (onLimits.includes(printed) ? by : 0), 0);
}

/** One token beside an own city with Public Works, and never more. @rule WE public-works.1 @rule WE public-works.7 @rule WE agriculture.6 */
function besideCity(state: WeState, nation: NationNumber, area: AreaNumber): number {
  if (state.cityIn[area] !== nation) return 0;
  return beside(state, nation).reduce((sum, { tokens }) => sum + tokens, 0);
}

export const limits: Limits<WeState> = {
  raise,
  besideCity,
  cites: {
    surplus: [
      'WE surplus.2',
      'WE surplus.1',
      'WE surplus.3',
      'WE surplus.4',
      'WE agriculture.5',
      'WE city-attack.3',
      'WE W17',
      'WE W19',
    ],
    limit: ['WE agriculture.4', 'WE areas.4', 'WE public-works.6'],
  },
};
