import { type Area, type AreaId, type Board, idOf, type LandArea } from './board.ts';
import { adjacentByLand, adjacentByWater, type Graph, graphOf, isLand, neighbours } from './graph.ts';

/** Everything wrong with a board, in plain sentences; empty when it is sound. */
export function faultsOf(board: Board): readonly string[] {
  const graph = graphOf(board);
  return [
    ...repeatedIds(board),
    ...board.areas.flatMap((area) => [...adjacencyFaults(graph, area), ...placeFaults(board, area)]),
    ...board.areas.flatMap((area) => (area.kind === 'land' ? landFaults(graph, area) : [])),
    ...startFaults(board),
    ...lakeFaults(graph),
    ...emptyGroups(board),
    ...cornerFaults(graph),
    ...unreachable(graph),
  ];
}

function repeatedIds(board: Board): string[] {
  const seen = new Set<AreaId>();
  return board.areas.flatMap((area) => {
    const faults = seen.has(area.id) ? [`${area.id} is listed twice`] : [];
    if (idOf(area.name) !== area.id) faults.push(`${area.id} is not the id of "${area.name}"`);
    seen.add(area.id);
    return faults;
  });
}

function adjacencyFaults(graph: Graph, area: Area): string[] {
  const faults: string[] = [];
  const check = (way: 'land' | 'water', list: readonly AreaId[], back: (other: Area) => readonly AreaId[]) => {
    if (new Set(list).size !== list.length) faults.push(`${area.id} lists a ${way} neighbour twice`);
    for (const id of list) {
      const other = graph.areas.get(id);
      if (id === area.id) faults.push(`${area.id} is its own ${way} neighbour`);
      else if (other === undefined) faults.push(`${area.id} names "${id}", which is no area`);
      else if (!back(other).includes(area.id)) faults.push(`${area.id} - ${id} by ${way} is listed on one side only`);
    }
  };
  check('land', adjacentByLand(area), adjacentByLand);
  check('water', adjacentByWater(area), adjacentByWater);
  return faults;
}

function placeFaults(board: Board, area: Area): string[] {
  if (area.kind === 'sea') return [];
  return [area.panel, area.sitePanel, area.coastalOnlyWith]
    .filter((panel) => panel !== null)
    .filter((panel) => !board.panels.includes(panel))
    .map((panel) => `${area.id} depends on "${panel}", which is no panel`);
}

function landFaults(graph: Graph, area: LandArea): string[] {
  const { board } = graph;
  const faults: string[] = [];
  if (!Number.isInteger(area.limit) || area.limit < 0) faults.push(`${area.id} has limit ${area.limit}`);
  if (area.floodPlain !== null && board.floodPlains[area.floodPlain] === undefined)
    faults.push(`${area.id} lies on the unknown flood plain "${area.floodPlain}"`);
  if (area.volcano !== null && board.volcanoes[area.volcano] === undefined)
    faults.push(`${area.id} touches the unknown volcano "${area.volcano}"`);
  if (area.site === 'white' && area.floodPlain === null) faults.push(`${area.id} has a white site off any flood plain`);
  if (area.coastal && !reachesSea(graph, area)) faults.push(`${area.id} is coastal without a way to a sea`);
  if (!area.coastal && area.water.length > 0 && !board.lakes.some((lake) => lake.areas.includes(area.id)))
    faults.push(`${area.id} has water, no coast and no lake`);
  if (area.coasts.length > 0) faults.push(...coastFaults(area));
  return faults;
}

function coastFaults(area: LandArea): string[] {
  const faults: string[] = [];
  const listed = area.coasts.flatMap((coast) => coast.water);
  if (area.coasts.length < 2) faults.push(`${area.id} names a single coast`);
  for (const coast of area.coasts)
    if (coast.water.length === 0) faults.push(`${area.id} has no water on its ${coast.name} coast`);
  for (const id of area.water)
    if (!listed.includes(id)) faults.push(`${area.id} does not say on which coast ${id} lies`);
  for (const id of listed)
    if (!area.water.includes(id)) faults.push(`${area.id} puts ${id} on a coast but not across water`);
  if (new Set(listed).size !== listed.length) faults.push(`${area.id} puts a neighbour on two coasts`);
  return faults;
}

/** Follows water from area to area, never through a lake, until it meets an open sea. */
function reachesSea(graph: Graph, start: LandArea): boolean {
  const acrossLake = (a: AreaId, b: AreaId) =>
    graph.board.lakes.some((lake) => lake.areas.includes(a) && lake.areas.includes(b));
  const seen = new Set([start.id]);
  for (const id of seen) {
    const area = graph.areas.get(id);
    if (area === undefined) continue;
    if (area.kind === 'sea') return true;
    for (const next of area.water) if (!acrossLake(id, next)) seen.add(next);
  }
  return false;
}

function startFaults(board: Board): string[] {
  const faults: string[] = [];
  const starts = board.areas.flatMap((area) => (area.kind === 'land' ? area.starts : []));
  for (const nation of new Set(starts))
    if (!board.nations.includes(nation)) faults.push(`"${nation}" starts somewhere but is no nation`);
  for (const nation of board.nations) if (!starts.includes(nation)) faults.push(`${nation} has no start area`);
  for (const area of board.areas)
    for (const nation of area.kind === 'land' ? area.regions : [])
      if (!board.nations.includes(nation)) faults.push(`${area.id} belongs to "${nation}", which is no nation`);
  return faults;
}

function lakeFaults(graph: Graph): string[] {
  return graph.board.lakes.flatMap((lake) =>
    lake.areas.flatMap((id) => {
      const area = graph.areas.get(id);
      if (area === undefined) return [`${lake.id} names "${id}", which is no area`];
      const isShore = area.water.some((other) => lake.areas.includes(other));
      return isShore ? [] : [`${id} meets nobody on ${lake.id}`];
    }),
  );
}

/** Flood plains and volcanoes that lie nowhere. */
function emptyGroups(board: Board): string[] {
  const land = board.areas.filter(isLand);
  return [
    ...Object.keys(board.floodPlains)
      .filter((plain) => !land.some((area) => area.floodPlain === plain))
      .map((plain) => `the flood plain ${plain} has no area`),
    ...Object.keys(board.volcanoes)
      .filter((volcano) => !land.some((area) => area.volcano === volcano))
      .map((volcano) => `the volcano ${volcano} touches no area`),
  ];
}

function cornerFaults(graph: Graph): string[] {
  return (graph.board.notAdjacent ?? []).flatMap(([a, b]) => {
    const first = graph.areas.get(a);
    if (first === undefined || !graph.areas.has(b)) return [`${a} - ${b} is barred, but one of them is no area`];
    return neighbours(first).includes(b) ? [`${a} - ${b} is barred and listed as adjacent`] : [];
  });
}

function unreachable(graph: Graph): string[] {
  const first = graph.board.areas[0];
  if (first === undefined) return ['the board has no areas'];
  const seen = new Set([first.id]);
  for (const id of seen) for (const next of neighbours(graph.areas.get(id) ?? first)) seen.add(next);
  return graph.board.areas.filter((area) => !seen.has(area.id)).map((area) => `nobody reaches ${area.id}`);
}
