import { type Shipyard, tendShips } from '@ecumene/ancients';
import type { Script, Seat } from '@ecumene/engine';
import type { AcWorld } from './world.ts';

/** @rule AC 22.1 @rule AC 22.2 @rule AC 22.3 @rule AC 22.4 @rule AC A21 */
const shipyard: Shipyard = {
  cost: 2,
  upkeep: 1,
  rules: {
    build: 'AC 22.1',
    place: 'AC 22.2',
    keep: 'AC 22.3',
    most: 'AC 22.4',
    water: 'AC A21',
    coast: 'AC 23.57',
  },
};

export function ships(world: AcWorld, seat: Seat): Script | void {
  return tendShips(world, seat, shipyard);
}
