import type { Seat } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { useTable } from '../../table/at-table.ts';
import './plain.css';

/** The number of a seat around the table. */
export function PlainBadge({ seat }: { readonly seat: Seat }): ReactElement {
  const { tableView } = useTable();
  return (
    <span className="plain-badge" aria-hidden="true">
      {tableView.seats.indexOf(seat) + 1}
    </span>
  );
}
