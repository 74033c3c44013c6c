/**
 * The rule index of Through the Ages. The Code of Laws numbers nothing, so each of its rules has an id of ours: its section
 * and its place there. Our rulings follow under their own ids.
 */

import { ruleIndex } from '@ecumene/engine';
import { actionPhase } from './rules/action-phase.ts';
import { appendix } from './rules/appendix.ts';
import { cards } from './rules/cards.ts';
import { endOfTurn } from './rules/end-of-turn.ts';
import { events } from './rules/events.ts';
import { militaryActions } from './rules/military-actions.ts';
import { militaryRulings } from './rules/military-rulings.ts';
import { parts } from './rules/parts.ts';
import { politics } from './rules/politics.ts';
import { rulings } from './rules/rulings.ts';
import { setup } from './rules/setup.ts';
import { statistics } from './rules/statistics.ts';
import { tokens } from './rules/tokens.ts';
import { turn } from './rules/turn.ts';

export const rules = ruleIndex(
  'TTA',
  'Through the Ages: A New Story of Civilization',
  [
    ...setup,
    ...turn,
    ...politics,
    ...actionPhase,
    ...militaryActions,
    ...endOfTurn,
    ...events,
    ...cards,
    ...statistics,
    ...tokens,
    ...appendix,
    ...rulings,
    ...militaryRulings,
  ],
  parts,
);
