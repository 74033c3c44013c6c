import type { Estimate } from '../statistics.ts';

/** Told apart also by colour-blind readers; lines differ in dashes too. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#8a6d00', '#56b4e9', '#7a4b9a', '#444444', '#a03c3c'];
const DASHES = ['', '6 3', '2 3', '8 3 2 3'];

const WIDTH = 620;
const HEIGHT = 300;
const MARGIN = { left: 56, right: 16, top: 12, bottom: 36 };
const TICKS = 5;

export interface Line {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: Estimate }[];
}

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Steps of 1, 2 or 5 that divide a range into a handful. */
function ticks(low: number, high: number): number[] {
  const rough = (high - low || 1) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

function shown(value: number): string {
  return Math.abs(value) >= 1000 || Number.isInteger(value) ? Math.round(value).toString() : value.toPrecision(2);
}

function fixed(value: number): string {
  return value.toFixed(1);
}

function figure(title: string, svg: string, legend = ''): string {
  return `<figure><figcaption>${escaped(title)}</figcaption>${svg}${legend}</figure>`;
}

function canvas(title: string, height: number, inside: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">${inside}</svg>`;
}

/** Lines over turns, each with the band of its interval. */
export function linePlot(title: string, lines: readonly Line[]): string {
  const points = lines.flatMap((line) => line.points);
  if (points.length === 0) return '';
  const xs = points.map(({ x }) => x);
  const low = Math.min(0, ...points.map(({ y }) => y.low));
  const high = Math.max(1, ...points.map(({ y }) => y.high));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const across = (x: number): number =>
    MARGIN.left + ((x - left) / (right - left || 1)) * (WIDTH - MARGIN.left - MARGIN.right);
  const up = (y: number): number =>
    HEIGHT - MARGIN.bottom - ((y - low) / (high - low || 1)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const grid = ticks(low, high).map(
    (y) =>
      `<line class="grid" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${fixed(up(y))}" y2="${fixed(up(y))}"/>` +
      `<text x="${MARGIN.left - 6}" y="${fixed(up(y) + 4)}" text-anchor="end">${shown(y)}</text>`,
  );
  const below = ticks(left, right)
    .filter(Number.isInteger)
    .map((x) => `<text x="${fixed(across(x))}" y="${HEIGHT - 14}" text-anchor="middle">${x}</text>`);
  const drawn = lines.map((line, i) => {
    const colour = COLOURS[i % COLOURS.length];
    const upper = line.points.map(({ x, y }) => `${fixed(across(x))},${fixed(up(y.high))}`);
    const lower = line.points.map(({ x, y }) => `${fixed(across(x))},${fixed(up(y.low))}`).reverse();
    const middle = line.points.map(({ x, y }) => `${fixed(across(x))},${fixed(up(y.value))}`).join(' ');
    return (
      `<polygon points="${[...upper, ...lower].join(' ')}" fill="${colour}" opacity="0.12"/>` +
      `<polyline points="${middle}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${DASHES[Math.floor(i / 3) % DASHES.length]}"><title>${escaped(line.name)}</title></polyline>`
    );
  });
  const names = lines.map(
    ({ name }, i) =>
      `<li><svg viewBox="0 0 24 8" width="24" height="8"><line x1="0" x2="24" y1="4" y2="4" stroke="${COLOURS[i % COLOURS.length]}" stroke-width="2" stroke-dasharray="${DASHES[Math.floor(i / 3) % DASHES.length]}"/></svg> ${escaped(name)}</li>`,
  );
  const legend = lines.length > 1 ? `<ul class="legend">${names.join('')}</ul>` : '';
  return figure(title, canvas(title, HEIGHT, [...grid, ...below, ...drawn].join('')), legend);
}

const ROW = 26;
const NAMES = 170;

/** Bars side by side with their names, and whiskers where there is an interval. */
export function barPlot(title: string, bars: readonly Bar[], unit = ''): string {
  if (bars.length === 0) return '';
  const most = Math.max(...bars.map(({ value, high }) => high ?? value), Number.MIN_VALUE);
  const long = (value: number): number => (value / most) * (WIDTH - NAMES - 90);
  const height = bars.length * ROW + 8;
  const rows = bars.map(({ name, value, low, high }, i) => {
    const y = i * ROW + 4;
    const whisker =
      low === undefined || high === undefined
        ? ''
        : `<line x1="${fixed(NAMES + long(low))}" x2="${fixed(NAMES + long(high))}" y1="${y + 9}" y2="${y + 9}" class="whisker"/>`;
    return (
      `<text x="${NAMES - 8}" y="${y + 14}" text-anchor="end">${escaped(name)}</text>` +
      `<rect x="${NAMES}" y="${y}" width="${fixed(long(value))}" height="18" class="bar"/>${whisker}` +
      `<text x="${fixed(NAMES + long(high ?? value) + 6)}" y="${y + 14}">${shown(value)}${unit}</text>`
    );
  });
  return figure(title, canvas(title, height, rows.join('')));
}
