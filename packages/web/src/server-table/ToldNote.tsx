import type { ReactElement } from 'react';
import { useTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';
import type { Told } from './connection.ts';

/** What one was told about the table, the same only once, until it is put away. */
export function ToldNote({ told }: { readonly told: Told }): ReactElement | null {
  const { words } = useTable();
  if (told.notices.length === 0) return null;
  return (
    <div className="table-note" role="status">
      <p>{[...new Set(told.notices.map(words))].join(' ')}</p>
      <button type="button" className="button small" onClick={told.putAway}>
        {t('Understood')}
      </button>
    </div>
  );
}
