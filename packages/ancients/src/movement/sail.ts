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
    return refuse('too-far', say('This ship may enter only {left} more areas this turn.', { left }), rules.ship);
  }
  const berth = follow(mover, ship, path);
  return 'code' in berth ? berth : how.mayEnter?.(world, number, berth.area, land);
}

/** @rule AC 23.51 */
function refuseLoad(mover: Mover, ship: Ship, load: number, land: number): Refusal | undefined {
  const { how, reach, world } = mover;
  const area = the('area', areaId(world, ship.at));
  if (load > 0 && load > unmoved(mover, ship.at))
    return refuse(
      'moved',
      say('{load} tokens that have not moved yet are not to be had in {area}.', { load, area }),
      how.rules.load,
    );
  if (ship.aboard + load > reach.capacity)
    return refuse('full', say('A ship carries at most {most} tokens.', { most: reach.capacity }), how.rules.load);
  if (land > ship.aboard + load)
    return refuse('too-few', say('There are not {land} tokens aboard to land.', { land }), how.rules.land);
  return undefined;
}

interface Berth {
  readonly area: AreaNumber;
  readonly shore: number;
}

/** Sails along a path, or says where it cannot go on. @rule AC 23.52 @rule AC 23.54 @rule AC 23.55 @rule AC 23.57 */
function follow(mover: Mover, ship: Ship, path: readonly string[]): Berth | Refusal {
  const { world, how, reach } = mover;
  const ground = terrain(world);
  let area = ship.at;
  let shore = ship.shore;
  for (const id of path) {
    const to = areaNumber(world, id);
    if (to === undefined) return unknownArea(mover, id) ?? { area, shore };
    const here = at(ground.shores, area)[shore];
    const way = here?.ways.find((one) => one.to === to);
    const things = { from: the('area', areaId(world, area)), to: the('area', id) };
    if (way === undefined) {
      const otherCoast = at(ground.water, area).includes(to);
      return otherCoast
        ? refuse('coast', say('The ship lies on the other coast of {from}.', things), how.rules.coast)
        : refuse('not-adjacent', say('No water joins {from} and {to}.', things), how.rules.ship);
    }
    if (!at(ground.isLand, to) && !reach.openSea)
      return refuse(
        'open-sea',
        say('{to} is open sea: your ships must keep to the coasts.', things),
        how.rules.openSea,
      );
    area = to;
    shore = way.shore;
  }
  if (at(ground.isLand, area)) return { area, shore };
  const sea = the('area', areaId(world, area));
  return refuse('open-sea', say('A ship cannot stop in {sea}. Sail on to a coast.', { sea }), how.rules.openSea);
}

export function sail(mover: Mover, { ship: no, load = 0, land = 0, path }: Sail): void {
  const { world, number, how, moved, sailed } = mover;
  const ship = shipNumbered(world, number, no);
  const berth = ship === undefined ? undefined : follow(mover, ship, path);
  if (ship === undefined || berth === undefined || 'code' in berth) throw new Error('a voyage was not checked');
  sailed[no] = at(sailed, no) + path.length;
  const areas = path.flatMap((id) => areaNumber(world, id) ?? []);
  sailShip(world, how.rules.ship, number, ship, { load, path: areas, shore: berth.shore, land });
  moved[berth.area] = at(moved, berth.area) + land;
}
