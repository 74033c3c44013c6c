import { type Move, NOBODY } from '@ecumene/ancients';
import type { BoardPosition } from './board-position.ts';
import { stormCities } from './conquest.ts';
import { Marches } from './marches.ts';
import { planCities } from './projects.ts';
import type { Temperament } from './temperament.ts';
import { planVoyages } from './voyages.ts';

/** A whole movement phase, and the cities it is to lead to. */
export interface Plan {
  readonly moves: readonly Move[];
  readonly builds: Readonly<Record<string, number>>;
}

/** All moves of a movement phase: cities first, then war, then land, then sea. */
export function planMovement(position: BoardPosition, temper: Temperament): Plan {
  return planOf(new Marches(position, temper));
}

export function planOf(marches: Marches): Plan {
  planCities(marches);
  stormCities(marches);
  marches.spread();
  const voyages = planVoyages(marches);
  keepStock(marches);
  return { moves: [...marches.moves(), ...voyages], builds: marches.builds };
}

/**
 * Tokens that next turn's taxes need leave the board: they crowd into own cities, which they defend, or into areas that
 * are full, those first that are missed least.
 */
function keepStock(marches: Marches): void {
  let excess = excessOf(marches);
  while (excess > 0) {
    let least = Number.POSITIVE_INFINITY;
    let from = NOBODY;
    let to = NOBODY;
    for (let area = 0; area < marches.there.length; area++) {
      if (marches.free(area) < 2 || isWasted(marches, area)) continue;
      const loss = marches.loss(area, 0);
      const refuge = loss < least ? marches.targets(area).find((near) => isWasted(marches, near)) : undefined;
      if (refuge === undefined) continue;
      least = loss;
      from = area;
      to = refuge;
    }
    if (from === NOBODY) return;
    marches.move(from, to);
    excess -= 1;
  }
}

/** Whether one more token in an area would not be fed. */
function isWasted({ position, there, bound }: Marches, area: number): boolean {
  if (position.owner[area] === position.number) return true;
  if (position.owner[area] !== NOBODY || (position.foreign[area] ?? 0) > 0 || (bound[area] ?? 0) > 0) return false;
  return (there[area] ?? 0) > 0 && (there[area] ?? 0) >= (position.feeds[area] ?? 0);
}

/** Tokens that would be on the board beyond what leaves enough in stock for taxes. */
function excessOf({ position, there, bound }: Marches): number {
  const { me, book } = position;
  if (!book.mayRevolt) return 0;
  const [rate = book.usualTax] = book.taxRates;
  let cities = me.cities;
  let board = 0;
  for (let area = 0; area < there.length; area++) {
    if ((bound[area] ?? 0) > 0) cities += 1;
    else if (position.owner[area] !== position.number) board += Math.min(there[area] ?? 0, position.feeds[area] ?? 0);
  }
  return board + rate * cities - (me.stock + me.tokens);
}
