import type { ReactElement } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useAncients } from '../view.ts';

/** What decides between equal totals, where anything does. */
export function TieBreaks(): ReactElement | null {
  const { ties } = useAncients();
  if (ties === undefined) return null;
  return (
    <p className="hint">
      {ties.says} <RuleLink rule={ties.rule} />
    </p>
  );
}
