import {
  type AreaNumber,
  active,
  attackerIn,
  buildCities,
  checkSupport,
  conflict,
  expand,
  type NationNumber,
  NOBODY,
  nation,
  nationOf,
  payTaxes,
  removeAllSurplus,
  removeShip,
  revolts,
  takeCensus,
  tokensIn,
  withUsualRate,
} from '@ecumene/ancients';
import type { Script, Seat } from '@ecumene/engine';
import { hasEffect } from './book/effects.ts';
import { book } from './book.ts';
import { destroyTokensBesideLost } from './calamities/cities-lost.ts';
import { paysUsualRate } from './versions.ts';
import type { WeWorld } from './world.ts';

/** The phases that are the shared ones, played by this book. */

export function taxes(world: WeWorld, seat: Seat): Script | void {
  return payTaxes(world, seat, paysUsualRate(world) ? withUsualRate(book) : book);
}

/** Nobody who has said that they leave is a beneficiary. @rule WE W67 */
function withoutLeavers({ leaving }: WeWorld): typeof book {
  if (leaving.length === 0) return book;
  const { taxes: rules } = book;
  return {
    ...book,
    taxes: { ...rules, heirs: (state, rebel, rebels) => rules.heirs(state, rebel, [...rebels, ...leaving]) },
  };
}

/** Once all have paid, cities revolt, and tokens beside those that were lost are destroyed. @rule WE public-works.4 */
export function taxRevolts(world: WeWorld): Script | void {
  const script = revolts(world, withoutLeavers(world));
  if (script) return thenClear(world, script);
}

function* thenClear(world: WeWorld, revolting: Script): Script {
  const before = [...world.cityIn];
  yield* revolting;
  destroyTokensBesideLost(world, before);
}

export function population(world: WeWorld, seat: Seat): Script | void {
  return expand(world, seat, book);
}

export function countPeople(world: WeWorld): void {
  takeCensus(world, book);
}

/** @rule WE conflict.3 @rule WE second-check.2 */
export function conflicts(world: WeWorld): Script | void {
  return conflict(world, book);
}

const losesShips = hasEffect('ships-lost-with-failed-attack');

/** Failed attackers may help to build elsewhere. @rule WE W64 */
export function cities(world: WeWorld, seat: Seat): Script | void {
  const building = buildCities(world, seat, book);
  const number = nationOf(world, seat);
  return building && losesShips(world, number) ? thenSink(world, number, building) : building;
}

/** Where all failed attackers have left to build elsewhere, their ships are lost all the same. @rule WE naval-warfare.13 */
function* thenSink(world: WeWorld, number: NationNumber, building: Script): Script {
  const attacked = [...world.cityIn.entries()].flatMap(([area, owner]) =>
    owner !== NOBODY && attackerIn(world, area) === number ? [area] : [],
  );
  yield* building;
  for (const area of attacked) if (tokensIn(world, area, number) === 0) sinkIn(world, number, area);
}

function sinkIn(world: WeWorld, number: NationNumber, area: AreaNumber): void {
  for (const ship of nation(world, number).ships.filter((one) => one.at === area))
    removeShip(world, 'WE naval-warfare.13', number, ship);
}

/** Failed attackers leave with everything else that cannot stay, and with Naval Warfare their ships do. @rule WE city-attack.3 @rule WE naval-warfare.13 @rule WE W19 @rule WE second-check.1 */
export function surplus(world: WeWorld): void {
  for (const [area, owner] of world.cityIn.entries()) {
    if (owner === NOBODY) continue;
    const attacker = attackerIn(world, area);
    if (attacker !== NOBODY && losesShips(world, attacker)) sinkIn(world, attacker, area);
  }
  removeAllSurplus(world, book);
}

export function citySupport(world: WeWorld, seat: Seat): Script | void {
  return checkSupport(world, seat, book);
}

/** Whether anybody has a city. @rule WE drawing.2 */
export function hasCities(world: WeWorld): boolean {
  return active(world).some((number) => nation(world, number).cities > 0);
}
