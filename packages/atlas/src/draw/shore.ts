import clipping from 'polygon-clipping';
import type { AreaId, Board } from '../board.ts';
import { pairOf } from '../contacts.ts';
import { adjacentByLand, adjacentByWater, isOpenSea } from '../graph.ts';
import { cellOf, type Land, strokeShape } from './coast.ts';
import { bordersByCorner } from './corners.ts';
import { distance, lengthOf, type Point, pointAt, resample, ringArea } from './geometry.ts';
import { chance } from './noise.ts';
import type { Arc } from './partition.ts';
import { type Stretch, stretchesOf } from './stretches.ts';
import { foreignCorners } from './two-coasts.ts';

/** Width of a strait dug along a border that has to run over water. */
const STRAIT = 30;
/** A strait ends this far before a dry corner, its round end just at it, and thins out this far before a wet one. */
const BEFORE_DRY = 10;
const BEFORE_WET = 26;
/** Width of a strait where it runs through a corner. */
const TIP = 12;
/** How far a border is led into water when it needs some. */
const INLET = 46;
/** A stretch this short over the wrong ground is not worth a change of coast. */
const NEGLIGIBLE = 9;
/** A border shorter than this on land, or on water, cannot be seen. */
const ENOUGH = 30;

/**
 * Bends the coast, a little, until it says what the lists say: no land within open seas, water along borders that are crossed by
 * ship only, a bay where a border needs water and has none, firm ground along borders that are crossed on foot only.
 */
export function truthfulShore(board: Board, arcs: readonly Arc[], land: Land, onLand: (point: Point) => boolean): Land {
  const byLand = new Set(board.areas.flatMap((area) => adjacentByLand(area).map((id) => pairOf(area.id, id))));
  const byWater = new Set(board.areas.flatMap((area) => adjacentByWater(area).map((id) => pairOf(area.id, id))));
  const known = new Set(board.areas.map((area) => area.id));
  const seas = new Set(board.areas.filter(isOpenSea).map((area) => area.id));
  const isForeign = foreignCorners(board, arcs);
  const isWetCorner = wetCorners(arcs, (pair) => byLand.has(pair));
  const dig: Land[] = [];
  const bank: Land[] = [];
  for (const [pair, borders] of bordersOf(arcs, known)) {
    const stretches = borders.flatMap((arc) => stretchesOf(arc.points, onLand));
    const wet = stretches.filter((stretch) => !stretch.dry);
    const dry = stretches.filter((stretch) => stretch.dry);
    if (!byLand.has(pair))
      dig.push(...borders.flatMap((arc) => straits(arc, onLand, (corner) => isWetCorner(corner, pair))));
    else if (byWater.has(pair) && total(wet) < ENOUGH) dig.push(...inlet(borders, onLand, isForeign));
    else if (byWater.has(pair) && total(dry) < ENOUGH)
      bank.push(...borders.map((arc) => stroke(middleOf(arc.points), STRAIT)));
    else if (!byWater.has(pair))
      bank.push(...borders.flatMap((arc) => banks(arc, onLand, (corner) => isWetCorner(corner, pair))));
  }
  for (const id of seas) dig.push(cellOf(arcs, id));
  const banked = bank.length === 0 ? land : clipping.union(land, ...bank);
  const carved = clipping.difference(banked, ...dig.filter((shape) => shape.length > 0));
  return onGrid(carved);
}

/** Corners where, besides the border in hand, another meets that is not crossed on foot: water runs through them. */
function wetCorners(arcs: readonly Arc[], byLand: (pair: string) => boolean) {
  const meeting = bordersByCorner(arcs);
  return (corner: number, pair: string) =>
    (meeting.get(corner) ?? []).some((arc) => {
      const other = pairOf(arc.left, arc.right);
      return other !== pair && !byLand(other);
    });
}

/** Channels along all that is dry of a border; they end short of a corner that stays dry and run thinly through a wet one. */
function straits(arc: Arc, onLand: (point: Point) => boolean, isWet: (corner: number) => boolean): readonly Land[] {
  const stretches = stretchesOf(arc.points, onLand);
  return stretches.flatMap((stretch, at) => {
    if (!stretch.dry || stretch.length <= NEGLIGIBLE) return [];
    const [start, end] = [at === 0 && isWet(arc.from), at === stretches.length - 1 && isWet(arc.to)];
    const middle = trimmed(stretch.points, start ? BEFORE_WET : BEFORE_DRY, end ? BEFORE_WET : BEFORE_DRY);
    const thin = start || end ? [thread(stretch.points)] : [];
    if (thin.length > 0 && stretch.length < BEFORE_WET) return thin;
    return [stroke(middle, STRAIT), ...thin];
  });
}

/** Firm ground along all that is wet of a border; it ends short of a corner that stays wet. */
function banks(arc: Arc, onLand: (point: Point) => boolean, isWet: (corner: number) => boolean): readonly Land[] {
  const stretches = stretchesOf(arc.points, onLand);
  return stretches.flatMap((stretch, at) => {
    if (stretch.dry || stretch.length <= NEGLIGIBLE) return [];
    const [start, end] = [at === 0 && isWet(arc.from), at === stretches.length - 1 && isWet(arc.to)];
    return [stroke(trimmed(stretch.points, start ? BEFORE_DRY : 0, end ? BEFORE_DRY : 0), STRAIT * 0.6)];
  });
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

function thread(points: readonly Point[]): Land {
  const line = resample(points, 11);
  return strokeShape(
    line,
    line.map(() => TIP),
  );
}

/** The line without so many units at its start and at its end, if enough is left. */
function trimmed(points: readonly Point[], start: number, end: number): readonly Point[] {
  const even = resample(points, 4);
  const [head, tail] = [Math.round(start / 4), Math.round(end / 4)];
  return even.length > head + tail + 1 ? even.slice(head, even.length - tail) : even;
}

function middleOf(points: readonly Point[]): readonly Point[] {
  const even = resample(points, 4);
  return even.slice(Math.floor(even.length * 0.25), Math.ceil(even.length * 0.75));
}

/** A bay from the nearest water to the better end of the border, and a little way along it. */
function inlet(
  borders: readonly Arc[],
  onLand: (point: Point) => boolean,
  isForeign: (a: AreaId, b: AreaId, corner: number) => boolean,
): Land[] {
  const arc = borders[0];
  if (arc === undefined) return [];
  const ends = [
    { points: arc.points, corner: arc.from },
    { points: arc.points.toReversed(), corner: arc.to },
  ].filter(({ corner }) => !isForeign(arc.left, arc.right, corner));
  const ways = ends.map(({ points }) => {
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
