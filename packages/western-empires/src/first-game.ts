import { areaNumber, fillTreasury, foundCity, nation, nationNamed, placeTokens } from '@ecumene/ancients';
import { happen, must } from '@ecumene/engine';
import { FIRST_GAME, FIRST_POSITIONS } from './data/first-game.ts';
import type { WeOptions } from './options.ts';
import type { WeWorld } from './world.ts';

/** The First Game: five players begin from a prepared position and play a fixed number of turns. */

export function isFirst({ options }: Pick<WeWorld, 'options'>): boolean {
  return options.game === 'first';
}

/** Everybody begins with cities, tokens and treasury. @rule WE W5 */
export function prepareFirstGame(world: WeWorld): void {
  for (const [name, { cities, tokens }] of Object.entries(FIRST_POSITIONS)) {
    const number = nationNamed(world, name);
    const one = nation(world, number);
    for (const area of cities) {
      foundCity(world, number, must(areaNumber(world, area), area));
      happen(world, 'WE W5', { what: 'city-built', nation: name, area, tokens: 0, treasury: 0 });
    }
    for (const [area, count] of Object.entries(tokens))
      placeTokens(world, 'WE W5', number, must(areaNumber(world, area), area), count);
    fillTreasury(world, number, FIRST_GAME.treasury);
    one.step = FIRST_GAME.step;
  }
  world.newCities = [];
}

/** The turn after which the game ends at the latest; 0 for no limit. @rule WE game-limits.3 @rule WE W5 */
export function lastTurn({ game, turns }: Pick<WeOptions, 'game' | 'turns'>): number {
  return turns === 0 && game === 'first' ? FIRST_GAME.turns : turns;
}
