import {
  type AncientView,
  type AreaView,
  areaId,
  areaNumber,
  berthAfter,
  nationNamed,
  othersIn,
  terrain,
  wayBetween,
} from '@ecumene/ancients';
import { at, isRecord, type StandingAnswer } from '@ecumene/engine';
import type { Reading } from '../reading.ts';
import type { Move } from './moves-done.ts';
import { legsLeft, marchTargets, unmoved } from './reach.ts';

/** A move that is planned and not made yet. */
export interface PlannedMove {
  readonly do: string;
  readonly [part: string]: unknown;
}

/** What a plan would lead to: the table as it would be seen, and the moves as they would be told. */
export interface PlannedMovement {
  readonly view: AncientView;
  readonly told: readonly Move[];
  /** The number of the first move that cannot be made as things stand, counted from 1, if there is one. */
  readonly fails: number | undefined;
}

/** Follows planned moves of a nation as far as they can be made as things stand. */
export function followPlan(reading: Reading, nation: string, moves: readonly PlannedMove[]): PlannedMovement {
  let now = reading.of(beginMovement(reading.view, nation));
  const told: Move[] = [];
  for (const [i, move] of moves.entries()) {
    const next = made(now, nation, move);
    if (next === undefined) return { view: now.view, told, fails: i + 1 };
    now = reading.of(next.view);
    if (next.event !== undefined) told.push({ event: next.event, rule: '', knows: 'all', reveals: false });
  }
  return { view: now.view, told, fails: undefined };
}

/** The view as if the nation were on the move. */
function beginMovement(view: AncientView, nation: string): AncientView {
  const others = view.movement?.filter((one) => one.nation !== nation) ?? [];
  const needsFit = view.movement?.some(({ fit }) => fit !== undefined) ?? false;
  return { ...view, movement: [...others, { nation, moved: {}, sailed: {}, ...(needsFit && { fit: [], built: 0 }) }] };
}

interface Made {
  readonly view: AncientView;
  readonly event?: Move['event'];
}

function made(reading: Reading, nation: string, move: PlannedMove): Made | undefined {
  if (move.do === 'march') return marched(reading, nation, move);
  if (move.do === 'sail') return sailed(reading, nation, move);
  return undefined;
}

function marched(reading: Reading, nation: string, move: PlannedMove): Made | undefined {
  const { from, to, count } = move;
  if (typeof from !== 'string' || typeof to !== 'string' || typeof count !== 'number') return undefined;
  if (unmoved(reading, nation, from) < count || !marchTargets(reading, nation, from, count).has(to)) return undefined;
  const via = viaOf(reading, nation, from, to, count);
  const { view } = reading;
  return {
    view: {
      ...view,
      areas: shifted(view, nation, { [from]: -count, [to]: count }),
      movement: noted(view, nation, to, count),
    },
    event: { what: 'marched', nation, from, to, tokens: count, ...(via !== undefined && { via }) },
  };
}

/** The area a march leads through, if it is none to the next area. */
function viaOf({ ask }: Reading, nation: string, from: string, to: string, count: number): string | undefined {
  return ask(({ movement }, state) => {
    const [start, end] = [areaNumber(state, from), areaNumber(state, to)];
    if (start === undefined || end === undefined || at(terrain(state).land, start).includes(end)) return undefined;
    const via = wayBetween(movement, state, nationNamed(state, nation), start, end, count);
    return via === undefined ? undefined : areaId(state, via);
  });
}

function sailed(reading: Reading, nation: string, move: PlannedMove): Made | undefined {
  const { view } = reading;
  const { ship: no, path, load = 0, land = 0 } = move;
  const ship = view.nations.find(({ name }) => name === nation)?.ships.find((one) => one.no === no);
  if (ship === undefined || !isPath(path) || typeof load !== 'number' || typeof land !== 'number') return undefined;
  const capacity = reading.ask(({ movement }, state) => movement.reach(state, nationNamed(state, nation)).capacity);
  const aboard = ship.aboard + load;
  if (path.length > legsLeft(reading, nation, ship.no) || aboard > capacity || land > aboard) return undefined;
  if (load > unmoved(reading, nation, ship.area)) return undefined;
  const berth = berthOf(reading, ship, path);
  if (berth === undefined) return undefined;
  const after = { ...ship, ...berth, aboard: aboard - land };
  const moved = {
    ...view,
    areas: shifted(view, nation, summed([ship.area, -load], [berth.area, land])),
    nations: view.nations.map((one) =>
      one.name === nation ? { ...one, ships: one.ships.map((other) => (other.no === no ? after : other)) } : one,
    ),
    movement: noted(view, nation, berth.area, land, { [ship.no]: path.length }),
  };
  return {
    view: moved,
    event: { what: 'sailed', nation, ship: ship.no, path: [ship.area, ...path], loaded: load, landed: land },
  };
}

