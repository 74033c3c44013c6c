import type { Civilization } from './world.ts';

/** Points are scored without limit. @rule TTA points.1 @rule TTA points.2 @rule TTA culture-rating.2 */
export function score(civ: Civilization, what: 'science' | 'culture', amount: number): void {
  civ[what] += amount;
}

/** Points are lost down to 0; says how many were. @rule TTA points.3 */
export function losePoints(civ: Civilization, what: 'science' | 'culture', amount: number): number {
  const lost = Math.min(amount, civ[what]);
  civ[what] -= lost;
  return lost;
}

/** One loses as far as it goes, the other scores as many. @rule TTA points.6 */
export function takePoints(from: Civilization, to: Civilization, what: 'science' | 'culture', amount: number): number {
  const taken = losePoints(from, what, amount);
  score(to, what, taken);
  return taken;
}
