import { faceOf, type NationNumber, nation } from '@ecumene/ancients';
import { reveal } from '@ecumene/engine';
import type { AcWorld } from './world.ts';

/** Calamities of a hand are laid face up; that there are none is news as well. @rule AC ST single-trade @rule AC ST non-tradable-revealed */
export function revealCards(world: AcWorld, number: NationNumber, cards: readonly number[], rule: string): void {
  const one = nation(world, number);
  one.shown = [...one.shown, ...cards];
  const calamities = cards.map((card) => faceOf(world, card).id).sort();
  reveal(world, rule, { what: 'calamities-laid-open', nation: one.name, calamities });
}
