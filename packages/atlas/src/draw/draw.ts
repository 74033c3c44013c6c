import clipping from 'polygon-clipping';
import type { AreaId, Board } from '../board.ts';
import type { Box, Drawing, Mark, Spot } from '../drawing.ts';
import { pathOf } from '../path.ts';
import { anchorsOf } from './anchors.ts';
import { baseOf } from './base.ts';
import { ringsOf } from './cells.ts';
import { type Land, strokeShape } from './coast.ts';
import { type Composition, compose, landTest } from './compose.ts';
import { bordersByCorner } from './corners.ts';
import { tintsOf } from './country.ts';
import { placeFurniture } from './furniture.ts';
import { distance, first, last, lengthOf, type Point, pointAt } from './geometry.ts';
import { centreOf, type Ground, groundOf, squaresOf } from './ground.ts';
import { harbours } from './harbours.ts';
import { lanesOf } from './lanes.ts';
import { recipeOf } from './plans.ts';
import { valueAt } from './raster.ts';
import { mountains, vegetation } from './scenery.ts';
import { seaNamesOf } from './sea-letters.ts';
import { onGrid } from './shore.ts';
import { stretchesOf } from './stretches.ts';
import { Lettering } from './text.ts';

/** Everything generated for one board. */
export interface Plates {
  readonly base: string;
  readonly drawing: Drawing;
}

