import { has, hasForeignUnitsIn, type Movement, total } from '@ecumene/ancients';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcState } from './state.ts';

/** Tokens a ship carries. @rule AC 23.51 */
export const CAPACITY = 5;
const SHIP_AREAS = 4;

const farther = total(CIVILIZATION_CARDS, 'sails');
const hasRoads = has(CIVILIZATION_CARDS, 'marches');
const knowsOpenSea = has(CIVILIZATION_CARDS, 'open-sea');

/** @rule AC 23.31 @rule AC 23.51 @rule AC 23.53 @rule AC 23.54 @rule AC 32.221 @rule AC 32.251 @rule AC 32.411 @rule AC ST tokens-aboard.1 */
export const movement: Movement<AcState> = {
  reach: (state, nation) => ({
    marches: hasRoads(state, nation) ? 2 : 1,
    sails: SHIP_AREAS + farther(state, nation),
    openSea: knowsOpenSea(state, nation),
    capacity: CAPACITY,
  }),
  refusesEntry: () => undefined,
  mayPass: (state, nation, area) => !hasForeignUnitsIn(state, area, nation),
  mayStayAboard: ({ options }) => options.tokensAboard,
  cites: {
    move: ['AC 23.1', 'AC 23.2', 'AC 23.22', 'AC 23.4'],
    march: ['AC 23.3'],
    roads: ['AC 23.31', 'AC 32.251'],
    through: ['AC 23.31', 'AC 32.251'],
    ship: ['AC 23.52', 'AC 23.54'],
    embark: ['AC 23.51'],
    load: ['AC 23.51'],
    'enter-sea': ['AC 23.52'],
    'open-sea': ['AC 23.55'],
    land: ['AC 23.56', 'AC ST tokens-aboard.1'],
    coast: ['AC 23.57'],
    'out-of-play': ['AC 16.11'],
  },
};
