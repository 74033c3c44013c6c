import { planningOf } from '@ecumene/ancients';
import { plannedMovement } from './phases.ts';
import type { EpWorld } from './world.ts';

/** What players can plan ahead, by the topics of the questions. */
export const planning = planningOf<EpWorld>({ movement: plannedMovement });
