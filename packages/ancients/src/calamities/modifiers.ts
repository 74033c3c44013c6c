import { happen } from '@ecumene/engine';
import { heldOf, type Modifiers } from '../book/calamities.ts';
import type { Change } from '../book/calamity-changes.ts';
import { nameOf } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';

/** Names those of these advances that a nation holds, and by how much each changes what a calamity asks of it. */
export function nameCards(world: Ancients, rule: string, number: NationNumber, change: Change, cards: Modifiers): void {
  const held = heldOf(world, number, cards);
  if (Object.keys(held).length === 0) return;
  happen(world, rule, { what: 'cards-count', nation: nameOf(world, number), change, cards: held });
}
