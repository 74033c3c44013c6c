import { Delaunay } from 'd3-delaunay';
import type { AreaId } from '../board.ts';
import { distance, type Point } from './geometry.ts';

/** The name of everything out of play. */
export const BEYOND = '~';

/** A stretch of border between two areas, from one corner of the map to the next. */
export interface Arc {
  readonly left: AreaId;
  readonly right: AreaId;
  /** Corner numbers; both the same for an arc that closes on itself. */
  readonly from: number;
  readonly to: number;
  readonly points: readonly Point[];
}

export interface OwnedPoint {
  readonly owner: AreaId;
  readonly point: Point;
}

interface Edge {
  readonly a: number;
  readonly b: number;
  readonly left: AreaId;
  readonly right: AreaId;
}

/**
 * Cuts the plane into the merged Voronoi cells of each owner. A border shorter than `shortest` between two owners that are not
 * adjacent shrinks to a corner where more than three areas meet.
 */
export function partition(
  sites: readonly OwnedPoint[],
  adjacent: (a: AreaId, b: AreaId) => boolean,
  shortest: number,
): readonly Arc[] {
  const delaunay = Delaunay.from(
    sites,
    (site) => site.point[0],
    (site) => site.point[1],
  );
  const { triangles, halfedges } = delaunay;
  const { circumcenters } = delaunay.voronoi([-1e6, -1e6, 1e6, 1e6]);
  const corner = (triangle: number): Point => [
    circumcenters[2 * triangle] ?? Number.NaN,
    circumcenters[2 * triangle + 1] ?? Number.NaN,
  ];
  const siteOf = (half: number) => sites[triangles[half] ?? -1];
  const merged = new Corners();
  const edges: Edge[] = [];
  for (let half = 0; half < halfedges.length; half++) {
    const twin = halfedges[half] ?? -1;
    if (twin < half) continue;
    const one = siteOf(half);
    const two = siteOf(twin);
    if (one === undefined || two === undefined || one.owner === two.owner) continue;
    const a = Math.floor(half / 3);
    const b = Math.floor(twin / 3);
    const span = distance(corner(a), corner(b));
    if (span < shortest && !adjacent(one.owner, two.owner)) {
      merged.join(a, b);
      continue;
    }
    const [ax, ay] = corner(a);
    const [bx, by] = corner(b);
    const onLeft = (bx - ax) * (one.point[1] - ay) - (by - ay) * (one.point[0] - ax) < 0;
    edges.push({ a, b, left: onLeft ? one.owner : two.owner, right: onLeft ? two.owner : one.owner });
  }
  return trace(
    edges.map((edge) => ({ ...edge, a: merged.of(edge.a), b: merged.of(edge.b) })).filter((edge) => edge.a !== edge.b),
    corner,
  );
}

/** Corners that fell together, by union-find. */
class Corners {
  readonly #parent = new Map<number, number>();

  of(corner: number): number {
    const parent = this.#parent.get(corner);
    return parent === undefined ? corner : this.of(parent);
  }

  join(a: number, b: number): void {
    const [low, high] = [this.of(a), this.of(b)].sort((x, y) => x - y);
    if (low !== undefined && high !== undefined && low !== high) this.#parent.set(high, low);
  }
}

/** Strings edges together between the corners where more than two areas meet. */
function trace(edges: readonly Edge[], corner: (index: number) => Point): readonly Arc[] {
  const at = new Map<number, Edge[]>();
  for (const edge of edges)
    for (const end of [edge.a, edge.b]) {
      const list = at.get(end);
      if (list === undefined) at.set(end, [edge]);
      else list.push(edge);
    }
  const isNode = (index: number) => (at.get(index)?.length ?? 0) !== 2;
  const used = new Set<Edge>();
  const arcs: Arc[] = [];
  const walk = (start: number, begin: Edge) => {
    const forward = begin.a === start;
    const points = [corner(start)];
    let here = start;
    let edge: Edge | undefined = begin;
    while (edge !== undefined && !used.has(edge)) {
      used.add(edge);
      here = edge.a === here ? edge.b : edge.a;
      points.push(corner(here));
      edge = isNode(here) ? undefined : at.get(here)?.find((next) => !used.has(next));
    }
    const [left, right] = forward ? [begin.left, begin.right] : [begin.right, begin.left];
    arcs.push({ left, right, from: start, to: here, points });
  };
  for (const [index, list] of at) if (isNode(index)) for (const edge of list) if (!used.has(edge)) walk(index, edge);
  for (const edge of edges) if (!used.has(edge)) walk(edge.a, edge);
  return arcs;
}
