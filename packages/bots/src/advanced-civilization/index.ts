import { searcher } from './keen.ts';
import { type AcBot, player } from './steady.ts';
import { BUILDER, KEEN, RAIDER, STEADY, TRADER } from './temperament.ts';

/** Everybody who plays Advanced Civilization, the plainest first. */
export const advancedCivilizationBots: readonly AcBot[] = [
  player('steady', 'Plays soundly, the way the book’s own articles advise.', STEADY),
  player('trader', 'Lives by the market: bargains long, takes risks for large sets and holds its cards.', TRADER),
  player('builder', 'Builds many cities behind safe borders and keeps the peace.', BUILDER),
  player('raider', 'Takes land and storms cities wherever that pays.', RAIDER),
  searcher('keen', 'Weighs many plans by where they lead, and bargains hard.', KEEN),
];
