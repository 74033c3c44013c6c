import { cardsOf, NOBODY, nationNamed, thingOf } from '@ecumene/ancients';
import { at, must, type Question, type Script } from '@ecumene/engine';
import type { CalamityId } from '../data/trade-cards.ts';
import type { EpWorld } from '../world.ts';
import { calamities } from './registry.ts';

/** A calamity strikes a nation, which drew it or has it from a trader. */
export function strike(world: EpWorld, calamity: CalamityId, victim: string, trader?: string): Script | void {
  const { faces } = world.trade;
  const face = must(
    faces.find((one) => thingOf(one) === calamity),
    calamity,
  );
  return calamities[calamity](world, {
    card: at(cardsOf({ faces }, face), 0),
    victim: nationNamed(world, victim),
    trader: trader === undefined ? NOBODY : nationNamed(world, trader),
  });
}

/** What is asked first. */
export function firstQuestion(script: Script | void): Question {
  const step = script?.next();
  if (step === undefined || step.done) throw new Error('nothing is asked');
  return at(step.value, 0).asking.question;
}

/** Plays on with the usual answers. */
export function playOn(script: Script | void): void {
  if (!script) return;
  for (let step = script.next(); !step.done; step = script.next())
    for (const post of step.value) post.take(post.asking.default());
}
