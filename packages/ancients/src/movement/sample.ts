import { at, type Dice } from '@ecumene/engine';
import type { OwnMove } from '../asking.ts';
import { waysThrough } from '../book/movement.ts';
import type { Movable } from '../movable.ts';
import { nation, terrain, tokensIn } from '../nations.ts';
import { type AreaNumber, NOBODY, type Ship } from '../world.ts';
import {
  type AnyMover,
  landOrEnd,
  type Mover,
  type OwnMoves,
  refuseEntry,
  refuseStop,
  stepsLeft,
  unmoved,
} from './mover.ts';
import type { Move } from './moves.ts';

/** Any legal move is possible; a movement sampled move by move ends soon. */
export function sampleMove<W extends Movable, X extends OwnMove>(
  mover: Mover<W>,
  own: OwnMoves<W, X> | undefined,
  dice: Dice,
): Move | X | { do: 'end' } {
  const { ships } = nation(mover.world, mover.number);
  if (dice.chance(1, 5)) return landOrEnd(mover);
  const other = own !== undefined && dice.chance(1, 6) ? own.sample(mover, dice) : undefined;
  if (other !== undefined) return other;
  if (ships.length > 0 && dice.chance(1, 3)) {
    return sampleSail(mover, at(ships, dice.below(ships.length)), dice) ?? landOrEnd(mover);
  }
  return sampleMarch(mover, dice) ?? sampleMarch(mover, dice) ?? sampleMarch(mover, dice) ?? landOrEnd(mover);
}

/** The first area, from a random one on, where tokens can still move. */
function anyWithTokens({ world, number, moved }: AnyMover, dice: Dice): AreaNumber | undefined {
  const { tokens } = world;
  const width = world.nations.length;
  const count = moved.length;
  let area = dice.below(count);
  for (let i = 0; i < count; i++) {
    if ((tokens[area * width + number] ?? 0) > (moved[area] ?? 0)) return area;
    area = area + 1 === count ? 0 : area + 1;
  }
  return undefined;
}

/** Whether a city may be built here with little effort: where random people like to go and stay. */
function isSite({ world }: AnyMover, area: AreaNumber): boolean {
  return at(terrain(world).site, area) !== 'none' && world.cityIn[area] === NOBODY;
}

function sampleMarch<W extends Movable>(mover: Mover<W>, dice: Dice): Move | undefined {
  const { world, reach, book, number } = mover;
  const from = anyWithTokens(mover, dice);
  if (from === undefined || (isSite(mover, from) && dice.chance(1, 2))) return undefined;
  const { land, ids } = terrain(world);
  const next = at(land, from);
  if (next.length === 0) return undefined;
  let to = at(next, dice.below(next.length));
  if (!isSite(mover, to) && dice.chance(1, 4)) to = next.find((area) => isSite(mover, area)) ?? to;
  let via: AreaNumber | undefined;
  if (reach.marches > 1 && dice.chance(1, 3)) {
    const ways = waysThrough(book.movement, world, number, from);
    via = ways.length === 0 ? undefined : at(ways, dice.below(ways.length));
    const beyond = via === undefined ? [] : at(land, via).filter((area) => area !== from);
    if (beyond.length === 0) via = undefined;
    else to = at(beyond, dice.below(beyond.length));
  }
  const most = unmoved(mover, from);
  const gathers = isSite(mover, to) && tokensIn(world, to, number) > 0;
  const count = gathers && dice.chance(3, 4) ? most : dice.between(1, most);
  if (refuseEntry(mover, to, count) !== undefined) return undefined;
  if (via !== undefined && !book.movement.mayPass(world, number, via)) return undefined;
  return {
    do: 'march',
    from: at(ids, from),
    to: at(ids, to),
    count,
    ...(via !== undefined && { via: at(ids, via) }),
  };
}

function sampleSail<W extends Movable>(mover: Mover<W>, ship: Ship, dice: Dice): Move | undefined {
  const { world, reach } = mover;
  const { ids } = terrain(world);
  const left = stepsLeft(mover, ship);
  const path = wander(mover, ship, left, dice);
  const end = path.at(-1);
  if (end === undefined) return undefined;
  const most = Math.min(reach.capacity - ship.aboard, unmoved(mover, ship.at));
  const load = most > 0 ? dice.between(0, most) : 0;
  const aboard = ship.aboard + load;
  const land = dice.chance(3, 4) ? aboard : dice.between(0, aboard);
  if (refuseStop(mover, ship, end, { aboard, land, isLast: path.length === left }) !== undefined) return undefined;
  return { do: 'sail', ship: ship.no, load, path: path.map((area) => at(ids, area)), land };
}

/** Sails at random for at most so many areas, and stops at the last coast it came to. */
function wander(mover: AnyMover, ship: Ship, most: number, dice: Dice): AreaNumber[] {
  if (most < 1) return [];
  const { shores, isLand } = terrain(mover.world);
  const path: AreaNumber[] = [];
  let { at: area, shore } = ship;
  let coast = 0;
  for (let steps = dice.between(1, most); steps > 0; steps--) {
    const ways = at(shores, area)[shore]?.ways ?? [];
    if (ways.length === 0) break;
    const way = at(ways, dice.below(ways.length));
    if (!at(isLand, way.to) && !mover.reach.openSea) break;
    path.push(way.to);
    if (at(isLand, way.to)) coast = path.length;
    area = way.to;
    shore = way.shore;
  }
  return path.slice(0, coast);
}
