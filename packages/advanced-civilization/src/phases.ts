import {
  buildCities,
  checkSupport,
  expand,
  payTaxes,
  removeAllSurplus,
  revolts,
  takeCensus,
  tendShips,
  withUsualRate,
} from '@ecumene/ancients';
import type { Script, Seat } from '@ecumene/engine';
import { book } from './book.ts';
import { paysUsualRate } from './versions.ts';
import type { AcWorld } from './world.ts';

/** The phases that are the shared ones, played by this book. */

export function taxes(world: AcWorld, seat: Seat): Script | void {
  return payTaxes(world, seat, paysUsualRate(world) ? withUsualRate(book) : book);
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

export function ships(world: AcWorld, seat: Seat): Script | void {
  return tendShips(world, seat, book);
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
