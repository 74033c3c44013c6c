import { ruleIndex } from '@ecumene/engine';
import { abilitiesAndSuccession } from './rules/abilities-and-succession.ts';
import { advancements } from './rules/advancements.ts';
import { calamities } from './rules/calamities.ts';
import { components } from './rules/components.ts';
import { conflictAndCities } from './rules/conflict-and-cities.ts';
import { optional } from './rules/optional.ts';
import { parts } from './rules/parts.ts';
import { rulings } from './rules/rulings.ts';
import { setUp } from './rules/set-up.ts';
import { trade } from './rules/trade.ts';
import { turn } from './rules/turn.ts';

/**
 * Every numbered paragraph of the Core Rulebook, then the cultures of the Optional Rulebook, then our rulings. What both
 * books have is cited by the Core number.
 *
 * - `22.5.1`: the book's own number, where it is misprinted the one of its place (`25.5.4`, `29.4.1.2a`, `31.4a`).
 * - `34.1A`: item A of 34.1. The second section 34 is 35.
 * - `24.6 example`: a worked example inside that paragraph.
 * - `O 3.3.2.1`: a paragraph of the Optional Rulebook.
 * - `P3`, `C22`: our ruling of that name. `L4`: what we say on leaving the game.
 */
export const rules = ruleIndex(
  'EP',
  'Civilization: The Expansion Project',
  [
    ...components,
    ...setUp,
    ...turn,
    ...conflictAndCities,
    ...trade,
    ...abilitiesAndSuccession,
    ...calamities,
    ...advancements,
    ...optional,
    ...rulings,
  ],
  parts,
);
