import { type ReactElement, type ReactNode, useState } from 'react';

interface MenuDialogProps {
  readonly label: string;
  /** Its class, where it stands outside the menu. */
  readonly look?: string;
  children(close: () => void): ReactNode;
}

/** An item of the menu, or a button elsewhere, that opens a dialog. */
export function MenuDialog({ label, look = 'menu-item', children }: MenuDialogProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={look} onClick={() => setOpen(true)}>
        {label}
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}
