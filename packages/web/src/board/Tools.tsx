import { type ReactElement, useEffect, useState } from 'react';
import { useDesk } from '../table/desk.ts';
import { t } from '../text/text.ts';
import { Keys } from './Keys.tsx';
import type { BoardZoom } from './zoom.ts';

/** Buttons in the corner of the board, and keys that work wherever one is. */
export function Tools({ zooming }: { readonly zooming: BoardZoom | undefined }): ReactElement {
  const desk = useDesk();
  const [keys, setKeys] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isBusy(event.target)) return;
      if (event.key === '?') setKeys(true);
      if (event.key === 'Escape') desk.intent.putDown?.();
      if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey)
        desk.intent.count?.(Number(event.key));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [desk]);
  return (
    <div className="board-tools">
      <button type="button" className="board-tool" aria-label={t('Zoom in')} onClick={() => zooming?.closer()}>
        +
      </button>
      <button type="button" className="board-tool" aria-label={t('Zoom out')} onClick={() => zooming?.farther()}>
        −
      </button>
      <button
        type="button"
        className="board-tool"
        aria-label={t('Show the whole board')}
        onClick={() => zooming?.fit()}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <button
        type="button"
        className="board-tool tool-keys"
        aria-label={t('Keyboard shortcuts')}
        onClick={() => setKeys(true)}
      >
        ?
      </button>
      {keys && <Keys close={() => setKeys(false)} />}
    </div>
  );
}

/** Whether a key belongs to something else: to words being written, or to what lies over the table. */
export function isBusy(target: EventTarget | null): boolean {
  const writes = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return writes || document.querySelector('dialog[open], :popover-open') !== null;
}
