import { advancedCivilizationSites } from '../data/advanced-civilization.sites.ts';
import { eighteenSites } from '../data/eighteen.sites.ts';
import type { Plan } from './compose.ts';
import type { BoardSites } from './sites.ts';

interface Recipe {
  readonly sites: BoardSites;
  readonly plan: Plan;
}

const recipes: Readonly<Record<string, Recipe>> = {
  'advanced-civilization': {
    sites: advancedCivilizationSites,
    plan: { stretch: 1.06, loyalty: 0.42, seaRoom: 0.5, beyondRoom: 0.35, finger: 170, rounds: 3, blur: 100 },
  },
  eighteen: {
    sites: eighteenSites,
    plan: { stretch: 1.42, loyalty: 0.5, seaRoom: 0.6, beyondRoom: 0.34, finger: 165, rounds: 5, blur: 160 },
  },
};

export function recipeOf(board: string): Recipe {
  const recipe = recipes[board];
  if (recipe === undefined) throw new Error(`No recipe to draw board "${board}"`);
  return recipe;
}
