import type { LonLat } from '../draw/sites.ts';

/** A chain of mountains along its crest. */
export interface Range {
  readonly name: string;
  /** Height of its peaks as drawn. */
  readonly size: 1 | 2 | 3;
  /** How many rows of peaks stand behind one another. */
  readonly depth: number;
  readonly crest: readonly LonLat[];
}

export const ranges: readonly Range[] = [
  {
    name: 'Alps',
    size: 3,
    depth: 2,
    crest: [
      [6.8, 44.4],
      [6.9, 45.6],
      [8.2, 46.2],
      [10.2, 46.6],
      [12.2, 46.9],
      [14.2, 46.8],
    ],
  },
  {
    name: 'Apennines',
    size: 2,
    depth: 1,
    crest: [
      [8.4, 44.3],
      [10.2, 44.3],
      [12.0, 43.5],
      [13.3, 42.6],
      [14.5, 41.5],
      [15.6, 40.6],
      [16.2, 39.8],
    ],
  },
  {
    name: 'Pyrenees',
    size: 3,
    depth: 1,
    crest: [
      [-1.2, 43.0],
      [0.0, 42.7],
      [1.4, 42.6],
      [2.4, 42.5],
    ],
  },
  {
    name: 'Cantabrians',
    size: 2,
    depth: 1,
    crest: [
      [-6.8, 42.9],
      [-5.2, 43.1],
      [-3.9, 43.0],
    ],
  },
  {
    name: 'Sistema Central',
    size: 2,
    depth: 1,
    crest: [
      [-6.6, 40.2],
      [-5.2, 40.3],
      [-4.0, 40.8],
    ],
  },
  {
    name: 'Sierra Nevada',
    size: 2,
    depth: 1,
    crest: [
      [-4.6, 37.0],
      [-3.3, 37.1],
      [-2.4, 37.9],
    ],
  },
  {
    name: 'Massif Central',
    size: 2,
    depth: 2,
    crest: [
      [2.6, 45.6],
      [3.2, 44.7],
      [3.7, 44.1],
    ],
  },
  {
    name: 'Jura and Vosges',
    size: 1,
    depth: 1,
    crest: [
      [6.0, 46.6],
      [6.9, 47.2],
      [7.0, 48.2],
    ],
  },
  {
    name: 'Hercynian hills',
    size: 1,
    depth: 1,
    crest: [
      [12.4, 50.4],
      [13.9, 50.7],
      [15.6, 50.7],
      [17.2, 50.1],
    ],
  },
  {
    name: 'Carpathians',
    size: 2,
    depth: 2,
    crest: [
      [18.6, 49.4],
      [20.2, 49.2],
      [22.4, 49.1],
      [24.3, 48.2],
      [25.6, 47.2],
      [26.3, 46.1],
      [25.2, 45.5],
      [23.4, 45.4],
    ],
  },
  {
    name: 'Dinaric Alps',
    size: 2,
    depth: 1,
    crest: [
      [14.8, 45.4],
      [16.2, 44.4],
      [17.6, 43.7],
      [19.2, 42.9],
      [20.2, 42.4],
    ],
  },
  {
    name: 'Pindus',
    size: 2,
    depth: 1,
    crest: [
      [20.8, 40.9],
      [21.1, 39.9],
      [21.6, 39.1],
      [21.9, 38.7],
    ],
  },
  {
    name: 'Haemus',
    size: 2,
    depth: 1,
    crest: [
      [22.8, 43.2],
      [24.4, 42.8],
      [26.2, 42.8],
    ],
  },
  {
    name: 'Rhodope',
    size: 2,
    depth: 1,
    crest: [
      [23.5, 42.1],
      [24.4, 41.7],
      [25.6, 41.5],
    ],
  },
  {
    name: 'Taygetus',
    size: 1,
    depth: 1,
    crest: [
      [22.2, 37.5],
      [22.35, 37.0],
    ],
  },
  {
    name: 'Cretan mountains',
    size: 1,
    depth: 1,
    crest: [
      [24.1, 35.25],
      [24.8, 35.2],
    ],
  },
  {
    name: 'Taurus',
    size: 3,
    depth: 1,
    crest: [
      [29.4, 36.9],
      [30.8, 37.3],
      [32.4, 36.9],
      [34.2, 37.2],
      [35.3, 37.8],
      [36.6, 38.2],
      [38.6, 38.3],
      [40.6, 38.5],
      [42.4, 38.1],
      [44.0, 37.6],
    ],
  },
  {
    name: 'Pontic mountains',
    size: 2,
    depth: 1,
    crest: [
      [31.6, 40.8],
      [33.6, 41.2],
      [36.2, 40.5],
      [38.4, 40.4],
      [40.6, 40.7],
      [42.0, 41.2],
    ],
  },
  {
    name: 'Caucasus',
    size: 3,
    depth: 2,
    crest: [
      [39.6, 43.9],
      [41.4, 43.5],
      [43.2, 43.0],
      [45.0, 42.6],
      [46.6, 41.9],
      [48.2, 41.0],
    ],
  },
  {
    name: 'Lebanon',
    size: 1,
    depth: 1,
    crest: [
      [36.0, 34.4],
      [35.7, 33.7],
      [35.7, 33.2],
    ],
  },
  {
    name: 'Zagros',
    size: 3,
    depth: 2,
    crest: [
      [45.2, 36.4],
      [46.4, 35.2],
      [47.6, 34.2],
      [49.2, 33.0],
      [50.6, 31.8],
      [52.0, 30.4],
      [53.8, 29.0],
      [55.8, 28.2],
    ],
  },
  {
    name: 'Elburz',
    size: 3,
    depth: 1,
    crest: [
      [48.8, 37.1],
      [50.2, 36.5],
      [51.8, 36.1],
      [53.6, 36.3],
      [55.2, 36.9],
    ],
  },
  {
    name: 'Kopet Dag',
    size: 2,
    depth: 1,
    crest: [
      [56.2, 38.4],
      [57.8, 37.8],
      [59.4, 37.0],
      [60.8, 36.2],
    ],
  },
  {
    name: 'Atlas',
    size: 3,
    depth: 1,
    crest: [
      [-7.6, 31.6],
      [-5.4, 32.6],
      [-3.6, 33.6],
      [-1.2, 34.3],
      [1.6, 34.6],
      [4.4, 35.2],
      [6.6, 35.5],
      [8.4, 35.6],
    ],
  },
  {
    name: 'Aures',
    size: 2,
    depth: 1,
    crest: [
      [3.6, 36.4],
      [5.4, 36.5],
      [7.0, 36.4],
    ],
  },
  {
    name: 'Cyrenaican hills',
    size: 1,
    depth: 1,
    crest: [
      [20.9, 32.4],
      [22.0, 32.6],
    ],
  },
  {
    name: 'Sinai',
    size: 2,
    depth: 1,
    crest: [
      [33.7, 28.9],
      [34.1, 28.4],
    ],
  },
  {
    name: 'Red Sea hills',
    size: 2,
    depth: 1,
    crest: [
      [32.6, 28.4],
      [33.6, 27.0],
      [34.4, 25.4],
      [35.2, 23.6],
      [36.2, 21.6],
      [36.9, 19.4],
    ],
  },
  {
    name: 'Hejaz',
    size: 2,
    depth: 1,
    crest: [
      [35.6, 28.8],
      [37.0, 27.4],
      [38.6, 25.4],
      [39.8, 23.2],
      [40.6, 21.2],
      [41.8, 19.6],
      [42.8, 18.2],
    ],
  },
  {
    name: 'Yemen',
    size: 3,
    depth: 1,
    crest: [
      [43.4, 17.0],
      [44.0, 15.6],
      [44.4, 14.2],
    ],
  },
  {
    name: 'Hadhramaut',
    size: 1,
    depth: 1,
    crest: [
      [46.0, 14.4],
      [48.4, 15.2],
      [50.6, 15.9],
      [53.4, 17.2],
    ],
  },
  {
    name: 'Hajar',
    size: 2,
    depth: 1,
    crest: [
      [56.2, 25.4],
      [57.0, 23.7],
      [58.4, 23.0],
    ],
  },
  {
    name: 'Ethiopian highlands',
    size: 3,
    depth: 2,
    crest: [
      [38.8, 15.0],
      [38.4, 13.4],
      [38.8, 11.6],
      [38.4, 9.8],
      [39.8, 8.2],
    ],
  },
  {
    name: 'Somali plateau',
    size: 1,
    depth: 1,
    crest: [
      [42.6, 9.4],
      [45.2, 9.8],
      [48.2, 10.6],
    ],
  },
  {
    name: 'Hindu Kush',
    size: 3,
    depth: 2,
    crest: [
      [64.4, 34.6],
      [66.6, 34.8],
      [68.6, 35.4],
      [70.6, 36.0],
      [72.6, 36.6],
    ],
  },
  {
    name: 'Pamir',
    size: 3,
    depth: 2,
    crest: [
      [70.8, 38.4],
      [72.4, 38.8],
      [74.4, 38.2],
    ],
  },
  {
    name: 'Himalaya',
    size: 3,
    depth: 2,
    crest: [
      [74.6, 34.6],
      [76.6, 33.0],
      [78.6, 31.4],
      [80.6, 30.2],
      [82.8, 29.0],
      [85.2, 28.2],
      [88.0, 27.8],
      [91.0, 27.8],
    ],
  },
  {
    name: 'Karakoram',
    size: 3,
    depth: 1,
    crest: [
      [74.2, 36.4],
      [76.2, 35.8],
      [78.2, 34.6],
    ],
  },
  {
    name: 'Sulaiman',
    size: 2,
    depth: 1,
    crest: [
      [69.6, 33.0],
      [69.8, 31.2],
      [69.0, 29.6],
      [67.4, 28.6],
      [66.6, 26.8],
    ],
  },
  {
    name: 'Makran',
    size: 2,
    depth: 1,
    crest: [
      [58.2, 26.8],
      [61.0, 26.6],
      [63.6, 26.4],
    ],
  },
  {
    name: 'Kerman',
    size: 2,
    depth: 1,
    crest: [
      [55.2, 30.8],
      [57.0, 29.6],
      [58.4, 28.6],
    ],
  },
  {
    name: 'Aravalli',
    size: 1,
    depth: 1,
    crest: [
      [73.2, 24.8],
      [74.6, 26.4],
      [76.0, 27.8],
    ],
  },
  {
    name: 'Vindhya',
    size: 2,
    depth: 1,
    crest: [
      [74.8, 22.6],
      [77.4, 23.1],
      [80.2, 23.9],
      [82.6, 24.2],
    ],
  },
  {
    name: 'Western Ghats',
    size: 2,
    depth: 1,
    crest: [
      [73.6, 20.2],
      [73.8, 17.8],
      [74.6, 15.2],
      [75.4, 13.0],
      [76.6, 11.2],
      [77.2, 9.4],
    ],
  },
  {
    name: 'Eastern Ghats',
    size: 1,
    depth: 1,
    crest: [
      [83.4, 19.2],
      [82.0, 17.8],
      [79.2, 15.2],
      [78.6, 13.4],
    ],
  },
  {
    name: 'Scandes',
    size: 3,
    depth: 2,
    crest: [
      [7.2, 60.0],
      [9.0, 61.6],
      [12.4, 63.0],
    ],
  },
  {
    name: 'Caledonian hills',
    size: 1,
    depth: 1,
    crest: [
      [-4.6, 57.4],
      [-4.0, 56.7],
    ],
  },
  {
    name: 'Urals',
    size: 2,
    depth: 1,
    crest: [
      [58.6, 55.8],
      [58.8, 53.6],
      [58.2, 51.8],
    ],
  },
  {
    name: 'Tibesti',
    size: 2,
    depth: 1,
    crest: [
      [16.6, 22.4],
      [18.6, 20.6],
    ],
  },
  {
    name: 'Hoggar',
    size: 2,
    depth: 1,
    crest: [
      [4.8, 24.2],
      [7.0, 23.2],
    ],
  },
];

