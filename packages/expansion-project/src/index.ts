export { expansionProject } from './game.ts';
export { rules } from './rules.ts';
export type { EpView } from './view.ts';
export type { EpWorld } from './world.ts';
