import { type ReactElement, type ReactNode, useState } from 'react';

interface MenuDialogProps {
  readonly label: string;
  children(close: () => void): ReactNode;
}

/** An item of the menu that opens a dialog. */
export function MenuDialog({ label, children }: MenuDialogProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="menu-item" onClick={() => setOpen(true)}>
        {label}
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}
