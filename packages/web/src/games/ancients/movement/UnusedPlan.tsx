import { type ReactElement, useMemo } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useOwnNation, useReading } from '../view.ts';
import { followPlan, keptPlan } from './planned-moves.ts';

/** A planned movement that waited for its player: as many of its moves as are possible are made, and can be undone. */
export function UnusedPlan({ answer }: ControlProps): ReactElement | null {
  const { tableView, request } = useTable();
  const reading = useReading();
  const nation = useOwnNation()?.name ?? '';
  const plan = useMemo(() => keptPlan(tableView.left), [tableView.left]);
  const moves = useMemo(() => {
    const all = plan?.moves ?? [];
    const { fails } = followPlan(reading, nation, all);
    return fails === undefined ? all : all.slice(0, fails.number - 1);
  }, [plan, reading, nation]);
  if (moves.length === 0) return null;
  const use = async (): Promise<void> => {
    if (await answer({ do: 'moves', moves })) await request({ do: 'stand-down', topic: 'movement' });
  };
  return (
    <button type="button" className="button small" onClick={() => void use()}>
      {t('{n, plural, one {Make the planned move} other {Make the # planned moves}}', { n: moves.length })}
    </button>
  );
}
