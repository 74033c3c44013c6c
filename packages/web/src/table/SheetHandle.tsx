import { type ReactElement, type ReactNode, useContext } from 'react';
import { t } from '../text/text.ts';
import { SheetContext, useHandle } from './sheet.ts';

interface SheetHandleProps {
  readonly opens: string;
  /** What is new on the sheet, as long as it is down. */
  readonly children?: ReactNode;
}

/** On a phone: draws up what lies under the bar. */
export function SheetHandle({ opens, children }: SheetHandleProps): ReactElement {
  const open = useContext(SheetContext).is !== 'closed';
  return (
    <button type="button" className="sheet-handle" aria-expanded={open} {...useHandle()}>
      <span className="unseen">{open ? t('Close the sheet') : opens}</span>
      {!open && children}
    </button>
  );
}
