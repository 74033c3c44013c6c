export { advancedCivilization } from './game.ts';
export { rules } from './rules.ts';
export type { AcView } from './view.ts';
export type { AcWorld } from './world.ts';
