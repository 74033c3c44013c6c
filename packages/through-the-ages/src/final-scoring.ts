import { reveal } from '@ecumene/engine';
import { type CardNo, eventCard, face, idOf, kindOf } from './cards/numbered.ts';
import { compareCivilizations } from './events/comparison.ts';
import { carryOut } from './events/evaluate.ts';
import { gainOne } from './goods.ts';
import { labsScore } from './leaders.ts';
import { type Ages, isDecided, NOBODY } from './world.ts';

const SCORED = 'III';

/**
 * At the end every Age III event left is scored, the current ones first, with ties by the starting player; then Gates.
 * @rule TTA flow.9 @rule TTA flow.10 @rule TTA flow.11 @rule TTA evaluate.6 @rule TTA ruling.T101 @rule TTA ruling.T106
 */
export function scoreTheEnd(world: Ages): void {
  if (isDecided(world)) return;
  const order = [...world.events.toReversed(), ...world.future.toReversed()];
  const left = order.filter((card) => face(card).age === SCORED && kindOf(card) === 'event');
  for (const card of left) {
    reveal(world, 'TTA flow.10', { what: 'event', card: idOf(card) });
    scoreEvent(world, card);
  }
  for (const civ of world.civs) {
    const culture = civ.out ? 0 : labsScore(civ);
    if (culture > 0) gainOne(world, civ, 'culture', culture, 'TTA flow.11', civ.leader);
  }
}

/** None of these asks anything. */
function scoreEvent(world: Ages, card: CardNo): void {
  const { steps = [] } = eventCard(card);
  const all = compareCivilizations(world, world.starting === NOBODY ? 0 : world.starting);
  for (const step of steps)
    for (const _ of carryOut(world, step, all, card)) throw new Error('a final event asks nothing');
}
