import type { Area, AreaId } from '../board.ts';
import { type Anchors, type Box, overlap, type Shore, type Spot } from '../drawing.ts';
import { CITY, SHIP, STACK } from '../footprint.ts';
import { coastFacing } from '../graph.ts';
import type { Furniture } from './furniture.ts';
import { first } from './geometry.ts';
import { centreOf, type Ground, squaresOf } from './ground.ts';
import {
  bestPlace,
  covering,
  EDGE,
  NOTHING,
  type Placed,
  type PlacedPieces,
  type Places,
  type Print,
  placed,
  placedIn,
  placesAshore,
  placesOnSite,
  printIn,
  printOf,
  siteBox,
  windowOf,
} from './placed-pieces.ts';
import type { SeaName } from './sea-letters.ts';

const STACKS = 6;
const SHIP_ROOM = 34;
/** What stands in an area depends on what stands around it, and the other way round: they are placed so many times. */
const ROUNDS = 3;

export function anchorsOf(
  ground: Ground,
  furniture: ReadonlyMap<AreaId, Furniture>,
  seaNames: ReadonlyMap<AreaId, SeaName>,
): ReadonlyMap<AreaId, Anchors> {
  const waters = watersOf(ground);
  const letters = [...seaNames.values()].flatMap((name) => name.boxes);
  const print = printOf(furniture.values(), letters);
  const plots = ground.board.areas.map((area, index) => plotOf(ground, area, index, furniture.get(area.id), print));
  const settledOf = new Map<AreaId, PlacedPieces>();
  for (let round = 0; round < ROUNDS; round++)
    for (const plot of plots) {
      const near = [...settledOf].flatMap(([id, each]) => (id === plot.area.id ? [] : placedIn(each, true)));
      const abroad = near.filter(({ fromAfar }) => overlap(fromAfar, plot.window) > 0);
      settledOf.set(plot.area.id, settle(ground, waters, plot, settledOf.get(plot.area.id) ?? NOTHING, abroad));
    }
  return new Map(
    plots.map((plot) => {
      const settled = settledOf.get(plot.area.id) ?? NOTHING;
      const { id } = plot.area;
      return [
        id,
        plot.furniture === undefined ? seaAnchors(settled.shores, seaNames.get(id)) : landAnchors(plot, settled),
      ];
    }),
  );
}

/** An area with what decides where pieces stand in it. */
interface Plot {
  readonly area: Area;
  readonly index: number;
  /** What is printed there; nothing in open seas. */
  readonly furniture: Furniture | undefined;
  readonly window: Box;
  readonly print: Print;
  readonly ashore: Places;
}

function plotOf(ground: Ground, area: Area, index: number, furniture: Furniture | undefined, print: Print): Plot {
  if (area.kind === 'land' && furniture === undefined) throw new Error(`${area.id} is not lettered`);
  const window = windowOf(ground, index);
  const ashore = furniture === undefined ? [] : placesAshore(ground, index, labelOf(furniture));
  return { area, index, furniture, window, print: printIn(print, window), ashore };
}

/** Places what mostly stands in an area anew: its ships, a city and one stack, each clear of the others. */
function settle(
  ground: Ground,
  waters: Int32Array,
  plot: Plot,
  before: PlacedPieces,
  abroad: readonly Placed[],
): PlacedPieces {
  const { furniture, print, ashore } = plot;
  const shores = shoresOf(ground, waters, plot, before, abroad);
  if (furniture === undefined) return { ...NOTHING, shores };
  const { site } = furniture;
  const label = labelOf(furniture);
  const others = [...placedIn({ ...before, city: null, shores }), ...abroad];
  const city =
    site === null
      ? bestPlace(ashore, CITY, print, others)
      : bestPlace(placesOnSite(ashore, site), CITY, without(print, siteBox(site)), others);
  const stack = bestPlace(ashore, STACK, print, [...placedIn({ city, stack: null, shores }), ...abroad]);
  return { city: city ?? label, stack: stack ?? label, shores };
}

function labelOf({ boxes }: Furniture): Spot {
  const [left, top, width, height] = boxes[0] ?? [0, 0, 0, 0];
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

function without({ names, rest }: Print, box: Box): Print {
  return { names, rest: rest.filter((each) => overlap(each, box) === 0) };
}

function seaAnchors(shores: readonly Shore[], name: SeaName | undefined): Anchors {
  if (name === undefined) throw new Error('A sea has no name');
  const [x, y] = name.middle;
  return { label: [Math.round(x), Math.round(y)], limit: null, city: null, stacks: [], shores, printed: name.boxes };
}

/** Mostly one nation lives in an area, so its stack had the first choice; the others share what is left. */
function landAnchors({ furniture, print, ashore }: Plot, settled: PlacedPieces): Anchors {
  if (furniture === undefined || settled.stack === null) throw new Error('Nobody can live at sea');
  const label = labelOf(furniture);
  const nextSpot = (others: readonly Spot[]) =>
    bestPlace(ashore, STACK, print, [...placedIn(settled), ...others.map((spot) => placed(STACK, spot))]) ?? label;
  const others: Spot[] = [];
  while (others.length < STACKS - 1) others.push(nextSpot(others));
  for (const [at] of others.entries()) others[at] = nextSpot(others.filter((_, other) => other !== at));
  const clearestFirst = others.toSorted((a, b) => covering(STACK, a, print) - covering(STACK, b, print));
  const { city, stack, shores } = settled;
  return { label, limit: furniture.limit, city, stacks: [stack, ...clearestFirst], shores, printed: furniture.boxes };
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
  const isOpen = (square: number) =>
    (ground.clearance[square] ?? 0) >= FAIRWAY && (ground.shore[square] ?? 0) >= FAIRWAY;
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
  waters: Int32Array,
  { area, index, print }: Plot,
  before: PlacedPieces,
  abroad: readonly Placed[],
): readonly Shore[] {
  const taken = [...placedIn({ ...before, shores: [] }), ...abroad];
  const worth = area.kind === 'sea' ? offshore : berth;
  return shoreGroups(ground, area, index, waters).map(({ coast, water, facing }, at) => {
    const later = placedIn({ ...NOTHING, shores: before.shores.slice(at + 1) });
    const places = [...squaresOf(ground, index)]
      .filter((square) => waters[square] === water)
      .map((square) => ({ at: centreOf(ground, square), worth: worth(ground, square) }))
      .toSorted((a, b) => b.worth - a.worth);
    const roomy = places.filter((place) => place.worth >= 0);
    const ship = bestPlace(roomy.length > 0 ? roomy : places, SHIP, print, [...taken, ...later]);
    if (ship === null) throw new Error(`No ship finds water in ${area.id}`);
    taken.push(placed(SHIP, ship));
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

/** A good place for a ship: clear of borders and land, yet close to the shore. */
function berth(ground: Ground, square: number): number {
  const shore = ground.shore[square] ?? 0;
  const clearance = ground.clearance[square] ?? 0;
  if (shore < EDGE || clearance < EDGE) return -500 + Math.min(clearance, shore);
  const far = Math.max(0, shore - 2 * SHIP_ROOM) * 0.2;
  return Math.max(0, 2 * Math.min(clearance, shore, SHIP_ROOM) + 0.3 * Math.min(clearance, 2 * SHIP_ROOM) - far);
}

/** A good place for a ship on the open sea: in the midst of it. */
function offshore(ground: Ground, square: number): number {
  if (berth(ground, square) < 0) return -500;
  return Math.min(ground.clearance[square] ?? 0, ground.shore[square] ?? 0);
}
