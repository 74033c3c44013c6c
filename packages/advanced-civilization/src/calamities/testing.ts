import { cardsOf, NOBODY, nationNamed } from '@ecumene/ancients';
import { at, must, type Question, type Random, type Script } from '@ecumene/engine';
import type { AcWorld } from '../world.ts';
import { calamities } from './registry.ts';

/** A calamity strikes a nation, which drew it or has it from a trader. */
export function strike(world: AcWorld, calamity: string, victim: string, trader?: string): Script | void {
  const { faces } = world.trade;
  const face = must(
    faces.find(({ id }) => id === calamity),
    calamity,
  );
  return must(calamities.get(calamity), calamity)(world, {
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

/** Plays on with the usual answers, or with random ones. */
export function playOn(script: Script | void, random?: Random): void {
  if (!script) return;
  for (let step = script.next(); !step.done; step = script.next()) {
    for (const post of step.value) {
      post.take(random === undefined ? post.asking.default() : post.asking.sample(random));
    }
  }
}