export function drawBoard(board: Board): Plates {
  const { sites, plan } = recipeOf(board.id);
  const shaped = compose(board, sites, plan);
  const plain = groundOf(shaped);
  const craters = volcanoSpots(shaped, plain);
  const dug = onGrid(harbours(plain, shaped.land));
  const deepened = onGrid(harbours(groundOf({ ...shaped, land: dug }), dug));
  const land = raiseVolcanoes(deepened, craters, plain);
  const composition = { ...shaped, land };
  const ground = groundOf(composition);
  const onLand = landTest(composition.land, composition.width, composition.height);
  const lettering = new Lettering();
  const seaNames = seaNamesOf(composition, ground, lettering);
  const fixed = [...[...seaNames.values()].flatMap((name) => name.boxes), ...craters.map(volcanoBox)];
  const furniture = placeFurniture(ground, lettering, fixed);
  const anchors = anchorsOf(ground, furniture, seaNames);
  const marks = marksOf(composition);
  const obstacles = {
    boxes: [...fixed, ...[...furniture.values()].flatMap((each) => each.boxes)],
    land: ground.land,
    owners: ground.owners,
    clearance: ground.clearance,
    shore: ground.shore,
  };
  const peaks = mountains(composition, obstacles);
  const isFlooded = ([x, y]: Point) => {
    const area = board.areas[valueAt(ground.owners, x, y) - 1];
    return area?.kind === 'land' && area.floodPlain !== null;
  };
  const base = baseOf({
    composition,
    ground,
    tints: tintsOf(board, sites),
    furniture,
    seaNames,
    mountains: peaks,
    vegetation: vegetation(composition, obstacles, peaks).filter(
      (sprig) => sprig.kind !== 'dune' || !isFlooded(sprig.at),
    ),
    volcanoes: craters,
    marks,
    onLand,
    lettering,
  });
  const ids = board.areas.map((area) => area.id).toSorted();
  const drawing: Drawing = {
    board: board.id,
    width: composition.width,
    height: composition.height,
    outlines: Object.fromEntries(ids.map((id) => [id, pathOf(ringsOf(composition.arcs, id), true)])),
    anchors: Object.fromEntries([...anchors].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    lanes: lanesOf(ground, anchors),
    marks,
    dividingLine: dividingLine(composition),
  };
  return { base, drawing };
}

const VOLCANO_REACH = 40;

function volcanoBox([x, y]: Point): Box {
  return [x - VOLCANO_REACH, y - VOLCANO_REACH, 2 * VOLCANO_REACH, 2 * VOLCANO_REACH * 0.85];
}

/** In the middle of the border a volcano straddles, or near its true place inside the one area it fills. */
function volcanoSpots(composition: Composition, ground: Ground): readonly Spot[] {
  const { board, arcs } = composition;
  const onLand = ([x, y]: Point) => valueAt(ground.land, x, y) === 1;
  return Object.keys(board.volcanoes).map((volcano): Spot => {
    const touched = board.areas
      .filter((area) => area.kind === 'land' && area.volcano === volcano)
      .map((area) => area.id);
    const between = (a: AreaId, b: AreaId) => touched.includes(a) && touched.includes(b);
    const [border] = arcs
      .filter((arc) => between(arc.left, arc.right))
      .flatMap((arc) => stretchesOf(arc.points, onLand))
      .filter((stretch) => stretch.dry)
      .toSorted((a, b) => b.length - a.length);
    if (border !== undefined) return halfway(border.points);
    const place = composition.place(volcanoPlaces[volcano] ?? [0, 0]);
    const squares = [...squaresOf(ground, ground.order.indexOf(touched[0] ?? ''))]
      .filter((square) => (ground.clearance[square] ?? 0) > VOLCANO_REACH * 1.4)
      .map((square) => centreOf(ground, square));
    const [nearest] = squares.toSorted((a, b) => distance(a, place) - distance(b, place));
    if (nearest === undefined) throw new Error(`${volcano} has no room`);
    return round(nearest);
  });
}

/** Where a volcano lies that fills a single area. */
const volcanoPlaces: Readonly<Record<string, readonly [number, number]>> = { thera: [25.43, 36.4] };

/** An island under every volcano that would stand in the sea. */
function raiseVolcanoes(land: Land, craters: readonly Spot[], ground: Ground): Land {
  const islands = craters
    .filter(([x, y]) => valueAt(ground.land, x, y + 20) !== 1)
    .map(([x, y]) =>
      strokeShape(
        [
          [x - 30, y + 19],
          [x - 6, y + 16],
          [x + 14, y + 20],
          [x + 31, y + 14],
        ],
        [34, 56, 48, 34],
      ),
    );
  return islands.length === 0 ? land : onGrid(clipping.union(land, ...islands));
}

function halfway(line: readonly Point[]): Spot {
  const half = lengthOf(line) / 2;
  let gone = 0;
  for (let at = 1; at < line.length; at++) {
    gone += distance(pointAt(line, at - 1), pointAt(line, at));
    if (gone >= half) return round(pointAt(line, at));
  }
  return round(last(line));
}

function round([x, y]: Point): Spot {
  return [Math.round(x), Math.round(y)];
}

/** A bar across each corner whose opposite areas might be taken for neighbours. */
function marksOf(composition: Composition): readonly Mark[] {
  const { board, arcs } = composition;
  return (board.notAdjacent ?? []).map(([a, b], index): Mark => {
    const ends = (id: AreaId) =>
      arcs.filter((arc) => arc.left === id || arc.right === id).flatMap((arc) => [first(arc.points), last(arc.points)]);
    const others = ends(b);
    const corner = ends(a).find((end) => others.some((other) => distance(end, other) < 1));
    if (corner === undefined) throw new Error(`${a} and ${b} do not meet in a corner`);
    const [x, y] = corner;
    const slant = index % 2 === 0 ? 13 : -13;
    return {
      kind: 'barrier',
      by: 'corner',
      areas: [a, b],
      way: [round([x - 13, y - slant]), round([x + 13, y + slant])],
    };
  });
}

/** The borders between west and east, joined by a straight line across every sea that lies on both sides. */
function dividingLine({ board, arcs }: Composition): string {
  const side = new Map(board.areas.map((area) => [area.id, area.side]));
  const parts = arcs.filter((arc) => {
    const [left, right] = [side.get(arc.left), side.get(arc.right)];
    return left !== undefined && right !== undefined && left !== right && left !== 'both' && right !== 'both';
  });
  const ends = parts.flatMap((arc) => [
    { corner: arc.from, at: first(arc.points) },
    { corner: arc.to, at: last(arc.points) },
  ]);
  const loose = ends.filter((end) => ends.filter((other) => other.corner === end.corner).length === 1);
  const meeting = bordersByCorner(arcs);
  const crossings = board.areas
    .filter((area) => area.kind === 'sea' && area.side === 'both')
    .map((sea) =>
      loose
        .filter(({ corner }) => meeting.get(corner)?.some((arc) => arc.left === sea.id || arc.right === sea.id))
        .map(({ at }) => at),
    )
    .filter((shores) => shores.length === 2);
  return pathOf([...parts.map((arc) => arc.points), ...crossings], false);
}
