import type { AcView } from '@ecumene/advanced-civilization';
import type { CivBot } from '../ancients/civ-bot.ts';
import { searcher } from '../ancients/keen.ts';
import { player } from '../ancients/steady.ts';
import { BUILDER, KEEN, RAIDER, STEADY, TRADER } from '../ancients/temperament.ts';
import { guide } from './worths.ts';

/** Everybody who plays Advanced Civilization, the plainest first. */
export const advancedCivilizationBots: readonly CivBot<AcView>[] = [
  player(guide, 'steady', 'Plays solidly, following the advice of the rulebook’s authors.', STEADY),
  player(guide, 'trader', 'Focuses on trade: bargains hard and takes risks for large sets.', TRADER),
  player(guide, 'builder', 'Builds many cities behind safe borders and keeps the peace.', BUILDER),
  player(guide, 'raider', 'Attacks areas and cities where it pays off.', RAIDER),
  searcher(guide, 'keen', 'Compares many plans and bargains hard.', KEEN),
];
