/** Through the Ages: A New Story of Civilization. */

export * from './board.ts';
export { draw } from './board-text.ts';
export * from './cards/ability.ts';
export * from './cards/card.ts';
export * from './cards/decks.ts';
export * from './cards/doubts.ts';
export * from './cards/effects.ts';
export * from './cards/index.ts';
export * from './cards/kinds.ts';
export { throughTheAges } from './game.ts';
export type { Happened } from './happenings.ts';
export type { AgesOptions } from './options.ts';
export { Reading } from './reading.ts';
export { rules } from './rules.ts';
export type { AgesView, CivilizationView } from './view.ts';
export type { Ages } from './world.ts';
