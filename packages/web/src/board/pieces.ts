import type { AncientView, AreaView, ShipView } from '@ecumene/ancients';
import type { Drawing, Spot } from '@ecumene/atlas/drawing';
import type { Planned } from '../table/desk.ts';

/** What stands on the board. */
export interface Pieces {
  readonly areas: Readonly<Record<string, AreaView>>;
  readonly ships: readonly (ShipView & { readonly nation: string })[];
}

/** What stands on a board, and whose eyes see it. */
export interface Standing {
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

/** Where each stack stands: the first nation of an area takes the best place, and so on. */
export function stacksOn(drawing: Drawing, { areas }: Pieces): Stack[] {
  return Object.entries(areas).flatMap(([area, { tokens }]) => {
    const spots = drawing.anchors[area]?.stacks ?? [];
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
  const standing = [...shipsOn(drawing, pieces), ...citiesOn(drawing, pieces), ...stacksOn(drawing, pieces)];
  return new Map(standing.flatMap(({ nation, area, spot }) => (nation === own ? [[area, spot] as const] : [])));
}
