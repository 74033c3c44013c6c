import { type ReactElement, useEffect, useState } from 'react';
import { useConfirmations } from './confirmations.ts';

/** So many milliseconds a question stands before a press answers it: the second click of two is no answer. */
const TO_READ = 700;

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
  const [read, setRead] = useState<string | undefined>(undefined);
  const confirms = useConfirmations();
  const asks = undone !== undefined && warned === undone;
  const isNew = asks && read !== undone;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setRead(undone), TO_READ);
    return () => clearTimeout(timer);
  }, [isNew, undone]);
  return (
    <>
      {/* It is there before it has anything to say: otherwise nobody would hear it. */}
      <span className={asks ? 'hint undone' : 'unseen'} role="status">
        {asks && undone}
      </span>
      <button
        type="button"
        className={look}
        // Not disabled: it keeps the focus.
        aria-disabled={isNew}
        onKeyDown={(event) => {
          // A key that is held down presses again and again.
          if (event.repeat) event.preventDefault();
        }}
        onClick={() => {
          if (isNew) return;
          if (undone === undefined || asks || !confirms) go();
          else setWarned(undone);
        }}
      >
        {asks ? sure : label}
      </button>
    </>
  );
}
