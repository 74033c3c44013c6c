import clipping from 'polygon-clipping';
import type { AreaId, Board, LandArea } from '../board.ts';
import { coastFacing, isLand } from '../graph.ts';
import { cellOf, type Land, strokeShape } from './coast.ts';
import { bordersByCorner } from './corners.ts';
import { type Point, resample } from './geometry.ts';
import type { Arc } from './partition.ts';
import type { Raster } from './raster.ts';
import { stretchesOf } from './stretches.ts';

/** Width of the bank that keeps a border off the wrong water. */
const BANK = 26;
/** A dead end of water larger than this many squares is a sea, not a mistake. */
const LARGEST_POOL = 600;

/** Corners of the map from which a border of these two areas must not run over water: a neighbour on another coast lies there. */
export function foreignCorners(board: Board, arcs: readonly Arc[]): (a: AreaId, b: AreaId, corner: number) => boolean {
  const meeting = bordersByCorner(arcs);
  const split = new Map(
    board.areas.filter((area) => area.kind === 'land' && area.coasts.length > 0).map((area) => [area.id, area]),
  );
  const foreign = (id: AreaId, to: AreaId, corner: number) => {
    const area = split.get(id);
    const coast = area === undefined ? null : coastFacing(area, to);
    if (area === undefined || coast === null) return false;
    const around = (meeting.get(corner) ?? []).flatMap((arc) => [arc.left, arc.right]);
    return around.some((other) => (coastFacing(area, other) ?? coast) !== coast);
  };
  return (a, b, corner) => foreign(a, b, corner) || foreign(b, a, corner);
}

/**
 * Where an area has several coasts, each neighbour must be met on its own: water that joins it on another coast is filled in, and
 * so is the dead end that this leaves.
 */
export function partCoasts(
  board: Board,
  arcs: readonly Arc[],
  land: Land,
  owners: Raster,
  onLand: (point: Point) => boolean,
): Land {
  const order = board.areas.map((area) => area.id);
  const sea: Sea = { owners, order, onLand };
  const fillings = board.areas
    .filter(isLand)
    .filter((area) => area.coasts.length > 0)
    .flatMap((area) => bordersOf(arcs, area).map((arc) => ({ area, arc })))
    .flatMap(({ area, arc }) => {
      const other = arc.left === area.id ? arc.right : arc.left;
      return stretchesOf(arc.points, onLand)
        .filter((stretch) => !stretch.dry)
        .map((stretch) => resample(stretch.points, 10))
        .filter((line) => isOnWrongCoast(sea, area, other, line))
        .flatMap((line) => [
          strokeShape(
            line,
            line.map(() => BANK),
          ),
          deadEnd(sea, arcs, other, line),
        ]);
    })
    .filter((shape) => shape.length > 0);
  return fillings.length === 0 ? land : clipping.union(land, ...fillings);
}

function bordersOf(arcs: readonly Arc[], area: LandArea): readonly Arc[] {
  return arcs.filter(
    (arc) =>
      (arc.left === area.id && area.water.includes(arc.right)) ||
      (arc.right === area.id && area.water.includes(arc.left)),
  );
}

interface Sea {
  readonly owners: Raster;
  readonly order: readonly AreaId[];
  readonly onLand: (point: Point) => boolean;
}

/** Whether the area's own water along the line leads to a neighbour on another coast. */
function isOnWrongCoast(
  { owners, order, onLand }: Sea,
  area: LandArea,
  other: AreaId,
  line: readonly Point[],
): boolean {
  const coast = coastFacing(area, other);
  for (const square of waterAlong({ owners, order, onLand }, area.id, line))
    for (const next of around(owners, square)) {
      const id = order[(owners.cells[next] ?? 0) - 1];
      if (id === undefined || onLand(centreOf(owners, next))) continue;
      if ((coastFacing(area, id) ?? coast) !== coast) return true;
    }
  return false;
}

/** The neighbour's own water along the line, if it leads nowhere else. */
function deadEnd(sea: Sea, arcs: readonly Arc[], id: AreaId, line: readonly Point[]): Land {
  const pool = waterAlong(sea, id, line);
  if (pool.size === 0 || pool.size > LARGEST_POOL) return [];
  const { scale } = sea.owners;
  const squares = [...pool].map((square): Land => {
    const [x, y] = centreOf(sea.owners, square);
    const [left, right, top, bottom] = [x - scale, x + scale, y - scale, y + scale];
    return [
      [
        [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
          [left, top],
        ],
      ],
    ];
  });
  return clipping.intersection(clipping.union([], ...squares), cellOf(arcs, id));
}

/** Every square of an area's water that hangs together with the water along a line. */
function waterAlong({ owners, order, onLand }: Sea, id: AreaId, line: readonly Point[]): ReadonlySet<number> {
  const owner = order.indexOf(id) + 1;
  const isOwn = (square: number) => owners.cells[square] === owner && !onLand(centreOf(owners, square));
  const along = line.flatMap(([x, y]) => {
    const square = Math.floor(y / owners.scale) * owners.width + Math.floor(x / owners.scale);
    return [square, ...around(owners, square)];
  });
  const water = new Set(along.filter(isOwn));
  for (const square of water) for (const next of around(owners, square)) if (isOwn(next)) water.add(next);
  return water;
}

function around({ width }: Raster, square: number): readonly number[] {
  return [square - 1, square + 1, square - width, square + width];
}

function centreOf({ scale, width }: Raster, square: number): Point {
  return [((square % width) + 0.5) * scale, (Math.floor(square / width) + 0.5) * scale];
}
