import { brokenPieces, cardsOf, nation, nationNamed } from '@ecumene/ancients';
import { play, playByDefault } from '@ecumene/ancients/testing';
import { at, must, type Question, type Random, type Script } from '@ecumene/engine';
import { MINOR_CALAMITIES } from '../data/trade-cards.ts';
import { happened } from '../testing.ts';
import type { WeWorld } from '../world.ts';
import { call, showMinors, sufferMinors } from './resolution.ts';

/** A nation gets a calamity in hand, from the stacks or from whoever traded it, and its number is shown. */
export function deal(world: WeWorld, calamity: string, victim: string, trader?: string): void {
  const { faces, stacks, givers } = world.trade;
  const face = must(
    faces.find(({ id }) => id === calamity),
    calamity,
  );
  const card = at(cardsOf(world.trade, face), 0);
  const number = nationNamed(world, victim);
  for (const stack of stacks) if (stack.includes(card)) stack.splice(stack.indexOf(card), 1);
  nation(world, number).hand.push(card);
  world.calamitiesHeld[number] = (world.calamitiesHeld[number] ?? 0) + 1;
  if (trader !== undefined) givers[card] = nationNamed(world, trader);
}

/** A calamity strikes a nation, which drew it or has it from a trader. */
export function strike(world: WeWorld, calamity: string, victim: string, trader?: string): Script | void {
  deal(world, calamity, victim, trader);
  if (!MINOR_CALAMITIES.some(({ id }) => id === calamity)) return call(world, calamity);
  showMinors(world);
  return sufferMinors(world, must(nation(world, nationNamed(world, victim)).seat, victim));
}

/** The same, played with these answers; nothing may be missing or doubled afterwards. */
export function suffer(
  world: WeWorld,
  calamity: string,
  victim: string,
  answers: Parameters<typeof play>[1] = {},
  trader?: string,
): void {
  play(strike(world, calamity, victim, trader), answers);
  const broken = brokenPieces(world);
  if (broken.length > 0) throw new Error(broken.join(', '));
}

/** The same, where it does not matter what anybody chooses. */
export function sufferAnyhow(world: WeWorld, calamity: string, victim: string, trader?: string): WeWorld {
  const script = strike(world, calamity, victim, trader);
  if (script) playByDefault(script);
  return world;
}

/** What is asked first. */
export function firstQuestion(script: Script | void): Question {
  const step = script?.next();
  if (step === undefined || step.done) throw new Error('nothing is asked');
  return at(step.value, 0).asking.question;
}

/** Plays on with random answers; all of them must be legal. Says how many were given. */
export function playAtRandom(script: Script | void, random: Random): number {
  let answers = 0;
  if (!script) return answers;
  for (let step = script.next(); !step.done; step = script.next())
    for (const post of step.value.filter(({ answered }) => !answered)) {
      const refusal = post.take(post.asking.sample(random));
      if (refusal !== undefined) throw new Error(`${post.asking.question.topic}: ${refusal.code}`);
      answers += 1;
    }
  return answers;
}

/** What advances made of a calamity for each nation, as everybody is told. */
export function amounts(world: WeWorld): Readonly<Record<string, unknown>> {
  return Object.fromEntries(happened(world, 'calamity-changed').map(({ nation: name, amount }) => [name, amount]));
}
