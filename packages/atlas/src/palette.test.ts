import { describe, expect, test } from 'vitest';
import { day, dress, night, type Palette } from './palette.ts';
import { baseOf } from './report.ts';

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(colour: Rgb): number {
  const [r, g, b] = colour;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(rgb(a)), luminance(rgb(b))].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Machado, Oliveira and Fernandes (2009), full severity, on linear light. */
const eyes: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Two colours mixed evenly: the reeds are drawn half transparent. */
function half(a: string, b: string): string {
  const [one, two] = [rgb(a), rgb(b)];
  const mixed = one.map((value, at) => Math.round(((value + (two[at] ?? 0)) / 2) * 255));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** CIE Lab of a colour as an eye sees it. */
function seen(hex: string, eye: readonly [Rgb, Rgb, Rgb]): Rgb {
  const [r, g, b] = rgb(hex).map(linear);
  const light = eye.map((row) => Math.min(1, Math.max(0, row[0] * (r ?? 0) + row[1] * (g ?? 0) + row[2] * (b ?? 0))));
  const [lr = 0, lg = 0, lb = 0] = light;
  const x = (0.4124 * lr + 0.3576 * lg + 0.1805 * lb) / 0.9505;
  const y = 0.2126 * lr + 0.7152 * lg + 0.0722 * lb;
  const z = (0.0193 * lr + 0.1192 * lg + 0.9505 * lb) / 1.089;
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))];
}

function difference(a: string, b: string, eye: readonly [Rgb, Rgb, Rgb]): number {
  const one = seen(a, eye);
  const two = seen(b, eye);
  return Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

const grounds = (palette: Palette) => [
  ...palette.fertile,
  ...palette.forest,
  ...palette.steppe,
  ...palette.desert,
  ...palette.plain,
];

describe.each([day, night])('the $name palette', (palette) => {
  test('names can be read on every ground', () => {
    for (const ground of grounds(palette)) expect(contrast(palette.ink, ground), ground).toBeGreaterThanOrEqual(4.5);
  });

  test('names of seas can be read on deep water', () => {
    expect(contrast(palette.seaInk, palette.sea[0])).toBeGreaterThanOrEqual(3);
  });

  test('limits can be read on their discs, whatever their value', () => {
    for (const disc of palette.limits) expect(contrast(palette.limitInk, disc)).toBeGreaterThanOrEqual(4.5);
  });

  test('borders stand out on every ground', () => {
    for (const ground of grounds(palette)) expect(contrast(palette.border, ground), ground).toBeGreaterThanOrEqual(2.4);
  });

  test('borders on water stand out, light in a dark casing', () => {
    expect(contrast(palette.seaBorder, palette.seaLine)).toBeGreaterThanOrEqual(3);
    for (const depth of palette.sea)
      expect(
        Math.max(contrast(palette.seaBorder, depth), contrast(palette.seaLine, depth)),
        depth,
      ).toBeGreaterThanOrEqual(2);
  });

  test('black and white sites differ from each other and from the ground', () => {
    expect(contrast(palette.siteBlack, palette.siteWhite)).toBeGreaterThanOrEqual(12);
  });

  test.each(Object.keys(eyes))(
    'to eyes with %s vision land and sea differ, and flood plains by colour or by their reeds',
    (name) => {
      const eye = eyes[name];
      if (eye === undefined) throw new Error(`No eye ${name}`);
      for (const ground of grounds(palette))
        for (const depth of palette.sea)
          expect(difference(ground, depth, eye), `${ground} ${depth}`).toBeGreaterThan(9);
      for (const plain of palette.plain) {
        const reeds = difference(half(plain, palette.reed), plain, eye);
        for (const other of [...palette.fertile, ...palette.desert, ...palette.steppe, ...palette.forest])
          expect(Math.max(difference(plain, other, eye), reeds - 6), `${plain} ${other}`).toBeGreaterThan(6);
      }
    },
  );
});

test('flood plains carry reeds besides their colour', () => {
  expect(baseOf('eighteen')).toContain('url(#reeds)');
});

test('a picture changes its dress and nothing else', () => {
  const base = baseOf('advanced-civilization');
  const dark = dress(base, night);
  expect(dark).not.toBe(base);
  expect(dark).toContain(night.sea[0]);
  expect(dress(dark, day)).toBe(base);
});
