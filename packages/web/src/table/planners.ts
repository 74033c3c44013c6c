import type { AutomaticAnswer } from '@ecumene/engine';
import type { GameScreen, Planner } from '../games/game-screen.ts';

const NONE: readonly Planner[] = [];

export function plannersOf({ planners = NONE }: Pick<GameScreen, 'planners'>): readonly Planner[] {
  return planners;
}

/** What somebody has planned for questions of a topic. */
export function plannedFor(left: readonly AutomaticAnswer[], topic: string): AutomaticAnswer | undefined {
  return left.find((automatic) => automatic.topic === topic && automatic.plan === true);
}
