/** Name of an area in kebab-case: "Ma'in" is `ma-in`. */
export type AreaId = string;
/** A printed part of the board that a game may use or leave out. */
export type PanelId = string;

export type CitySite = 'none' | 'black' | 'white';
export type Side = 'west' | 'east' | 'both';

/** One of several separate shores of an area, with the water neighbours that lie on it. */
export interface Coast {
  readonly name: string;
  readonly water: readonly AreaId[];
}

export interface LandArea {
  readonly kind: 'land';
  readonly id: AreaId;
  readonly name: string;
  /** How many tokens it feeds. */
  readonly limit: number;
  readonly site: CitySite;
  readonly floodPlain: string | null;
  readonly volcano: string | null;
  /** Lies at the edge of the printed map. */
  readonly edge: boolean;
  /** Has water that is no lake. */
  readonly coastal: boolean;
  /** Coastal only when this panel is in play too. */
  readonly coastalOnlyWith: PanelId | null;
  /** Nations that may begin here. */
  readonly starts: readonly string[];
  /** Nations whose home country this is, on boards that say so. Mostly one. */
  readonly regions: readonly string[];
  /** Panel that prints the limit: it decides whether the area is in play. */
  readonly panel: PanelId;
  /** Panel that prints the city site. */
  readonly sitePanel: PanelId;
  readonly side: Side;
  readonly land: readonly AreaId[];
  readonly water: readonly AreaId[];
  /** Empty unless the area has several separate shores. */
  readonly coasts: readonly Coast[];
}

/** An open sea: water only. */
export interface SeaArea {
  readonly kind: 'sea';
  readonly id: AreaId;
  readonly name: string;
  /** No way to the ocean. */
  readonly inland: boolean;
  /** Which side of the dividing line; `both` when the line crosses it. */
  readonly side: Side;
  readonly water: readonly AreaId[];
}

export type Area = LandArea | SeaArea;

export interface Lake {
  readonly id: string;
  readonly name: string;
  readonly areas: readonly AreaId[];
}

export interface Board {
  readonly id: string;
  readonly name: string;
  /** West to east. */
  readonly panels: readonly PanelId[];
  readonly nations: readonly string[];
  readonly floodPlains: Readonly<Record<string, string>>;
  readonly volcanoes: Readonly<Record<string, string>>;
  readonly lakes: readonly Lake[];
  /** Pairs that meet in a corner and are expressly not adjacent. */
  readonly notAdjacent?: readonly (readonly [AreaId, AreaId])[];
  readonly areas: readonly Area[];
}

interface Place {
  readonly side: Side;
  /** Neighbours across water, separated by spaces. */
  readonly water?: string;
}

interface LandEntry extends Place {
  readonly panel: PanelId;
  readonly limit: number;
  readonly site?: CitySite;
  readonly floodPlain?: string;
  readonly volcano?: string;
  readonly starts?: string;
  /** Nations, separated by spaces. */
  readonly region?: string;
  readonly sitePanel?: PanelId;
  readonly edge?: boolean;
  readonly coastal?: boolean;
  readonly coastalOnlyWith?: PanelId;
  /** Neighbours across land, separated by spaces. */
  readonly land?: string;
  readonly coasts?: readonly { readonly name: string; readonly water: string }[];
}

interface SeaEntry extends Place {
  readonly inland?: boolean;
}

export function idOf(name: string): AreaId {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function words(list: string | undefined): readonly string[] {
  return list === undefined || list === '' ? [] : list.split(' ');
}

export function land(name: string, entry: LandEntry): LandArea {
  const water = words(entry.water);
  return {
    kind: 'land',
    id: idOf(name),
    name,
    limit: entry.limit,
    site: entry.site ?? 'none',
    floodPlain: entry.floodPlain ?? null,
    volcano: entry.volcano ?? null,
    edge: entry.edge ?? false,
    coastal: entry.coastal ?? water.length > 0,
    coastalOnlyWith: entry.coastalOnlyWith ?? null,
    starts: words(entry.starts),
    regions: words(entry.region),
    panel: entry.panel,
    sitePanel: entry.sitePanel ?? entry.panel,
    side: entry.side,
    land: words(entry.land),
    water,
    coasts: (entry.coasts ?? []).map((coast) => ({ name: coast.name, water: words(coast.water) })),
  };
}

export function sea(name: string, entry: SeaEntry): SeaArea {
  return {
    kind: 'sea',
    id: idOf(name),
    name,
    inland: entry.inland ?? false,
    side: entry.side,
    water: words(entry.water),
  };
}
