import type { AreaId } from '../board.ts';
import { seaNames } from '../data/sea-names.ts';
import type { Box } from '../drawing.ts';
import type { Composition } from './compose.ts';
import { densify, lengthOf, type Point, pointAt, smooth } from './geometry.ts';
import { centreOf, type Ground, squaresOf } from './ground.ts';
import { valueAt } from './raster.ts';
import { EM, type Lettering } from './text.ts';

/** A letter of a sea's name, turned along its run. */
interface SeaLetter {
  readonly id: string;
  readonly at: Point;
  readonly degrees: number;
}

export interface SeaName {
  readonly area: AreaId;
  readonly size: number;
  readonly letters: readonly SeaLetter[];
  /** One box around each letter. */
  readonly boxes: readonly Box[];
  readonly middle: Point;
}

const LARGEST = 92;
const SMALLEST = 34;
/** Widest gap between letters, as a share of the size. */
const WIDEST_GAP = 0.62;

export function seaNamesOf(
  composition: Composition,
  ground: Ground,
  lettering: Lettering,
): ReadonlyMap<AreaId, SeaName> {
  const runs = seaNames[composition.board.id] ?? {};
  const named = composition.board.areas.flatMap((area): [AreaId, SeaName][] => {
    if (area.kind === 'land') return [];
    const run = runs[area.id];
    const index = ground.order.indexOf(area.id);
    const line =
      run === undefined
        ? densify(longestRun(ground, index, nameLength(area.name, lettering)), 6)
        : densify(smooth(run.map(composition.place), 3), 6);
    return [[area.id, along(area.id, area.name, line, lettering)]];
  });
  return new Map(named);
}

/** Length of a name set with the least spacing, in sizes. */
function nameLength(name: string, lettering: Lettering): number {
  return lettering.advance('sea', name) / EM + 0.1 * (name.length - 1);
}

/** The straight line through a sea on which its name can be largest, keeping off land and borders. */
function longestRun(ground: Ground, area: number, em: number): readonly Point[] {
  const { owners, land } = ground;
  const spare = (point: Point) => {
    const index = Math.floor(point[1] / owners.scale) * owners.width + Math.floor(point[0] / owners.scale);
    if (valueAt(owners, point[0], point[1]) !== area + 1 || land.cells[index] === 1) return 0;
    return Math.min(ground.clearance[index] ?? 0, (ground.shore[index] ?? 0) * 1.4);
  };
  let best = { worth: 0, line: [centreOf(ground, 0), centreOf(ground, 0)] };
  let step = 0;
  for (const square of squaresOf(ground, area)) {
    if (step++ % 7 !== 0) continue;
    const middle = centreOf(ground, square);
    const clearance = spare(middle);
    for (let turn = -8; turn <= 8; turn++) {
      const angle = (turn * Math.PI) / 18;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const size = fitting(em, clearance, (reach) =>
        Math.min(
          spare([middle[0] + dx * reach, middle[1] + dy * reach]),
          spare([middle[0] - dx * reach, middle[1] - dy * reach]),
        ),
      );
      const worth = size * (1 - Math.abs(turn) * 0.012);
      if (worth <= best.worth) continue;
      const half = (size * em) / 2 + 4;
      const end = (sign: number): Point => [middle[0] + dx * half * sign, middle[1] + dy * half * sign];
      best = { worth, line: [end(-1), end(1)] };
    }
  }
  return best.line;
}

/** The largest size at which letters up to half the name's length away still have room above and below. */
function fitting(em: number, clearance: number, spareAt: (reach: number) => number): number {
  let narrowest = clearance;
  let reach = 0;
  while (reach < 600) {
    const size = Math.min(LARGEST, narrowest * 1.7);
    if (reach >= (size * em) / 2) return size;
    reach += 12;
    const next = Math.min(narrowest, spareAt(reach));
    if (Math.min(LARGEST, next * 1.7) * em * 0.5 < reach) return Math.min(size, (2 * reach) / em);
    narrowest = next;
  }
  return LARGEST;
}

function along(area: AreaId, name: string, line: readonly Point[], lettering: Lettering): SeaName {
  const widths = [...name].map((letter) => lettering.advance('sea', letter) / EM);
  const em = widths.reduce((sum, width) => sum + width, 0);
  const total = lengthOf(line);
  const count = name.length - 1;
  const size = Math.max(SMALLEST, Math.min(LARGEST, total / (em + 0.16 * count)));
  const gap = Math.min(WIDEST_GAP * size, Math.max(0.02 * size, (total - em * size) / count));
  let reached = (total - em * size - gap * count) / 2;
  const letters = [...name].flatMap((letter, index) => {
    const half = ((widths[index] ?? 0) * size) / 2;
    const { at, angle } = walk(line, reached + half);
    reached += 2 * half + gap;
    const [glyph] = lettering.set('sea', letter);
    if (glyph === undefined) return [];
    const drop = size * 0.2;
    const left: Point = [
      at[0] - Math.cos(angle) * half - Math.sin(angle) * drop,
      at[1] - Math.sin(angle) * half + Math.cos(angle) * drop,
    ];
    return [{ id: glyph.id, at: left, degrees: Math.round((angle * 1800) / Math.PI) / 10, middle: at, half }];
  });
  const boxes = letters.map(({ middle, half }): Box => {
    const reach = Math.max(half, size * 0.3);
    const [left, top] = [Math.round(middle[0] - reach), Math.round(middle[1] - size * 0.42)];
    return [left, top, Math.round(2 * reach), Math.round(size * 0.84)];
  });
  return {
    area,
    size: Math.round(size),
    letters: letters.map(({ id, at, degrees }) => ({ id, at, degrees })),
    boxes,
    middle: walk(line, total / 2).at,
  };
}

/** The point at a distance along a line; before and after its ends the line goes straight on. */
function walk(line: readonly Point[], goal: number): { readonly at: Point; readonly angle: number } {
  let gone = 0;
  for (let at = 1; at < line.length; at++) {
    const a = pointAt(line, at - 1);
    const b = pointAt(line, at);
    const span = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-6;
    if (gone + span >= goal || at === line.length - 1) {
      const share = (goal - gone) / span;
      return {
        at: [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
        angle: Math.atan2(b[1] - a[1], b[0] - a[0]),
      };
    }
    gone += span;
  }
  return { at: pointAt(line, 0), angle: 0 };
}
