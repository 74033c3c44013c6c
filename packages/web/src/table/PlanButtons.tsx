import type { ReactElement } from 'react';
import { useTable } from './at-table.ts';
import { plannedFor, useNextPlanners } from './planners.ts';

/** In the bar, while others decide: what can be planned, and what is. */
export function PlanButtons({ plan }: { plan(topic: string): void }): ReactElement {
  const { tableView } = useTable();
  return (
    <>
      {useNextPlanners().map(({ topic, begin, change, Shown }) => {
        const isPlanned = plannedFor(tableView.left, topic) !== undefined;
        return (
          <span key={topic} className="plan-button">
            {isPlanned && Shown !== undefined && <Shown />}
            <button type="button" className="button" onClick={() => plan(topic)}>
              {isPlanned ? change : begin}
            </button>
          </span>
        );
      })}
    </>
  );
}
