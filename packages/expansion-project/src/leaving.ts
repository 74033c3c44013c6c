import {
  active,
  announceLeaving,
  areaNumber,
  discardHand,
  type Leaving,
  leaveGame,
  type NationNumber,
  nation,
  removeShip,
} from '@ecumene/ancients';
import { happen, type Script, type Seat } from '@ecumene/engine';
import { NO_CREDITS } from './book/state.ts';
import { book } from './book.ts';
import { regionOf } from './data/board.ts';
import { isCivilization } from './data/civilizations.ts';
import { TOKENS_FOR_CLOSED_CITY } from './data/turn-values.ts';
import { leavers } from './taking-part.ts';
import type { EpWorld } from './world.ts';

/** Leaving the game, of which the book says nothing: it takes effect at the end of the turn. */

/** A player says that they leave; until then their questions are answered for them. @rule EP L1 */
export function depart(world: EpWorld, seat: Seat): void {
  announceLeaving(world, seat);
}

/** @rule EP L2 @rule EP L3 @rule EP L4 @rule EP L5 @rule EP L6 @rule EP L7 @rule EP 9.4 @rule EP 9.5 */
const leaving: Leaving<EpWorld> = {
  book,
  region: (world, number) => {
    const { name } = nation(world, number);
    return isCivilization(name) ? regionOf(name).flatMap((area) => areaNumber(world, area) ?? []) : [];
  },
  tokensForCity: TOKENS_FOR_CLOSED_CITY,
  rules: {
    goOn: 'EP L2',
    alone: 'EP L2',
    hand: 'EP L3',
    ships: 'EP L4',
    closed: 'EP L4',
    cleared: 'EP L4',
    abroad: 'EP L5',
    sunk: 'EP L4',
    cities: 'EP L6',
    fewer: 'EP L6',
    resettle: 'EP L7',
    lost: 'EP L7',
  },
  forget: (world, number) => {
    world.credits[number] = NO_CREDITS;
    world.newCredits[number] = NO_CREDITS;
  },
};

/** Nations whose players leave, in the order in which they said so; then those who did before they had a civilization. @rule EP L1 */
function inOrder(world: EpWorld): readonly NationNumber[] {
  return [...world.leaving, ...leavers(world).filter((number) => !world.leaving.includes(number))];
}

/** Between two turns those who leave are gone: their regions close or, by option, their units stay without a leader. @rule EP L1 @rule EP L2 @rule EP L8 */
export function settleDepartures(world: EpWorld): Script | void {
  const gone = inOrder(world);
  if (gone.length === 0 || world.over) return;
  world.leaving = [];
  if (world.options.departures !== 'stay') return leaveGame(world, gone, leaving);
  for (const number of gone) goInert(world, number);
  if (active(world).length > 1) return;
  world.over = true;
  happen(world, 'EP L2', { what: 'game-ends', because: 'alone' });
}

/** Units stay, and keep their advancements; cards go back, and ships, which nobody keeps. @rule EP L8 */
function goInert(world: EpWorld, number: number): void {
  const one = nation(world, number);
  discardHand(world, number, 'EP L8');
  for (const ship of [...one.ships]) removeShip(world, 'EP L8', number, ship);
  one.inert = true;
  one.rev += 1;
  happen(world, 'EP L8', { what: 'nation-left', nation: one.name, keeps: 0 });
}
