import {
  type Ancients,
  type AreaNumber,
  areaId,
  type Conflict,
  type NationNumber,
  nameOf,
  nation,
  removeCrew,
  removeShip,
  type Ship,
  type Side,
  skirmish,
  type Tally,
} from '@ecumene/ancients';
import { at, happen } from '@ecumene/engine';
import type { AcWorld } from './world.ts';

/** Fights at sea, which only options bring about. */

/** What fights: tokens aboard, or the ships themselves. */
export type AtSea = 'tokens' | 'ships';

/** Areas where several nations have ships, or tokens aboard ships. */
export function meetings(world: Ancients, of: AtSea): AreaNumber[] {
  return terrainAreas(world).filter((area) => fleetsIn(world, area, of).length > 1);
}

function terrainAreas(world: Ancients): AreaNumber[] {
  const found = world.nations.flatMap(({ ships }) => ships.map((ship) => ship.at));
  return [...new Set(found)].sort((a, b) => a - b);
}

/** Nations that would fight in an area, in the order of the track. */
export function fleetsIn(world: Ancients, area: AreaNumber, of: AtSea): NationNumber[] {
  return world.nations.flatMap((_, number) => (strength(world, area, number, of) > 0 ? [number] : []));
}

function shipsIn(world: Ancients, area: AreaNumber, number: NationNumber): Ship[] {
  return nation(world, number).ships.filter((ship) => ship.at === area);
}

function strength(world: Ancients, area: AreaNumber, number: NationNumber, of: AtSea): number {
  const ships = shipsIn(world, area, number);
  return of === 'ships' ? ships.length : ships.reduce((sum, ship) => sum + ship.aboard, 0);
}

/** A fight until only one nation is left, by the rounds of fights on land. @rule AC ST ship-conflict @rule AC ST ship-battle.1 @rule AC ST ship-battle.2 */
export function fightAtSea(
  world: AcWorld,
  area: AreaNumber,
  of: AtSea,
  how: Pick<Conflict<AcWorld>, 'removesLast' | 'lastIn'>,
  rule: string,
): void {
  const sides: Side[] = fleetsIn(world, area, of).map((number) => ({
    nation: number,
    count: strength(world, area, number, of),
    last: how.removesLast(world, number),
  }));
  const before = tallyOf(world, sides);
  const rounds = skirmish(sides, 0, how.lastIn).map((group) => group.map((number) => nameOf(world, number)));
  happen(world, rule, {
    what: 'ships-fought',
    of,
    area: areaId(world, area),
    before,
    rounds,
    after: tallyOf(world, sides),
  });
  for (const { nation: number, count } of sides) sink(world, area, number, of, count, rule);
}

function tallyOf(world: Ancients, sides: readonly Side[]): Tally {
  return Object.fromEntries(sides.map(({ nation: number, count }) => [nameOf(world, number), count]));
}

/** Removes all but so many: emptier ships first, crews of the first ships first. */
function sink(world: Ancients, area: AreaNumber, number: NationNumber, of: AtSea, left: number, rule: string): void {
  const ships = shipsIn(world, area, number);
  if (of === 'ships') {
    const order = ships.toSorted((a, b) => a.aboard - b.aboard || a.no - b.no);
    for (let i = 0; i < order.length - left; i++) removeShip(world, rule, number, at(order, i));
    return;
  }
  let lost = strength(world, area, number, of) - left;
  for (const ship of ships) {
    const count = Math.min(lost, ship.aboard);
    removeCrew(world, number, ship, count);
    lost -= count;
  }
}
