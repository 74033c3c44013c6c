import type { Area, AreaId, LandArea } from '../board.ts';
import { type Box, overlap } from '../drawing.ts';
import type { Point } from './geometry.ts';
import type { Ground } from './ground.ts';
import { CAP_HEIGHT, DESCENT, EM, type Lettering } from './text.ts';

/** What is printed in a land area: its name, its limit and its city site. */
export interface Furniture {
  readonly area: AreaId;
  readonly size: number;
  /** Each line of the name with the left end of its base line. */
  readonly lines: readonly { readonly text: string; readonly at: Point }[];
  readonly limit: Point;
  readonly site: Point | null;
  /** Boxes of the lines and of the marks: none overlaps that of another area. */
  readonly boxes: readonly Box[];
}

export const LIMIT_RADIUS = 26;
export const SITE_SIZE = 40;
const GAP = 9;
const SIZES = [54, 50, 46, 43, 40, 37, 34, 32, 30];
/** Marks and names keep this far from borders. */
const MARGIN = 7;

interface Layout {
  readonly size: number;
  /** A small liking for one arrangement over another, so that most areas look alike. */
  readonly liking: number;
  readonly width: number;
  readonly height: number;
  /** Relative to the left top corner of the whole. */
  readonly lines: readonly { readonly text: string; readonly at: Point; readonly box: Box }[];
  readonly limit: Point;
  readonly site: Point | null;
  readonly marks: Box;
}

/** `fixed` boxes, sea names and volcanoes, are there before. */
export function placeFurniture(
  ground: Ground,
  lettering: Lettering,
  fixed: readonly Box[],
): ReadonlyMap<AreaId, Furniture> {
  const placed = new Map<AreaId, Furniture>();
  const indices = ground.order.map((_, index) => index).filter((index) => ground.board.areas[index]?.kind === 'land');
  const sizeOf = (index: number) => {
    const box = ground.bounds[index];
    return box === undefined ? 0 : (box[2] - box[0]) * (box[3] - box[1]);
  };
  const order = indices.sort((a, b) => sizeOf(a) - sizeOf(b));
  for (let round = 0; round < 2; round++)
    for (const index of order) {
      const area = ground.board.areas[index];
      if (area?.kind !== 'land') continue;
      const printed = [...placed.values()].filter((each) => each.area !== area.id);
      const others = [...fixed, ...printed.flatMap((each) => each.boxes)];
      if (round === 0 || collides(placed.get(area.id)?.boxes ?? [], others))
        placed.set(area.id, place(ground, area, index, layoutsOf(area, lettering), others));
    }
  return placed;
}

/** Printed things keep this far from each other. */
const ELBOW_ROOM = 9;

function collides(boxes: readonly Box[], others: readonly Box[]): boolean {
  return boxes.some(([left, top, width, height]) => {
    const wide: Box = [left - ELBOW_ROOM, top - ELBOW_ROOM, width + 2 * ELBOW_ROOM, height + 2 * ELBOW_ROOM];
    return others.some((other) => overlap(wide, other) > 0);
  });
}

/** All ways to set the name, in one line or more, with the marks on any side of it. */
function layoutsOf(area: LandArea, lettering: Lettering): readonly Layout[] {
  return SIZES.flatMap((size) =>
    breaksOf(area.name).flatMap((lines) =>
      (['below', 'above', 'left', 'right'] as const).map((side) => layout(area, lettering, lines, size, side)),
    ),
  );
}

function breaksOf(name: string): readonly (readonly string[])[] {
  const words = name.split(' ');
  if (words.length === 1) return [[name]];
  const two = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  return [[name], ...two];
}

