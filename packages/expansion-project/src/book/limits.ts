import type { Limits } from '@ecumene/ancients';
import { totalOf } from './effects.ts';
import type { EpState } from './state.ts';

const beside = totalOf('beside-city');
const more = totalOf('limit');

/** Agriculture anywhere, Public Works beside own cities. @rule EP 20.1.1 @rule EP 20.1.2 @rule EP 30.3.2 @rule EP 30.41.3 @rule EP C21 @rule EP C28 @rule EP C87 */
export const limits: Limits<EpState> = {
  raise: (state, number) => more(state, number),
  besideCity: (state, number, area) => (state.cityIn[area] === number ? beside(state, number) : 0),
  cites: {
    surplus: ['EP 20.1', 'EP 20.1.1', 'EP 20.1.2', 'EP 20.2', 'EP C29'],
    limit: ['EP 21.2.1', 'EP 20.1.2', 'EP 30.3.3', 'EP C28', 'EP C87'],
  },
};
