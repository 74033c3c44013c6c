import { describe, expect, test } from 'vitest';
import { boards } from '../boards.ts';
import { landAreas } from '../graph.ts';
import { pathOf, ringsOfPath } from '../path.ts';
import { baseOf, drawingOf } from '../report.ts';
import { ringsOf } from './cells.ts';
import { spreadCorners } from './corners.ts';
import { drawBoard } from './draw.ts';
import { distance, type Point, resample, ringArea, simplify, smooth } from './geometry.ts';
import { plainBoard } from './layout.ts';
import { organic } from './organic.ts';
import { type Arc, BEYOND, partition } from './partition.ts';
import { recipeOf } from './plans.ts';
import { stalePlates } from './plates.ts';
import { equalise } from './warp.ts';

describe('the generated files', () => {
  test.each(boards.map((board) => [board.id, board] as const))(
    'of %s are up to date',
    (_, board) => {
      expect(stalePlates(board, drawBoard(board))).toEqual([]);
    },
    120_000,
  );
});

test.each(boards.map((board) => [board.id, board] as const))('the edge of %s is where its areas end', (id, board) => {
  const { arcs } = plainBoard(board, recipeOf(id).sites, 1);
  const outer = new Set(
    arcs.flatMap(({ left, right }) => (left === BEYOND ? [right] : right === BEYOND ? [left] : [])),
  );
  const marked = landAreas(board).flatMap((area) => (area.edge ? [area.id] : []));
  expect(marked).toEqual(landAreas(board).flatMap((area) => (outer.has(area.id) ? [area.id] : [])));
});

test.each(boards.map((board) => [board.id, board] as const))('an outdated file of %s is found', (id, board) => {
  const [drawing, base] = [drawingOf(id), baseOf(id).trimEnd()];
  expect(stalePlates(board, { drawing, base })).toEqual([]);
  expect(stalePlates(board, { drawing, base: `${base} ` })).toEqual([`${id}.svg`]);
  expect(stalePlates(board, { drawing: { ...drawing, width: drawing.width + 1 }, base })).toEqual([`${id}.ts`]);
});

const square = (owner: string, x: number, y: number) => ({ owner, point: [x, y] as const });
const ring = Array.from({ length: 24 }, (_, at) => {
  const angle = (at / 24) * 2 * Math.PI;
  return square(BEYOND, 150 + Math.cos(angle) * 400, 150 + Math.sin(angle) * 400);
});

describe('the partition', () => {
  test('merges the cells of one owner and keeps the others apart', () => {
    const arcs = partition(
      [square('a', 100, 100), square('a', 100, 200), square('b', 200, 150), ...ring],
      () => true,
      5,
    );
    expect(arcs.filter((arc) => [arc.left, arc.right].sort().join() === 'a,b')).toHaveLength(1);
    const whole = ringsOf(arcs, 'a')
      .concat(ringsOf(arcs, 'b'))
      .map(ringArea)
      .reduce((sum, area) => sum + Math.abs(area), 0);
    const outer = Math.abs(ringArea(ringsOf(arcs, BEYOND)[0] ?? []));
    expect(whole).toBeCloseTo(outer, 3);
  });

  test('shrinks a short unlisted border to a corner of four', () => {
    const four = [square('a', 100, 100), square('b', 203, 100), square('c', 200, 200), square('d', 100, 200)];
    const listed = (a: string, b: string) => ![`ac`, `bd`].includes([a, b].sort().join(''));
    const pairs = partition([...four, ...ring], listed, 5).map((arc) => [arc.left, arc.right].sort().join(''));
    expect(pairs).not.toContain('ac');
    expect(pairs).not.toContain('bd');
    expect(pairs).toContain('ab');
  });
});

describe('corners', () => {
  const arcs: readonly Arc[] = [
    {
      left: 'a',
      right: 'b',
      from: 0,
      to: 1,
      points: [
        [0, 0],
        [10, 0],
      ],
    },
    {
      left: 'a',
      right: 'c',
      from: 1,
      to: 2,
      points: [
        [10, 0],
        [200, 0],
        [400, 100],
      ],
    },
  ];

  test('of a short border move apart, and what hangs on them follows', () => {
    const [short, long] = spreadCorners(arcs, (a, b) => (a === 'a' && b === 'b' ? 40 : 0));
    expect(short?.points).toEqual([
      [-15, 0],
      [25, 0],
    ]);
    expect(long?.points[0]).toEqual([25, 0]);
    expect(long?.points.at(-1)).toEqual([400, 100]);
  });

  test('of borders that may be short stay', () => {
    expect(spreadCorners(arcs, () => 0)).toEqual(arcs);
  });
});

describe('the warp', () => {
  const columns = 40;
  const rows = 30;
  const values = new Float64Array(columns * rows).fill(1);
  for (let row = 10; row < 15; row++) for (let column = 10; column < 15; column++) values[row * columns + column] = 6;
  const warp = equalise({ columns, rows, width: 400, height: 300, values }, 1.5, 20);
  const bent = (points: readonly Point[]) => points.map(warp);

  test('gives crowded country more room', () => {
    const crowded: Point[] = [
      [100, 100],
      [150, 100],
      [150, 150],
      [100, 150],
    ];
    expect(Math.abs(ringArea(bent(crowded)))).toBeGreaterThan(2 * 2500);
  });

  test('keeps the edges of the board and never folds', () => {
    expect(warp([0, 77])[0]).toBe(0);
    expect(warp([400, 77])[0]).toBe(400);
    for (let x = 5; x < 395; x += 10)
      for (let y = 5; y < 295; y += 10) {
        const cell = bent([
          [x, y],
          [x + 5, y],
          [x + 5, y + 5],
          [x, y + 5],
        ]);
        expect(ringArea(cell)).toBeGreaterThan(0);
      }
  });
});

describe('lines', () => {
  const line: Point[] = [
    [0, 0],
    [100, 0],
    [100, 100],
  ];

  test('keep their ends however they are smoothed, simplified, resampled or drawn by hand', () => {
    const arc: Arc = { left: 'a', right: 'b', from: 0, to: 1, points: line };
    const [drawn] = organic([arc], () => true);
    for (const made of [smooth(line, 3), simplify(line, 5), resample(line, 7), drawn?.points ?? []]) {
      expect(made[0]).toEqual([0, 0]);
      expect(made.at(-1)).toEqual([100, 100]);
    }
  });

  test('drawn by hand stray only a little and lie on the grid', () => {
    const straight: Arc = {
      left: 'a',
      right: 'b',
      from: 0,
      to: 1,
      points: [
        [0, 0],
        [300, 0],
      ],
    };
    const [drawn] = organic([straight], () => true);
    for (const [x, y] of drawn?.points ?? []) {
      expect(Math.abs(y)).toBeLessThan(40);
      expect([x, y]).toEqual([Math.round(x), Math.round(y)]);
    }
    expect(drawn?.points.length).toBeGreaterThan(10);
  });

  test('survive being written as a path and read back', () => {
    const rings: Point[][] = [
      [
        [10, 20],
        [35, -4],
        [7, 7],
      ],
      [
        [100, 100],
        [120, 100],
        [120, 130],
      ],
    ];
    expect(ringsOfPath(pathOf(rings, true))).toEqual(rings);
    expect(distance([0, 0], [3, 4])).toBe(5);
  });
});
