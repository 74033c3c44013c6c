import { describe, expect, test } from 'vitest';
import { agreementOf, coastOf, outlineOf } from './agreement.ts';
import { boards } from './boards.ts';
import { pairOf } from './contacts.ts';
import { eighteen } from './data/eighteen.ts';
import { blank, fill, valueAt } from './draw/raster.ts';
import { boundsOf, type Drawing, type Spot } from './drawing.ts';
import { areasInPlay } from './graph.ts';
import { collisionsOf, FINGER_MM, millimetresOnPhone, widthsOf } from './measure.ts';
import { ringsOfPath } from './path.ts';
import { BASE_BUDGET, baseOf, drawingOf, OUTLINES_BUDGET, report, reportText } from './report.ts';

describe.each(boards.map((board) => [board.id, board] as const))('%s as drawn', (id, board) => {
  const drawing = drawingOf(id);
  const base = baseOf(id);
  const measured = report(id);
  const order = board.areas.map((area) => area.id);
  const owners = blank(drawing.width, drawing.height, 4);
  for (const [index, area] of order.entries()) fill(owners, ringsOfPath(outlineOf(drawing, area)), index + 1);
  const land = blank(drawing.width, drawing.height, 4);
  fill(land, ringsOfPath(coastOf(base)), 1);
  const owner = ([x, y]: Spot) => order[valueAt(owners, x, y) - 1];
  const near = ([x, y]: Spot) => [-8, 0, 8].flatMap((dx) => [-8, 0, 8].map((dy) => owner([x + dx, y + dy])));
  const isDry = ([x, y]: Spot) => valueAt(land, x, y) === 1;
  const anchors = (area: string) => {
    const found = drawing.anchors[area];
    if (found === undefined) throw new Error(`${area} has no anchors`);
    return found;
  };

  test('what touches is adjacent and what is adjacent touches', () => {
    for (const { plain, marked, differences } of measured.agreement) {
      expect(plain).toBeGreaterThanOrEqual(0.95);
      expect(marked).toBe(1);
      expect(differences.filter((difference) => !difference.marked)).toEqual([]);
    }
  });

  test('pairs that are expressly not adjacent meet in a corner with a barrier', () => {
    for (const [a, b] of board.notAdjacent ?? []) {
      expect(drawing.marks.some((mark) => mark.kind === 'barrier' && pairOf(...mark.areas) === pairOf(a, b))).toBe(
        true,
      );
      expect(base).toContain(`data-mark="${pairOf(a, b)}"`);
    }
  });

  test('every mark is really in the picture', () => {
    for (const mark of drawing.marks) expect(base).toContain(`data-mark="${pairOf(...mark.areas)}"`);
  });

  test('every area is a finger wide at fourfold zoom on a phone', () => {
    for (const width of widthsOf(board, drawing))
      expect(width.millimetres, width.area).toBeGreaterThanOrEqual(FINGER_MM);
  });

  test('no two labels collide', () => expect(collisionsOf(drawing)).toEqual([]));

  test('names are at least 12 pixels high in the phone at one zoom', () => {
    const heights = Object.values(drawing.anchors).map(({ printed }) => printed[0]?.[3] ?? 0);
    const smallest = Math.min(...heights);
    expect(millimetresOnPhone(drawing, smallest) / 0.179).toBeGreaterThanOrEqual(12);
  });

  test('the name of a sea lies on that sea', () => {
    for (const area of board.areas) {
      if (area.kind === 'land') continue;
      const letters = anchors(area.id).printed.map(([x, y, width, height]): Spot => [x + width / 2, y + height / 2]);
      expect(letters.length).toBeGreaterThan(5);
      for (const letter of letters) {
        expect(owner(letter), area.id).toBe(area.id);
        expect(isDry(letter), area.id).toBe(false);
      }
    }
  });

  test('open seas are water only', () => {
    const dry = new Set<string>();
    for (let index = 0; index < owners.cells.length; index++) {
      const area = board.areas[(owners.cells[index] ?? 0) - 1];
      if (
        area?.kind === 'sea' &&
        land.cells[index] === 1 &&
        land.cells[index + 1] === 1 &&
        owners.cells[index + 1] === owners.cells[index]
      )
        dry.add(area.id);
    }
    expect([...dry]).toEqual([]);
  });

  test('every land area shows land', () => {
    const count = new Map<string, number>();
    for (let index = 0; index < owners.cells.length; index++) {
      const area = board.areas[(owners.cells[index] ?? 0) - 1];
      if (area !== undefined && land.cells[index] === 1) count.set(area.id, (count.get(area.id) ?? 0) + 16);
    }
    for (const area of board.areas)
      if (area.kind === 'land') expect(count.get(area.id) ?? 0, area.id).toBeGreaterThan(3000);
  });

  test('cities, stacks and limits stand in their own area, six stacks to an area', () => {
    for (const area of board.areas) {
      if (area.kind === 'sea') continue;
      const { city, stacks, limit } = anchors(area.id);
      expect(stacks).toHaveLength(6);
      for (const spot of [city, limit, ...stacks]) expect(spot && owner(spot), area.id).toBe(area.id);
    }
  });

  test('ships lie on water in their own area, on the shore that faces each neighbour', () => {
    for (const area of board.areas) {
      const { shores } = anchors(area.id);
      expect(shores.flatMap((shore) => shore.facing).toSorted(), area.id).toEqual([...area.water].toSorted());
      for (const shore of shores) {
        expect(owner(shore.ship), area.id).toBe(area.id);
        expect(isDry(shore.ship), area.id).toBe(false);
      }
      if (area.kind === 'land')
        for (const coast of area.coasts) {
          const facing = shores.filter((shore) => shore.coast === coast.name).flatMap((shore) => shore.facing);
          expect(facing.toSorted()).toEqual([...coast.water].toSorted());
        }
    }
  });

  test('a lane joins every two areas that meet on water', () => {
    const wanted = new Set(board.areas.flatMap((area) => area.water.map((other) => pairOf(area.id, other))));
    expect(drawing.lanes.map((lane) => pairOf(lane.from, lane.to)).toSorted()).toEqual([...wanted].toSorted());
    for (const { from, to, way } of drawing.lanes)
      for (const spot of way)
        expect(
          near(spot).some((id) => id === from || id === to),
          `${from} - ${to} at ${spot}`,
        ).toBe(true);
  });

  test('is light', () => {
    expect(measured.baseBytes).toBeLessThanOrEqual(BASE_BUDGET);
    expect(measured.outlineBytes).toBeLessThanOrEqual(OUTLINES_BUDGET);
  });

  test('reports itself sound', () => {
    expect(measured.shortfalls).toEqual([]);
    expect(reportText(measured)).toContain('agreement 100.0 %, with marks 100.0 %');
  });

  test('the measure can fail: a border the lists do not have is found', () => {
    const [first] = board.areas.filter((area) => area.kind === 'land' && area.land.length > 0);
    if (first?.kind !== 'land') throw new Error('No land area with neighbours');
    const other = first.land[0];
    const areas = board.areas.map((area) => {
      if (area.kind === 'sea') return area;
      if (area.id === first.id) return { ...area, land: area.land.filter((each) => each !== other) };
      return area.id === other ? { ...area, land: area.land.filter((each) => each !== first.id) } : area;
    });
    const [byLand] = agreementOf({ ...board, areas }, drawing, base);
    expect(byLand.differences.map((difference) => difference.areas.toSorted())).toEqual([[first.id, other].toSorted()]);
    expect(byLand.marked).toBeLessThan(1);
  });
});

test('a portion of the board has its own frame', () => {
  const drawing = drawingOf('eighteen');
  const [left, , width] = boundsOf(drawing, areasInPlay(eighteen, { panels: ['west'], side: 'west' }));
  expect(left + width).toBeLessThan(drawing.width * 0.75);
  expect(boundsOf(drawing, [])).toEqual([0, 0, drawing.width, drawing.height]);
});

test('a collision is found', () => {
  const drawing = drawingOf('eighteen');
  const rome = drawing.anchors['rome'];
  if (rome === undefined) throw new Error('Rome has no anchors');
  const crowded: Drawing = { ...drawing, anchors: { ...drawing.anchors, neapolis: rome } };
  expect(collisionsOf(crowded)).toEqual([['neapolis', 'rome']]);
});
