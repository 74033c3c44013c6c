import { active, faceOf, isCommodity, type NationNumber, nameOf, nation, takeCards } from '@ecumene/ancients';
import { reveal, shuffle } from '@ecumene/engine';
import { CALAMITY_LIMIT, MINOR_CALAMITIES } from '../data/trade-cards.ts';
import type { WeWorld } from '../world.ts';

const MINOR: ReadonlySet<string> = new Set(MINOR_CALAMITIES.map(({ id }) => id));

export function isMinor(world: WeWorld, card: number): boolean {
  return MINOR.has(faceOf(world, card).id);
}

/** The calamities of a hand, as they came. */
export function calamitiesIn(world: WeWorld, number: NationNumber): number[] {
  return nation(world, number).hand.filter((card) => !isCommodity(world, card));
}

/**
 * Everybody shows how many calamities they hold; too many are discarded at random, face up. The rest stay in hand until
 * they are called. @rule WE calamity-selection.1 @rule WE calamity-selection.2 @rule WE calamity-selection.3
 * @rule WE calamity-selection.4 @rule WE calamity-selection.5 @rule WE calamity-selection.6 @rule WE calamity-selection.7
 */
export function selectCalamities(world: WeWorld): void {
  world.called = [];
  const held = active(world).map((number) => ({ number, cards: calamitiesIn(world, number) }));
  const counts = held
    .filter(({ cards }) => cards.length > 0)
    .map(({ number, cards }) => [nameOf(world, number), cards.length]);
  reveal(world, 'WE calamity-selection.3', { what: 'calamities-counted', counts: Object.fromEntries(counts) });
  for (const { number, cards } of held) {
    const excess = excessOf(world, cards);
    if (excess.length > 0) discard(world, number, excess);
    world.calamitiesHeld[number] = cards.length - excess.length;
  }
}

/** First major ones down to two, then any down to three. @rule WE W23 */
function excessOf(world: WeWorld, cards: readonly number[]): readonly number[] {
  const majors = cards.filter((card) => !isMinor(world, card));
  const dropped = anyOf(world, majors, majors.length - CALAMITY_LIMIT.major);
  const left = cards.filter((card) => !dropped.includes(card));
  return [...dropped, ...anyOf(world, left, left.length - CALAMITY_LIMIT.inAll)];
}

function anyOf(world: WeWorld, cards: readonly number[], count: number): readonly number[] {
  return count <= 0 ? [] : shuffle(world.random, [...cards]).slice(0, count);
}

function discard(world: WeWorld, number: NationNumber, cards: readonly number[]): void {
  takeCards(world, number, cards);
  for (const card of cards) {
    world.trade.returned.push(card);
    reveal(world, 'WE calamity-selection.7', {
      what: 'calamity-dropped',
      calamity: faceOf(world, card).id,
      nation: nameOf(world, number),
    });
  }
}

/** What is over is told no more. @rule WE major.4 */
export function endCalamities(world: WeWorld): void {
  world.trade.fresh = [];
  world.called = [];
  for (const number of world.calamitiesHeld.keys()) world.calamitiesHeld[number] = 0;
}
