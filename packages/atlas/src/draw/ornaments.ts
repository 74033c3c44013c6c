import type { Point } from './geometry.ts';
import type { Lettering } from './text.ts';
import { EM } from './text.ts';

/** A line of lettering around a middle, spaced a little. */
export function titleLine(lettering: Lettering, text: string, middle: Point, size: number, gap: number): string {
  const glyphs = lettering.set('title', text);
  const spread = (gap * EM) / size;
  const length = lettering.advance('title', text) + spread * (text.length - 1);
  const scale = size / EM;
  let spaces = 0;
  const letters = [...text].flatMap((letter, index) => {
    if (letter === ' ') {
      spaces++;
      return [];
    }
    const glyph = glyphs[index - spaces];
    return glyph === undefined ? [] : [`<use href="#${glyph.id}" x="${Math.round(glyph.x + spread * index)}"/>`];
  });
  const left = middle[0] - (length * scale) / 2;
  return `<g transform="translate(${Math.round(left)} ${Math.round(middle[1])})scale(${scale.toFixed(4)})">${letters.join('')}</g>`;
}

/** Eight points, one of them north. */
export function compassRose([x, y]: Point, radius: number, lettering: Lettering): string {
  const ray = (turn: number, length: number, half: number) => {
    const angle = (turn * Math.PI) / 4;
    const tip = [Math.sin(angle) * length, -Math.cos(angle) * length];
    const side = (sign: number) => {
      const at = angle + (sign * Math.PI) / 8;
      return [Math.sin(at) * half, -Math.cos(at) * half];
    };
    const text = (point: number[]) => point.map((value) => Math.round(value)).join(' ');
    return [`M0 0L${text(side(-1))}L${text(tip)}z`, `M0 0L${text(side(1))}L${text(tip)}z`];
  };
  const rays = [1, 3, 5, 7, 0, 2, 4, 6].map((turn) =>
    ray(turn, turn % 2 === 0 ? radius : radius * 0.62, radius * 0.17),
  );
  const light = rays.map(([left]) => left).join('');
  const dark = rays.map(([, right]) => right).join('');
  const [north] = lettering.set('title', 'N');
  return [
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})" opacity=".85">`,
    `<circle r="${Math.round(radius * 0.72)}" class="bronzeline" fill="none" stroke-width="5"/>`,
    `<circle r="${Math.round(radius * 0.78)}" class="bronzeline" fill="none" stroke-width="2"/>`,
    `<path class="paper frame-line" d="${light}"/><path class="bronze" d="${dark}"/>`,
    `<path class="bronzeline" fill="none" stroke-width="3" stroke-linejoin="round" d="${light}${dark}"/>`,
    north === undefined
      ? ''
      : `<use href="#${north.id}" class="bronze" transform="translate(-33 ${-Math.round(radius + 22)})scale(.09)"/>`,
    '</g>',
  ].join('');
}

/** A double line with a scale of light and dark along it, around the whole board. */
export function neatline(width: number, height: number): string {
  const band = 26;
  const parts = (length: number) => Math.max(2, Math.round(length / 220) * 2);
  const run = (length: number, piece: (from: number, to: number) => string) => {
    const count = parts(length);
    return Array.from({ length: count }, (_, at) =>
      at % 2 === 0 ? piece((length * at) / count, (length * (at + 1)) / count) : '',
    ).join('');
  };
  const whole = (value: number) => Math.round(value);
  const dark = [
    run(width, (from, to) => `M${whole(from)} 0H${whole(to)}V${band}H${whole(from)}z`),
    run(width, (from, to) => `M${whole(from)} ${height - band}H${whole(to)}V${height}H${whole(from)}z`),
    run(height, (from, to) => `M0 ${whole(from)}V${whole(to)}H${band}V${whole(from)}z`),
    run(height, (from, to) => `M${width - band} ${whole(from)}V${whole(to)}H${width}V${whole(from)}z`),
  ].join('');
  const rim = `M0 0H${width}V${height}H0zM${band} ${band}V${height - band}H${width - band}V${band}z`;
  return [
    `<path class="paper" d="${rim}"/>`,
    `<path class="frame" stroke="none" d="${dark}"/>`,
    `<rect class="frame-line" x="${band}" y="${band}" width="${width - 2 * band}" height="${height - 2 * band}" fill="none" stroke-width="6"/>`,
    `<rect class="frame-line" x="${band + 14}" y="${band + 14}" width="${width - 2 * band - 28}" height="${height - 2 * band - 28}" fill="none" stroke-width="2"/>`,
    `<rect class="frame-line" x="3" y="3" width="${width - 6}" height="${height - 6}" fill="none" stroke-width="6"/>`,
  ].join('');
}
