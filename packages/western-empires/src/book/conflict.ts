import {
  type AreaNumber,
  type Assault,
  type Conflict,
  type NationNumber,
  outsiders,
  type Substitutes,
  terrain,
} from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import { CITY_ATTACK, SPOILS } from '../data/turn-values.ts';
import { effectsHeld, hasEffect } from './effects.ts';
import type { WeState } from './state.ts';

const USUAL: Assault = { needed: CITY_ATTACK.attackers, defenders: CITY_ATTACK.defenders };
const attacksBetter = effectsHeld('city-attack');
const defendsBetter = effectsHeld('city-defence');
const lossesFrom = effectsHeld('losses-from');

/** What an attack takes, and what replaces the city. @rule WE engineering.1 @rule WE engineering.2 @rule WE engineering.3 @rule WE engineering.4 @rule WE engineering.5 @rule WE engineering.6 */
function assault(state: WeState, attacker: NationNumber, defender: NationNumber): Assault {
  const [attack] = attacksBetter(state, attacker);
  const [defence] = defendsBetter(state, defender);
  const better = attack !== undefined && defence !== undefined ? undefined : (attack ?? defence);
  return better === undefined ? USUAL : { needed: better.attackers, defenders: better.defenders };
}

/** Pirates first, then by ranking. @rule WE conflict.7 @rule WE conflict.8 */
function nextDefender(state: WeState, attacked: readonly AreaNumber[]): NationNumber {
  const defenders = attacked.map((area) => at(state.cityIn, area));
  return defenders.includes(outsiders(state)) ? outsiders(state) : Math.min(...defenders);
}

/** @rule WE advanced-military.1 @rule WE naval-warfare.2 @rule WE naval-warfare.14 @rule WE W18 */
function substitutes(state: WeState, nation: NationNumber, area: AreaNumber): Substitutes {
  const sources = lossesFrom(state, nation).map(({ from }) => from);
  return {
    areas: sources.includes('adjacent-areas') ? at(terrain(state).land, area) : [],
    mustStay: 0,
    ships: sources.includes('ships'),
  };
}

export const conflict: Conflict<WeState> = {
  removesLast: hasEffect('removes-last'),
  lastIn: 'every-round',
  assault,
  nextDefender,
  defendersWait: true,
  failedAttackers: 'stay',
  pirateDefenders: 'stay',
  pirateAttacks: 'by-attacker',
  substitutes,
  seizes: 'by-choice',
  pillage: SPOILS.treasury,
  sharesCities: () => false,
  crewsDefend: () => false,
  cites: {
    fight: [
      'WE token-conflict.3',
      'WE conflict.1',
      'WE conflict.2',
      'WE conflict.3',
      'WE conflict.4',
      'WE conflict.6',
      'WE conflict.10',
      'WE conflict.11',
      'WE conflict.12',
      'WE conflict-situation.6',
      'WE conflict-situation.9',
      'WE token-conflict.1',
      'WE token-conflict.2',
      'WE token-conflict.4',
      'WE token-conflict.5',
      'WE token-conflict.6',
      'WE token-conflict.7',
      'WE token-conflict.8',
      'WE token-conflict.9',
      'WE token-conflict.10',
      'WE token-conflict.11',
      'WE token-conflict.12',
      'WE token-conflict.13',
      'WE token-conflict.14',
      'WE metalworking.1',
      'WE metalworking.2',
      'WE W17',
    ],
    repelled: [
      'WE city-attack.3',
      'WE attacking.2',
      'WE conflict.5',
      'WE city-attack.1',
      'WE city-attack.2',
      'WE defending.4',
    ],
    storm: [
      'WE city-attack.5',
      'WE city-attack.4',
      'WE city-attack.6',
      'WE city-attack.8',
      'WE defending.1',
      'WE defending.2',
      'WE defending.3',
    ],
    order: ['WE conflict.9', 'WE conflict.7', 'WE conflict.8', 'WE city-attack.7'],
    seize: ['WE city-attack.9', 'WE city-attack.10'],
    pillage: ['WE city-attack.11', 'WE city-attack.12', 'WE pirate-attack.2', 'WE pirate-attack.3'],
    pirates: ['WE pirate-attack.1', 'WE W57'],
    crews: ['WE ship-movement.6'],
    substitutes: [
      'WE advanced-military.1',
      'WE advanced-military.2',
      'WE advanced-military.3',
      'WE advanced-military.4',
      'WE advanced-military.7',
      'WE W18',
    ],
    'ship-losses': ['WE naval-warfare.2', 'WE naval-warfare.3', 'WE naval-warfare.7', 'WE naval-warfare.12'],
  },
};
