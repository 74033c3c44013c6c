import { type AreaNumber, citiesInStock, nation, outsiders, placeTokens } from '@ecumene/ancients';
import type { EpWorld } from '../world.ts';

/** Barbarians and pirates, of whom there may be only as many as pieces were printed. */

/** As many of these barbarians as there are pieces for. @rule EP C82 */
export function barbariansLeft(world: EpWorld, wanted: number): number {
  const one = nation(world, outsiders(world));
  return one.endless ? wanted : Math.min(wanted, one.stock);
}

/** Barbarian tokens come to an area. Says how many. @rule EP 29.5.2.2 @rule EP C82 */
export function placeBarbarians(world: EpWorld, rule: string, area: AreaNumber, wanted: number): number {
  const tokens = barbariansLeft(world, wanted);
  placeTokens(world, rule, outsiders(world), area, tokens);
  return tokens;
}

/** How many more pirate cities there can be. @rule EP C82 */
export function piratesLeft(world: EpWorld): number {
  return citiesInStock(nation(world, outsiders(world)));
}
