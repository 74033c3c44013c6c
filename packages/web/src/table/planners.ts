import type { AutomaticAnswer } from '@ecumene/engine';
import type { GameScreen, NextPlanner, Planner, Policy } from '../games/game-screen.ts';
import { useTable } from './at-table.ts';
import { useCompany } from './company.ts';

const NONE: readonly Planner[] = [];

export function plannersOf({ planners = NONE }: Pick<GameScreen, 'planners'>): readonly Planner[] {
  return planners;
}

/** What somebody has planned for questions of a topic. */
export function plannedFor(left: readonly AutomaticAnswer[], topic: string): AutomaticAnswer | undefined {
  return left.find((automatic) => automatic.topic === topic && automatic.plan === true);
}

/** What is planned under a topic, if anything can be. */
export function planTitle(game: Pick<GameScreen, 'planners'>, topic: string): string | undefined {
  return plannersOf(game).find((one) => one.topic === topic || one.also?.includes(topic) === true)?.title;
}

/** How many things are left for later: what is left for several topics with one plan is one. */
export function plansIn(game: Pick<GameScreen, 'planners'>, left: readonly AutomaticAnswer[]): number {
  const also = new Set(plannersOf(game).flatMap((one) => one.also ?? []));
  return left.filter(({ topic, plan }) => plan !== true || !also.has(topic)).length;
}

/** What can be planned here as things stand. */
function usePlanners(): readonly Planner[] {
  const { game, tableView, seat, still } = useTable();
  if (seat === null || tableView.over || still !== undefined) return NONE;
  return plannersOf(game).filter(({ mayPlan }) => mayPlan(tableView.view, seat));
}

/** What can be settled for every time its question comes. */
export function usePolicies(): readonly Policy[] {
  const company = useCompany();
  return usePlanners().flatMap((one) =>
    one.isPolicy === true && (one.isAgent === undefined || company !== undefined) ? [one] : [],
  );
}

/** What can be planned in the bar for the next time it is asked. Who is asked just that decides at once. */
export function useNextPlanners(): readonly NextPlanner[] {
  const asked = useTable().tableView.questions.map(({ question }) => question.topic);
  return usePlanners().flatMap((one) => (one.isPolicy === true || asked.includes(one.topic) ? [] : [one]));
}
