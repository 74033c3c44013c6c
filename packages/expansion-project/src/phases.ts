import {
  buildCities,
  checkSupport,
  conflict,
  expand,
  leviesLast,
  MOVEMENT,
  type Moving,
  mayBuildEarly,
  mayMoveEarly,
  move,
  moveForms,
  movementForms,
  movementPlans,
  Prompt,
  payTaxes,
  removeAllSurplus,
  revolts,
  takeCensus,
  tendShips,
  withUsualRate,
} from '@ecumene/ancients';
import { type MayAct, moves, type Script, type Seat } from '@ecumene/engine';
import { taxesWithout } from './book/taxes.ts';
import { book } from './book.ts';
import { sacked } from './sacking.ts';
import { leavers } from './taking-part.ts';
import { isBeforeVersion3, movesInOrder } from './versions.ts';
import type { EpWorld } from './world.ts';

/** The phases that are the shared ones, played by this book. */

export function taxes(world: EpWorld, seat: Seat): Script | void {
  return payTaxes(world, seat, isBeforeVersion3(world) ? withUsualRate(book) : book);
}

/** Nobody who leaves takes over cities. @rule EP L1 */
export function taxRevolts(world: EpWorld): Script | void {
  return revolts(world, { ...book, taxes: taxesWithout(leavers(world)) });
}

export function population(world: EpWorld, seat: Seat): Script | void {
  return expand(world, seat, book);
}

/** @rule EP 2.6.1 @rule EP 15.1 */
export function countPeople(world: EpWorld): void {
  takeCensus(world, book);
}

const bookBeforeVersion3: Pick<typeof book, 'ships'> = {
  ships: leviesLast({ ...book.ships, isHarbour: (state, area) => book.ships.isHarbour(state, area) }),
};

/** @rule EP 16.1 @rule EP 16.3 */
export function ships(world: EpWorld, seat: Seat): Script | void {
  return tendShips(world, seat, isBeforeVersion3(world) ? bookBeforeVersion3 : book);
}

const movementMoves = moves('movement', movementForms([moveForms.march, moveForms.sail]));
const prompt = new Prompt(movementMoves, MOVEMENT.topic, MOVEMENT.text);
const moving: Moving<EpWorld> = { book, ask: (rule, acting) => prompt.ask(rule, acting) };

/** Movements planned ahead. */
export const plannedMovement = movementPlans(moving);

export function moveNation(world: EpWorld, seat: Seat): Script {
  return move(world, seat, moving);
}

/** Who may move before their turn at a swift table. @rule EP 17.2 */
export function earlyMovers(world: EpWorld): MayAct | undefined {
  return movesInOrder(world) ? undefined : mayMoveEarly(world, book);
}

/** A city that falls may bring the Celts barbarians. @rule EP 18.1 @rule EP O 3.3.2.3 */
export function conflicts(world: EpWorld): Script | void {
  return conflict(world, book, sacked);
}

export function cities(world: EpWorld, seat: Seat): Script | void {
  return buildCities(world, seat, book);
}

/** Who may build before their turn at a swift table. @rule EP 12.1 */
export function earlyBuilders(world: EpWorld): MayAct {
  return isBeforeVersion3(world) ? () => true : mayBuildEarly(world, book);
}

/** @rule EP 20.1 */
export function surplus(world: EpWorld): void {
  removeAllSurplus(world, book);
}

/** @rule EP 21.3 @rule EP 25.1.2 */
export function citySupport(world: EpWorld, seat: Seat): Script | void {
  return checkSupport(world, seat, book);
}
