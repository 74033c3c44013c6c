import { abilityPolicies, buildingPolicies, planningOf, sharedPolicies, shipPolicies } from '@ecumene/ancients';
import { plannedPurchases } from './advances.ts';
import { abilityRules } from './book/ability-policy.ts';
import { book } from './book.ts';
import { bookAt } from './book-of-start.ts';
import { plannedMovement } from './phases.ts';
import { tradeAgent } from './trade.ts';
import type { EpWorld } from './world.ts';

/** What players can plan ahead, by the topics of the questions, and who acts for them on an open floor. */
export const planning = planningOf<EpWorld>(
  {
    ...sharedPolicies<EpWorld>(book),
    movement: plannedMovement,
    ships: shipPolicies<EpWorld>(book),
    'build-cities': buildingPolicies<EpWorld>(bookAt),
    'civilization-cards': plannedPurchases,
    abilities: abilityPolicies<EpWorld>(abilityRules, bookAt),
  },
  { trade: tradeAgent },
);
