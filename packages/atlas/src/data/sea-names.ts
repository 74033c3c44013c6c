import type { AreaId } from '../board.ts';
import type { LonLat } from '../draw/sites.ts';

/** Along which line the name of a large sea runs, west to east, by board; other names find the longest straight run. */
export const seaNames: Readonly<Record<string, Readonly<Record<AreaId, readonly LonLat[]>>>> = {
  'advanced-civilization': {
    'black-sea': [
      [31.2, 43.2],
      [33.8, 43.3],
      [37.6, 42.8],
    ],
    'eastern-mediterranean': [
      [25.6, 33.4],
      [28.8, 33.8],
      [32.6, 33.4],
    ],
    'red-sea': [
      [35.2, 25.6],
      [36.6, 23.8],
    ],
  },
  eighteen: {
    'eastern-arabian-sea': [
      [67.0, 18.4],
      [68.6, 15.2],
      [71.0, 10.8],
    ],
    'bay-of-bengal': [
      [85.6, 12.0],
      [86.6, 15.0],
      [88.2, 18.6],
    ],
    'black-sea': [
      [31.4, 43.2],
      [34.0, 43.4],
      [37.4, 42.9],
    ],
    'eastern-atlantic-ocean': [
      [-14.6, 40.0],
      [-14.6, 45.0],
      [-13.6, 50.0],
    ],
    'eastern-mediterranean': [
      [25.8, 33.4],
      [28.6, 33.7],
      [32.0, 33.2],
    ],
    'gulf-of-aden': [
      [46.6, 12.0],
      [49.0, 12.8],
      [51.4, 13.6],
    ],
    'northern-atlantic-ocean': [
      [-13.5, 57.4],
      [-9.5, 60.6],
      [-2.5, 62.4],
    ],
  },
};
