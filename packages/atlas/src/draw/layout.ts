import type { AreaId, Board } from '../board.ts';
import { neighbours } from '../graph.ts';
import { ringsOf } from './cells.ts';
import { type Land, landBetween, mapLand } from './coast.ts';
import { extentsOf } from './extents.ts';
import { densify, type Point, smooth } from './geometry.ts';
import { type Arc, BEYOND, partition } from './partition.ts';
import { projectionOf } from './plane.ts';
import { blank, fill } from './raster.ts';
import type { BoardSites, LonLat } from './sites.ts';
import { equalise, type Warp } from './warp.ts';

/** Every board is this many units high; its width follows from its geography. */
const BOARD_HEIGHT = 5000;
/** Margin of land and sea out of play around the outermost areas, in kilometres. */
const MARGIN_KM = 130;
/** Unlisted borders shorter than this become corners. */
const CORNER_KM = 8;

/** Plain geography in board units, before anything is bent. */
export interface Plain {
  readonly width: number;
  readonly height: number;
  readonly arcs: readonly Arc[];
  readonly land: Land;
  /** Where a place on the globe lies on the unbent board. */
  readonly place: (lonLat: LonLat) => Point;
  readonly unitsPerKm: number;
}

/** `stretch` widens the whole board: room out of play lies mostly north and south, so the warp alone would make areas too tall. */
export function plainBoard(board: Board, sites: BoardSites, stretch: number): Plain {
  const project = projectionOf(sites);
  const owned = board.areas.flatMap((area) => {
    const places = sites.sites[area.id];
    if (places === undefined) throw new Error(`${area.id} has no site`);
    return places.map((place) => ({ owner: area.id, point: project(place) }));
  });
  const outside = sites.beyond.map((place) => ({ owner: BEYOND, point: project(place) }));
  const adjacent = new Set(board.areas.flatMap((area) => neighbours(area).map((id) => `${area.id} ${id}`)));
  const arcs = partition([...owned, ...outside], (a, b) => adjacent.has(`${a} ${b}`), CORNER_KM);
  const points = arcs.flatMap((arc) => arc.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - MARGIN_KM, Math.max(...xs) + MARGIN_KM];
  const [top, bottom] = [Math.min(...ys) - MARGIN_KM, Math.max(...ys) + MARGIN_KM];
  const unitsPerKm = BOARD_HEIGHT / (bottom - top);
  const move = ([x, y]: Point): Point => [(x - left) * unitsPerKm * stretch, (y - top) * unitsPerKm];
  const place = (lonLat: LonLat) => move(project(lonLat));
  const globe = landBetween(-75, -30, 150, 82);
  return {
    width: Math.round((right - left) * unitsPerKm * stretch),
    height: BOARD_HEIGHT,
    arcs: arcs.map((arc) => ({ ...arc, points: arc.points.map(move) })),
    land: mapLand(globe, 1, place),
    place,
    unitsPerKm,
  };
}

export function rasterOf(order: readonly AreaId[], arcs: readonly Arc[], width: number, height: number, scale: number) {
  const raster = blank(width, height, scale);
  for (const [index, id] of order.entries()) fill(raster, ringsOf(arcs, id), index + 1);
  return raster;
}

export interface WarpPlan {
  /** Exponent by which true size still counts in the room an area gets: 1 keeps sizes, 0 makes them equal. */
  readonly loyalty: number;
  /** Share of an average square that a square of open sea, or one out of play, gets. */
  readonly seaRoom: number;
  readonly beyondRoom: number;
  /** Every area should hold a circle this wide. */
  readonly finger: number;
  readonly rounds: number;
  /** How far, in board units, a crowded area pushes its surroundings. */
  readonly blur: number;
}

/** Bends the plane, in a few rounds, until crowded areas have room. */
export function warpOf(board: Board, plain: Plain, plan: WarpPlan): Warp {
  const order = board.areas.map((area) => area.id);
  const { width, height } = plain;
  const scale = 30;
  const dense = plain.arcs.map((arc) => ({ ...arc, points: densify(arc.points, 30) }));
  const warps: Warp[] = [];
  const all: Warp = (point) => warps.reduce((at, warp) => warp(at), point);
  const boost = new Float64Array(order.length).fill(1);
  for (let round = 0; round < plan.rounds; round++) {
    const arcs = dense.map((arc) => ({ ...arc, points: arc.points.map(all) }));
    const raster = rasterOf(order, arcs, width, height, scale);
    const now = extentsOf(raster, order.length);
    const median = [...now].map((extent) => extent.area).sort((a, b) => a - b)[order.length >> 1] ?? 1;
    const ratio = order.map((_, index) => {
      const extent = now[index];
      const area = board.areas[index];
      if (extent === undefined || area === undefined || extent.area === 0) return 1;
      if (area.kind === 'sea') return round === 0 ? plan.seaRoom : 1;
      const wish = round === 0 ? (extent.area / median) ** (plan.loyalty - 1) : 1;
      if (round > 0) boost[index] = Math.min(1.8, Math.max(1, (plan.finger / Math.max(20, extent.diameter)) ** 2));
      return Math.min(14, Math.max(0.3, wish * (boost[index] ?? 1)));
    });
    const columns = raster.width;
    const rows = raster.height;
    const values = new Float64Array(columns * rows);
    for (let at = 0; at < values.length; at++) {
      const owner = raster.cells[at] ?? 0;
      values[at] = owner === 0 ? (round === 0 ? plan.beyondRoom : 0.95) : (ratio[owner - 1] ?? 1);
    }
    warps.push(equalise({ columns, rows, width, height, values }, (plan.blur * (round === 0 ? 1 : 0.7)) / scale, 20));
  }
  return all;
}

/** The smoothed, still unbent borders: corners of a many-sited cell rounded off. */
export function roundedArcs(arcs: readonly Arc[]): readonly Arc[] {
  return arcs.map((arc) => ({ ...arc, points: densify(smooth(arc.points, 2), 24) }));
}

export function bend(arcs: readonly Arc[], warp: Warp): readonly Arc[] {
  return arcs.map((arc) => ({ ...arc, points: arc.points.map(warp) }));
}
