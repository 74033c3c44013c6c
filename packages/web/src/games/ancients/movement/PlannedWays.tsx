import { type ReactElement, useMemo } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { type Intent, useIntent } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import { useOwnNation, useReading } from '../view.ts';
import { waysOf } from './moves-done.ts';
import { followPlan, keptPlan } from './planned-moves.ts';

/** While others decide: the planned movement as arrows over the board, and whether it still holds. */
export function PlannedWays(): ReactElement | null {
  const { tableView } = useTable();
  const reading = useReading();
  const nation = useOwnNation()?.name;
  const plan = useMemo(() => keptPlan(tableView.left), [tableView.left]);
  const planned = useMemo(
    () => (plan === undefined || nation === undefined ? undefined : followPlan(reading, nation, plan.moves)),
    [plan, reading, nation],
  );
  const intent = useMemo<Intent | undefined>(() => planned && { ways: waysOf(planned.told, new Map()) }, [planned]);
  useIntent(intent);
  if (planned?.fails === undefined) return null;
  return (
    <p className="plan-stale" role="status">
      {plan?.otherwise === 'partly'
        ? t('Move {number} of your plan is not possible now. It will be skipped.', {
            number: planned.fails.number,
          })
        : t('Move {number} of your plan is not possible now. You will be asked.', {
            number: planned.fails.number,
          })}
    </p>
  );
}
