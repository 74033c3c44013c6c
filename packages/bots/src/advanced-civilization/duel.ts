/** How a fight between two nations ends. */
export interface Ending {
  readonly mine: number;
  readonly theirs: number;
}

/**
 * Two nations fight until one is left or the area can feed all. The weaker removes first; holders of Metalworking remove
 * after others; equals remove together.
 */
export function duel(mine: number, theirs: number, limit: number, edge: number): Ending {
  let a = mine;
  let b = theirs;
  const isOver = (): boolean => a <= 0 || b <= 0 || a + b <= limit;
  while (!isOver()) {
    const first = edge !== 0 ? -edge : b - a;
    if (first === 0) {
      a -= 1;
      b -= 1;
    } else if (first > 0) {
      a -= 1;
      if (!isOver()) b -= 1;
    } else {
      b -= 1;
      if (!isOver()) a -= 1;
    }
  }
  return { mine: a, theirs: b };
}

/** Tokens needed to storm a city, and tokens that replace it. */
export function assault(engines: boolean, walls: boolean): { readonly needed: number; readonly defenders: number } {
  if (engines === walls) return { needed: 7, defenders: 6 };
  return engines ? { needed: 6, defenders: 5 } : { needed: 8, defenders: 7 };
}
