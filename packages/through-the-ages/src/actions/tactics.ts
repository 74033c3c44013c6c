import { happen, type Refusal, reveal } from '@ecumene/engine';
import { canSpendMilitary, spendMilitary } from '../action-tokens.ts';
import { actionCosts } from '../board.ts';
import { findFace, idOf, kindOf, NONE, sameFace } from '../cards/numbered.ts';
import { NO_MILITARY_ACTION, no, notInHand } from '../refusals.ts';
import { type Ages, type Civilization, takeOut, touch } from '../world.ts';
import type { Doing } from './moves.ts';

const NO_TACTIC = no('no-tactic', 'play-tactic.3', 'This card is not a tactic. Choose a tactic.');
const ONCE = no('once', 'play-tactic.7', 'You have already changed your tactic this turn. Wait for your next turn.');

/** @rule TTA play-tactic.2 @rule TTA play-tactic.3 @rule TTA play-tactic.7 */
export function refuseTactic(civ: Civilization, move: Doing<'tactic'>): Refusal | undefined {
  if (civ.turn.tactic) return ONCE;
  const card = findFace(civ.militaryHand, move.card);
  if (card === NONE) return notInHand('play-tactic.3');
  if (kindOf(card) !== 'tactic') return NO_TACTIC;
  return canSpendMilitary(civ, actionCosts.playTactic.military) ? undefined : NO_MILITARY_ACTION;
}

/** @rule TTA play-tactic.4 @rule TTA play-tactic.5 @rule TTA play-tactic.6 @rule TTA tactics.1 */
export function playTactic(world: Ages, civ: Civilization, move: Doing<'tactic'>): void {
  spendMilitary(world, civ, actionCosts.playTactic.military);
  const card = findFace(civ.militaryHand, move.card);
  takeOut(civ.militaryHand, card);
  civ.tactic = card;
  civ.exclusive = true;
  civ.turn.tactic = true;
  touch(civ);
  reveal(world, 'TTA play-tactic.4', { what: 'tactic', seat: civ.seat, card: idOf(card), copied: false });
}

/** @rule TTA copy-tactic.1 @rule TTA copy-tactic.2 @rule TTA copy-tactic.5 @rule TTA ruling.T67 */
export function refuseCopy(world: Ages, civ: Civilization, move: Doing<'copy'>): Refusal | undefined {
  if (civ.turn.tactic) return ONCE;
  const card = findFace(world.tactics, move.card);
  if (card === NONE) return no('not-common', 'copy-tactic.1', 'This tactic is not common. Choose a common one.');
  if (civ.tactic !== NONE && sameFace(civ.tactic, card))
    return no('same-tactic', 'ruling.T67', 'You already have this tactic. Copy another one.');
  return canSpendMilitary(civ, actionCosts.copyTactic.military) ? undefined : NO_MILITARY_ACTION;
}

/** @rule TTA copy-tactic.3 @rule TTA copy-tactic.4 */
export function copyTactic(world: Ages, civ: Civilization, move: Doing<'copy'>): void {
  spendMilitary(world, civ, actionCosts.copyTactic.military);
  civ.tactic = findFace(world.tactics, move.card);
  civ.exclusive = false;
  civ.turn.tactic = true;
  touch(civ);
  happen(world, 'TTA copy-tactic.3', { what: 'tactic', seat: civ.seat, card: idOf(civ.tactic), copied: true });
}

/**
 * At the start of a turn the own tactic becomes common; a second copy of it leaves the game, and it stays current.
 * @rule TTA common-tactics.1 @rule TTA common-tactics.2 @rule TTA common-tactics.3 @rule TTA common-tactics.4
 * @rule TTA common-tactics.5 @rule TTA ruling.T67
 */
export function makeCommon(world: Ages, civ: Civilization): void {
  if (!civ.exclusive) return;
  civ.exclusive = false;
  const there = world.tactics.find((card) => sameFace(card, civ.tactic));
  if (there === undefined) world.tactics.push(civ.tactic);
  else {
    world.removed.push(civ.tactic);
    civ.tactic = there;
  }
  touch(civ);
  happen(world, 'TTA common-tactics.2', { what: 'common-tactic', card: idOf(civ.tactic) });
}