/** Country of one character: an ellipse on the globe, strongest in its middle. */
export interface Country {
  readonly kind: 'desert' | 'forest' | 'steppe';
  readonly centre: LonLat;
  /** Half its width and height in degrees. */
  readonly reach: readonly [number, number];
}

export const countries: readonly Country[] = [
  { kind: 'desert', centre: [-2, 28], reach: [12, 5] },
  { kind: 'desert', centre: [12, 26], reach: [14, 6.5] },
  { kind: 'desert', centre: [26, 25], reach: [8, 6] },
  { kind: 'desert', centre: [34, 21.5], reach: [4, 6] },
  { kind: 'desert', centre: [34, 29], reach: [2.5, 2] },
  { kind: 'desert', centre: [41, 30], reach: [7, 4.5] },
  { kind: 'desert', centre: [45, 24], reach: [7, 5] },
  { kind: 'desert', centre: [51, 20.5], reach: [6, 3.5] },
  { kind: 'desert', centre: [54.5, 33.5], reach: [3.8, 2.6] },
  { kind: 'desert', centre: [59, 31], reach: [3, 3] },
  { kind: 'desert', centre: [60, 39.6], reach: [5.5, 2.4] },
  { kind: 'desert', centre: [64, 42.4], reach: [4, 2] },
  { kind: 'desert', centre: [63.5, 29], reach: [4, 1.8] },
  { kind: 'desert', centre: [71.5, 27], reach: [2.8, 2.6] },
  { kind: 'desert', centre: [44, 8], reach: [5, 4] },
  { kind: 'forest', centre: [11, 51], reach: [8, 4.5] },
  { kind: 'forest', centre: [4, 48.5], reach: [5, 3] },
  { kind: 'forest', centre: [22, 53], reach: [10, 5] },
  { kind: 'forest', centre: [18, 46.5], reach: [5, 2.6] },
  { kind: 'forest', centre: [24.5, 46], reach: [3, 2] },
  { kind: 'forest', centre: [-2.5, 53.5], reach: [4, 4] },
  { kind: 'forest', centre: [-8, 53.5], reach: [3, 2.5] },
  { kind: 'forest', centre: [14, 61], reach: [12, 5] },
  { kind: 'forest', centre: [40, 56], reach: [14, 5] },
  { kind: 'forest', centre: [-7, 43], reach: [3, 1.4] },
  { kind: 'forest', centre: [41, 42.2], reach: [2.6, 1.2] },
  { kind: 'forest', centre: [50.5, 37], reach: [3, 0.8] },
  { kind: 'forest', centre: [82, 21.5], reach: [5, 4] },
  { kind: 'forest', centre: [75.8, 13], reach: [1.8, 5] },
  { kind: 'forest', centre: [86, 26.5], reach: [7, 2.5] },
  { kind: 'forest', centre: [80.7, 7.5], reach: [1.5, 2] },
  { kind: 'forest', centre: [37, 9], reach: [3, 3] },
  { kind: 'steppe', centre: [35, 48], reach: [12, 3] },
  { kind: 'steppe', centre: [52, 48], reach: [12, 4] },
  { kind: 'steppe', centre: [33, 39], reach: [3, 1.4] },
];
