import { createContext, useContext } from 'react';

/** What is being planned in the question bar just now. It can be begun elsewhere, too. */
interface PlanningNow {
  /** The topic of what is planned; nothing, if nothing is. */
  readonly topic: string | undefined;
  begin(topic: string | undefined): void;
}

export const PlanningContext = createContext<PlanningNow>({ topic: undefined, begin: () => {} });

export const usePlanningNow = (): PlanningNow => useContext(PlanningContext);
