import type { AreaId, Board } from './board.ts';
import { type Contact, contactsOf, pairOf } from './contacts.ts';
import { blank, fill } from './draw/raster.ts';
import type { Drawing } from './drawing.ts';
import { adjacentByLand, adjacentByWater } from './graph.ts';
import { ringsOfPath } from './path.ts';

/** Two areas that touch for less than this, in board units, meet in a corner: under 2 mm at fourfold zoom on a phone. */
const SHORTEST_BORDER = 20;
const SQUARE = 4;

type Way = 'land' | 'water';

/** A border that the lists and the picture tell differently. */
export interface Difference {
  readonly areas: readonly [AreaId, AreaId];
  readonly by: Way;
  readonly listed: boolean;
  /** How long it is drawn, in board units. */
  readonly drawn: number;
  /** A lane or a barrier in the picture says what the lists say. */
  readonly marked: boolean;
}

export interface Agreement {
  readonly by: Way;
  /** Borders listed, drawn, and either. */
  readonly listed: number;
  readonly drawn: number;
  readonly union: number;
  /** Share of the union that is both listed and drawn, before and after explicit marks. */
  readonly plain: number;
  readonly marked: number;
  readonly differences: readonly Difference[];
}

/** Measures what touches in the finished picture against what the lists say, by land and by water. */
export function agreementOf(board: Board, drawing: Drawing, base: string): readonly [Agreement, Agreement] {
  const order = board.areas.map((area) => area.id);
  const owners = blank(drawing.width, drawing.height, SQUARE);
  for (const [index, id] of order.entries()) fill(owners, ringsOfPath(outlineOf(drawing, id)), index + 1);
  const land = blank(drawing.width, drawing.height, SQUARE);
  fill(land, ringsOfPath(coastOf(base)), 1);
  const contacts = contactsOf(order, owners, land);
  return [compare(board, drawing, base, contacts, 'land'), compare(board, drawing, base, contacts, 'water')];
}

export function outlineOf(drawing: Drawing, id: AreaId): string {
  const outline = drawing.outlines[id];
  if (outline === undefined) throw new Error(`${id} has no outline`);
  return outline;
}

/** The coast, read from the picture itself. */
export function coastOf(base: string): string {
  const coast = /<path id="land"[^>]* d="([^"]+)"/.exec(base)?.[1];
  if (coast === undefined) throw new Error('The base picture has no land');
  return coast;
}

function compare(
  board: Board,
  drawing: Drawing,
  base: string,
  contacts: ReadonlyMap<string, Contact>,
  by: Way,
): Agreement {
  const neighboursBy = by === 'land' ? adjacentByLand : adjacentByWater;
  const listed = new Set(board.areas.flatMap((area) => neighboursBy(area).map((id) => pairOf(area.id, id))));
  const drawn = new Set([...contacts].filter(([, contact]) => contact[by] >= SHORTEST_BORDER).map(([pair]) => pair));
  const union = [...new Set([...listed, ...drawn])].toSorted();
  const differences = union
    .filter((pair) => listed.has(pair) !== drawn.has(pair))
    .map((pair): Difference => {
      const [a = '', b = ''] = pair.split(' ');
      return {
        areas: [a, b],
        by,
        listed: listed.has(pair),
        drawn: contacts.get(pair)?.[by] ?? 0,
        marked: isMarked(drawing, base, pair, by, listed.has(pair)),
      };
    });
  const open = differences.filter((difference) => !difference.marked).length;
  return {
    by,
    listed: listed.size,
    drawn: drawn.size,
    union: union.length,
    plain: (union.length - differences.length) / union.length,
    marked: (union.length - open) / union.length,
    differences,
  };
}

/** A listed border that is not drawn needs a lane, a drawn one that is not listed a barrier; both must be in the picture. */
function isMarked(drawing: Drawing, base: string, pair: string, by: Way, listed: boolean): boolean {
  return drawing.marks.some(
    (mark) =>
      mark.kind === (listed ? 'lane' : 'barrier') &&
      mark.by === by &&
      pairOf(...mark.areas) === pair &&
      base.includes(`data-mark="${pair}"`),
  );
}
