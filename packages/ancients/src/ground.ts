import {
  type Area,
  type AreaId,
  areasInPlay,
  boardNamed,
  type CitySite,
  coastFacing,
  type PanelId,
  type Side,
  waterFrom,
} from '@ecumene/atlas';

/** Which part of which board is played on, as plain data. */
export interface Ground {
  readonly board: string;
  readonly panels: readonly PanelId[];
  readonly side: Side;
  /** Whether open seas far from any land are in play. */
  readonly farSeas?: true;
  /** Areas whose printed city site does not count. */
  readonly withoutSites: readonly AreaId[];
}

/** One shore of an area, and where ships sail from it. Most areas with water have one shore. */
export interface Shore {
  readonly coast: string | null;
  readonly ways: readonly { readonly to: number; readonly shore: number }[];
}

/** The ground as numbers: areas in play are counted from 0, so that rules look things up in lists. */
export interface Terrain {
  readonly areas: readonly Area[];
  readonly ids: readonly AreaId[];
  readonly numbers: ReadonlyMap<AreaId, number>;
  readonly isLand: readonly boolean[];
  /** Population limits; 0 for open sea. */
  readonly limit: readonly number[];
  readonly site: readonly CitySite[];
  readonly coastal: readonly boolean[];
  /** At the edge of the printed map. */
  readonly edge: readonly boolean[];
  readonly floodPlain: readonly (string | null)[];
  readonly volcano: readonly (string | null)[];
  /** Neighbours across land. */
  readonly land: readonly (readonly number[])[];
  /** Neighbours across water, open seas included. */
  readonly water: readonly (readonly number[])[];
  /** The shores of each area; none where there is no water. */
  readonly shores: readonly (readonly Shore[])[];
  /** For each of them, whether water leads from it to an open sea: it does not from a lake. */
  readonly seaside: readonly (readonly boolean[])[];
  /** Start areas in play, by nation. */
  readonly starts: ReadonlyMap<string, readonly number[]>;
}

const known = new WeakMap<Ground, Terrain>();
/** The one asked for last, which is nearly always the one asked for next. */
let last: { readonly ground: Ground; readonly terrain: Terrain } | undefined;
const byName = new Map<string, Terrain>();

/** The terrain of a ground. It follows from the ground alone, so it is worked out once and is no part of the world. */
export function terrainOf(ground: Ground): Terrain {
  if (last?.ground === ground) return last.terrain;
  const terrain = known.get(ground) ?? lookUp(ground);
  last = { ground, terrain };
  return terrain;
}

function lookUp(ground: Ground): Terrain {
  const name = JSON.stringify([ground.board, ground.panels, ground.side, ground.withoutSites, ground.farSeas]);
  const terrain = byName.get(name) ?? survey(ground);
  byName.set(name, terrain);
  known.set(ground, terrain);
  return terrain;
}

/** @rule general.ground */
function survey(ground: Ground): Terrain {
  const board = boardNamed(ground.board);
  const inPlay = areasInPlay(board, ground);
  const areas = board.areas.filter((area) => inPlay.has(area.id));
  const numbers = new Map(areas.map((area, i) => [area.id, i]));
  const shores = areas.map((area) => shoresOf(area, areas, numbers));
  const numbered = (ids: readonly AreaId[]): number[] => ids.flatMap((id) => numbers.get(id) ?? []);
  const hasSite = (area: Area): boolean =>
    area.kind === 'land' && ground.panels.includes(area.sitePanel) && !ground.withoutSites.includes(area.id);
  const hasCoast = (area: Area): boolean =>
    area.kind === 'land' &&
    area.coastal &&
    (area.coastalOnlyWith === null || ground.panels.includes(area.coastalOnlyWith));
  return {
    areas,
    ids: areas.map((area) => area.id),
    numbers,
    isLand: areas.map((area) => area.kind === 'land'),
    limit: areas.map((area) => (area.kind === 'land' ? area.limit : 0)),
    site: areas.map((area) => (area.kind === 'land' && hasSite(area) ? area.site : 'none')),
    coastal: areas.map(hasCoast),
    edge: areas.map((area) => area.kind === 'land' && area.edge),
    floodPlain: areas.map((area) => (area.kind === 'land' ? area.floodPlain : null)),
    volcano: areas.map((area) => (area.kind === 'land' ? area.volcano : null)),
    land: areas.map((area) => (area.kind === 'land' ? numbered(area.land) : [])),
    water: areas.map((area) => numbered(area.water)),
    shores,
    seaside: seasideOf(areas, shores),
    starts: new Map(board.nations.map((nation) => [nation, startsOf(areas, nation)])),
  };
}

function coastNames(area: Area): readonly (string | null)[] {
  if (area.water.length === 0) return [];
  return area.kind === 'land' && area.coasts.length > 0 ? area.coasts.map((coast) => coast.name) : [null];
}

/** @rule general.ground */
function shoresOf(area: Area, areas: readonly Area[], numbers: ReadonlyMap<AreaId, number>): Shore[] {
  return coastNames(area).map((coast) => ({
    coast,
    ways: waterFrom(area, coast).flatMap((id) => {
      const to = numbers.get(id);
      const other = to === undefined ? undefined : areas[to];
      if (to === undefined || other === undefined) return [];
      return { to, shore: Math.max(0, coastNames(other).indexOf(coastFacing(other, area.id))) };
    }),
  }));
}

/** Follows the water from the open seas, shore by shore. @rule general.ground */
function seasideOf(areas: readonly Area[], shores: readonly (readonly Shore[])[]): readonly (readonly boolean[])[] {
  const found = shores.map((all) => all.map(() => false));
  const reached = areas.flatMap(({ kind }, area) => (kind === 'land' ? [] : [{ to: area, shore: 0 }]));
  for (const { to, shore } of reached) {
    const here = found[to];
    if (here === undefined || here[shore] !== false) continue;
    here[shore] = true;
    reached.push(...(shores[to]?.[shore]?.ways ?? []));
  }
  return found;
}

/** Where a nation may begin, of the areas in play. @rule general.ground */
function startsOf(areas: readonly Area[], nation: string): number[] {
  return areas.flatMap((area, i) => (area.kind === 'land' && area.starts.includes(nation) ? [i] : []));
}
