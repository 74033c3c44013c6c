import { keenWith } from './keen.ts';
import type { AgesBot } from './steady.ts';
import { EVEN } from './temper.ts';

/** Loves wonders, cities and a long peace. */
const builder = keenWith('builder', 'Raises wonders and theaters, and hopes to be left in peace.', {
  ...EVEN,
  wonders: EVEN.wonders * 1.6,
  leaders: EVEN.leaders * 1.1,
  strength: EVEN.strength * 0.75,
  attacks: EVEN.attacks * 0.4,
});

/** Lives by the sword. */
const raider = keenWith('raider', 'Arms early, attacks whoever is weaker, and settles every shore.', {
  ...EVEN,
  strength: EVEN.strength * 1.4,
  attacks: EVEN.attacks * 2.5,
  colonies: EVEN.colonies * 1.5,
  envy: EVEN.envy * 1.3,
});

/** Puts knowledge first. */
const scholar = keenWith('scholar', 'Seeks knowledge first and lets the rest follow from it.', {
  ...EVEN,
  science: EVEN.science * 1.35,
  plans: EVEN.plans * 1.05,
  attacks: EVEN.attacks * 0.7,
});

/** Opponents who think as `keen` does and want other things. */
export const characters: readonly AgesBot[] = [builder, raider, scholar];
