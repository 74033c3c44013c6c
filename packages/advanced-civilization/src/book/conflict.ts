import { type Assault, type Conflict, defenderAtPeace, has, NO_SUBSTITUTES } from '@ecumene/ancients';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcState } from './state.ts';

const USUAL: Assault = { needed: 7, defenders: 6 };
const AGAINST_WALLS: Assault = { needed: 8, defenders: 7 };
const WITH_ENGINES: Assault = { needed: 6, defenders: 5 };

const knowsSieges = has(CIVILIZATION_CARDS, 'siege');

/** @rule AC 24.31 @rule AC 24.35 */
function assault(state: AcState, attacker: number, defender: number): Assault {
  const engines = knowsSieges(state, attacker);
  const walls = knowsSieges(state, defender);
  if (engines === walls) return USUAL;
  return engines ? WITH_ENGINES : AGAINST_WALLS;
}

/** @rule AC 24.24 @rule AC 24.52 @rule AC ST cohabitation.3 @rule AC ST tokens-aboard.4 */
export const conflict: Conflict<AcState> = {
  removesLast: has(CIVILIZATION_CARDS, 'fights-last'),
  lastIn: 'every-round',
  assault,
  nextDefender: defenderAtPeace,
  defendersWait: false,
  failedAttackers: 'removed',
  pirateDefenders: 'leave',
  pirateAttacks: 'by-area',
  substitutes: () => NO_SUBSTITUTES,
  seizes: 'always',
  pillage: 3,
  sharesCities: ({ options }) => options.cohabitation === 'any',
  crewsDefend: ({ options }) => options.tokensAboard,
  cites: {
    fight: [
      'AC 24.21',
      'AC 24.1',
      'AC 24.11',
      'AC 24.12',
      'AC 24.22',
      'AC 24.23',
      'AC 24.24',
      'AC 24.33',
      'AC 24.41',
      'AC A22',
      'AC ST cohabitation.2',
      'AC ST cohabitation.3',
      'AC ST tokens-aboard.4',
    ],
    repelled: ['AC 24.31', 'AC 24.35'],
    storm: ['AC 24.32', 'AC 24.33', 'AC 24.35'],
    order: ['AC A22a', 'AC 24.32'],
    seize: ['AC 24.51', 'AC 15.62', 'AC A23'],
    pillage: ['AC 24.52', 'AC 24.53', 'AC A22b'],
    pirates: ['AC 24.34'],
    substitutes: ['AC 24.21'],
    'ship-losses': ['AC 24.21'],
    crews: ['AC ST tokens-aboard.4', 'AC ST ship-conflict'],
  },
};
