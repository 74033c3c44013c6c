/** How colours differ to the eye, also to one that sees red and green alike. */

type Three = readonly [number, number, number];

/** What is seen of light without the cones for green, and without those for red (Machado, Oliveira and Fernandes 2009). */
const EYES: readonly (readonly [Three, Three, Three])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
];

/** The light of a colour in red, green and blue, each from 0 to 1. */
function light(colour: string): Three {
  const part = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const weighed = ([a, b, c]: Three, [x, y, z]: Three): number => a * x + b * y + c * z;
const LUMINANCE: Three = [0.2126, 0.7152, 0.0722];

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [one, other].map((colour) => weighed(LUMINANCE, light(colour))).sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** A colour in CIELAB, where distances are what the eye makes of them, as one of the eyes sees it. */
function seen(colour: string, [red, green, blue]: readonly [Three, Three, Three]): Three {
  const through = light(colour);
  const clipped = (row: Three): number => Math.min(1, Math.max(0, weighed(row, through)));
  const shown: Three = [clipped(red), clipped(green), clipped(blue)];
  const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root(weighed([0.4124, 0.3576, 0.1805], shown) / 0.9505);
  const y = root(weighed(LUMINANCE, shown));
  const z = root(weighed([0.0193, 0.1192, 0.9505], shown) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How much two colours differ at least, to eyes that see all colours and to those that see red and green alike. */
export function difference(one: string, other: string): number {
  const between = EYES.map((eye) => {
    const [a, b] = [seen(one, eye), seen(other, eye)];
    return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  });
  return Math.min(...between);
}
