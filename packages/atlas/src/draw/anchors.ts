import type { Area, AreaId } from '../board.ts';
import { type Anchors, type Box, overlap, type Shore, type Spot } from '../drawing.ts';
import { coastFacing } from '../graph.ts';
import type { Furniture } from './furniture.ts';
import { distance, first, type Point } from './geometry.ts';
import { centreOf, type Ground, squaresOf } from './ground.ts';
import type { SeaName } from './sea-letters.ts';

const STACKS = 6;
/** Pieces stand this far apart where there is room. */
const SPACING = 104;
const SHIP_ROOM = 34;
/** Nothing stands closer to a border or a coast than this. */
const EDGE = 9;
/** A piece reaches this far around its place. */
const PIECE = 36;
/** So far with the number of its tokens, and seen from afar, when it is drawn larger: most areas have room for one such. */
const WIDE_PIECE = 62;

export function anchorsOf(
  ground: Ground,
  furniture: ReadonlyMap<AreaId, Furniture>,
  seaNames: ReadonlyMap<AreaId, SeaName>,
): ReadonlyMap<AreaId, Anchors> {
  const waters = watersOf(ground);
  const printed = [
    ...[...furniture.values()].flatMap((each) => each.boxes),
    ...[...seaNames.values()].flatMap((name) => name.boxes),
  ];
  // A nation's stack in one area must not touch that in the next, nor a city there.
  const abroad: Spot[] = [...furniture.values()].flatMap(({ site }) => (site === null ? [] : [rounded(site)]));
  return new Map(
    ground.board.areas.map((area, index) => {
      const own = furniture.get(area.id);
      const shores = shoresOf(ground, area, index, waters, nearby(ground, index, printed), own?.site ?? null);
      if (area.kind === 'sea') return [area.id, seaAnchors(shores, seaNames.get(area.id))];
      if (own === undefined) throw new Error(`${area.id} is not lettered`);
      const anchors = landAnchors(ground, index, own, shores, abroad);
      abroad.push(...anchors.stacks.slice(0, 1));
      return [area.id, anchors];
    }),
  );
}

/** What is printed in an area or reaches into it. */
function nearby(ground: Ground, area: number, boxes: readonly Box[]): readonly Box[] {
  const { scale } = ground.owners;
  const [left = 0, top = 0, right = 0, bottom = 0] = (ground.bounds[area] ?? []).map((square) => square * scale);
  const window: Box = [left - PIECE, top - PIECE, right - left + 2 * PIECE, bottom - top + 2 * PIECE];
  return boxes.filter((box) => overlap(box, window) > 0);
}

function seaAnchors(shores: readonly Shore[], name: SeaName | undefined): Anchors {
  if (name === undefined) throw new Error('A sea has no name');
  return { label: rounded(name.middle), limit: null, city: null, stacks: [], shores, printed: name.boxes };
}

function landAnchors(
  ground: Ground,
  index: number,
  printed: Furniture,
  shores: readonly Shore[],
  abroad: readonly Spot[],
): Anchors {
  const [left, top, width, height] = printed.boxes[0] ?? [0, 0, 0, 0];
  const label: Spot = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const ships = shores.map((shore) => shore.ship);
  const standing = (taken: readonly Spot[], reach = PIECE) =>
    rounded(
      bestSquare(ground, index, (square) => footing(ground, square, printed.boxes, taken, label, reach)) ?? label,
    );
  const city = printed.site ?? standing(ships);
  // Mostly one nation lives in an area, so its stack has the first choice; the others share what is left.
  const best = standing([city, ...ships, ...abroad], WIDE_PIECE);
  const others: Spot[] = [];
  while (others.length < STACKS - 1) others.push(standing([city, ...ships, best, ...others]));
  for (const [at] of others.entries())
    others[at] = standing([city, ...ships, best, ...others.filter((_, other) => other !== at)]);
  const clearestFirst = others.toSorted((a, b) => covering(a, printed.boxes) - covering(b, printed.boxes));
  return { label, limit: printed.limit, city, stacks: [best, ...clearestFirst], shores, printed: printed.boxes };
}

/** How well a stack would stand on a square: inside, dry, clear of other pieces and of the print, not far from the name. */
function footing(
  ground: Ground,
  square: number,
  boxes: readonly Box[],
  taken: readonly Spot[],
  label: Spot,
  reach: number,
): number {
  const room = ground.room[square] ?? 0;
  const shore = ground.shore[square] ?? 0;
  if (room < EDGE) return -1e6;
  const here = centreOf(ground, square);
  const dry = ground.land.cells[square] === 1 ? Math.min(shore, 40) : -25;
  const crowd = taken.reduce((sum, spot) => sum + crowding(distance(here, spot)), 0);
  return Math.min(room, 60) + dry - crowd - covering(here, boxes, reach) - distance(here, label) * 0.05;
}

function rounded([x, y]: Point): Spot {
  return [Math.round(x), Math.round(y)];
}

function crowding(apart: number): number {
  return apart >= SPACING ? 0 : (SPACING - apart) ** 2 / 20;
}

