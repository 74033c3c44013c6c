import type { Board } from '@ecumene/atlas';
import type { Drawing } from '@ecumene/atlas/drawing';

/** A board with its drawing and its pictures by day and night. */
export interface Chart {
  readonly board: Board;
  readonly drawing: Drawing;
  readonly day: string;
  readonly night: string;
}

const CHARTS: Readonly<Record<string, () => Promise<Chart>>> = {
  'advanced-civilization': async () => {
    const [{ advancedCivilization: board }, { drawing }, day, night] = await Promise.all([
      import('@ecumene/atlas'),
      import('@ecumene/atlas/drawings/advanced-civilization'),
      import('board-picture:advanced-civilization/day'),
      import('board-picture:advanced-civilization/night'),
    ]);
    return { board, drawing, day: day.default, night: night.default };
  },
  eighteen: async () => {
    const [{ eighteen: board }, { drawing }, day, night] = await Promise.all([
      import('@ecumene/atlas'),
      import('@ecumene/atlas/drawings/eighteen'),
      import('board-picture:eighteen/day'),
      import('board-picture:eighteen/night'),
    ]);
    return { board, drawing, day: day.default, night: night.default };
  },
};

const fetched = new Map<string, Promise<Chart>>();

export function chartOf(board: string): Promise<Chart> {
  const known = fetched.get(board);
  if (known !== undefined) return known;
  const load = Object.hasOwn(CHARTS, board) ? CHARTS[board] : undefined;
  if (load === undefined) throw new Error(`There is no board called ${board}.`);
  const chart = load();
  fetched.set(board, chart);
  return chart;
}
