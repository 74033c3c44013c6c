import { abilityPolicies, buildingPolicies, planningOf, sharedPolicies } from '@ecumene/ancients';
import { plannedPurchases } from './advances.ts';
import { abilityRules } from './book/ability-policy.ts';
import { book } from './book.ts';
import { plannedMovement } from './movement.ts';
import { tradeAgent } from './trade.ts';
import type { WeWorld } from './world.ts';

/** What players can plan ahead, by the topics of the questions, and who acts for them on an open floor. */
export const planning = planningOf<WeWorld>(
  {
    ...sharedPolicies<WeWorld>(book),
    movement: plannedMovement,
    'build-cities': buildingPolicies<WeWorld>(() => book),
    'civilization-cards': plannedPurchases,
    abilities: abilityPolicies<WeWorld>(abilityRules, () => book),
  },
  { trade: tradeAgent },
);
