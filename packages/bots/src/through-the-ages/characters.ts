import { keenWith } from './keen.ts';
import type { AgesBot } from './steady.ts';
import { SEASONED } from './temper.ts';

/** Loves wonders, cities and a long peace. */
const builder = keenWith('builder', 'Builds wonders and theaters and avoids conflicts.', {
  ...SEASONED,
  wonders: SEASONED.wonders * 1.6,
  leaders: SEASONED.leaders * 1.1,
  strength: SEASONED.strength * 0.75,
  attacks: SEASONED.attacks * 0.4,
});

/** Lives by the sword. */
const raider = keenWith('raider', 'Builds military early, attacks weaker players and colonizes.', {
  ...SEASONED,
  strength: SEASONED.strength * 1.4,
  attacks: SEASONED.attacks * 2.5,
  colonies: SEASONED.colonies * 1.5,
  envy: SEASONED.envy * 1.3,
});

/** Puts knowledge first. */
const scholar = keenWith('scholar', 'Focuses on science first.', {
  ...SEASONED,
  science: SEASONED.science * 1.35,
  plans: SEASONED.plans * 1.05,
  attacks: SEASONED.attacks * 0.7,
});

/** Opponents who think as `keen` does and want other things. */
export const characters: readonly AgesBot[] = [builder, raider, scholar];
