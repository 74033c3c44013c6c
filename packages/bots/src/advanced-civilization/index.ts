import type { AcBot } from './steady.ts';
import { player } from './steady.ts';
import { STEADY } from './temperament.ts';

/** Everybody who plays Advanced Civilization, the plainest first. */
export const advancedCivilizationBots: readonly AcBot[] = [
  player('steady', 'Plays soundly, the way the book advises.', STEADY),
];
