export type Point = readonly [number, number];
export type Ring = readonly Point[];

/** By square root, which is exact to the last bit on every machine; `Math.hypot` need not be. */
export function distance(a: Point, b: Point): number {
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  return Math.sqrt(dx * dx + dy * dy);
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let at = 1; at < line.length; at++) sum += distance(pointAt(line, at - 1), pointAt(line, at));
  return sum;
}

/** The point at an index that is known to exist; a wrong index is our own mistake. */
export function pointAt(line: readonly Point[], index: number): Point {
  const point = line[index];
  if (point === undefined) throw new Error(`No point ${index} in a line of ${line.length}`);
  return point;
}

export function first<T>(list: readonly T[]): T {
  const item = list[0];
  if (item === undefined) throw new Error('Expected a first item in an empty list');
  return item;
}

export function last<T>(list: readonly T[]): T {
  const item = list[list.length - 1];
  if (item === undefined) throw new Error('Expected a last item in an empty list');
  return item;
}

/** The line with points added so that no step is longer than `step`. */
export function densify(line: readonly Point[], step: number): Point[] {
  const dense: Point[] = [];
  for (let at = 0; at < line.length - 1; at++) {
    const from = pointAt(line, at);
    const to = pointAt(line, at + 1);
    const parts = Math.max(1, Math.ceil(distance(from, to) / step));
    for (let part = 0; part < parts; part++) dense.push(between(from, to, part / parts));
  }
  if (line.length > 0) dense.push(last(line));
  return dense;
}

/** The line resampled at even steps of about `step`, end points kept. */
export function resample(line: readonly Point[], step: number): Point[] {
  const total = lengthOf(line);
  const parts = Math.max(1, Math.round(total / step));
  const even: Point[] = [first(line)];
  let at = 0;
  let gone = 0;
  for (let part = 1; part < parts; part++) {
    const goal = (total * part) / parts;
    while (at < line.length - 2 && gone + distance(pointAt(line, at), pointAt(line, at + 1)) < goal) {
      gone += distance(pointAt(line, at), pointAt(line, at + 1));
      at++;
    }
    const span = distance(pointAt(line, at), pointAt(line, at + 1));
    even.push(between(pointAt(line, at), pointAt(line, at + 1), span === 0 ? 0 : (goal - gone) / span));
  }
  even.push(last(line));
  return even;
}

/** Chaikin's corner cutting on an open line, end points kept. */
export function smooth(line: readonly Point[], passes: number): Point[] {
  let current = [...line];
  for (let pass = 0; pass < passes && current.length > 2; pass++) {
    const next: Point[] = [first(current)];
    for (let at = 0; at < current.length - 1; at++) {
      const a = pointAt(current, at);
      const b = pointAt(current, at + 1);
      if (at > 0) next.push(between(a, b, 0.25));
      if (at < current.length - 2) next.push(between(a, b, 0.75));
    }
    next.push(last(current));
    current = next;
  }
  return current;
}

/** Douglas-Peucker: drops points that lie within `tolerance` of the line without them. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const keep = new Array<boolean>(line.length).fill(false);
  keep[0] = true;
  keep[line.length - 1] = true;
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let span = stack.pop(); span !== undefined; span = stack.pop()) {
    const [from, to] = span;
    let worst = 0;
    let index = -1;
    for (let at = from + 1; at < to; at++) {
      const off = distanceToSegment(pointAt(line, at), pointAt(line, from), pointAt(line, to));
      if (off > worst) {
        worst = off;
        index = at;
      }
    }
    if (worst > tolerance && index > 0) {
      keep[index] = true;
      stack.push([from, index], [index, to]);
    }
  }
  return line.filter((_, at) => keep[at]);
}

function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  if (square === 0) return distance(p, a);
  const share = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
  return distance(p, [a[0] + dx * share, a[1] + dy * share]);
}

export function ringArea(ring: Ring): number {
  let sum = 0;
  for (let at = 0; at < ring.length; at++) {
    const a = pointAt(ring, at);
    const b = pointAt(ring, (at + 1) % ring.length);
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

export function centroid(ring: Ring): Point {
  let x = 0;
  let y = 0;
  let sum = 0;
  for (let at = 0; at < ring.length; at++) {
    const a = pointAt(ring, at);
    const b = pointAt(ring, (at + 1) % ring.length);
    const cross = a[0] * b[1] - b[0] * a[1];
    sum += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  }
  return sum === 0 ? first(ring) : [x / (3 * sum), y / (3 * sum)];
}

export function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
