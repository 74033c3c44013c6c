import { expect, test } from 'vitest';
import { areaNumber, terrain } from './nations.ts';
import { berthAfter, landfalls, voyages } from './sailing.ts';
import { ancientWorld } from './testing/index.ts';

const world = ancientWorld({ egypt: {} });
const land = terrain(world);
const area = (id: string): number => areaNumber(world, id) ?? -1;
const alexandria = { area: area('alexandria'), shore: 0 };

test('[movement.ship] ships keep to the coasts, unless they may sail the open sea', () => {
  const near = landfalls(land, alexandria, 4, false);
  expect(near.length).toBeGreaterThan(0);
  expect(near.every(({ path }) => path.every((one) => land.isLand[one]))).toBe(true);
  expect(landfalls(land, alexandria, 4, true).length).toBeGreaterThan(near.length);
});

test('[movement.ship] every way is as short as can be, and leads where it says', () => {
  for (const { area: to, shore, path } of voyages(land, alexandria, 5, true)) {
    expect(path.length).toBeLessThanOrEqual(5);
    expect(berthAfter(land, alexandria, path)).toEqual({ area: to, shore });
    const shorter = voyages(land, alexandria, path.length - 1, true);
    expect(shorter.some((one) => one.area === to && one.shore === shore)).toBe(false);
  }
});

test('[movement.ship] no ship stops in the open sea, and no path leads over land', () => {
  const stops = landfalls(land, alexandria, 2, true);
  expect(stops.some((one) => one.area === area('eastern-mediterranean'))).toBe(false);
  expect(voyages(land, alexandria, 2, true).some((one) => one.area === area('eastern-mediterranean'))).toBe(true);
  expect(berthAfter(land, alexandria, [area('memphis')])).toBeUndefined();
});
