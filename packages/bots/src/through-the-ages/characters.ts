import { keenWith } from './keen.ts';
import type { AgesBot } from './steady.ts';
import { SEASONED } from './temper.ts';

/** Loves wonders, cities and a long peace. */
const builder = keenWith('builder', 'Raises wonders and theaters, and hopes to be left in peace.', {
  ...SEASONED,
  wonders: SEASONED.wonders * 1.6,
  leaders: SEASONED.leaders * 1.1,
  strength: SEASONED.strength * 0.75,
  attacks: SEASONED.attacks * 0.4,
});

/** Lives by the sword. */
const raider = keenWith('raider', 'Arms early, attacks whoever is weaker, and settles every shore.', {
  ...SEASONED,
  strength: SEASONED.strength * 1.4,
  attacks: SEASONED.attacks * 2.5,
  colonies: SEASONED.colonies * 1.5,
  envy: SEASONED.envy * 1.3,
});

/** Puts knowledge first. */
const scholar = keenWith('scholar', 'Seeks knowledge first and lets the rest follow from it.', {
  ...SEASONED,
  science: SEASONED.science * 1.35,
  plans: SEASONED.plans * 1.05,
  attacks: SEASONED.attacks * 0.7,
});

/** Opponents who think as `keen` does and want other things. */
export const characters: readonly AgesBot[] = [builder, raider, scholar];
