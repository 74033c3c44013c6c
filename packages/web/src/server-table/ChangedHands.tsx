import type { Seat } from '@ecumene/engine';
import { type ReactElement, useState } from 'react';
import { useTable } from '../table/at-table.ts';
import { type Handover, handedOver } from '../table/handovers.ts';
import { ReadNote } from '../table/ReadNote.tsx';

/** Which seats of others have changed hands since one came, until it is put away. The chronicle keeps it. */
export function ChangedHands(): ReactElement | null {
  const table = useTable();
  const { handovers } = table.tableView;
  const latest = handovers.at(-1)?.number ?? -1;
  const [known, setKnown] = useState(latest);
  const unknown = handovers.filter(({ number, seat }) => number > known && seat !== table.seat);
  if (unknown.length === 0) return null;
  const words = netOf(unknown).map((handover) => handedOver(table, handover));
  return <ReadNote words={words.join(' ')} putAway={() => setKnown(latest)} />;
}

/** Of each seat, who had it first and who has it now: through how many hands it went in between is old news. */
function netOf(handovers: readonly Handover[]): readonly Handover[] {
  const net = new Map<Seat, Handover>();
  for (const handover of handovers) {
    const { from } = net.get(handover.seat) ?? handover;
    net.set(handover.seat, { ...handover, from });
  }
  return [...net.values()];
}
