import { type ReactElement, useState } from 'react';

interface AskOnceProps {
  /** What would be left undone, if anything: then one is asked once. */
  readonly undone: string | undefined;
  readonly label: string;
  /** The label when one has been asked. */
  readonly sure: string;
  /** How the button looks; unless told otherwise, as the one that matters. */
  readonly look?: string;
  go(): void;
}

/** Ends something. When something would be left undone, it says so and asks once. */
export function AskOnce({ undone, label, sure, look = 'button primary', go }: AskOnceProps): ReactElement {
  const [warned, setWarned] = useState<string | undefined>(undefined);
  const asks = undone !== undefined && warned === undone;
  return (
    <>
      {asks && (
        <span className="hint undone" role="status">
          {undone}
        </span>
      )}
      <button
        type="button"
        className={look}
        onClick={() => {
          if (undone === undefined || asks) go();
          else setWarned(undone);
        }}
      >
        {asks ? sure : label}
      </button>
    </>
  );
}
