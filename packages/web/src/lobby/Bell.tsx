import { type ReactElement, useId, useState } from 'react';
import { TableMessages } from '../people/TableMessages.tsx';
import { t } from '../text/text.ts';

/** How one is told about a table, a touch away from its card. */
export function Bell({ table, name }: { readonly table: string; readonly name: string }): ReactElement {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button small quiet round bell"
        popoverTarget={id}
        aria-label={t('Notifications for {name}', { name })}
      >
        <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" fill="currentColor">
          <path d="M12 2a2 2 0 0 1 2 2v.4A6 6 0 0 1 18 10v4l2 3v1H4v-1l2-3v-4a6 6 0 0 1 4-5.6V4a2 2 0 0 1 2-2zM9.5 19.5h5a2.5 2.5 0 0 1-5 0z" />
        </svg>
      </button>
      <div id={id} popover="auto" className="bell-card" onToggle={({ newState }) => setOpen(newState === 'open')}>
        {open && <TableMessages table={table} />}
      </div>
    </>
  );
}
