import { happen } from '@ecumene/engine';
import type { Change } from '../events.ts';
import { holds, nameOf } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';

/** How much more of a calamity, or less, each card brings its holder. */
export type Modifiers = Readonly<Record<string, number>>;

/** All cards held are added up first, and a sum below nothing is nothing. @rule AC P5 */
export function modified(world: Ancients, number: NationNumber, base: number, modifiers: Modifiers): number {
  let sum = base;
  for (const [card, more] of Object.entries(modifiers)) if (holds(world, number, card)) sum += more;
  return Math.max(0, sum);
}

/** Names those of these cards that a nation holds, and by how much each changes what a calamity asks of it. */
export function nameCards(world: Ancients, rule: string, number: NationNumber, change: Change, cards: Modifiers): void {
  const held = Object.entries(cards).filter(([card]) => holds(world, number, card));
  if (held.length === 0) return;
  happen(world, rule, { what: 'cards-count', nation: nameOf(world, number), change, cards: Object.fromEntries(held) });
}
