import clipping from 'polygon-clipping';
import type { AreaId, Board } from '../board.ts';
import { pairOf } from '../contacts.ts';
import { adjacentByLand, adjacentByWater, isOpenSea } from '../graph.ts';
import { ringsOf } from './cells.ts';
import { type Land, strokeShape } from './coast.ts';
import { distance, lengthOf, type Point, pointAt, resample, ringArea } from './geometry.ts';
import { chance } from './noise.ts';
import type { Arc } from './partition.ts';

/** Width of a strait dug along a border that has to run over water. */
const STRAIT = 30;
/** How far a border is led into water when it needs some. */
const INLET = 46;
/** A stretch this short over the wrong ground is not worth a change of coast. */
const NEGLIGIBLE = 7;
/** A border shorter than this on land, or on water, cannot be seen. */
const ENOUGH = 15;

/**
 * Bends the coast, a little, until it says what the lists say: no land within open seas, water along borders that are crossed by
 * ship only, a bay where a border needs water and has none, firm ground along borders that are crossed on foot only.
 */
export function truthfulShore(board: Board, arcs: readonly Arc[], land: Land, onLand: (point: Point) => boolean): Land {
  const byLand = new Set(board.areas.flatMap((area) => adjacentByLand(area).map((id) => pairOf(area.id, id))));
  const byWater = new Set(board.areas.flatMap((area) => adjacentByWater(area).map((id) => pairOf(area.id, id))));
  const known = new Set(board.areas.map((area) => area.id));
  const seas = new Set(board.areas.filter(isOpenSea).map((area) => area.id));
  const dig: Land[] = [];
  const bank: Land[] = [];
  for (const [pair, borders] of bordersOf(arcs, known)) {
    const stretches = borders.flatMap((arc) => stretchesOf(arc.points, onLand));
    const wet = stretches.filter((stretch) => !stretch.dry);
    const dry = stretches.filter((stretch) => stretch.dry);
    if (!byLand.has(pair))
      for (const stretch of dry.filter((each) => each.length > NEGLIGIBLE))
        dig.push(stroke(trimmed(stretch.points), STRAIT));
    else if (byWater.has(pair) && total(wet) < ENOUGH) dig.push(...inlet(borders, onLand));
    else if (byWater.has(pair) && total(dry) < ENOUGH)
      bank.push(...borders.map((arc) => stroke(middleOf(arc.points), STRAIT)));
    else if (!byWater.has(pair))
      for (const stretch of wet.filter((each) => each.length > NEGLIGIBLE))
        bank.push(stroke(stretch.points, STRAIT * 0.6));
  }
  for (const id of seas) dig.push(seaShape(arcs, id));
  const banked = bank.length === 0 ? land : clipping.union(land, ...bank);
  const carved = clipping.difference(banked, ...dig.filter((shape) => shape.length > 0));
  return onGrid(carved);
}

function total(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, stretch) => sum + stretch.length, 0);
}

function bordersOf(arcs: readonly Arc[], known: ReadonlySet<AreaId>): ReadonlyMap<string, readonly Arc[]> {
  const borders = new Map<string, Arc[]>();
  for (const arc of arcs) {
    if (!known.has(arc.left) || !known.has(arc.right)) continue;
    const pair = pairOf(arc.left, arc.right);
    const list = borders.get(pair);
    if (list === undefined) borders.set(pair, [arc]);
    else list.push(arc);
  }
  return borders;
}

export interface Stretch {
  readonly dry: boolean;
  readonly points: readonly Point[];
  readonly length: number;
}

/** A line cut where it passes from land to water or back. */
export function stretchesOf(line: readonly Point[], onLand: (point: Point) => boolean): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let points: Point[] = [pointAt(line, 0)];
  let dry = onLand(pointAt(line, 0));
  const close = () => stretches.push({ dry, points, length: lengthOf(points) });
  for (let at = 1; at < line.length; at++) {
    const before = pointAt(line, at - 1);
    const after = pointAt(line, at);
    const steps = Math.max(1, Math.ceil(distance(before, after) / 4));
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      const point: Point = [before[0] + (after[0] - before[0]) * share, before[1] + (after[1] - before[1]) * share];
      const ground = onLand(point);
      if (ground !== dry) {
        points.push(point);
        close();
        points = [point];
        dry = ground;
      } else if (step === steps) points.push(point);
    }
  }
  close();
  return stretches;
}

