import type { Area, AreaId } from '../board.ts';
import type { Anchors, Box, Shore, Spot } from '../drawing.ts';
import type { Furniture } from './furniture.ts';
import type { Point } from './geometry.ts';
import { centreOf, type Ground, squaresOf } from './ground.ts';
import type { SeaName } from './sea-letters.ts';

const STACKS = 6;
/** Token stacks stand this far apart where there is room. */
const STACK_SPACING = 78;
const SHIP_ROOM = 34;
/** Nothing stands closer to a border or a coast than this. */
const EDGE = 9;

export function anchorsOf(
  ground: Ground,
  furniture: ReadonlyMap<AreaId, Furniture>,
  seaNames: ReadonlyMap<AreaId, SeaName>,
): ReadonlyMap<AreaId, Anchors> {
  const waters = watersOf(ground);
  return new Map(
    ground.board.areas.map((area, index) => {
      const shores = shoresOf(ground, area, index, waters);
      if (area.kind === 'sea') return [area.id, seaAnchors(shores, seaNames.get(area.id))];
      const printed = furniture.get(area.id);
      if (printed === undefined) throw new Error(`${area.id} is not lettered`);
      return [area.id, landAnchors(ground, index, printed, shores)];
    }),
  );
}

function seaAnchors(shores: readonly Shore[], name: SeaName | undefined): Anchors {
  if (name === undefined) throw new Error('A sea has no name');
  return { label: rounded(name.middle), limit: null, city: null, stacks: [], shores, printed: name.boxes };
}

function landAnchors(ground: Ground, index: number, printed: Furniture, shores: readonly Shore[]): Anchors {
  const boxes = printed.boxes;
  const middle = boxes[0] ?? [0, 0, 0, 0];
  const dry = (square: number) => (ground.land.cells[square] === 1 ? Math.min(ground.shore[square] ?? 0, 40) : -60);
  const taken: Spot[] = [];
  const worth = (square: number) => {
    if ((ground.room[square] ?? 0) < EDGE) return -1e6;
    const [x, y] = centreOf(ground, square);
    const crowd = taken.reduce((sum, spot) => sum + crowding(Math.hypot(x - spot[0], y - spot[1])), 0);
    return Math.min(ground.room[square] ?? 0, 60) + dry(square) - crowd - covering([x, y], boxes);
  };
  const city = printed.site ?? rounded(bestSquare(ground, index, worth) ?? printed.limit);
  if (printed.site !== null) taken.push(city);
  const stacks: Spot[] = [];
  for (let at = 0; at < STACKS; at++) {
    const spot = rounded(bestSquare(ground, index, worth) ?? printed.limit);
    stacks.push(spot);
    taken.push(spot);
  }
  return {
    label: [Math.round(middle[0] + middle[2] / 2), Math.round(middle[1] + middle[3] / 2)],
    limit: printed.limit,
    city,
    stacks,
    shores,
    printed: boxes,
  };
}

function rounded([x, y]: Point): Spot {
  return [Math.round(x), Math.round(y)];
}

function crowding(distance: number): number {
  return distance >= STACK_SPACING ? 0 : (STACK_SPACING - distance) * 3;
}

/** How much a token of usual size at a point would hide of what is printed. */
function covering([x, y]: Point, boxes: readonly Box[]): number {
  return boxes.reduce((sum, [left, top, width, height]) => {
    const dx = Math.max(left - x, 0, x - left - width);
    const dy = Math.max(top - y, 0, y - top - height);
    const gap = Math.hypot(dx, dy);
    return sum + (gap < 36 ? (36 - gap) * 1.6 : 0);
  }, 0);
}

function bestSquare(ground: Ground, area: number, worth: (square: number) => number): Point | null {
  let best = Number.NEGATIVE_INFINITY;
  let found: number | null = null;
  for (const square of squaresOf(ground, area)) {
    const value = worth(square);
    if (value > best) {
      best = value;
      found = square;
    }
  }
  return found === null ? null : centreOf(ground, found);
}

/** Connected water within each area: a number per square, 0 on land. */
export function watersOf(ground: Ground): Int32Array {
  const { cells, width } = ground.owners;
  const waters = new Int32Array(cells.length);
  let count = 0;
  for (let start = 0; start < cells.length; start++) {
    if (waters[start] !== 0 || cells[start] === 0 || ground.land.cells[start] === 1) continue;
    count++;
    waters[start] = count;
    const queue = [start];
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (waters[next] !== 0 || cells[next] !== cells[start] || ground.land.cells[next] === 1) continue;
        waters[next] = count;
        queue.push(next);
      }
  }
  return waters;
}

interface ShoreGroup {
  readonly coast: string | null;
  readonly water: number;
  readonly facing: AreaId[];
}

/** The separate waters of an area from which listed neighbours are reached. */
export function shoreGroups(ground: Ground, area: Area, index: number, waters: Int32Array): readonly ShoreGroup[] {
  const { cells, width } = ground.owners;
  const touched = new Map<number, Map<AreaId, number>>();
  for (const square of squaresOf(ground, index)) {
    const water = waters[square] ?? 0;
    if (water === 0) continue;
    for (const next of [square - 1, square + 1, square - width, square + width]) {
      const owner = cells[next] ?? 0;
      if (owner === 0 || owner === index + 1 || (waters[next] ?? 0) === 0) continue;
      const id = ground.order[owner - 1];
      if (id === undefined || !area.water.includes(id)) continue;
      const counts = touched.get(water) ?? new Map<AreaId, number>();
      counts.set(id, (counts.get(id) ?? 0) + 1);
      touched.set(water, counts);
    }
  }
  const reached = new Map<AreaId, number>();
  for (const [water, counts] of touched)
    for (const [id, count] of counts) {
      const known = reached.get(id);
      if (known === undefined || (touched.get(known)?.get(id) ?? 0) < count) reached.set(id, water);
    }
  return groupsOf(area, reached);
}

function shoresOf(ground: Ground, area: Area, index: number, waters: Int32Array): readonly Shore[] {
  return shoreGroups(ground, area, index, waters).map(({ coast, water, facing }) => ({
    coast,
    facing,
    ship: rounded(bestSquare(ground, index, (square) => berth(ground, waters, square, water)) ?? [0, 0]),
  }));
}

/** Neighbours by the water they are reached from; the coasts the rules name stay apart. */
function groupsOf(area: Area, reached: ReadonlyMap<AreaId, number>) {
  const groups: ShoreGroup[] = [];
  for (const id of area.water) {
    const water = reached.get(id);
    if (water === undefined) continue;
    const coast = area.kind === 'land' ? (area.coasts.find((each) => each.water.includes(id))?.name ?? null) : null;
    const group = groups.find((each) => each.coast === coast && (each.water === water || coast !== null));
    if (group === undefined) groups.push({ coast, water, facing: [id] });
    else group.facing.push(id);
  }
  return groups;
}

/** A good place for a ship: in this water, clear of borders and land, yet close to the shore. */
function berth(ground: Ground, waters: Int32Array, square: number, water: number): number {
  if (waters[square] !== water) return -1000;
  const shore = ground.shore[square] ?? 0;
  if (shore < EDGE || (ground.room[square] ?? 0) < EDGE) return -500;
  const far = Math.max(0, shore - 2 * SHIP_ROOM) * 0.2;
  const room = ground.room[square] ?? 0;
  return 2 * Math.min(room, shore, SHIP_ROOM) + 0.3 * Math.min(room, 2 * SHIP_ROOM) - far;
}
