import {
  buildCities,
  checkSupport,
  expand,
  leviesLast,
  payTaxes,
  removeAllSurplus,
  revolts,
  takeCensus,
  tendShips,
  withUsualRate,
} from '@ecumene/ancients';
import type { Script, Seat } from '@ecumene/engine';
import { book } from './book.ts';
import { isBeforeVersion4 } from './versions.ts';
import type { AcWorld } from './world.ts';

/** The phases that are the shared ones, played by this book. */

export function taxes(world: AcWorld, seat: Seat): Script | void {
  return payTaxes(world, seat, isBeforeVersion4(world) ? withUsualRate(book) : book);
}

export function taxRevolts(world: AcWorld): Script | void {
  return revolts(world, book);
}

export function population(world: AcWorld, seat: Seat): Script | void {
  return expand(world, seat, book);
}

export function countPeople(world: AcWorld): void {
  takeCensus(world, book);
}

const bookLevyingLast: Pick<typeof book, 'ships'> = { ships: leviesLast(book.ships) };

export function ships(world: AcWorld, seat: Seat): Script | void {
  return tendShips(world, seat, isBeforeVersion4(world) ? bookLevyingLast : book);
}

export function cities(world: AcWorld, seat: Seat): Script | void {
  return buildCities(world, seat, book);
}

export function removeSurplus(world: AcWorld): void {
  removeAllSurplus(world, book);
}

export function citySupport(world: AcWorld, seat: Seat): Script | void {
  return checkSupport(world, seat, book);
}
