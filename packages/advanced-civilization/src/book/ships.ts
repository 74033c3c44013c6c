import { nation, type Ships, terrain } from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import type { AcState } from './state.ts';

/** Tokens that keep a ship for a turn. @rule AC 22.3 */
export const UPKEEP = 1;

/** @rule AC 22.1 @rule AC 22.2 @rule AC 22.3 @rule AC 22.4 @rule AC A21 */
export const ships: Ships<AcState> = {
  cost: 2,
  upkeep: () => UPKEEP,
  most: (state, number) => nation(state, number).pieces.ships,
  isHarbour: (state, area) => at(terrain(state).shores, area).length > 0,
  cites: {
    build: ['AC 22.1'],
    place: ['AC 22.2'],
    keep: ['AC 22.3'],
    most: ['AC 22.4'],
    water: ['AC A21'],
    coast: ['AC 23.57'],
  },
};
