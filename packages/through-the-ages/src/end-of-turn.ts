import { happen, type Script } from '@ecumene/engine';
import { militaryAvailable, resetActions } from './action-tokens.ts';
import { chooseByDefault } from './actions/own-powers.ts';
import { numbers } from './board.ts';
import { compareCivilizations } from './events/comparison.ts';
import { chooseDiscards, gain } from './goods.ts';
import { drawMilitary, LAST_AGE } from './military-cards.ts';
import { produce } from './production.ts';
import { discontent, inUprising, statistics } from './statistics.ts';
import { type Ages, type Civilization, freshMarks, playersLeft } from './world.ts';

/** Military cards beyond the limit are discarded. @rule TTA discard.1 @rule TTA hand.7 @rule TTA ruling.T19 @rule TTA hand.5 */
export function* discardExcess(world: Ages, civ: Civilization): Script {
  yield* chooseDiscards(world, civ, excessCards(world, civ), 'TTA discard.1');
}

export function excessCards(world: Ages, civ: Civilization): number {
  return civ.militaryHand.length - statistics(world, civ).militaryHand;
}

/**
 * The rest of the turn asks nothing: production unless there is an uprising, the draw, and the reset.
 * @rule TTA turn.3 @rule TTA end-of-turn.1 @rule TTA ruling.T3
 */
export function finishTurn(world: Ages, civ: Civilization): void {
  if (civ.out) return;
  const rising = inUprising(world, civ);
  if (rising) {
    const unhappy = discontent(world, civ);
    happen(world, 'TTA uprising.1', { what: 'uprising', seat: civ.seat, discontent: unhappy });
  } else {
    produce(world, civ);
    if (world.options.churchill === 'with-production') chooseByDefault(world, civ);
  }
  if (!rising || world.options.genghisKhan === 'after-production') rewardTheStrong(world, civ);
  draw(world, civ);
  resetActions(civ);
  civ.turn = freshMarks();
  civ.extraActions = 0;
  civ.extraResources = 0;
  civ.extraScience = 0;
}

/** One of the two strongest, or with two players the strongest; the owner wins ties. @rule TTA genghis-khan.1 @rule TTA ruling.T60 */
function rewardTheStrong(world: Ages, civ: Civilization): void {
  for (const { ability, card } of statistics(world, civ).powers) {
    if (ability.does !== 'end-of-turn-if-among-two-strongest') continue;
    const among = playersLeft(world) === 2 ? 1 : 2;
    const stronger = compareCivilizations(world, civ.place).byStrength.indexOf(civ);
    if (stronger < among) gain(world, civ, ability.gain, 'TTA ruling.T60', card);
  }
}

/** @rule TTA draw.1 @rule TTA draw.2 @rule TTA draw.3 @rule TTA draw.4 @rule TTA action-card.11 */
function draw(world: Ages, civ: Civilization): void {
  const count = Math.min(numbers.mostMilitaryCardsDrawn, militaryAvailable(civ));
  if (count > 0 && world.age > 0 && world.age < LAST_AGE) drawMilitary(world, civ, count, 'TTA draw.1');
}
