import type { AncientView, AreaView, ShipView } from '@ecumene/ancients';
import type { Anchors, Drawing, Spot } from '@ecumene/atlas/drawing';
import { FIELD, reach, STACK, USUAL } from '@ecumene/atlas/footprint';
import type { Planned } from '../table/desk.ts';

/** What stands on the board. */
export interface Pieces {
  readonly areas: Readonly<Record<string, AreaView>>;
  readonly ships: readonly (ShipView & { readonly nation: string })[];
}

/** What stands on a board, and whose eyes see it. */
export interface RankedSeat {
  readonly drawing: Drawing;
  readonly pieces: Pieces;
  readonly own: string | null;
}

export interface Stack {
  readonly key: string;
  readonly nation: string;
  readonly area: string;
  readonly count: number;
  readonly spot: Spot;
}

export interface CityOnBoard {
  readonly key: string;
  readonly nation: string;
  readonly area: string;
  readonly spot: Spot;
}

export interface ShipOnBoard {
  readonly key: string;
  readonly nation: string;
  readonly area: string;
  readonly no: number;
  readonly aboard: number;
  readonly spot: Spot;
}

export function piecesOf({ areas, nations }: Pick<AncientView, 'areas' | 'nations'>): Pieces {
  return { areas, ships: nations.flatMap(({ name, ships }) => ships.map((ship) => ({ ...ship, nation: name }))) };
}

/** What would stand on the board if a plan were carried out, save that its ship still lies where it is. */
export function withPlan({ areas, ships }: Pieces, { nation, tokens, ship: loaded }: Planned): Pieces {
  const changed = [...tokens].map(([area, change]): [string, AreaView] => {
    const { city = null, tokens: before = {} } = areas[area] ?? {};
    const { [nation]: own = 0, ...others } = before;
    const count = own + change;
    return [area, { city, tokens: count > 0 ? { ...before, [nation]: count } : others }];
  });
  return {
    areas: { ...areas, ...Object.fromEntries(changed) },
    ships: ships.map((ship) =>
      ship.nation === nation && ship.no === loaded?.no ? { ...ship, aboard: loaded.aboard } : ship,
    ),
  };
}

/** Pieces so far apart do not cover each other. */
const APART = 110;

const known = new WeakMap<Anchors, readonly Spot[]>();

/** Where stacks of an area stand: the first in the best place, the others beside it, if they can on nobody and on nothing printed. */
export function placesIn(anchors: Anchors): readonly Spot[] {
  const before = known.get(anchors);
  if (before !== undefined) return before;
  const [best, ...free] = anchors.stacks;
  const places = best === undefined ? [] : [best];
  while (best !== undefined && free.length > 0) {
    const taken = [...places, signAbove(best), ...(anchors.city === null ? [] : [anchors.city])];
    const cost = (spot: Spot): number =>
      Math.min(...taken.map((one) => far(one, spot))) < APART ? FAR : far(best, spot);
    const price = (spot: Spot): number => cost(spot) + (isOnPrint(anchors, spot) ? FAR : 0);
    const next = free.reduce((good, spot) => (price(spot) < price(good) ? spot : good));
    places.push(...free.splice(free.indexOf(next), 1));
  }
  known.set(anchors, places);
  return places;
}

/** Farther than any two places of an area are from each other. */
const FAR = 10_000;

function far([x, y]: Spot, [left, top]: Spot): number {
  return Math.hypot(left - x, top - y);
}

/** Where spears are crossed above a stack that meets another, on the field of that. */
export const ABOVE: Spot = [0, -29];

function signAbove([x, y]: Spot): Spot {
  return [x + (ABOVE[0] * USUAL) / FIELD, y + (ABOVE[1] * USUAL) / FIELD];
}

function isOnPrint({ printed }: Anchors, spot: Spot): boolean {
  return printed.some((box) => reach(STACK, spot, USUAL, box) > 0);
}

/** Where each stack stands: the first nation of an area takes the best place, and so on. */
export function stacksOn(drawing: Drawing, { areas }: Pieces): Stack[] {
  return Object.entries(areas).flatMap(([area, { tokens }]) => {
    const anchors = drawing.anchors[area];
    const spots = anchors === undefined ? [] : placesIn(anchors);
    return Object.entries(tokens).map(([nation, count], place) => ({
      key: `${area} ${nation}`,
      nation,
      area,
      count,
      spot: spots[place % Math.max(1, spots.length)] ?? [0, 0],
    }));
  });
}

export function citiesOn(drawing: Drawing, { areas }: Pieces): CityOnBoard[] {
  return Object.entries(areas).flatMap(([area, { city }]) => {
    const spot = drawing.anchors[area]?.city;
    return city === null || spot === null || spot === undefined ? [] : [{ key: area, nation: city, area, spot }];
  });
}

/** How far ships of the same shore lie from each other. */
const BERTH = 46;

export function shipsOn(drawing: Drawing, { ships }: Pieces): ShipOnBoard[] {
  const lying = new Map<string, number>();
  return ships.flatMap(({ nation, area, coast, no, aboard }) => {
    const anchorage = drawing.anchors[area]?.shores.find((shore) => coast === null || shore.coast === coast)?.ship;
    if (anchorage === undefined) return [];
    const berth = `${area} ${coast ?? ''}`;
    const before = lying.get(berth) ?? 0;
    lying.set(berth, before + 1);
    const side = before % 2 === 0 ? 1 : -1;
    const spot: Spot = [
      anchorage[0] + side * Math.ceil(before / 2) * BERTH,
      anchorage[1] + Math.floor(before / 2) * 18,
    ];
    return [{ key: `${nation} ${no}`, nation, area, no, aboard, spot }];
  });
}

/** Where in each area a nation's own pieces stand. */
export function ownSpots(drawing: Drawing, pieces: Pieces, own: string | null): ReadonlyMap<string, Spot> {
  const ranking = [...shipsOn(drawing, pieces), ...citiesOn(drawing, pieces), ...stacksOn(drawing, pieces)];
  return new Map(ranking.flatMap(({ nation, area, spot }) => (nation === own ? [[area, spot] as const] : [])));
}
