import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { useTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';
import { replayOf, useTableLocation } from './table-location.ts';

/** The way to the past of this table. */
export function ReplayLink(): ReactElement | null {
  const { seat } = useTable();
  const where = useTableLocation();
  if (where === undefined) return null;
  return (
    <Link className="menu-item" to={replayOf(where, seat)}>
      {t('Replay')}
    </Link>
  );
}
