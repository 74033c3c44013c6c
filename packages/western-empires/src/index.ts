export { westernEmpires } from './game.ts';
export { rules } from './rules.ts';
export type { WeView } from './view.ts';
export type { WeWorld } from './world.ts';
