import { happen, type Refusal } from '@ecumene/engine';
import { canSpendCivil, getCivilBack, settleTokens, spendCivil } from '../action-tokens.ts';
import { actionCosts, numbers } from '../board.ts';
import { type CardNo, findFace, idOf, kindOf, NONE } from '../cards/numbered.ts';
import { dismiss } from '../leaders.ts';
import { NO_CIVIL_ACTION, no, notInHand } from '../refusals.ts';
import { leads } from '../statistics.ts';
import { type Ages, type Civilization, takeOut, touch, type Wonder } from '../world.ts';
import type { Doing } from './moves.ts';

function wonderNamed(civ: Civilization, id: string): Wonder | undefined {
  return civ.wonders.find(({ card }) => idOf(card) === id);
}

/** @rule TTA play-leader.2 @rule TTA play-leader.3 */
export function refuseLead(world: Ages, civ: Civilization, move: Doing<'lead'>): Refusal | undefined {
  const card = findFace(civ.civilHand, move.card);
  if (card === NONE) return notInHand('play-leader.3');
  if (kindOf(card) !== 'leader') return no('no-leader', 'play-leader.3', 'This card is not a leader. Choose a leader.');
  if (!canSpendCivil(world, civ, actionCosts.playLeader.civil)) return NO_CIVIL_ACTION;
  if (move.under === undefined) return undefined;
  if (!leads(civ, 'tuck-under-a-wonder'))
    return no('no-tucking', 'ruling.T9', 'Your leader cannot go under a wonder. Remove that choice.');
  if (wonderNamed(civ, move.under) === undefined)
    return no('no-wonder', 'ruling.T9', 'You have not completed this wonder. Choose a completed one.');
  return undefined;
}

/**
 * The new leader enters play, the old one leaves, the tokens change once, and one civil action comes back; or the old one
 * goes under a wonder and none does.
 * @rule TTA play-leader.4 @rule TTA play-leader.5 @rule TTA play-leader.6 @rule TTA play-leader.7 @rule TTA play-leader.8
 * @rule TTA leaders.1 @rule TTA ruling.T49
 */
export function lead(world: Ages, civ: Civilization, move: Doing<'lead'>): void {
  spendCivil(world, civ, actionCosts.playLeader.civil, move.red);
  const card = findFace(civ.civilHand, move.card);
  takeOut(civ.civilHand, card);
  const old = civ.leader === NONE ? NONE : dismiss(world, civ);
  civ.leader = card;
  touch(civ);
  happen(world, 'TTA play-leader.4', {
    what: 'led',
    seat: civ.seat,
    card: idOf(card),
    instead: old === NONE ? null : idOf(old),
  });
  if (old === NONE) {
    settleTokens(world);
    return;
  }
  const under = move.under === undefined ? undefined : wonderNamed(civ, move.under);
  succeed(world, civ, old, under);
}

/** @rule TTA ruling.T9 @rule TTA ruling.T17 @rule TTA ruling.T40 */
function succeed(world: Ages, civ: Civilization, old: CardNo, under: Wonder | undefined): void {
  civ.turn.leaderReplaced = true;
  if (under === undefined) {
    world.removed.push(old);
    settleTokens(world);
    getCivilBack(civ, numbers.civilActionsForReplacedLeader);
    return;
  }
  under.under = old;
  touch(civ);
  happen(world, 'TTA ruling.T9', { what: 'tucked', seat: civ.seat, card: idOf(old), under: idOf(under.card) });
  settleTokens(world);
}
