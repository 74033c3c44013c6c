import { at, happen } from '@ecumene/engine';
import type { Movable } from './movable.ts';
import { areaId, nation, terrain, tokensIn } from './nations.ts';
import { leave, pickUp, putDown, spendTreasury } from './tokens.ts';
import type { Ancients, AreaNumber, NationNumber, Ship } from './world.ts';

/** The verbs that build, keep, sail and remove ships. */

export function shipNumbered(world: Movable, number: NationNumber, no: number): Ship | undefined {
  const { ships } = nation(world, number);
  for (const ship of ships) if (ship.no === no) return ship;
  return undefined;
}

/** The lowest number no ship of the nation bears. */
function freeNumber(ships: readonly Ship[]): number {
  for (let no = 1; ; no++) if (!ships.some((ship) => ship.no === no)) return no;
}

/** A new ship, paid by levy in its area, from treasury or both; says its number. @rule ships.build @rule ships.place */
export function buildShip(
  world: Movable,
  rule: string,
  number: NationNumber,
  berth: { readonly at: AreaNumber; readonly shore: number },
  levy: number,
  treasury: number,
): number {
  const one = nation(world, number);
  if (one.ships.length >= one.pieces.ships) throw new Error(`${one.name} has no ship in stock`);
  if (levy > 0) leave(world, number, berth.at, levy);
  if (treasury > 0) spendTreasury(world, number, treasury);
  const ship = { no: freeNumber(one.ships), at: berth.at, shore: berth.shore, aboard: 0 };
  one.ships.push(ship);
  const area = areaId(world, berth.at);
  happen(world, rule, { what: 'ship-built', nation: one.name, ship: ship.no, area, levy, treasury });
  return ship.no;
}

/** A ship is kept for another turn, by so many tokens of the treasury or of its area. @rule ships.keep */
export function keepShip(
  world: Movable,
  rule: string,
  number: NationNumber,
  ship: Ship,
  by: 'treasury' | 'levy',
  tokens: number,
): void {
  if (by === 'levy') leave(world, number, ship.at, tokens);
  else spendTreasury(world, number, tokens);
  const area = areaId(world, ship.at);
  happen(world, rule, { what: 'ship-kept', nation: nation(world, number).name, ship: ship.no, area, by });
}

/** A ship goes back to stock. Tokens still aboard go with it. */
export function removeShip(world: Movable, rule: string, number: NationNumber, ship: Ship): void {
  const one = nation(world, number);
  one.ships = one.ships.filter((other) => other !== ship);
  one.stock += ship.aboard;
  one.tokens -= ship.aboard;
  happen(world, rule, { what: 'ship-lost', nation: one.name, ship: ship.no, area: areaId(world, ship.at) });
}

/** A leg of a voyage: tokens embark, the ship sails from area to area, tokens land. @rule movement.land */
export function sailShip(
  world: Movable,
  rule: string,
  number: NationNumber,
  ship: Ship,
  leg: { readonly load: number; readonly path: readonly AreaNumber[]; readonly shore: number; readonly land: number },
): void {
  const { ids } = terrain(world);
  const path = [at(ids, ship.at), ...leg.path.map((area) => at(ids, area))];
  pickUp(world, number, ship.at, leg.load);
  ship.at = leg.path.at(-1) ?? ship.at;
  ship.shore = leg.shore;
  ship.aboard += leg.load - leg.land;
  putDown(world, number, ship.at, leg.land);
  const one = nation(world, number);
  happen(world, rule, {
    what: 'sailed',
    nation: one.name,
    ship: ship.no,
    path,
    loaded: leg.load,
    landed: leg.land,
  });
}

/** Tokens aboard the ships of an area come ashore to help; says how many came from each ship. @rule conflict.crews */
export function callAshore(world: Ancients, number: NationNumber, area: AreaNumber): (readonly [Ship, number])[] {
  const one = nation(world, number);
  const crews: (readonly [Ship, number])[] = [];
  for (const ship of one.ships) {
    if (ship.at !== area || ship.aboard === 0) continue;
    crews.push([ship, ship.aboard]);
    putDown(world, number, area, ship.aboard);
    ship.aboard = 0;
  }
  return crews;
}

/** Those of them who are left go aboard again. @rule conflict.crews */
export function goAboard(world: Ancients, number: NationNumber, crews: readonly (readonly [Ship, number])[]): void {
  for (const [ship, count] of crews) {
    const left = Math.min(count, tokensIn(world, ship.at, number));
    pickUp(world, number, ship.at, left);
    ship.aboard = left;
  }
}

/** Tokens aboard a ship go back to stock; the ship stays. @rule conflict.crews */
export function removeCrew(world: Ancients, number: NationNumber, ship: Ship, tokens: number): void {
  const one = nation(world, number);
  ship.aboard -= tokens;
  one.stock += tokens;
  one.tokens -= tokens;
}

/** All tokens aboard a ship go back to stock, and everybody is told. @rule movement.land */
export function loseCrew(world: Ancients, rule: string, number: NationNumber, ship: Ship): void {
  const { aboard: tokens } = ship;
  removeCrew(world, number, ship, tokens);
  const { name } = nation(world, number);
  happen(world, rule, { what: 'tokens-removed', nation: name, area: areaId(world, ship.at), tokens });
}
