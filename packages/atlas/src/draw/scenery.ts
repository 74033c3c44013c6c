import { type Range, ranges } from '../data/relief.ts';
import { type River, rivers } from '../data/rivers.ts';
import type { Box } from '../drawing.ts';
import type { Composition } from './compose.ts';
import { countryAt } from './country.ts';
import { densify, last, type Point, pointAt, resample, smooth } from './geometry.ts';
import { chance, pick } from './noise.ts';
import { type Raster, valueAt } from './raster.ts';

/** A small drawing repeated over the map. */
export interface Sprig {
  readonly kind: string;
  readonly at: Point;
  readonly scale: number;
  readonly mirrored: boolean;
}

/** What sprigs must keep clear of. */
export interface Obstacles {
  readonly boxes: readonly Box[];
  readonly land: Raster;
  readonly owners: Raster;
  readonly clearance: Float32Array;
  readonly shore: Float32Array;
}

/** A river on the board, led on to the water if its mouth falls a little short of it. */
export interface RiverLine {
  readonly river: River;
  readonly line: readonly Point[];
}

export function riverLines(composition: Composition, onLand: (point: Point) => boolean): readonly RiverLine[] {
  return rivers.map((river) => {
    const course = densify(smooth(river.course, 2), 0.12).map((place) => composition.place(place));
    const mouth = last(course);
    const water = onLand(mouth) ? waterNear(mouth, onLand) : null;
    return { river, line: meander(resample(water === null ? course : [...course, water], 9), river.name) };
  });
}

const SHORT_OF_WATER = 110;

function waterNear([x, y]: Point, onLand: (point: Point) => boolean): Point | null {
  for (let radius = 6; radius <= SHORT_OF_WATER; radius += 6)
    for (let turn = 0; turn < 24; turn++) {
      const angle = (turn * Math.PI) / 12;
      const point: Point = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      if (!onLand(point)) return point;
    }
  return null;
}

/** A fine wobble that real rivers have at every scale. */
function meander(line: readonly Point[], seed: string): readonly Point[] {
  return line.map((point, at) => {
    if (at === 0 || at === line.length - 1) return point;
    const before = pointAt(line, at - 1);
    const after = pointAt(line, at + 1);
    const span = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const wave = Math.sin(at * 0.55 + chance(seed, Math.floor(at / 9)) * 3) * 4 + (chance(seed, 3, at) - 0.5) * 3;
    return [point[0] - ((after[1] - before[1]) / span) * wave, point[1] + ((after[0] - before[0]) / span) * wave];
  });
}

const PEAK_SCALE = { 1: 0.55, 2: 0.8, 3: 1.05 } as const;

export function mountains(composition: Composition, obstacles: Obstacles): readonly Sprig[] {
  const peaks = ranges.flatMap((range) => peaksOf(range, composition));
  const free = peaks.filter((peak) => standsFree(peak.at, 44 * peak.scale, obstacles, 10));
  return spaced(free, (peak) => 56 * peak.scale).toSorted((a, b) => a.at[1] - b.at[1]);
}

function peaksOf(range: Range, composition: Composition): readonly Sprig[] {
  const scale = PEAK_SCALE[range.size];
  const crest = resample(densify(smooth(range.crest, 2), 0.2).map(composition.place), 52 * scale);
  return crest.flatMap(([x, y], at) =>
    Array.from({ length: range.depth * 2 - 1 }, (_, row): Sprig => {
      const jitter = (counter: number) => chance(range.name, at, row, counter) - 0.5;
      const off = (row - (range.depth - 1)) * 34 * scale;
      const own = scale * (0.85 + 0.4 * chance(range.name, at, row, 3)) * (off === 0 ? 1 : 0.78);
      return {
        kind: `peak${pick(3, range.name, at, row)}`,
        at: [
          Math.round(x + (at % 2 === 0 ? 26 : -26) * scale + jitter(1) * 20 * scale + off * 0.5),
          Math.round(y + jitter(2) * 22 * scale + off),
        ],
        scale: Math.round(own * 100) / 100,
        mirrored: false,
      };
    }),
  );
}

/** Trees, dunes and tufts, strewn over the globe and kept where the country is like that. */
export function vegetation(composition: Composition, obstacles: Obstacles, taken: readonly Sprig[]): readonly Sprig[] {
  const sprigs: Sprig[] = [];
  const step = 0.42;
  for (let row = 0; row * step < 62; row++)
    for (let column = 0; column * step < 118; column++) {
      const lon = -22 + (column + chance('lon', row, column)) * step;
      const lat = 2 + (row + chance('lat', row, column)) * step;
      const { kind, strength } = countryAt([lon, lat]);
      if (kind === 'fertile' || chance('keep', row, column) > strength * 1.15) continue;
      const [x, y] = composition.place([lon, lat]);
      sprigs.push({
        kind: kind === 'forest' ? `tree${pick(2, 'tree', row, column)}` : kind === 'desert' ? 'dune' : 'tuft',
        at: [Math.round(x), Math.round(y)],
        scale: Math.round((0.8 + 0.4 * chance('size', row, column)) * 100) / 100,
        mirrored: chance('turn', row, column) > 0.5,
      });
    }
  const free = sprigs.filter((sprig) => standsFree(sprig.at, 24, obstacles, 20));
  const clearance = (sprig: Sprig) => (sprig.kind.startsWith('peak') ? 52 * sprig.scale : 40);
  return spaced([...taken, ...free], clearance).filter((sprig) => !sprig.kind.startsWith('peak'));
}

function standsFree([x, y]: Point, reach: number, obstacles: Obstacles, shoreRoom: number): boolean {
  const { land, boxes, shore, clearance } = obstacles;
  if (valueAt(land, x, y) !== 1) return false;
  const index = Math.floor(y / land.scale) * land.width + Math.floor(x / land.scale);
  if ((shore[index] ?? 0) < shoreRoom) return false;
  const owned = valueAt(obstacles.owners, x, y) !== 0;
  if (owned && (clearance[index] ?? 0) < shoreRoom * 0.8) return false;
  return !boxes.some(
    ([left, top, width, height]) =>
      x > left - reach && x < left + width + reach && y > top - reach * 0.3 && y < top + height + reach * 1.5,
  );
}

/** Keeps each sprig that is far enough from all kept before it. */
function spaced(sprigs: readonly Sprig[], clearance: (sprig: Sprig) => number): readonly Sprig[] {
  const size = 120;
  const kept: Sprig[] = [];
  const buckets = new Map<string, Sprig[]>();
  const key = (x: number, y: number) => `${Math.floor(x / size)}:${Math.floor(y / size)}`;
  for (const sprig of sprigs) {
    const [x, y] = sprig.at;
    const near: Sprig[] = [];
    for (const dx of [-size, 0, size])
      for (const dy of [-size, 0, size]) near.push(...(buckets.get(key(x + dx, y + dy)) ?? []));
    const crowded = near.some((other) => {
      const gap = Math.hypot(other.at[0] - x, (other.at[1] - y) * 1.15);
      return gap < Math.min(clearance(sprig), clearance(other)) * 0.92;
    });
    if (crowded) continue;
    kept.push(sprig);
    const bucket = buckets.get(key(x, y));
    if (bucket === undefined) buckets.set(key(x, y), [sprig]);
    else bucket.push(sprig);
  }
  return kept;
}
