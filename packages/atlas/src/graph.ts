import type { Area, AreaId, Board, LandArea, PanelId, SeaArea, Side } from './board.ts';

/** A board with its areas at hand by id. */
export interface Graph {
  readonly board: Board;
  readonly areas: ReadonlyMap<AreaId, Area>;
}

export function graphOf(board: Board): Graph {
  return { board, areas: new Map(board.areas.map((area) => [area.id, area])) };
}

export function areaOf(graph: Graph, id: AreaId): Area {
  const area = graph.areas.get(id);
  if (area === undefined) throw new Error(`No area "${id}" on board "${graph.board.id}"`);
  return area;
}

export function isOpenSea(area: Area): area is SeaArea {
  return area.kind === 'sea';
}

export function isLand(area: Area): area is LandArea {
  return area.kind === 'land';
}

export function landAreas(board: Board): readonly LandArea[] {
  return board.areas.filter(isLand);
}

export function openSeas(board: Board): readonly SeaArea[] {
  return board.areas.filter(isOpenSea);
}

export function adjacentByLand(area: Area): readonly AreaId[] {
  return area.kind === 'land' ? area.land : [];
}

export function adjacentByWater(area: Area): readonly AreaId[] {
  return area.water;
}

/** All neighbours, by land or water, each once, in a fixed order. */
export function neighbours(area: Area): readonly AreaId[] {
  return [...new Set([...adjacentByLand(area), ...adjacentByWater(area)])].sort();
}

/** The shore of `area` that faces `from`; null when the area has one shore only. */
export function coastFacing(area: Area, from: AreaId): string | null {
  if (area.kind === 'sea') return null;
  return area.coasts.find((coast) => coast.water.includes(from))?.name ?? null;
}

/** Where a ship standing in `area`, on `coast` if it has several, may sail next. */
export function waterFrom(area: Area, coast: string | null): readonly AreaId[] {
  if (area.kind === 'sea' || coast === null) return area.water;
  return area.coasts.find((each) => each.name === coast)?.water ?? area.water;
}

export interface Voyage {
  /** How many areas the ship may enter. */
  readonly steps: number;
  readonly openSea: boolean;
}

/** Areas a ship can stand in after at most so many steps, its start included. */
export function shipReach(graph: Graph, start: AreaId, voyage: Voyage): ReadonlySet<AreaId> {
  const first = areaOf(graph, start);
  const shores = first.kind === 'land' && first.coasts.length > 0 ? first.coasts.map((coast) => coast.name) : [null];
  const key = (id: AreaId, coast: string | null) => `${id}@${coast ?? ''}`;
  let frontier = shores.map((coast) => ({ id: start, coast }));
  const seen = new Set(frontier.map(({ id, coast }) => key(id, coast)));
  const reached = new Set([start]);
  for (let step = 0; step < voyage.steps; step++) {
    const next: typeof frontier = [];
    for (const { id, coast } of frontier) {
      for (const target of waterFrom(areaOf(graph, id), coast)) {
        const area = areaOf(graph, target);
        const shore = coastFacing(area, id);
        if (seen.has(key(target, shore)) || (isOpenSea(area) && !voyage.openSea)) continue;
        seen.add(key(target, shore));
        reached.add(target);
        next.push({ id: target, coast: shore });
      }
    }
    frontier = next;
  }
  return reached;
}

/** The areas that hang together with `start` by land, itself included: its island or continent. */
export function landmassOf(graph: Graph, start: AreaId): ReadonlySet<AreaId> {
  const mass = new Set([start]);
  for (const id of mass) for (const next of adjacentByLand(areaOf(graph, id))) mass.add(next);
  return mass;
}

export interface Portion {
  readonly panels: readonly PanelId[];
  /** The side of the dividing line that is played; `both` for the whole width. */
  readonly side: Side;
  /** Open seas far from any land in play are in play, too, where ships can sail on to them. */
  readonly farSeas?: true;
}

/** The areas of the board that are in play when only a portion of it is laid out. Open seas cut by the line stay. */
export function areasInPlay(board: Board, portion: Portion): ReadonlySet<AreaId> {
  const onSide = (area: Area) => portion.side === 'both' || area.side === 'both' || area.side === portion.side;
  const land = landAreas(board).filter((area) => portion.panels.includes(area.panel) && onSide(area));
  const ids = new Set(land.map((area) => area.id));
  const seas = openSeas(board).filter(onSide);
  let before: number;
  do {
    before = ids.size;
    for (const { id, water } of seas) if (water.some((other) => ids.has(other))) ids.add(id);
  } while (portion.farSeas === true && ids.size > before);
  return ids;
}
