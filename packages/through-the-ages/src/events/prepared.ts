import { happen, reveal, type Script, shuffle, whisper } from '@ecumene/engine';
import { type CardNo, idOf, kindOf, levelOf, NONE } from '../cards/numbered.ts';
import { colonize } from '../colonization.ts';
import { score } from '../points.ts';
import { type Ages, type Civilization, takeOut } from '../world.ts';
import { evaluate } from './evaluate.ts';

/**
 * A prepared event lies on top of the future events and scores its level; then the next current event is turned up.
 * @rule TTA prepare-event.2 @rule TTA prepare-event.3 @rule TTA prepare-event.4 @rule TTA events.1
 */
export function prepareEvent(world: Ages, civ: Civilization, card: CardNo): void {
  takeOut(civ.militaryHand, card);
  world.future.push(card);
  civ.knows.push(card);
  score(civ, 'culture', scoreOfPreparing(card));
  happen(world, 'TTA prepare-event.3', { what: 'prepared', seat: civ.seat, level: levelOf(card) });
  whisper(world, 'TTA prepare-event.2', { what: 'prepared-card', seat: civ.seat, card: idOf(card) }, [civ.seat]);
  const event = world.events.pop() ?? NONE;
  if (event === NONE) throw new Error('there is no current event');
  forget(world, event);
  world.pending.push({ is: 'event', card: event });
  reveal(world, 'TTA prepare-event.4', { what: 'event', card: idOf(event) });
}

/** Culture for preparing an event. */
export function scoreOfPreparing(card: CardNo): number {
  return levelOf(card);
}

/** What lies open is no secret any more. */
function forget(world: Ages, card: CardNo): void {
  for (const civ of world.civs) {
    if (civ.knows.includes(card)) takeOut(civ.knows, card);
    civ.peeked = NONE;
  }
}

/**
 * An event is evaluated, a territory colonized; an evaluated event never comes back.
 * @rule TTA evaluate.11 @rule TTA discard-pile.6 @rule TTA events.1
 */
export function* resolveEvent(world: Ages, card: CardNo): Script {
  if (kindOf(card) === 'territory') yield* colonize(world, card);
  else {
    yield* evaluate(world, card);
    world.pending.shift();
    world.past.push(card);
  }
  if (world.events.length === 0) renewEvents(world);
}

/**
 * After the last current event the future ones become current, shuffled and sorted by age, older cards above.
 * @rule TTA prepare-event.5 @rule TTA prepare-event.6 @rule TTA prepare-event.7
 */
function renewEvents(world: Ages): void {
  const shuffled = shuffle(world.random, world.future.splice(0));
  world.events = shuffled.sort((a, b) => levelOf(b) - levelOf(a));
  happen(world, 'TTA prepare-event.5', { what: 'events-renewed', count: world.events.length });
}

/** The owner alone sees the top event at the start of the Politics Phase. */
export function peek(world: Ages, civ: Civilization): void {
  const top = world.events.at(-1) ?? NONE;
  civ.peeked = top;
  reveal(world, 'TTA ruling.P1', { what: 'peeked', seat: civ.seat, card: top === NONE ? null : idOf(top) }, [civ.seat]);
}
