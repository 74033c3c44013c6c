import type { Point } from './geometry.ts';

/** A smooth map of the board's rectangle onto itself. */
export type Warp = (point: Point) => Point;

export interface Density {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** How much room each square of the grid should get, relative to the room it has. */
  readonly values: Float64Array;
}

/**
 * Density-equalising map: the flow that lets the density level out, after Gastner, Seguy and More (2018). The rectangle keeps its
 * edges; what touched still touches.
 */
export function equalise(density: Density, blur: number, steps: number): Warp {
  const { columns, rows, width, height } = density;
  const smooth = blurred(density, blur);
  const mean = smooth.reduce((sum, value) => sum + value, 0) / smooth.length;
  const [flowX, flowY] = flux(smooth, columns, rows);
  const nodesX = columns + 1;
  const nodesY = rows + 1;
  const moved: [number, number][] = [];
  const sample = (field: Float64Array, x: number, y: number) => bilinear(field, columns, rows, x - 0.5, y - 0.5);
  const velocity = (x: number, y: number, time: number): [number, number] => {
    const rho = (1 - time) * sample(smooth, x, y) + time * mean;
    return [
      x <= 0 || x >= columns ? 0 : sample(flowX, x, y) / rho,
      y <= 0 || y >= rows ? 0 : sample(flowY, x, y) / rho,
    ];
  };
  for (let row = 0; row < nodesY; row++) {
    for (let column = 0; column < nodesX; column++) {
      let x = column;
      let y = row;
      for (let step = 0; step < steps; step++) {
        const time = step / steps;
        const half = 0.5 / steps;
        const [vx, vy] = velocity(x, y, time);
        const [mx, my] = velocity(x + vx * half, y + vy * half, time + half);
        x = Math.max(0, Math.min(columns, x + mx / steps));
        y = Math.max(0, Math.min(rows, y + my / steps));
      }
      moved.push([(x / columns) * width, (y / rows) * height]);
    }
  }
  return (point) => {
    const x = Math.max(0, Math.min(columns, (point[0] / width) * columns));
    const y = Math.max(0, Math.min(rows, (point[1] / height) * rows));
    const column = Math.min(columns - 1, Math.floor(x));
    const row = Math.min(rows - 1, Math.floor(y));
    const corner = (dx: number, dy: number) => moved[(row + dy) * nodesX + column + dx] ?? [0, 0];
    const mix = (axis: 0 | 1) => {
      const top = corner(0, 0)[axis] * (1 - x + column) + corner(1, 0)[axis] * (x - column);
      const bottom = corner(0, 1)[axis] * (1 - x + column) + corner(1, 1)[axis] * (x - column);
      return top * (1 - y + row) + bottom * (y - row);
    };
    return [mix(0), mix(1)];
  };
}

function bilinear(field: Float64Array, columns: number, rows: number, x: number, y: number): number {
  const cx = Math.max(0, Math.min(columns - 1, x));
  const cy = Math.max(0, Math.min(rows - 1, y));
  const left = Math.min(columns - 2, Math.floor(cx));
  const top = Math.min(rows - 2, Math.floor(cy));
  const at = (dx: number, dy: number) => field[(top + dy) * columns + left + dx] ?? 0;
  const fx = cx - left;
  const fy = cy - top;
  return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
}

/** Gaussian blur, edges mirrored. */
function blurred(density: Density, sigma: number): Float64Array {
  const { columns, rows } = density;
  const reach = Math.ceil(sigma * 3);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)));
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const mirror = (index: number, count: number) => {
    const at = ((index % (2 * count)) + 2 * count) % (2 * count);
    return at < count ? at : 2 * count - 1 - at;
  };
  const pass = (source: Float64Array, along: (row: number, column: number, shift: number) => number) => {
    const result = new Float64Array(source.length);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        let sum = 0;
        for (let k = -reach; k <= reach; k++) sum += (kernel[k + reach] ?? 0) * (source[along(row, column, k)] ?? 0);
        result[row * columns + column] = sum / total;
      }
    return result;
  };
  const across = pass(density.values, (row, column, k) => row * columns + mirror(column + k, columns));
  return pass(across, (row, column, k) => mirror(row + k, rows) * columns + column);
}

/** The flux whose divergence is the density's excess over its mean, by cosine transform. */
function flux(density: Float64Array, columns: number, rows: number): [Float64Array, Float64Array] {
  const cosX = table(columns, Math.cos);
  const sinX = table(columns, Math.sin);
  const cosY = table(rows, Math.cos);
  const sinY = table(rows, Math.sin);
  const spectrum = transformRows(density, columns, rows, cosX, true);
  const both = transformColumns(spectrum, columns, rows, cosY, true);
  const x = new Float64Array(both.length);
  const y = new Float64Array(both.length);
  for (let v = 0; v < rows; v++)
    for (let u = 0; u < columns; u++) {
      if (u === 0 && v === 0) continue;
      const kx = (Math.PI * u) / columns;
      const ky = (Math.PI * v) / rows;
      const norm = ((u === 0 ? 1 : 2) * (v === 0 ? 1 : 2)) / (columns * rows);
      const value = ((both[v * columns + u] ?? 0) * norm) / (kx * kx + ky * ky);
      x[v * columns + u] = value * kx;
      y[v * columns + u] = value * ky;
    }
  return [
    transformRows(transformColumns(x, columns, rows, cosY, false), columns, rows, sinX, false),
    transformRows(transformColumns(y, columns, rows, sinY, false), columns, rows, cosX, false),
  ];
}

/** wave(pi u (i + 1/2) / n) at [u * n + i]. */
function table(count: number, wave: (angle: number) => number): Float64Array {
  const values = new Float64Array(count * count);
  for (let u = 0; u < count; u++)
    for (let i = 0; i < count; i++) values[u * count + i] = wave((Math.PI * u * (i + 0.5)) / count);
  return values;
}

function transformRows(source: Float64Array, columns: number, rows: number, waves: Float64Array, forward: boolean) {
  const result = new Float64Array(source.length);
  for (let row = 0; row < rows; row++)
    for (let to = 0; to < columns; to++) {
      let sum = 0;
      for (let from = 0; from < columns; from++)
        sum += (source[row * columns + from] ?? 0) * (waves[forward ? to * columns + from : from * columns + to] ?? 0);
      result[row * columns + to] = sum;
    }
  return result;
}

function transformColumns(source: Float64Array, columns: number, rows: number, waves: Float64Array, forward: boolean) {
  const result = new Float64Array(source.length);
  for (let to = 0; to < rows; to++)
    for (let from = 0; from < rows; from++) {
      const wave = waves[forward ? to * rows + from : from * rows + to] ?? 0;
      for (let column = 0; column < columns; column++)
        result[to * columns + column] =
          (result[to * columns + column] ?? 0) + wave * (source[from * columns + column] ?? 0);
    }
  return result;
}
