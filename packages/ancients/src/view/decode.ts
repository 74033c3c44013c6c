import { must } from '@ecumene/engine';
import { type Terrain, terrainOf } from '../ground.ts';
import { OUTSIDERS } from '../nations.ts';
import type { PublicNation, PublicState } from '../state.ts';
import { type MovementSoFar, NOBODY, type Ship } from '../world.ts';
import { type Board, keepBoard, keptBoard } from './board-in-numbers.ts';
import type { AncientView, MovementView, NationView, ShipView } from './view.ts';

/** Makes a decoder that works out the latest view once: views are never changed, and page and bots ask again and again. */
export function oncePerView<V extends AncientView, S>(decode: (view: V) => S): (view: V) => S {
  let latest: { readonly view: V; readonly state: S } | undefined;
  return (view) => {
    if (latest?.view !== view) latest = { view, state: decode(view) };
    return latest.state;
  };
}

/** The public state a view shows: rules, page and bots read it with the same functions. */
export function decodeView<O>(view: AncientView<O>): PublicState<O> {
  const land = terrainOf(view.ground);
  const places = new Map(view.nations.map(({ name }, n) => [name, n]));
  const number = (name: string): number => places.get(name) ?? NOBODY;
  const area = (id: string): number => land.numbers.get(id) ?? NOBODY;
  const { tokens, cityIn } = decodeBoard(view, land, places);
  return {
    options: view.options,
    ground: view.ground,
    turn: view.turn,
    nations: view.nations.map((nation) => decodeNation(nation, land)),
    tokens,
    cityIn,
    newCities: view.newCities.map(area),
    census: view.census.map(number),
    movement: view.movement?.map((one) => decodeMovement(one, land, number)) ?? null,
    ...(view.outOfPlay !== undefined && { outOfPlay: view.outOfPlay.map(area) }),
  };
}

/** Who lives where. Views of all seats share their areas as long as nothing on the board has changed. */
function decodeBoard({ areas, nations }: AncientView, land: Terrain, places: ReadonlyMap<string, number>): Board {
  const kept = keptBoard(areas);
  if (kept !== undefined) return kept;
  const width = nations.length;
  const tokens = new Array<number>(land.ids.length * width).fill(0);
  const cityIn = new Array<number>(land.ids.length).fill(NOBODY);
  for (const id in areas) {
    const here = must(areas[id], id);
    const area = land.numbers.get(id) ?? NOBODY;
    const first = area * width;
    for (const name in here.tokens) tokens[first + (places.get(name) ?? NOBODY)] = here.tokens[name] ?? 0;
    if (here.city !== null) cityIn[area] = places.get(here.city) ?? NOBODY;
  }
  const board = { tokens, cityIn };
  keepBoard(areas, board);
  return board;
}

const nations = new WeakMap<NationView, PublicNation>();

function decodeNation(view: NationView, land: Terrain): PublicNation {
  const known = nations.get(view);
  if (known !== undefined) return known;
  const { seat, pieces, stock, treasury, tokens, cities, cards, step, idle, inert, waiting, name } = view;
  const nation = {
    name,
    seat,
    endless: name === OUTSIDERS,
    pieces,
    stock,
    treasury,
    tokens,
    cities,
    ships: view.ships.map((ship) => decodeShip(ship, land)),
    hand: { length: view.hand },
    cards,
    step,
    idle,
    inert,
    waiting,
  };
  nations.set(view, nation);
  return nation;
}

function decodeShip({ no, area, coast, aboard }: ShipView, land: Terrain): Ship {
  const berth = land.numbers.get(area) ?? NOBODY;
  const shore = Math.max(0, land.shores[berth]?.findIndex((one) => one.coast === coast) ?? 0);
  return { no, at: berth, shore, aboard };
}

function decodeMovement(view: MovementView, land: Terrain, number: (name: string) => number): MovementSoFar {
  const sailed: number[] = [0];
  for (const no in view.sailed) sailed[Number(no)] = view.sailed[no] ?? 0;
  const { fit, built } = view;
  return {
    nation: number(view.nation),
    moved: land.ids.map((id) => view.moved[id] ?? 0),
    sailed,
    ...(fit !== undefined && { fit: [...fit] }),
    ...(built !== undefined && { built }),
  };
}