/** A channel of uneven width, as water cuts it; `taper` is how much of the width is left at the far end. */
function stroke(points: readonly Point[], width: number, taper = 1): Land {
  const line = resample(points, 11);
  const seed = `bank ${Math.round(pointAt(line, 0)[0])} ${Math.round(pointAt(line, 0)[1])}`;
  const widths = line.map((_, at) => {
    const left = 1 - (1 - taper) * (at / Math.max(1, line.length - 1));
    const swell =
      chance(seed, Math.floor(at / 4)) * (1 - (at % 4) / 4) + chance(seed, Math.floor(at / 4) + 1) * ((at % 4) / 4);
    return width * left * (0.8 + 0.5 * swell);
  });
  return strokeShape(line, widths);
}

/** The line without its last few units at either end, so that the round end of a stroke stops at the corner. */
function trimmed(points: readonly Point[]): readonly Point[] {
  const even = resample(points, 4);
  return even.length > 9 ? even.slice(2, -2) : even;
}

function middleOf(points: readonly Point[]): readonly Point[] {
  const even = resample(points, 4);
  return even.slice(Math.floor(even.length * 0.25), Math.ceil(even.length * 0.75));
}

/** A bay from the nearest water to the better end of the border, and a little way along it. */
function inlet(borders: readonly Arc[], onLand: (point: Point) => boolean): Land[] {
  const arc = borders[0];
  if (arc === undefined) return [];
  const ways = [arc.points, arc.points.toReversed()].map((points) => {
    const start = pointAt(points, 0);
    const water = nearestWater(start, onLand);
    return { points, water, far: water === null ? Number.POSITIVE_INFINITY : distance(water, start) };
  });
  const best = ways.sort((a, b) => a.far - b.far)[0];
  if (best === undefined || best.water === null) return [];
  const along: Point[] = [];
  for (const point of best.points) {
    along.push(point);
    if (lengthOf(along) > Math.min(INLET, lengthOf(arc.points) * 0.45)) break;
  }
  const mouth = Math.min(STRAIT * 1.5, Math.max(24, lengthOf(arc.points) * 0.4));
  return [stroke([best.water, ...along], mouth, 0.4)];
}

/** The closest water to a corner, looked for in widening rings. */
function nearestWater(start: Point, onLand: (point: Point) => boolean): Point | null {
  for (let radius = 0; radius < 400; radius += 6)
    for (let turn = 0; turn < 32; turn++) {
      const angle = (turn / 32) * 2 * Math.PI;
      const point: Point = [start[0] + Math.cos(angle) * radius, start[1] + Math.sin(angle) * radius];
      if (!onLand(point)) return point;
    }
  return null;
}

function seaShape(arcs: readonly Arc[], id: AreaId): Land {
  const rings = ringsOf(arcs, id).map((ring) =>
    [...ring, ...ring.slice(0, 1)].map(([x, y]): [number, number] => [x, y]),
  );
  const sorted = rings.sort((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)));
  return [sorted];
}

/** Land on whole units, without specks. */
export function onGrid(land: Land): Land {
  return land.flatMap((polygon) => {
    const rings = polygon
      .map((ring) => ring.map(([x, y]): [number, number] => [Math.round(x), Math.round(y)]))
      .map((ring) => ring.filter(([x, y], at) => at === 0 || x !== ring[at - 1]?.[0] || y !== ring[at - 1]?.[1]))
      .filter((ring) => ring.length > 3 && Math.abs(ringArea(ring)) > 90);
    return rings.length === 0 ? [] : [rings];
  });
}
