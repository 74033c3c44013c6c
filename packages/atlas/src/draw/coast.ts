import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import clipping, { type Pair, type MultiPolygon as Shape } from 'polygon-clipping';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { AreaId } from '../board.ts';
import { ringsOf } from './cells.ts';
import { densify, type Point, ringArea } from './geometry.ts';
import { chance } from './noise.ts';
import type { Arc } from './partition.ts';
import type { LonLat } from './sites.ts';

/** Land as polygons with holes: rings of points, outer ring first, rings closed. */
export type Land = Shape;

/** Natural Earth's land at 1:50m, cut to a window of the globe. */
export function landBetween(west: number, south: number, east: number, north: number): Land {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const topology: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'));
  const polygons: Position[][][] = [];
  for (const { geometry } of feature(topology, topology.objects.land).features) {
    if (isPolygon(geometry)) polygons.push(geometry.coordinates);
    else if (isMultiPolygon(geometry)) polygons.push(...geometry.coordinates);
  }
  const box: Pair[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return polygons.flatMap((polygon) => {
    const rings = polygon.map(unwrapped);
    const lon = (rings[0] ?? []).map(([x]) => x);
    const lat = (rings[0] ?? []).map(([, y]) => y);
    if (Math.max(...lat) < south || Math.min(...lat) > north) return [];
    if (Math.max(...lon) < west || Math.min(...lon) > east) return [];
    return clipping.intersection([rings], [box]);
  });
}

/** A ring that crosses the date line, carried on beyond 180 degrees instead of jumping back. */
function unwrapped(ring: readonly Position[]): Pair[] {
  let shift = 0;
  let before = ring[0]?.[0] ?? 0;
  const whole = ring.map(([x = 0, y = 0]): Pair => {
    if (x - before > 180) shift -= 360;
    if (before - x > 180) shift += 360;
    before = x;
    return [x + shift, y];
  });
  const turn = Math.min(...whole.map(([x]) => x)) < -180 ? 360 : 0;
  return whole.map(([x, y]) => [x + turn, y]);
}

function isPolygon(geometry: { readonly type: string }): geometry is Polygon {
  return geometry.type === 'Polygon';
}

function isMultiPolygon(geometry: { readonly type: string }): geometry is MultiPolygon {
  return geometry.type === 'MultiPolygon';
}

/** Every point of the land moved; long straight stretches get points first so that they bend with the plane. */
export function mapLand(land: Land, step: number, move: (point: Point) => Point): Land {
  return land.map((polygon) =>
    polygon.map((ring) =>
      densify(ring, step).map((point): Pair => {
        const [x, y] = move(point);
        return [x, y];
      }),
    ),
  );
}

/** A tapering stroke as a polygon: a hand-drawn inlet, channel or lagoon. */
export interface Inlet {
  readonly path: readonly LonLat[];
  /** Width in kilometres at each point of the path. */
  readonly widths: readonly number[];
}

export function strokeShape(points: readonly Point[], widths: readonly number[]): Land {
  const parts: Shape[] = [];
  for (let at = 0; at < points.length; at++) {
    const here = points[at];
    const wide = (widths[at] ?? 0) / 2;
    if (here === undefined) continue;
    parts.push([[circle(here, wide)]]);
    const radius = wide * 0.86;
    const next = points[at + 1];
    if (next === undefined) continue;
    const after = ((widths[at + 1] ?? 0) / 2) * 0.86;
    const angle = Math.atan2(next[1] - here[1], next[0] - here[0]) + Math.PI / 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const corner = (point: Point, reach: number): Pair => whole(point[0] + dx * reach, point[1] + dy * reach);
    parts.push([
      [[corner(here, radius), corner(next, after), corner(next, -after), corner(here, -radius), corner(here, radius)]],
    ]);
  }
  return merged(parts);
}

/** The parts as one shape. The sweep loses its way where edges nearly coincide; on a coarser grid they do coincide. */
function merged(parts: readonly Shape[]): Land {
  const [head, ...rest] = parts;
  if (head === undefined) return [];
  try {
    return clipping.union(head, ...rest);
  } catch {
    const [first = [], ...others] = parts.map((part) => onCoarseGrid(part));
    return clipping.union(first, ...others);
  }
}

function onCoarseGrid(shape: Shape): Shape {
  const even = (value: number) => Math.round(value / 2) * 2;
  return shape.map((polygon) => polygon.map((ring) => ring.map(([x, y]): Pair => [even(x), even(y)])));
}

/** Clipping is reliable on whole numbers. */
function whole(x: number, y: number): Pair {
  return [Math.round(x), Math.round(y)];
}

function circle(centre: Point, radius: number): Pair[] {
  const sides = 16;
  return Array.from({ length: sides + 1 }, (_, at): Pair => {
    const angle = ((at % sides) / sides) * 2 * Math.PI;
    const uneven = radius * (0.92 + 0.16 * chance('shore', Math.round(centre[0]), Math.round(centre[1]), at % sides));
    return whole(centre[0] + Math.cos(angle) * uneven, centre[1] + Math.sin(angle) * uneven);
  });
}

/** The cell of an area as a shape, its outer ring first. */
export function cellOf(arcs: readonly Arc[], id: AreaId): Land {
  const rings = ringsOf(arcs, id).map((ring) => [...ring, ...ring.slice(0, 1)].map(([x, y]): Pair => [x, y]));
  return [rings.sort((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)))];
}
