import type { Inlet } from '../draw/coast.ts';
import type { LonLat } from '../draw/sites.ts';

/** Waters that today's coast no longer shows, cut into the land, by board. */
export const inlets: Readonly<Record<string, readonly Inlet[]>> = {
  // The marshes at the old head of the Persian Gulf: two lagoons, reached through Ur.
  'advanced-civilization': [
    {
      path: [
        [49.1, 29.85],
        [48.5, 30.4],
        [47.8, 30.95],
        [47.1, 31.45],
        [46.85, 32.2],
        [46.94, 32.66],
      ],
      widths: [60, 50, 40, 30, 30, 54],
    },
    {
      path: [
        [47.3, 31.3],
        [46.6, 30.9],
        [45.82, 30.36],
      ],
      widths: [30, 28, 66],
    },
  ],
  eighteen: [
    {
      path: [
        [48.9, 29.4],
        [48.3, 30.3],
        [47.6, 31.3],
        [46.98, 32.36],
      ],
      widths: [80, 60, 40, 70],
    },
  ],
};

export interface LakeShape {
  readonly name: string;
  readonly ring: readonly LonLat[];
}

/** Lakes, drawn where they lie. */
export const lakeShapes: readonly LakeShape[] = [
  {
    // Drawn a little west of its place and without its south, so that it lies on part of the border it is needed for.
    name: 'Aral Sea',
    ring: [
      [56.1, 45.7],
      [56.4, 46.2],
      [57.3, 46.6],
      [58.7, 46.8],
      [59.8, 46.5],
      [59.5, 46.1],
      [60.0, 45.6],
      [59.0, 45.5],
      [57.9, 45.7],
      [57.0, 45.5],
    ],
  },
  {
    name: 'Lake Van',
    ring: [
      [42.35, 38.55],
      [42.6, 38.8],
      [43.0, 38.75],
      [43.6, 39.0],
      [43.45, 38.65],
      [43.1, 38.35],
      [42.7, 38.35],
    ],
  },
  {
    name: 'Lake Urmia',
    ring: [
      [45.05, 38.1],
      [45.4, 38.2],
      [45.75, 37.8],
      [45.85, 37.3],
      [45.55, 37.05],
      [45.25, 37.4],
    ],
  },
  {
    name: 'Lake Tuz',
    ring: [
      [33.15, 38.85],
      [33.35, 39.05],
      [33.6, 38.85],
      [33.6, 38.5],
      [33.35, 38.45],
    ],
  },
  {
    name: 'Dead Sea',
    ring: [
      [35.45, 31.75],
      [35.58, 31.75],
      [35.58, 31.2],
      [35.5, 31.0],
      [35.38, 31.2],
    ],
  },
  {
    name: 'Lake Tana',
    ring: [
      [37.0, 12.2],
      [37.35, 12.3],
      [37.6, 12.0],
      [37.4, 11.65],
      [37.1, 11.75],
    ],
  },
  {
    name: 'Lake Sevan',
    ring: [
      [44.95, 40.6],
      [45.2, 40.55],
      [45.6, 40.25],
      [45.4, 40.15],
      [45.1, 40.35],
    ],
  },
];