function isPath(path: unknown): path is readonly string[] {
  return Array.isArray(path) && path.every((area) => typeof area === 'string');
}

/** Where a ship lies at the end of a path; nothing, where it does not lead to a coast. */
function berthOf(
  { ask }: Reading,
  ship: { readonly area: string; readonly coast: string | null },
  path: readonly string[],
): { readonly area: string; readonly coast: string | null } | undefined {
  return ask((_, state) => {
    const ground = terrain(state);
    const start = areaNumber(state, ship.area);
    const areas = path.flatMap((id) => areaNumber(state, id) ?? []);
    if (start === undefined || areas.length < path.length) return undefined;
    const shore = Math.max(
      0,
      at(ground.shores, start).findIndex(({ coast }) => coast === ship.coast),
    );
    const berth = berthAfter(ground, { area: start, shore }, areas);
    if (berth === undefined || ground.isLand[berth.area] !== true) return undefined;
    return { area: areaId(state, berth.area), coast: at(at(ground.shores, berth.area), berth.shore).coast };
  });
}

function summed(...parts: readonly (readonly [area: string, tokens: number])[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [area, tokens] of parts) sum[area] = (sum[area] ?? 0) + tokens;
  return sum;
}

const EMPTY: AreaView = { tokens: {}, city: null };

/** The areas with tokens of a nation added or taken away. */
function shifted(view: AncientView, nation: string, by: Readonly<Record<string, number>>): AncientView['areas'] {
  const areas: Record<string, AreaView> = { ...view.areas };
  for (const [id, tokens] of Object.entries(by)) {
    const here = areas[id] ?? EMPTY;
    areas[id] = { ...here, tokens: { ...here.tokens, [nation]: (here.tokens[nation] ?? 0) + tokens } };
  }
  return areas;
}

/** What the nation has moved so far, with this added. */
function noted(
  view: AncientView,
  nation: string,
  to: string,
  tokens: number,
  legs: Readonly<Record<number, number>> = {},
): AncientView['movement'] {
  return (view.movement ?? []).map((one) => {
    if (one.nation !== nation) return one;
    const sailedNow: Record<number, number> = { ...one.sailed };
    for (const [no, count] of Object.entries(legs)) sailedNow[Number(no)] = (sailedNow[Number(no)] ?? 0) + count;
    return { ...one, moved: { ...one.moved, [to]: (one.moved[to] ?? 0) + tokens }, sailed: sailedNow };
  });
}

export type Otherwise = 'wait' | 'partly';

/** A plan as the table keeps it. */
export interface KeptPlan {
  readonly moves: readonly PlannedMove[];
  readonly otherwise: Otherwise;
  /** Areas nobody else may enter, with how many of others were there. */
  readonly unless: readonly { readonly area: string; readonly others: number }[];
}

/** The movement a seat has planned, if it has. */
export function keptPlan(left: readonly StandingAnswer[]): KeptPlan | undefined {
  const plan = left.find(({ topic, plan: isPlan }) => topic === 'movement' && isPlan === true)?.answers[0];
  if (!isRecord(plan) || !Array.isArray(plan['moves']) || !Array.isArray(plan['unless'])) return undefined;
  const moves = plan['moves'].filter(isMove);
  const unless = plan['unless'].filter(isGuard);
  return { moves, unless, otherwise: plan['otherwise'] === 'partly' ? 'partly' : 'wait' };
}

function isMove(one: unknown): one is PlannedMove {
  return isRecord(one) && typeof one['do'] === 'string';
}

function isGuard(one: unknown): one is KeptPlan['unless'][number] {
  return isRecord(one) && typeof one['area'] === 'string' && typeof one['others'] === 'number';
}

/** The areas in which planned moves end. */
export function goalsOf(told: readonly Move[]): string[] {
  const goals = told.flatMap(({ event }) => {
    if (event.what === 'marched') return [event.to];
    return event.what === 'sailed' && event.landed > 0 ? event.path.slice(-1) : [];
  });
  return [...new Set(goals)];
}

/** Areas where a nation has tokens or a city. */
export function homesOf({ view }: Reading, nation: string): string[] {
  return Object.entries(view.areas).flatMap(([id, { tokens, city }]) =>
    (tokens[nation] ?? 0) > 0 || city === nation ? [id] : [],
  );
}

/** The same areas as conditions: nobody else may have entered them since. */
export function guarded({ ask }: Reading, nation: string, areas: readonly string[]): KeptPlan['unless'] {
  return ask((_, state) =>
    areas.flatMap((id) => {
      const area = areaNumber(state, id);
      return area === undefined ? [] : [{ area: id, others: othersIn(state, nationNamed(state, nation), area) }];
    }),
  );
}
