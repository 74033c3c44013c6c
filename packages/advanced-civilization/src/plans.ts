import { planningOf } from '@ecumene/ancients';
import { plannedMovement } from './movement.ts';
import type { AcWorld } from './world.ts';

/** What players can plan ahead, by the topics of the questions. */
export const planning = planningOf<AcWorld>({ movement: plannedMovement });