function layout(
  area: LandArea,
  lettering: Lettering,
  lines: readonly string[],
  size: number,
  side: 'below' | 'above' | 'left' | 'right',
): Layout {
  const widths = lines.map((line) => (lettering.advance('name', line) * size) / EM);
  const textWidth = Math.max(...widths);
  const leading = size * 0.94;
  const cap = (size * CAP_HEIGHT) / EM;
  const drop = (size * DESCENT) / EM;
  const textHeight = cap + leading * (lines.length - 1) + drop;
  const marksWidth = 2 * LIMIT_RADIUS + (area.site === 'none' ? 0 : GAP + SITE_SIZE);
  const marksHeight = 2 * LIMIT_RADIUS;
  const beside = side === 'left' || side === 'right';
  const width = beside ? textWidth + GAP + marksWidth : Math.max(textWidth, marksWidth);
  const height = beside ? Math.max(textHeight, marksHeight) : textHeight + GAP * 0.6 + marksHeight;
  const textLeft = side === 'left' ? marksWidth + GAP : beside ? 0 : (width - textWidth) / 2;
  const textTop = beside ? (height - textHeight) / 2 : side === 'above' ? marksHeight + GAP * 0.6 : 0;
  const marksLeft = side === 'right' ? textWidth + GAP : beside ? 0 : (width - marksWidth) / 2;
  const marksTop = beside ? (height - marksHeight) / 2 : side === 'above' ? 0 : textHeight + GAP * 0.6;
  return {
    size,
    liking: side === 'below' ? 0.16 : side === 'left' ? 0.06 : 0,
    width,
    height,
    lines: lines.map((text, at) => {
      const lineWidth = widths[at] ?? 0;
      const left = textLeft + (textWidth - lineWidth) / 2;
      const base = textTop + cap + leading * at;
      return { text, at: [left, base], box: [left, base - cap, lineWidth, cap + drop] };
    }),
    limit: [marksLeft + LIMIT_RADIUS, marksTop + LIMIT_RADIUS],
    site: area.site === 'none' ? null : [marksLeft + 2 * LIMIT_RADIUS + GAP + SITE_SIZE / 2, marksTop + LIMIT_RADIUS],
    marks: [marksLeft, marksTop, marksWidth, marksHeight],
  };
}

function place(
  ground: Ground,
  area: Area,
  index: number,
  layouts: readonly Layout[],
  others: readonly Box[],
): Furniture {
  const window = new Window(ground, index);
  const near = others.filter((box) => window.touches(box));
  let best: { score: number; layout: Layout; left: number; top: number } | null = null;
  for (const each of layouts) {
    const most = each.size / 34 + each.liking + BEST_PLACE;
    if (best !== null && most <= best.score) continue;
    for (const [left, top] of window.spots(each.width, each.height)) {
      if (!window.holds(each, left, top)) continue;
      const away = window.away(left + each.width / 2, top + each.height / 2) * AWAY_COST;
      if (best !== null && most - away <= best.score) continue;
      const score = scoreOf(window, each, left, top) - away;
      if (best !== null && score <= best.score) continue;
      const boxes = boxesAt(each, left, top);
      if (collides(boxes, near)) continue;
      best = { score, layout: each, left, top };
    }
  }
  if (best === null) throw new Error(`No room to letter ${area.id}`);
  const { left, top } = best;
  const shift = ([x, y]: Point): Point => [Math.round(x + left), Math.round(y + top)];
  return {
    area: area.id,
    size: best.layout.size,
    lines: best.layout.lines.map((line) => ({ text: line.text, at: shift(line.at) })),
    limit: shift(best.layout.limit),
    site: best.layout.site === null ? null : shift(best.layout.site),
    boxes: boxesAt(best.layout, left, top),
  };
}

function boxesAt(each: Layout, left: number, top: number): readonly Box[] {
  return [...each.lines.map((line) => line.box), each.marks].map(
    ([x, y, width, height]): Box => [Math.round(x + left), Math.round(y + top), Math.round(width), Math.round(height)],
  );
}

/** What a place wholly inside and on land adds to the score, and what it costs to leave the middle. */
const BEST_PLACE = 1.6;
const AWAY_COST = 0.9;

/** Large letters, wholly inside, marks on land, not across a coast. */
function scoreOf(window: Window, each: Layout, left: number, top: number): number {
  const at = ([x, y, width, height]: Box): Box => [x + left, y + top, width, height];
  let inside = 0;
  let onLand = 0;
  let whole = 0;
  for (const line of each.lines) {
    const share = line.box[2] * line.box[3];
    inside += window.inside(at(line.box)) * share;
    onLand += window.onLand(at(line.box)) * share;
    whole += share;
  }
  const marksInside = window.inside(at(each.marks));
  const marksOnLand = window.onLand(at(each.marks));
  const dry = onLand / whole;
  const missing = 1 - Math.min(inside / whole, 1) + 1.5 * (1 - marksInside);
  return each.size / 34 + each.liking - 9 * missing + 1.1 * marksOnLand + 0.5 * dry - 2.2 * dry * (1 - dry);
}

/** One area's surroundings, with running sums so that any box is measured at once. */
class Window {
  readonly #scale: number;
  readonly #left: number;
  readonly #top: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #own: Float64Array;
  readonly #dry: Float64Array;
  readonly #middle: Point;
  readonly #span: number;

