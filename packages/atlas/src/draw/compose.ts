import clipping from 'polygon-clipping';
import type { AreaId, Board } from '../board.ts';
import { pairOf } from '../contacts.ts';
import { inlets, lakeShapes } from '../data/waters.ts';
import { adjacentByLand, adjacentByWater } from '../graph.ts';
import { type Land, mapLand, strokeShape } from './coast.ts';
import { spreadCorners } from './corners.ts';
import { type Point, ringArea, simplify } from './geometry.ts';
import { settleIslands, withoutScraps } from './islands.ts';
import { bend, type Plain, plainBoard, rasterOf, roundedArcs, type WarpPlan, warpOf } from './layout.ts';
import { organic } from './organic.ts';
import type { Arc } from './partition.ts';
import { blank, fill, type Raster, valueAt } from './raster.ts';
import { roughen } from './roughen.ts';
import { truthfulShore } from './shore.ts';
import type { BoardSites, LonLat } from './sites.ts';
import { partCoasts } from './two-coasts.ts';
import type { Warp } from './warp.ts';

/** How one board is bent. */
export interface Plan extends WarpPlan {
  readonly stretch: number;
}

/** Borders and coast of a board as drawn, on a grid of whole units. */
export interface Composition {
  readonly board: Board;
  readonly width: number;
  readonly height: number;
  readonly arcs: readonly Arc[];
  readonly land: Land;
  /** Where a place on the globe lies on the board. */
  readonly place: (lonLat: LonLat) => Point;
}

/** A listed border is at least this long, on land and on water. */
const SHORTEST_BORDER = 44;
/** One change of the coast may call for another. */
const PASSES = 4;
/** Islets smaller than this, in square units, are left out. */
const SMALLEST_ISLET = 90;

export function compose(board: Board, sites: BoardSites, plan: Plan): Composition {
  const plain = plainBoard(board, sites, plan.stretch);
  const warp = warpOf(board, plain, plan);
  const land = bentLand(board, plain, warp);
  const onLand = landTest(land, plain.width, plain.height);
  const bent = spreadCorners(bend(roundedArcs(plain.arcs), warp), shortestBorders(board));
  const arcs = organic(bent, onLand);
  const { width, height } = plain;
  const place = (lonLat: LonLat) => warp(plain.place(lonLat));
  const order = board.areas.map((area) => area.id);
  const owners = rasterOf(order, arcs, width, height, 6);
  const homes = new Map(board.areas.map((area) => [area.id, (sites.sites[area.id] ?? []).map(place)]));
  const settled = settleIslands(board, land, owners, homes);
  let shore = settled;
  for (let pass = 0; pass < PASSES; pass++) {
    const parted = partCoasts(board, arcs, shore, owners, landTest(shore, width, height));
    const truthful = truthfulShore(board, arcs, parted, landTest(parted, width, height));
    shore = withoutScraps(settled, truthful, owners, order, homes);
  }
  return { board, width, height, arcs, land: shore, place };
}

/** How long each border should be at least; one that is crossed both on foot and by ship needs room for two. */
function shortestBorders(board: Board): (a: AreaId, b: AreaId) => number {
  const ways = new Map<string, number>();
  for (const area of board.areas)
    for (const id of [...adjacentByLand(area), ...adjacentByWater(area)])
      if (area.id < id) ways.set(pairOf(area.id, id), (ways.get(pairOf(area.id, id)) ?? 0) + 1);
  return (a, b) => SHORTEST_BORDER * (ways.get(pairOf(a, b)) ?? 0);
}

function bentLand(board: Board, plain: Plain, warp: Warp): Land {
  const { width, height, unitsPerKm } = plain;
  const frame: Land = [
    [
      [
        [-40, -40],
        [width + 40, -40],
        [width + 40, height + 40],
        [-40, height + 40],
        [-40, -40],
      ],
    ],
  ];
  const near = plain.land.filter((polygon) =>
    (polygon[0] ?? []).some(([x, y]) => x > -40 && y > -40 && x < width + 40 && y < height + 40),
  );
  const cut = near.flatMap((polygon) => clipping.intersection([polygon], frame));
  const waters = (inlets[board.id] ?? []).map((inlet) =>
    strokeShape(
      inlet.path.map(plain.place),
      inlet.widths.map((width) => width * unitsPerKm),
    ),
  );
  const lakes = lakeShapes
    .filter((lake) => board.lakes.some((each) => each.name === lake.name))
    .map((lake): Land => {
      const ring = lake.ring.map(plain.place).map(([x, y]): [number, number] => [x, y]);
      return [[[...ring, ...ring.slice(0, 1)]]];
    });
  const carved = clipping.difference(cut, ...waters, ...lakes);
  return tidied(mapLand(carved, 20, warp));
}

/** Simplified, roughened and put on the grid; specks dropped. */
function tidied(land: Land): Land {
  return land.flatMap((polygon) => {
    const rings = polygon
      .map((ring) => roughen(simplify(ring.slice(0, -1), 1.3), 22, 0.13))
      .map((ring) => ring.map(([x, y]): [number, number] => [Math.round(x), Math.round(y)]))
      .filter((ring) => Math.abs(ringArea(ring)) >= SMALLEST_ISLET)
      .map((ring) => [...ring, ...ring.slice(0, 1)]);
    return rings.length === 0 ? [] : [rings];
  });
}

export function landRaster(land: Land, width: number, height: number, scale: number): Raster {
  const raster = blank(width, height, scale);
  fill(raster, land.flat(), 1);
  return raster;
}

export function landTest(land: Land, width: number, height: number): (point: Point) => boolean {
  const raster = landRaster(land, width, height, 4);
  return ([x, y]) => valueAt(raster, x, y) === 1;
}
