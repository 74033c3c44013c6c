import { armyStrength, type Troops } from './armies.ts';
import { effects } from './cards/effects.ts';
import { asBonus, asUnit, type CardNo } from './cards/numbered.ts';
import { leads, statistics } from './statistics.ts';
import type { Ages, Civilization } from './world.ts';

/**
 * Units with the armies they form anew, the modifier, bonus cards, and what is discarded; no other strength.
 * @rule TTA colonization.9 @rule TTA colonization.10 @rule TTA colonization.11 @rule TTA colonization.12
 * @rule TTA colonization.13 @rule TTA colonization.15 @rule TTA ruling.T68
 */
export function forceOf(
  world: Ages,
  civ: Civilization,
  troops: Troops,
  bonus: readonly CardNo[],
  discards: number,
): number {
  let force = statistics(world, civ).colonization + discards * effects['colonize-with-discards'].forceEach;
  for (const { card, workers } of troops) force += workers * (asUnit(card)?.perWorker.strength ?? 0);
  for (const card of bonus) force += asBonus(card)?.colonization ?? 0;
  return force + armyStrength(civ.tactic, troops, leads(civ, 'infantry-may-ride'));
}
