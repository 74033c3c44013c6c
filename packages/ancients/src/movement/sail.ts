import { at, type Refusal, refuse, say, the } from '@ecumene/engine';
import { sailShip, shipNumbered } from '../fleet.ts';
import { areaId, areaNumber, terrain } from '../nations.ts';
import type { AreaNumber, Ship } from '../world.ts';
import { type Mover, unknownArea, unmoved } from './mover.ts';
import type { Sail } from './moves.ts';

/** @rule AC 23.51 @rule AC 23.52 @rule AC 23.55 @rule AC 23.56 */
export function refuseSail(mover: Mover, move: Sail): Refusal | undefined {
  const { world, number, how, reach, sailed } = mover;
  const { rules } = how;
  const ship = shipNumbered(world, number, move.ship);
  if (ship === undefined) return refuse('no-ship', say('You have no ship {no}.', { no: move.ship }), rules.ship);
  const { load = 0, land = 0, path } = move;
  const refusal = refuseLoad(mover, ship, load, land);
  if (refusal !== undefined) return refusal;
  if (path.length === 0 && (load > 0 || land === 0))
    return refuse('no-path', say('Say which areas the ship enters.'), rules.ship);
  if (at(sailed, ship.no) + path.length > reach.sails) {
    const left = reach.sails - at(sailed, ship.no);
    return refuse(
      'too-far',
      say(
        'That way leads through {n, plural, one {# area} other {# areas}}; this ship may enter {left, plural, =0 {no more} one {only one more} other {only # more}} this turn.',
        { n: path.length, left },
      ),
      rules.ship,
    );
  }
  const voyage = follow(mover, ship, path);
  return 'code' in voyage ? voyage : how.mayEnter?.(world, number, voyage.area, land);
}

/** @rule AC 23.51 */
function refuseLoad(mover: Mover, ship: Ship, load: number, land: number): Refusal | undefined {
  const { how, reach, world } = mover;
  if (load > 0 && load > unmoved(mover, ship.at))
    return refuse(
      'moved',
      say(
        '{load, plural, one {A token that has not moved yet is} other {# tokens that have not moved yet are}} not to be had in {area}.',
        { load, area: the('area', areaId(world, ship.at)) },
      ),
      how.rules.load,
    );
  if (ship.aboard + load > reach.capacity)
    return refuse('full', say('A ship carries at most {most} tokens.', { most: reach.capacity }), how.rules.load);
  if (land > ship.aboard + load)
    return refuse(
      'too-few',
      say('{land, plural, one {There is no token} other {There are not # tokens}} aboard to land.', { land }),
      how.rules.land,
    );
  return undefined;
}

/** Where a path leads: the areas entered, and the berth at the end. */
interface Voyage {
  readonly areas: readonly AreaNumber[];
  readonly area: AreaNumber;
  readonly shore: number;
}

/** Sails along a path, or says where it cannot go on. @rule AC 23.52 @rule AC 23.54 @rule AC 23.55 @rule AC 23.57 */
function follow(mover: Mover, ship: Ship, path: readonly string[]): Voyage | Refusal {
  const { world, how, reach } = mover;
  const { shores, isLand } = terrain(world);
  const areas: AreaNumber[] = [];
  let area = ship.at;
  let shore = ship.shore;
  for (const id of path) {
    const to = areaNumber(world, id);
    if (to === undefined) return unknownArea(mover, id) ?? { areas, area, shore };
    const way = at(shores, area)[shore]?.ways.find((one) => one.to === to);
    if (way === undefined || !(at(isLand, to) || reach.openSea)) return refuseLeg(mover, area, to, way !== undefined);
    areas.push(to);
    area = to;
    shore = way.shore;
  }
  if (at(isLand, area)) return { areas, area, shore };
  const sea = the('area', areaId(world, area));
  return refuse('open-sea', say('A ship cannot stop in {sea}. Sail on to a coast.', { sea }), how.rules.openSea);
}

/** Why a ship cannot sail on from one area to the next. @rule AC 23.54 @rule AC 23.57 */
function refuseLeg({ world, how }: Mover, from: AreaNumber, to: AreaNumber, isJoined: boolean): Refusal {
  const things = { from: the('area', areaId(world, from)), to: the('area', areaId(world, to)) };
  if (isJoined)
    return refuse('open-sea', say('{to} is open sea: your ships must keep to the coasts.', things), how.rules.ship);
  if (at(terrain(world).water, from).includes(to))
    return refuse('coast', say('The ship lies on the other coast of {from}.', things), how.rules.coast);
  return refuse('not-adjacent', say('No water joins {from} and {to}.', things), how.rules.ship);
}

export function sail(mover: Mover, { ship: no, load = 0, land = 0, path }: Sail): void {
  const { world, number, how, moved, sailed } = mover;
  const ship = shipNumbered(world, number, no);
  const voyage = ship === undefined ? undefined : follow(mover, ship, path);
  if (ship === undefined || voyage === undefined || 'code' in voyage) throw new Error('a voyage was not checked');
  const { areas, area, shore } = voyage;
  sailed[no] = at(sailed, no) + path.length;
  sailShip(world, how.rules.ship, number, ship, { load, path: areas, shore, land });
  moved[area] = at(moved, area) + land;
}
