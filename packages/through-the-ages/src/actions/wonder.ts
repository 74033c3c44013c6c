import type { Refusal } from '@ecumene/engine';
import { canSpendCivil, spendCivil } from '../action-tokens.ts';
import { actionCosts } from '../board.ts';
import { NONE, wonderCard } from '../cards/numbered.ts';
import { payBill, refuseBill, type Wishes } from '../payments.ts';
import { priceOfStages, stagesPerAction } from '../prices.ts';
import { NO_CIVIL_ACTION, no } from '../refusals.ts';
import { coverFromBank, tokensForStages } from '../wonders.ts';
import type { Ages, Civilization } from '../world.ts';
import type { Doing } from './moves.ts';

const NO_WONDER = no('no-wonder', 'wonder-stage.1', 'You have no unfinished wonder. Take one from the row first.');
const NO_STAGES = no('no-stages', 'wonder-stage.3', 'The wonder has fewer stages left. Build fewer.');
const NO_TOKENS = no('no-tokens', 'ruling.T28', 'You have no blue token left for the stage.');

/** @rule TTA wonder-stage.1 @rule TTA wonder-stage.3 @rule TTA ruling.T28 */
export function refuseStages(
  world: Ages,
  civ: Civilization,
  count: number,
  wishes: Wishes,
  cheaper = 0,
): Refusal | undefined {
  if (civ.unfinished === NONE) return NO_WONDER;
  if (civ.stages + count > wonderCard(civ.unfinished).stages.length) return NO_STAGES;
  if (tokensForStages(civ) < count) return NO_TOKENS;
  const resources = Math.max(0, priceOfStages(civ, count) - cheaper);
  return refuseBill(world, civ, { food: 0, resources }, wishes);
}

/** Pays for the stages first, which may free the tokens that cover them. @rule TTA wonder-stage.10 @rule TTA ruling.T28 */
export function stageNow(world: Ages, civ: Civilization, count: number, wishes: Wishes, cheaper = 0): void {
  payBill(world, civ, { food: 0, resources: Math.max(0, priceOfStages(civ, count) - cheaper) }, wishes);
  if (civ.blue >= count) coverFromBank(world, civ, count);
  else world.pending.push({ is: 'stages', by: civ.place, count });
}

/** @rule TTA wonder-stage.2 @rule TTA ruling.T63 */
export function refuseStage(world: Ages, civ: Civilization, move: Doing<'stage'>): Refusal | undefined {
  if (civ.unfinished === NONE) return NO_WONDER;
  if (!canSpendCivil(world, civ, actionCosts.buildWonderStage.civil)) return NO_CIVIL_ACTION;
  const most = stagesPerAction(world, civ);
  if (move.count > most)
    return no(
      'too-many-stages',
      'ruling.T63',
      'You can build at most {most, plural, one {# stage} other {# stages}} in one action.',
      { most },
    );
  return refuseStages(world, civ, move.count, move);
}

export function stage(world: Ages, civ: Civilization, move: Doing<'stage'>): void {
  spendCivil(world, civ, actionCosts.buildWonderStage.civil, move.red);
  stageNow(world, civ, move.count, move);
}
