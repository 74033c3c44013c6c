import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../text/text.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  close(): void;
}

/** Something calm that lies over the table until it is put away. */
export function Dialog({ title, children, close }: DialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it as well.
    <dialog
      ref={dialog}
      className="table-dialog"
      aria-labelledby={heading}
      onClose={close}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className="table-dialog-inside">
        <header className="table-dialog-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            className="table-dialog-away"
            aria-label={t('Close')}
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
