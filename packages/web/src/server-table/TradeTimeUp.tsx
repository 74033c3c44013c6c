import type { TableInfo } from '@ecumene/client';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTable } from '../table/at-table.ts';
import { ReadNote } from '../table/ReadNote.tsx';
import { t } from '../text/text.ts';

/** The clock ended the trade while one looked on, until one has read it or answers something. */
export function TradeTimeUp({ info }: { readonly info: TableInfo }): ReactElement | null {
  const { tableView, seat } = useTable();
  const { floorEnds, asOf } = info;
  const before = useRef<number | null>(null);
  const [closedAt, setClosedAt] = useState<number | undefined>(undefined);
  const { number } = tableView;
  useEffect(() => {
    const due = before.current;
    before.current = floorEnds;
    if (floorEnds !== null) setClosedAt(undefined);
    else if (due !== null && asOf >= due) setClosedAt(number);
  }, [floorEnds, asOf, number]);
  if (closedAt === undefined || tableView.answered.some((answer) => answer.number >= closedAt)) return null;
  return (
    <ReadNote
      words={
        seat === null
          ? t('Time is up. Trade has ended.')
          : t('Time is up. Trade has ended, and offers still open are gone.')
      }
      putAway={() => setClosedAt(undefined)}
    />
  );
}
