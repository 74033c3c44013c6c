/** What the workers of a civilization are: how many, of what kind, of what level. */

import { asUnit, asUrban, levelOf, workCard } from './cards/numbered.ts';
import type { Civilization } from './world.ts';

/** @rule TTA ruling.T64 */
export function workersOn(civ: Civilization, kinds: readonly string[]): number {
  let workers = 0;
  for (const work of civ.works) {
    if (work.workers > 0 && kinds.includes(workCard(work.card).kind)) workers += work.workers;
  }
  return workers;
}

/** The levels of all workers on cards of these kinds, added up. @rule TTA level.2 @rule TTA ruling.T46 */
export function levelsOn(civ: Civilization, kinds: readonly string[]): number {
  let levels = 0;
  for (const work of civ.works) {
    if (work.workers > 0 && kinds.includes(workCard(work.card).kind)) levels += work.workers * levelOf(work.card);
  }
  return levels;
}

/** @rule TTA ruling.T64 */
export function kindsOfUnits(civ: Civilization): number {
  const kinds = new Set<string>();
  for (const work of civ.works) {
    const unit = work.workers > 0 ? asUnit(work.card) : undefined;
    if (unit !== undefined) kinds.add(unit.kind);
  }
  return kinds.size;
}

/** @rule TTA ruling.T45 */
export function pairs(civ: Civilization, [one, other]: readonly [string, string]): number {
  return Math.min(workersOn(civ, [one]), workersOn(civ, [other]));
}

/** One building of the highest level among these kinds. @rule TTA level.3 @rule TTA ruling.T43 @rule TTA ruling.T44 */
export function bestBuilding(civ: Civilization, kinds: readonly string[]): { level: number; culture: number } {
  let level = -1;
  let culture = 0;
  for (const { card, workers } of civ.works) {
    const building = workers > 0 ? asUrban(card) : undefined;
    if (building === undefined || !kinds.includes(building.kind) || levelOf(card) <= level) continue;
    level = levelOf(card);
    culture = building.perWorker.culture ?? 0;
  }
  return { level: Math.max(0, level), culture };
}
