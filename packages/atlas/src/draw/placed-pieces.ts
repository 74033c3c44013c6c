import { type Box, overlap, type Shore, type Spot } from '../drawing.ts';
import { CITY, extent, type Footprint, FROM_AFAR, reach, SHIP, STACK, USUAL } from '../footprint.ts';
import { type Furniture, LIMIT_RADIUS, SITE_SIZE } from './furniture.ts';
import { distance, type Point } from './geometry.ts';
import { centreOf, type Ground, squaresOf } from './ground.ts';

/** Nothing stands closer to a border or a coast than this. */
export const EDGE = 9;
/** What is farther from an area than this does not matter to what stands in it. */
const AROUND = 150;

/** What pieces should not hide: names and limits; and, as far as may be, sites and the letters of seas. */
export interface Print {
  readonly names: readonly Box[];
  readonly rest: readonly Box[];
}

/** A piece that has its place, small and large. */
export interface Placed {
  readonly piece: Footprint;
  readonly spot: Spot;
  readonly usual: Box;
  readonly fromAfar: Box;
  readonly abroad: boolean;
}

/** Where a piece could stand, and how good that is by itself; best first. */
export type Places = readonly { readonly at: Point; readonly worth: number }[];

/** What mostly stands in an area. */
export interface PlacedPieces {
  readonly city: Spot | null;
  readonly stack: Spot | null;
  readonly shores: readonly Shore[];
}

export const NOTHING: PlacedPieces = { city: null, stack: null, shores: [] };

export function placed(piece: Footprint, spot: Spot, abroad = false): Placed {
  return { piece, spot, usual: extent(piece, spot, USUAL), fromAfar: extent(piece, spot, FROM_AFAR), abroad };
}

export function placedIn({ city, stack, shores }: PlacedPieces, abroad = false): readonly Placed[] {
  return [
    ...(city === null ? [] : [placed(CITY, city, abroad)]),
    ...(stack === null ? [] : [placed(STACK, stack, abroad)]),
    ...shores.map(({ ship }) => placed(SHIP, ship, abroad)),
  ];
}

export function siteBox([x, y]: Point): Box {
  return [x - SITE_SIZE / 2, y - SITE_SIZE / 2, SITE_SIZE, SITE_SIZE];
}

export function printOf(furniture: Iterable<Furniture>, letters: readonly Box[]): Print {
  const all = [...furniture];
  return {
    names: all.flatMap(({ boxes, limit: [x, y] }) => [
      ...boxes.slice(0, -1),
      [x - LIMIT_RADIUS, y - LIMIT_RADIUS, 2 * LIMIT_RADIUS, 2 * LIMIT_RADIUS] as const,
    ]),
    rest: [...all.flatMap(({ site }) => (site === null ? [] : [siteBox(site)])), ...letters],
  };
}

/** An area and what lies around it. */
export function windowOf(ground: Ground, area: number): Box {
  const { scale } = ground.owners;
  const [left = 0, top = 0, right = 0, bottom = 0] = (ground.bounds[area] ?? []).map((square) => square * scale);
  return [left - AROUND, top - AROUND, right - left + 2 * AROUND, bottom - top + 2 * AROUND];
}

export function printIn({ names, rest }: Print, window: Box): Print {
  const isNear = (box: Box) => overlap(box, window) > 0;
  return { names: names.filter(isNear), rest: rest.filter(isNear) };
}

/** Places ashore: well inside, so that nobody asks whose they are, dry, not far from the name. */
export function placesAshore(ground: Ground, area: number, label: Point): Places {
  return [...squaresOf(ground, area)]
    .flatMap((square) => {
      const clearance = ground.clearance[square] ?? 0;
      if (clearance < EDGE) return [];
      const dry = ground.land.cells[square] === 1 ? Math.min(ground.shore[square] ?? 0, 40) : -25;
      const at = centreOf(ground, square);
      return [{ at, worth: 3 * Math.min(clearance, 60) + dry - distance(at, label) * 0.05 }];
    })
    .toSorted((a, b) => b.worth - a.worth);
}

/** So much of the site lies under its city; a city that stands off its site costs so much. */
const ON_SITE = 12;
const OFF_SITE = 90;

/** The same places for a city: on the site or, where that would hide the name, so that its edge still lies under the city. */
export function placesOnSite(places: Places, site: Point): Places {
  const mark = siteBox(site);
  return places
    .map(({ at, worth }) => {
      const off = ON_SITE - reach(CITY, at, USUAL, mark);
      return { at, worth: worth - distance(at, site) * 0.3 - (off > 0 ? OFF_SITE + off * 0.8 : 0) };
    })
    .toSorted((a, b) => b.worth - a.worth);
}

/** The place where a piece hides least and is least in the way. */
export function bestPlace(places: Places, piece: Footprint, print: Print, placed: readonly Placed[]): Spot | null {
  let best = Number.NEGATIVE_INFINITY;
  let found: Point | null = null;
  for (const { at, worth } of places) {
    if (worth <= best) break;
    const clear = worth - crowding(piece, at, placed);
    const value = clear <= best ? clear : clear - covering(piece, at, print);
    if (value <= best) continue;
    best = value;
    found = at;
  }
  return found === null ? null : [Math.round(found[0]), Math.round(found[1])];
}

/** Closer than this to each other's middle, pieces cannot be told apart; two ships still less. */
const CLOSEST = 44;
const CLOSEST_SHIPS = 62;
/** Pieces of neighbours may come closer. */
const ABROAD = 0.3;

/** How much a piece at a point would be in the way of others. */
function crowding(piece: Footprint, at: Point, placed: readonly Placed[]): number {
  let sum = 0;
  for (const { piece: other, spot, usual, fromAfar, abroad } of placed) {
    const wide = reach(piece, at, FROM_AFAR, fromAfar);
    if (wide === 0) continue;
    const deep = reach(piece, at, USUAL, usual);
    const closest = piece === SHIP && other === SHIP ? CLOSEST_SHIPS : CLOSEST;
    if (!abroad && distance(at, spot) < closest) sum += 1000;
    const cost = wide * 0.2 + (deep > 0 ? 40 + deep * 6 + deep ** 2 / 20 : 0);
    sum += abroad ? cost * ABROAD : cost;
  }
  return sum;
}

/** Sites and the letters of seas may rather be hidden than names and limits. */
const REST = 0.3;

/** How much a piece at a point would hide of what is printed: a little if only from afar. */
export function covering(piece: Footprint, at: Point, { names, rest }: Print): number {
  const hidden = (sum: number, box: Box) => {
    const wide = reach(piece, at, FROM_AFAR, box);
    if (wide === 0) return sum;
    const deep = reach(piece, at, USUAL, box);
    return sum + wide * 1.2 + (deep > 0 ? 90 + deep * 12 : 0);
  };
  return names.reduce(hidden, 0) + REST * rest.reduce(hidden, 0);
}
