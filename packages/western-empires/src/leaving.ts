import { announceLeaving, areaNumber, type Leaving, leaveGame, nation } from '@ecumene/ancients';
import type { Script, Seat } from '@ecumene/engine';
import { NO_CREDITS } from './book/state.ts';
import { book } from './book.ts';
import { regionOf } from './data/board.ts';
import { CIVILIZATION_IDS } from './data/civilizations.ts';
import { TOKENS_FOR_CLOSED_CITY } from './data/turn-values.ts';
import type { WeWorld } from './world.ts';

/** Leaving the game: it takes effect at the end of the turn. */

/** A player says that they leave; until then their questions are answered for them. @rule WE leaving.3 @rule WE leaving.4 @rule WE W67 */
export function depart(world: WeWorld, seat: Seat): void {
  announceLeaving(world, seat);
}

/**
 * @rule WE leaving.2 @rule WE leaving.5 @rule WE leaving.6 @rule WE leaving.7 @rule WE leaving.8 @rule WE leaving.9
 * @rule WE leaving.10 @rule WE leaving.11 @rule WE leaving.12 @rule WE leaving.13 @rule WE leaving.14 @rule WE leaving.15
 * @rule WE leaving.16 @rule WE leaving.17 @rule WE leaving.18 @rule WE leaving.19 @rule WE leaving.20 @rule WE leaving.21
 * @rule WE leaving.22 @rule WE leaving.24 @rule WE leaving.25 @rule WE W67
 */
const leaving: Leaving<WeWorld> = {
  book,
  region: (world, number) => {
    const id = CIVILIZATION_IDS.find((each) => each === nation(world, number).name);
    return id === undefined ? [] : regionOf(id).flatMap((area) => areaNumber(world, area) ?? []);
  },
  tokensForCity: TOKENS_FOR_CLOSED_CITY,
  rules: {
    goOn: 'WE leaving.2',
    alone: 'WE W67',
    hand: 'WE leaving.6',
    ships: 'WE leaving.7',
    closed: 'WE leaving.8',
    cleared: 'WE leaving.9',
    abroad: 'WE leaving.11',
    sunk: 'WE leaving.14',
    cities: 'WE leaving.15',
    fewer: 'WE leaving.16',
    resettle: 'WE leaving.17',
    lost: 'WE leaving.20',
  },
  forget: (world, number) => {
    world.credits[number] = NO_CREDITS;
    world.newCredits[number] = NO_CREDITS;
  },
};

/** Between two turns those who leave are gone, if the others want to go on. @rule WE leaving.23 @rule WE W67 */
export function settleDepartures(world: WeWorld): Script | void {
  if (world.leaving.length === 0 || world.over) return;
  const gone = world.leaving;
  world.leaving = [];
  return leaveGame(world, gone, leaving);
}
