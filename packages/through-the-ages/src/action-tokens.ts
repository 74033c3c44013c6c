import { statistics } from './statistics.ts';
import type { Ages, Civilization } from './world.ts';

/**
 * Hands out or takes back white and red tokens until they are as many as the totals say: new ones are available, and
 * spent ones go first.
 * @rule TTA actions.7 @rule TTA actions.8 @rule TTA actions.9 @rule TTA actions.10 @rule TTA ruling.T50
 */
export function settleTokens(world: Ages): void {
  for (const civ of world.civs) {
    if (civ.out) continue;
    const { civilActions, militaryActions } = statistics(world, civ);
    const civil = civilActions - civ.civilReady - civ.civilSpent;
    if (civil > 0) civ.civilReady += civil;
    if (civil < 0) {
      const spent = Math.min(-civil, civ.civilSpent);
      civ.civilSpent -= spent;
      civ.civilReady -= -civil - spent;
    }
    const military = militaryActions - civ.militaryReady - civ.militarySpent;
    if (military > 0) civ.militaryReady += military;
    if (military < 0) {
      const spent = Math.min(-military, civ.militarySpent);
      civ.militarySpent -= spent;
      civ.militaryReady -= -military - spent;
    }
  }
}

/** Military actions to spend, those for this turn included. @rule TTA actions.3 @rule TTA actions.4 */
export function militaryAvailable(civ: Civilization): number {
  return civ.militaryReady + civ.extraActions;
}

/** How many military actions may still stand in for civil ones this turn. @rule TTA ruling.T18 @rule TTA ruling.T61 */
export function asCivilLeft(world: Ages, civ: Civilization): number {
  if (civ.place !== world.current) return 0;
  for (const { ability } of statistics(world, civ).powers) {
    if (ability.does !== 'military-action-as-civil') continue;
    return Math.min(ability.perTurn - civ.turn.asCivil, militaryAvailable(civ));
  }
  return 0;
}

/** @rule TTA actions.5 */
export function canSpendCivil(world: Ages, civ: Civilization, count: number): boolean {
  return civ.civilReady >= count || civ.civilReady + asCivilLeft(world, civ) >= count;
}

/** Spends civil actions; a military one fills the gap where a card allows it, or comes first where asked for. */
export function spendCivil(world: Ages, civ: Civilization, count: number, redFirst = false): void {
  const red = redFirst ? Math.min(count, asCivilLeft(world, civ)) : Math.max(0, count - civ.civilReady);
  if (red > 0) {
    spendMilitary(world, civ, red);
    civ.turn.asCivil += red;
  }
  civ.civilReady -= count - red;
  civ.civilSpent += count - red;
  if (civ.civilReady < 0) throw new Error(`${civ.seat} has too few civil actions`);
}

export function canSpendMilitary(civ: Civilization, count: number): boolean {
  return militaryAvailable(civ) >= count;
}

/** Those for this turn only go first, or last where the table says so. @rule TTA ruling.T34 @rule TTA robespierre.3 */
export function spendMilitary(world: Ages, civ: Civilization, count: number): void {
  const kept = world.options.temporaryActions === 'last' ? Math.min(count, civ.militaryReady) : 0;
  const extra = Math.min(count - kept, civ.extraActions);
  civ.extraActions -= extra;
  civ.militaryReady -= count - extra;
  civ.militarySpent += count - extra;
  if (civ.militaryReady < 0) throw new Error(`${civ.seat} has too few military actions`);
}

/** Makes a spent civil action available again, if one is spent. @rule TTA actions.6 */
export function getCivilBack(civ: Civilization, count: number): number {
  const back = Math.min(count, civ.civilSpent);
  civ.civilSpent -= back;
  civ.civilReady += back;
  return back;
}

/** Spends as many available civil actions as there are, up to a number, on nothing. @rule TTA ruling.T93 */
export function wasteCivil(civ: Civilization, count: number): number {
  const wasted = Math.min(count, civ.civilReady);
  civ.civilReady -= wasted;
  civ.civilSpent += wasted;
  return wasted;
}

/** All actions are available again. @rule TTA reset.1 */
export function resetActions(civ: Civilization): void {
  civ.civilReady += civ.civilSpent;
  civ.militaryReady += civ.militarySpent;
  civ.civilSpent = 0;
  civ.militarySpent = 0;
}
