/**
 * The rule index of Western Empires. The book numbers nothing, so each of its rules has an id of ours: its topic and its place
 * there, in the book's order. Calamities and advances are topics of their own. Our rulings follow under their own ids (`W23`).
 * `rules-lines.json` says which lines of the book's text each row covers.
 */

import { ruleIndex } from '@ecumene/engine';
import { advancesAToD } from './rules/advances-a-to-d.ts';
import { advancesEToM } from './rules/advances-e-to-m.ts';
import { advancesNToZ } from './rules/advances-n-to-z.ts';
import { advancesPhase } from './rules/advances-phase.ts';
import { calamityPhases } from './rules/calamity-phases.ts';
import { calamityRules } from './rules/calamity-rules.ts';
import { cities } from './rules/cities.ts';
import { components } from './rules/components.ts';
import { conflict } from './rules/conflict.ts';
import { definitions } from './rules/definitions.ts';
import { leaving } from './rules/leaving.ts';
import { majorCalamities } from './rules/major-calamities.ts';
import { minorCalamities } from './rules/minor-calamities.ts';
import { movement } from './rules/movement.ts';
import { parts } from './rules/parts.ts';
import { rulings } from './rules/rulings.ts';
import { setUp } from './rules/set-up.ts';
import { shortGame } from './rules/short-game.ts';
import { succession } from './rules/succession.ts';
import { trade } from './rules/trade.ts';
import { turn } from './rules/turn.ts';

export const rules = ruleIndex(
  'WE',
  'Western Empires',
  [
    ...components,
    ...definitions,
    ...setUp,
    ...turn,
    ...movement,
    ...conflict,
    ...cities,
    ...trade,
    ...calamityPhases,
    ...advancesPhase,
    ...succession,
    ...leaving,
    ...calamityRules,
    ...minorCalamities,
    ...majorCalamities,
    ...advancesAToD,
    ...advancesEToM,
    ...advancesNToZ,
    ...shortGame,
    ...rulings,
  ],
  parts,
);
