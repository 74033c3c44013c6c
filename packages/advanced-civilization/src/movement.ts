import { holds, type MovementRules, move } from '@ecumene/ancients';
import type { Script, Seat } from '@ecumene/engine';
import type { AcWorld } from './world.ts';

const CAPACITY = 5;
const SHIP_AREAS = 4;

/** @rule AC 23.31 @rule AC 23.51 @rule AC 23.53 @rule AC 23.54 @rule AC 32.221 @rule AC 32.251 @rule AC 32.411 @rule AC ST tokens-aboard.1 */
export const movement: MovementRules = {
  reach: (world, number) => ({
    marches: holds(world, number, 'roadbuilding') ? 2 : 1,
    sails: holds(world, number, 'cloth-making') ? SHIP_AREAS + 1 : SHIP_AREAS,
    openSea: holds(world, number, 'astronomy'),
    capacity: CAPACITY,
  }),
  mayStayAboard: (world: AcWorld) => world.options.tokensAboard,
  rules: {
    move: 'AC 23.1',
    march: 'AC 23.3',
    roads: 'AC 23.31',
    ship: 'AC 23.52',
    load: 'AC 23.51',
    openSea: 'AC 23.55',
    land: 'AC 23.56',
    coast: 'AC 23.57',
  },
};

export function moveNation(world: AcWorld, seat: Seat): Script {
  return move(world, seat, movement);
}
