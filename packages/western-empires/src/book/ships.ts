import { nation, type Ships, terrain } from '@ecumene/ancients';
import { SHIPS } from '../data/turn-values.ts';
import { isCoastal } from './coast.ts';
import type { WeState } from './state.ts';

/** What a ship costs is said by the ways to pay for it; see `SHIP_PRICES`. */
const COST = 2;

/** @rule WE ship-building.2 */
export const ships: Ships<WeState> = {
  cost: COST,
  upkeep: () => SHIPS.keeping,
  most: (state, number) => nation(state, number).pieces.ships,
  isHarbour: (state, area) => isCoastal(state, area) && (terrain(state).shores[area]?.length ?? 0) > 0,
  cites: {
    build: ['WE ship-building.1', 'WE ship-building.4', 'WE ship-building.5', 'WE ship-building.6', 'WE W8', 'WE W63'],
    place: ['WE ship-building.2'],
    keep: [
      'WE ship-keeping.1',
      'WE ship-keeping.2',
      'WE ship-keeping.3',
      'WE ship-keeping.4',
      'WE ship-keeping.5',
      'WE ship-keeping.6',
    ],
    most: ['WE ship-building.3', 'WE pieces.1'],
    water: ['WE ship-building.2'],
    coast: ['WE ship-movement.1'],
  },
};