/** How much a token of usual size at a point would hide of what is printed. */
function covering([x, y]: Point, boxes: readonly Box[], reach = PIECE): number {
  return boxes.reduce((sum, [left, top, width, height]) => {
    const dx = Math.max(left - x, 0, x - left - width);
    const dy = Math.max(top - y, 0, y - top - height);
    const gap = Math.hypot(dx, dy);
    return sum + (gap < reach ? (reach - gap) * 2.6 : 0);
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

/** A ship passes where this much water lies between border and land. */
const FAIRWAY = 9;

/**
 * Connected water within each area: a number per square, 0 on land. A thread of water along a border joins nothing: it belongs to
 * the water it hangs on.
 */
export function watersOf(ground: Ground): Int32Array {
  const { cells, width } = ground.owners;
  const waters = new Int32Array(cells.length);
  const isOpen = (square: number) => (ground.room[square] ?? 0) >= FAIRWAY && (ground.shore[square] ?? 0) >= FAIRWAY;
  const isWet = (square: number) => cells[square] !== 0 && ground.land.cells[square] !== 1;
  const spread = (queue: number[], passes: (square: number) => boolean) => {
    for (let head = 0; head < queue.length; head++) {
      const at = queue[head] ?? 0;
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (waters[next] !== 0 || cells[next] !== cells[at] || !isWet(next) || !passes(next)) continue;
        waters[next] = waters[at] ?? 0;
        queue.push(next);
      }
    }
  };
  let count = 0;
  const number = (passes: (square: number) => boolean) => {
    for (let start = 0; start < cells.length; start++) {
      if (waters[start] !== 0 || !isWet(start) || !passes(start)) continue;
      waters[start] = ++count;
      spread([start], passes);
    }
  };
  number(isOpen);
  const shores = [...waters.keys()].filter((square) => waters[square] !== 0);
  spread(shores, () => true);
  number(() => true);
  return waters;
}

interface ShoreGroup {
  readonly coast: string | null;
  readonly water: number;
  readonly facing: AreaId[];
}

/** Where a water of one area meets a water of another. */
interface Meeting {
  readonly water: number;
  readonly beyond: number;
  readonly length: number;
}

/** The same order from either side, so that both ships take the same way. */
function longestFirst(a: Meeting, b: Meeting): number {
  return b.length - a.length || a.water + a.beyond - b.water - b.beyond;
}

/** The separate waters of an area from which listed neighbours are reached. */
export function shoreGroups(ground: Ground, area: Area, index: number, waters: Int32Array): readonly ShoreGroup[] {
  const { cells, width } = ground.owners;
  const touched = new Map<AreaId, Map<string, Meeting>>();
  for (const square of squaresOf(ground, index)) {
    const water = waters[square] ?? 0;
    if (water === 0) continue;
    for (const next of [square - 1, square + 1, square - width, square + width]) {
      const owner = cells[next] ?? 0;
      const beyond = waters[next] ?? 0;
      const id = ground.order[owner - 1];
      if (owner === index + 1 || beyond === 0 || id === undefined || !area.water.includes(id)) continue;
      const meetings = touched.get(id) ?? new Map<string, Meeting>();
      const key = `${water} ${beyond}`;
      meetings.set(key, { water, beyond, length: (meetings.get(key)?.length ?? 0) + 1 });
      touched.set(id, meetings);
    }
  }
  const reached = new Map(
    [...touched].map(([id, meetings]) => [id, first([...meetings.values()].toSorted(longestFirst)).water]),
  );
  return groupsOf(area, reached);
}

function shoresOf(
  ground: Ground,
  area: Area,
  index: number,
  waters: Int32Array,
  printed: readonly Box[],
  site: Spot | null,
): readonly Shore[] {
  const taken = site === null ? [] : [rounded(site)];
  return shoreGroups(ground, area, index, waters).map(({ coast, water, facing }) => {
    const worth = (square: number) => {
      const value = berth(ground, waters, square, water);
      if (value < 0) return value;
      const here = centreOf(ground, square);
      const crowd = taken.reduce((sum, spot) => sum + crowding(distance(here, spot)), 0);
      return Math.max(
        0,
        (area.kind === 'sea' ? offshore(ground, square) : value) + 1000 - covering(here, printed) - crowd,
      );
    };
    const ship = rounded(bestSquare(ground, index, worth) ?? [0, 0]);
    taken.push(ship);
    return { coast, facing, ship };
  });
}

/** Neighbours by the water they are reached from; the coasts the rules name stay whole, on the water that serves most. */
function groupsOf(area: Area, reached: ReadonlyMap<AreaId, number>): readonly ShoreGroup[] {
  const found = area.water.flatMap((id) => {
    const water = reached.get(id);
    return water === undefined ? [] : [{ id, water, coast: coastFacing(area, id) }];
  });
  const groups: ShoreGroup[] = [];
  for (const { id, water, coast } of found) {
    const group = groups.find((each) => each.coast === coast && (each.water === water || coast !== null));
    if (group === undefined)
      groups.push({ coast, water: coast === null ? water : busiest(found, coast), facing: [id] });
    else group.facing.push(id);
  }
  return groups;
}

function busiest(found: readonly { readonly water: number; readonly coast: string | null }[], coast: string): number {
  const waters = found.filter((each) => each.coast === coast).map((each) => each.water);
  const count = (water: number) => waters.filter((each) => each === water).length;
  return first(waters.toSorted((a, b) => count(b) - count(a)));
}

/** A good place for a ship: in this water, clear of borders and land, yet close to the shore. */
function berth(ground: Ground, waters: Int32Array, square: number, water: number): number {
  if (waters[square] !== water) return -1000;
  const shore = ground.shore[square] ?? 0;
  const room = ground.room[square] ?? 0;
  if (shore < EDGE || room < EDGE) return -500 + Math.min(room, shore);
  const far = Math.max(0, shore - 2 * SHIP_ROOM) * 0.2;
  return Math.max(0, 2 * Math.min(room, shore, SHIP_ROOM) + 0.3 * Math.min(room, 2 * SHIP_ROOM) - far);
}

/** A good place for a ship on the open sea: in the midst of it. */
function offshore(ground: Ground, square: number): number {
  return Math.min(ground.room[square] ?? 0, ground.shore[square] ?? 0);
}