  constructor(ground: Ground, area: number) {
    const { owners, land, clearance, shore } = ground;
    const box = ground.bounds[area] ?? [0, 0, 0, 0];
    const pad = 22;
    this.#scale = owners.scale;
    this.#left = Math.max(0, box[0] - pad);
    this.#top = Math.max(0, box[1] - pad);
    this.#columns = Math.min(owners.width - 1, box[2] + pad) - this.#left + 1;
    this.#rows = Math.min(owners.height - 1, box[3] + pad) - this.#top + 1;
    this.#span = Math.max(60, Math.hypot(box[2] - box[0], box[3] - box[1]) * owners.scale * 0.5);
    this.#own = new Float64Array((this.#columns + 1) * (this.#rows + 1));
    this.#dry = new Float64Array(this.#own.length);
    let [x, y, weight] = [0, 0, 0];
    for (let row = 0; row < this.#rows; row++)
      for (let column = 0; column < this.#columns; column++) {
        const index = (row + this.#top) * owners.width + column + this.#left;
        const mine = owners.cells[index] === area + 1;
        const firm = mine && land.cells[index] === 1;
        const near = clearance[index] ?? 0;
        this.#add(this.#own, row, column, mine && near >= MARGIN ? 1 : 0);
        this.#add(this.#dry, row, column, firm && (shore[index] ?? 0) >= MARGIN * 0.6 ? 1 : 0);
        if (!mine) continue;
        const pull = Math.min(near, 120) ** 2 * (firm ? Math.min(4, 1 + (shore[index] ?? 0) / 20) : 0.25);
        x += (column + this.#left + 0.5) * this.#scale * pull;
        y += (row + this.#top + 0.5) * this.#scale * pull;
        weight += pull;
      }
    this.#middle = weight === 0 ? [0, 0] : [x / weight, y / weight];
  }

  #add(sums: Float64Array, row: number, column: number, value: number): void {
    const wide = this.#columns + 1;
    const at = (row + 1) * wide + column + 1;
    sums[at] = value + (sums[at - 1] ?? 0) + (sums[at - wide] ?? 0) - (sums[at - wide - 1] ?? 0);
  }

  #share(sums: Float64Array, [x, y, width, height]: Box): number {
    const wide = this.#columns + 1;
    const column = (value: number) =>
      Math.max(0, Math.min(this.#columns, Math.round(value / this.#scale) - this.#left));
    const row = (value: number) => Math.max(0, Math.min(this.#rows, Math.round(value / this.#scale) - this.#top));
    const [l, r, t, b] = [column(x), column(x + width), row(y), row(y + height)];
    const sum =
      (sums[b * wide + r] ?? 0) - (sums[t * wide + r] ?? 0) - (sums[b * wide + l] ?? 0) + (sums[t * wide + l] ?? 0);
    return sum / Math.max(1, Math.round(width / this.#scale) * Math.round(height / this.#scale));
  }

  /** Whether the middles of the limit and of the site fall into the area itself. */
  holds(each: Layout, left: number, top: number): boolean {
    const owns = ([x, y]: Point) => this.#share(this.#own, [left + x - 10, top + y - 10, 20, 20]) > 0.99;
    return owns(each.limit) && (each.site === null || owns(each.site));
  }

  inside(box: Box): number {
    return Math.min(1, this.#share(this.#own, box));
  }

  onLand(box: Box): number {
    return Math.min(1, this.#share(this.#dry, box));
  }

  away(x: number, y: number): number {
    return Math.hypot(x - this.#middle[0], y - this.#middle[1]) / this.#span;
  }

  touches([x, y, width, height]: Box): boolean {
    const left = this.#left * this.#scale;
    const top = this.#top * this.#scale;
    return (
      x < left + this.#columns * this.#scale &&
      y < top + this.#rows * this.#scale &&
      x + width > left &&
      y + height > top
    );
  }

  /** Where the left top corner may go, so that the whole stays on the window. */
  *spots(width: number, height: number): Generator<Point> {
    const step = 14;
    const right = (this.#left + this.#columns) * this.#scale - width;
    const bottom = (this.#top + this.#rows) * this.#scale - height;
    for (let y = this.#top * this.#scale; y <= bottom; y += step)
      for (let x = this.#left * this.#scale; x <= right; x += step) yield [x, y];
  }
}
