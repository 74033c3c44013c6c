import { type ReactElement, useState } from 'react';
import { useTable } from '../table/at-table.ts';
import { handedOver } from '../table/handovers.ts';
import { ReadNote } from './ReadNote.tsx';

/** Which seats of others have changed hands since one came, until it is put away. The chronicle keeps it. */
export function ChangedHands(): ReactElement | null {
  const table = useTable();
  const { handovers } = table.sight;
  const latest = handovers.at(-1)?.number ?? -1;
  const [known, setKnown] = useState(latest);
  const unknown = handovers.filter(({ number, seat }) => number > known && seat !== table.seat);
  if (unknown.length === 0) return null;
  const words = unknown.map((handover) => handedOver(table, handover)).join(' ');
  return <ReadNote words={words} putAway={() => setKnown(latest)} />;
}
