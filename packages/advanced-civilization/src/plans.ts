import { buildingPolicies, planningOf, sharedPolicies, shipPolicies } from '@ecumene/ancients';
import { book } from './book.ts';
import { plannedPurchases } from './civilization-cards.ts';
import { plannedMovement } from './movement.ts';
import { tradeAgent } from './trade.ts';
import type { AcWorld } from './world.ts';

/** What players can plan ahead, by the topics of the questions, and who acts for them on an open floor. */
export const planning = planningOf<AcWorld>(
  {
    ...sharedPolicies<AcWorld>(book),
    movement: plannedMovement,
    ships: shipPolicies<AcWorld>(book),
    'build-cities': buildingPolicies<AcWorld>(() => book),
    'civilization-cards': plannedPurchases,
  },
  { trade: tradeAgent },
);
