import type { AreaId } from './board.ts';
import type { Raster } from './draw/raster.ts';

/** How long two areas touch as drawn, in board units: land to land, water to water, or land to water. */
export interface Contact {
  land: number;
  water: number;
  mixed: number;
}

/** Names of a pair in a fixed order. */
export function pairOf(a: AreaId, b: AreaId): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Every pair of areas that touch on the raster. `owners` holds 1 + the index into `order`; `land` is 1 on land. */
export function contactsOf(order: readonly AreaId[], owners: Raster, land: Raster): ReadonlyMap<string, Contact> {
  const found = new Map<number, Contact>();
  const { width, height, cells, scale } = owners;
  const count = order.length + 1;
  const meet = (one: number, two: number) => {
    const a = cells[one] ?? 0;
    const b = cells[two] ?? 0;
    if (a === b || a === 0 || b === 0) return;
    const key = Math.min(a, b) * count + Math.max(a, b);
    let contact = found.get(key);
    if (contact === undefined) {
      contact = { land: 0, water: 0, mixed: 0 };
      found.set(key, contact);
    }
    const dry = (land.cells[one] === 1 ? 1 : 0) + (land.cells[two] === 1 ? 1 : 0);
    if (dry === 2) contact.land += scale;
    else if (dry === 0) contact.water += scale;
    else contact.mixed += scale;
  };
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (column + 1 < width) meet(at, at + 1);
      if (row + 1 < height) meet(at, at + width);
    }
  const named = [...found].map(([key, contact]): [string, Contact] => {
    const a = order[Math.floor(key / count) - 1];
    const b = order[(key % count) - 1];
    if (a === undefined || b === undefined) throw new Error(`No pair ${key}`);
    return [pairOf(a, b), contact];
  });
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
