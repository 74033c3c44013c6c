import { describe, expect, test } from 'vitest';
import { agreementOf, coastOf, outlineOf } from './agreement.ts';
import { boards } from './boards.ts';
import { contactsOf, pairOf } from './contacts.ts';
import { eighteen } from './data/eighteen.ts';
import { densify } from './draw/geometry.ts';
import { blank, fill, valueAt } from './draw/raster.ts';
import { boundsOf, type Drawing, type Spot } from './drawing.ts';
import { adjacentByLand, adjacentByWater, areasInPlay } from './graph.ts';
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
  const around = ([x, y]: Spot) => [-8, 0, 8].flatMap((dx) => [-8, 0, 8].map((dy): Spot => [x + dx, y + dy]));
  const isDry = ([x, y]: Spot) => valueAt(land, x, y) === 1;
  const anchors = (area: string) => {
    const found = drawing.anchors[area];
    if (found === undefined) throw new Error(`${area} has no anchors`);
    return found;
  };

  /** The areas met on water from the part of an area's own water in which a spot lies. */
  const waterNeighbours = (area: string, [x, y]: Spot) => {
    const { width, scale, cells } = owners;
    const water = new Set([Math.floor(y / scale) * width + Math.floor(x / scale)]);
    const met = new Set<string>();
    for (const square of water)
      for (const next of [square - 1, square + 1, square - width, square + width]) {
        const id = order[(cells[next] ?? 0) - 1];
        if (id === undefined || land.cells[next] === 1) continue;
        if (id === area) water.add(next);
        else met.add(id);
      }
    return met;
  };

  /** Share of all contacts, square by square, that no line in the picture follows. */
  const bareBorders = (picture: string) => {
    const inked = blank(drawing.width, drawing.height, 4);
    for (const name of ['frontier', 'fairway']) {
      const path = new RegExp(`<path id="${name}" d="([^"]*)"`).exec(picture)?.[1] ?? '';
      for (const [x, y] of ringsOfPath(path).flatMap((line) => densify(line, 3)))
        for (let dx = -12; dx <= 12; dx += 4)
          for (let dy = -12; dy <= 12; dy += 4)
            inked.cells[Math.floor((y + dy) / 4) * inked.width + Math.floor((x + dx) / 4)] = 1;
    }
    let [all, bare] = [0, 0];
    for (const [index, one] of owners.cells.entries())
      for (const next of [index + 1, index + owners.width]) {
        const two = owners.cells[next] ?? 0;
        if (one === two || one === 0 || two === 0 || land.cells[index] !== land.cells[next]) continue;
        all++;
        if (inked.cells[index] === 0) bare++;
      }
    return bare / all;
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
    }
  });

  test('every water of an area with several coasts belongs to one coast, and its ships lie there', () => {
    for (const area of board.areas) {
      if (area.kind === 'sea' || area.coasts.length === 0) continue;
      const { shores } = anchors(area.id);
      for (const coast of area.coasts) {
        const mine = shores.filter((shore) => shore.coast === coast.name);
        expect(mine.flatMap((shore) => shore.facing).toSorted()).toEqual([...coast.water].toSorted());
        for (const { ship } of mine) {
          const reached = [...waterNeighbours(area.id, ship)].filter((id) => area.water.includes(id));
          expect(reached.length, `${area.id} ${coast.name}`).toBeGreaterThan(0);
          for (const id of reached) expect(coast.water, `${area.id} ${coast.name}`).toContain(id);
        }
      }
    }
  });

  test('pieces stand apart: six stacks, a city, and a ship on each shore', () => {
    const far = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    for (const area of board.areas) {
      const { city, stacks, shores } = anchors(area.id);
      const ashore = city === null ? stacks : [city, ...stacks];
      const ships = shores.map((shore) => shore.ship);
      for (const [at, spot] of ashore.entries())
        for (const other of [...ashore.slice(at + 1), ...ships])
          expect(far(spot, other), `${area.id} at ${spot} and ${other}`).toBeGreaterThanOrEqual(40);
      for (const [at, ship] of ships.entries())
        for (const other of ships.slice(at + 1)) expect(far(ship, other), area.id).toBeGreaterThanOrEqual(60);
    }
  });

  test('the first stack of an area hides neither its name nor its limit', () => {
    for (const area of board.areas) {
      const { stacks, printed } = anchors(area.id);
      const [x, y] = stacks[0] ?? [0, 0];
      for (const [left, top, width, height] of printed)
        expect(x > left && y > top && x < left + width && y < top + height, area.id).toBe(false);
    }
  });

  test('a lane joins every two areas that meet on water, from ship to ship, over their own water', () => {
    const wanted = new Set(board.areas.flatMap((area) => area.water.map((other) => pairOf(area.id, other))));
    expect(drawing.lanes.map((lane) => pairOf(lane.from, lane.to)).toSorted()).toEqual([...wanted].toSorted());
    const shipFor = (area: string, towards: string) =>
      anchors(area).shores.find((shore) => shore.facing.includes(towards))?.ship;
    for (const { from, to, way } of drawing.lanes) {
      expect(way[0]).toEqual(shipFor(from, to));
      expect(way.at(-1)).toEqual(shipFor(to, from));
      for (const spot of densify(way, 6))
        expect(
          around(spot).some((near) => !isDry(near) && [from, to].includes(owner(near) ?? '')),
          `${from} - ${to} at ${spot}`,
        ).toBe(true);
    }
  });

  test('the line between west and east runs on without a gap from edge to edge', () => {
    const ends = ringsOfPath(drawing.dividingLine).flatMap((line) => [line[0], line.at(-1)].map(String));
    const loose = ends.filter((end) => ends.filter((other) => other === end).length === 1);
    expect(loose).toHaveLength(2);
  });

  test('every border, on land and on water, is drawn as a line', () => {
    expect(bareBorders(base)).toBeLessThan(0.003);
    expect(bareBorders(base.replace(/<path id="frontier" d="[^"]*"/, '<path id="frontier" d=""'))).toBeGreaterThan(0.3);
    expect(bareBorders(base.replace(/<path id="fairway" d="[^"]*"/, '<path id="fairway" d=""'))).toBeGreaterThan(0.2);
  });

  test('listed borders are long enough to see, and no others come near that', () => {
    const contacts = contactsOf(order, owners, land);
    for (const area of board.areas)
      for (const [pair, contact] of contacts) {
        const [a = '', b = ''] = pair.split(' ');
        if (a !== area.id) continue;
        for (const way of ['land', 'water'] as const) {
          const listed = (way === 'land' ? adjacentByLand : adjacentByWater)(area).includes(b);
          if (listed) expect(contact[way], `${pair} by ${way}`).toBeGreaterThanOrEqual(24);
          else expect(contact[way], `${pair} by ${way}`).toBeLessThanOrEqual(12);
        }
      }
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

  test('the measure can fail: a border the picture does not have is found, and only a drawn lane makes up for it', () => {
    const [first, other] = [board.areas[0]?.id ?? '', board.areas.at(-1)?.id ?? ''];
    const areas = board.areas.map((area) => {
      if (area.id !== first && area.id !== other) return area;
      return { ...area, water: [...area.water, area.id === first ? other : first] };
    });
    const lane = { kind: 'lane', by: 'water', areas: [first, other], way: [] } as const;
    const told: Drawing = { ...drawing, marks: [...drawing.marks, lane] };
    const shown = `${base}<path data-mark="${pairOf(first, other)}"/>`;
    const byWater = (each: Drawing, picture: string) => agreementOf({ ...board, areas }, each, picture)[1];
    expect(byWater(drawing, base).differences).toMatchObject([{ listed: true, drawn: 0, marked: false }]);
    expect(byWater(told, base).marked).toBeLessThan(1);
    expect(byWater(told, shown).marked).toBe(1);
    expect(byWater(told, shown).plain).toBeLessThan(1);
  });

  test('the measure can fail: an area moved aside loses its borders', () => {
    const [victim] = board.areas.filter((area) => area.kind === 'land' && area.land.length > 2);
    if (victim === undefined) throw new Error('No area with neighbours');
    const moved: Drawing = { ...drawing, outlines: { ...drawing.outlines, [victim.id]: 'M1 1l9 0 0 9z' } };
    const lost = agreementOf(board, moved, base).flatMap((each) => each.differences);
    expect(lost.length).toBeGreaterThan(2);
    for (const difference of lost) expect(difference.areas).toContain(victim.id);
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
