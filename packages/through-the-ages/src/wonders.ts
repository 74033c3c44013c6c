import { happen, type Script } from '@ecumene/engine';
import { settleTokens } from './action-tokens.ts';
import { idOf, NONE, wonderCard } from './cards/numbered.ts';
import { gainOne, tokensOf } from './goods.ts';
import { sharesOf } from './quantities.ts';
import { chooseToken } from './tokens.ts';
import { type Ages, type Civilization, touchAll } from './world.ts';

/** All blue tokens a player could cover a stage with. @rule TTA ruling.T28 */
export function tokensForStages(civ: Civilization): number {
  let tokens = civ.blue;
  for (const work of civ.works) tokens += work.tokens;
  return tokens;
}

/**
 * Stages that are paid for are covered with blue tokens, from the bank and then from cards.
 * @rule TTA wonder-stage.4 @rule TTA wonder-stage.5 @rule TTA ruling.T28
 */
export function* coverStages(world: Ages, civ: Civilization, count: number): Script {
  for (let covered = 0; covered < count; covered++) {
    if (civ.blue > 0) civ.blue -= 1;
    else {
      const work = yield* chooseToken(civ, 'TTA wonder-stage.5');
      if (work === undefined) throw new Error('there is no token to cover a stage with');
      work.tokens -= 1;
    }
    civ.stages += 1;
  }
  tellStages(world, civ, count);
  yield* completeIfCovered(world, civ);
}

/** The same where the bank has enough tokens, so that nothing is asked. */
export function coverFromBank(world: Ages, civ: Civilization, count: number): void {
  civ.blue -= count;
  civ.stages += count;
  tellStages(world, civ, count);
  for (const _ of completeIfCovered(world, civ)) throw new Error('a completed wonder asks nothing');
}

function tellStages(world: Ages, civ: Civilization, count: number): void {
  happen(world, 'TTA wonder-stage.4', { what: 'staged', seat: civ.seat, card: idOf(civ.unfinished), stages: count });
}

/**
 * A wonder with all stages covered is completed: its tokens return to the bank and it takes effect.
 * @rule TTA wonder-stage.6 @rule TTA wonder-stage.7 @rule TTA wonder-stage.9 @rule TTA wonders.1 @rule TTA wonders.4
 */
function* completeIfCovered(world: Ages, civ: Civilization): Script {
  const card = wonderCard(civ.unfinished);
  if (civ.stages < card.stages.length) return;
  const no = civ.unfinished;
  civ.blue += civ.stages;
  civ.stages = 0;
  civ.unfinished = NONE;
  civ.wonders.push({ card: no, ruin: false, under: NONE });
  touchAll(world);
  happen(world, 'TTA wonder-stage.6', { what: 'completed', seat: civ.seat, card: card.id });
  if (card.symbols !== undefined) yield* tokensOf(world, civ, no, card.symbols, true);
  settleTokens(world);
  if (card.onCompletion !== undefined)
    gainOne(world, civ, 'culture', sharesOf(world, civ, card.onCompletion), 'TTA wonders.4', no);
}

/** An unfinished wonder leaves play; its tokens return to the bank. @rule TTA ruling.T8 */
export function abandonWonder(world: Ages, civ: Civilization, rule: string): void {
  if (civ.unfinished === NONE) return;
  civ.blue += civ.stages;
  civ.stages = 0;
  world.removed.push(civ.unfinished);
  happen(world, rule, { what: 'removed', seat: civ.seat, card: idOf(civ.unfinished) });
  civ.unfinished = NONE;
}
