import type { Ring } from './draw/geometry.ts';

/** SVG path data with whole numbers, each point relative to the one before. */
export function pathOf(lines: readonly Ring[], closed: boolean): string {
  return lines.map((line) => subpath(line, closed)).join('');
}

function subpath(line: Ring, closed: boolean): string {
  let text = '';
  let [px, py] = [0, 0];
  for (const [index, [x, y]] of line.entries()) {
    const [rx, ry] = [Math.round(x), Math.round(y)];
    if (index === 0) text += `M${rx} ${ry}`;
    else if (rx !== px || ry !== py) text += `${index === 1 ? 'l' : ' '}${rx - px} ${ry - py}`;
    [px, py] = [rx, ry];
  }
  return (closed ? `${text}z` : text).replaceAll(' -', '-');
}

/** Reads back what `pathOf` wrote. */
export function ringsOfPath(path: string): readonly Ring[] {
  return path
    .split('M')
    .slice(1)
    .map((part) => {
      const [head = '', ...rest] = part.replace('z', '').split('l');
      const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
      const [x0 = 0, y0 = 0] = numbers(head);
      let [x, y] = [x0, y0];
      const ring: [number, number][] = [[x, y]];
      const steps = numbers(rest.join(' '));
      for (let at = 0; at + 1 < steps.length; at += 2) {
        x += steps[at] ?? 0;
        y += steps[at + 1] ?? 0;
        ring.push([x, y]);
      }
      return ring;
    });
}
