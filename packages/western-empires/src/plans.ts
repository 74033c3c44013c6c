import { buildingPolicies, planningOf } from '@ecumene/ancients';
import { plannedPurchases } from './advances.ts';
import { book } from './book.ts';
import { plannedMovement } from './movement.ts';
import type { WeWorld } from './world.ts';

/** What players can plan ahead, by the topics of the questions. */
export const planning = planningOf<WeWorld>({
  movement: plannedMovement,
  'build-cities': buildingPolicies<WeWorld>(book),
  'civilization-cards': plannedPurchases,
});
