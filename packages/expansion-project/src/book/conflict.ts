import {
  type AreaNumber,
  type Assault,
  type Conflict,
  defenderAtPeace,
  type NationNumber,
  type Substitutes,
  terrain,
} from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import { CITY_ATTACK, PILLAGE } from '../data/turn-values.ts';
import { hasPower } from './effects.ts';
import type { EpState } from './state.ts';

const engineers = hasPower('siege');
const lossesNearby = hasPower('losses-nearby');
const lossesOfShips = hasPower('losses-ships');

/** Engineering takes one token less to attack with, one more to be attacked; on both sides it cancels out. @rule EP 18.3.5 @rule EP 30.18.2 @rule EP 30.18.3 @rule EP C24 */
function assault(state: EpState, attacker: NationNumber, defender: NationNumber): Assault {
  const edge = (engineers(state, defender) ? 1 : 0) - (engineers(state, attacker) ? 1 : 0);
  return { needed: CITY_ATTACK.needed + edge, defenders: CITY_ATTACK.defenders + edge };
}

/** One token must stay in each area that pays. @rule EP 18.2.4 @rule EP 18.2.5 @rule EP 30.2.2 @rule EP 30.36.3 @rule EP C23 */
function substitutes(state: EpState, number: NationNumber, area: AreaNumber): Substitutes {
  return {
    areas: lossesNearby(state, number) ? at(terrain(state).land, area) : [],
    mustStay: 1,
    ships: lossesOfShips(state, number),
  };
}

export const conflict: Conflict<EpState> = {
  removesLast: hasPower('fights-last'),
  lastIn: 'first-round',
  assault,
  nextDefender: defenderAtPeace,
  defendersWait: false,
  failedAttackers: 'removed',
  pirateDefenders: 'leave',
  pirateAttacks: 'by-area',
  substitutes,
  seizes: 'always',
  pillage: PILLAGE,
  sharesCities: () => false,
  crewsDefend: () => false,
  cites: {
    fight: [
      'EP 18.2.1',
      'EP 18.1',
      'EP 18.1.1',
      'EP 18.1.2',
      'EP 18.2.2',
      'EP 18.2.3',
      'EP 18.3.3',
      'EP 18.4.1',
      'EP 30.27.2',
      'EP C21',
      'EP C22',
    ],
    repelled: ['EP 18.3.1', 'EP C24'],
    storm: ['EP 18.3.2', 'EP 18.3.5', 'EP C24'],
    order: ['EP 18.3.2', 'EP C25'],
    seize: ['EP 18.5.1', 'EP 18.5.3'],
    pillage: ['EP 18.5.2', 'EP 18.5.4'],
    pirates: ['EP 18.3.4', 'EP 29.9.2.5'],
    crews: ['EP 18.1'],
    substitutes: ['EP 18.2.4', 'EP C23'],
    'ship-losses': ['EP 18.2.5', 'EP C23'],
  },
};
