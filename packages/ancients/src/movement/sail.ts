import { at, type Refusal, refuse, say, the } from '@ecumene/engine';
import { sailShip, shipNumbered } from '../fleet.ts';
import type { Movable } from '../movable.ts';
import { areaId, areaNumber, terrain } from '../nations.ts';
import type { AreaNumber, Ship } from '../world.ts';
import { type Mover, refuseStop, stepsLeft, unknownArea, unmoved } from './mover.ts';
import type { Sail } from './moves.ts';

/** @rule movement.load @rule movement.ship @rule movement.open-sea @rule movement.land */
export function refuseSail<W extends Movable>(mover: Mover<W>, move: Sail): Refusal | undefined {
  const { world, number, book } = mover;
  const { cites } = book.movement;
  const ship = shipNumbered(world, number, move.ship);
  if (ship === undefined)
    return refuse('no-ship', say('You have no ship {no}. Choose one of your ships.', { no: move.ship }), cites.ship[0]);
  const { load = 0, land = 0, path } = move;
  const refusal = refuseLoad(mover, ship, load, land);
  if (refusal !== undefined) return refusal;
  if (path.length === 0 && (load > 0 || land === 0))
    return refuse('no-path', say('Say which areas the ship enters.'), cites.ship[0]);
  const left = stepsLeft(mover, ship);
  if (path.length > left) {
    return refuse(
      'too-far',
      say(
        'This route enters {n, plural, one {# area} other {# areas}}. The ship can enter {left, plural, =0 {no more} one {only 1 more} other {only # more}} this turn.',
        { n: path.length, left },
      ),
      cites.ship[0],
    );
  }
  const voyage = follow(mover, ship, path);
  if ('code' in voyage) return voyage;
  return refuseStop(mover, ship, voyage.area, { aboard: ship.aboard + load, land, isLast: path.length === left });
}

/** @rule movement.load @rule movement.embark */
function refuseLoad<W extends Movable>(mover: Mover<W>, ship: Ship, load: number, land: number): Refusal | undefined {
  const { book, reach, world } = mover;
  const { cites } = book.movement;
  if (load > 0 && load > unmoved(mover, ship.at))
    return refuse(
      'moved',
      say('{load, plural, one {No token} other {Fewer than # tokens}} in {area} can still move. Load fewer.', {
        load,
        area: the('area', areaId(world, ship.at)),
      }),
      cites.embark[0],
    );
  if (ship.aboard + load > reach.capacity)
    return refuse(
      'full',
      say('A ship carries at most {most} tokens. Load fewer.', { most: reach.capacity }),
      cites.load[0],
    );
  if (land > ship.aboard + load)
    return refuse(
      'too-few',
      say('{land, plural, one {No token is} other {Fewer than # tokens are}} aboard. Unload fewer.', {
        land,
      }),
      cites.land[0],
    );
  return undefined;
}

/** Where a path leads: the areas entered, and the berth at the end. */
interface Voyage {
  readonly areas: readonly AreaNumber[];
  readonly area: AreaNumber;
  readonly shore: number;
}

/** Sails along a path, or says where it cannot go on. @rule movement.ship @rule movement.open-sea @rule movement.coast */
function follow<W extends Movable>(mover: Mover<W>, ship: Ship, path: readonly string[]): Voyage | Refusal {
  const { world, book, reach } = mover;
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
  return refuse(
    'open-sea',
    say('A ship cannot stop in {sea}. Sail on to a coast.', { sea }),
    book.movement.cites['open-sea'][0],
  );
}

/** Why a ship cannot sail on from one area to the next. @rule movement.enter-sea @rule movement.ship @rule movement.coast */
function refuseLeg<W extends Movable>(
  { world, book }: Mover<W>,
  from: AreaNumber,
  to: AreaNumber,
  isJoined: boolean,
): Refusal {
  const { cites } = book.movement;
  const things = { from: the('area', areaId(world, from)), to: the('area', areaId(world, to)) };
  if (isJoined)
    return refuse('open-sea', say('{to} is open sea. Choose a route along the coast.', things), cites['enter-sea'][0]);
  if (at(terrain(world).water, from).includes(to))
    return refuse(
      'coast',
      say('The ship lies on the other coast of {from}. Choose another route.', things),
      cites.coast[0],
    );
  return refuse(
    'not-adjacent',
    say('A ship cannot sail directly from {from} to {to}. Choose another route.', things),
    cites.ship[0],
  );
}

export function sail<W extends Movable>(mover: Mover<W>, { ship: no, load = 0, land = 0, path }: Sail): void {
  const { world, number, book, moved, sailed } = mover;
  const ship = shipNumbered(world, number, no);
  const voyage = ship === undefined ? undefined : follow(mover, ship, path);
  if (ship === undefined || voyage === undefined || 'code' in voyage) throw new Error('a voyage was not checked');
  const { areas, area, shore } = voyage;
  sailed[no] = (sailed[no] ?? 0) + path.length;
  sailShip(world, book.movement.cites.ship[0], number, ship, { load, path: areas, shore, land });
  moved[area] = at(moved, area) + land;
}
