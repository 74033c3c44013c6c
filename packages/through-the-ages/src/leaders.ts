import { happen } from '@ecumene/engine';
import { settleTokens } from './action-tokens.ts';
import { type CardNo, idOf, NONE } from './cards/numbered.ts';
import { gainOne } from './goods.ts';
import { leads } from './statistics.ts';
import { levelsOn } from './workforce.ts';
import { type Ages, type Civilization, touch } from './world.ts';

/** Takes the leader out of play without laying the card anywhere; what it does on leaving happens. */
export function dismiss(world: Ages, civ: Civilization): CardNo {
  const { leader } = civ;
  const culture = labsScore(civ);
  civ.leader = NONE;
  touch(civ);
  if (culture > 0) gainOne(world, civ, 'culture', culture, 'TTA ruling.T48', leader);
  return leader;
}

/** Culture for the levels of all labs, once, when he leaves or the game ends. @rule TTA ruling.T48 @rule TTA flow.11 */
export function labsScore(civ: Civilization): number {
  return leads(civ, 'labs-produce') ? levelsOn(civ, ['lab']) : 0;
}

/** A leader leaves play for good: this is no replacement. @rule TTA ruling.T9 @rule TTA discard-pile.2 */
export function removeLeader(world: Ages, civ: Civilization, rule: string): void {
  if (civ.leader === NONE) return;
  const leader = dismiss(world, civ);
  world.removed.push(leader);
  happen(world, rule, { what: 'removed', seat: civ.seat, card: idOf(leader) });
  settleTokens(world);
}
