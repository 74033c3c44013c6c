import { type ReactElement, useContext } from 'react';
import { t } from '../text/text.ts';
import { SheetContext, useHandle } from './sheet.ts';

/** On a phone: draws up what lies under the bar. */
export function SheetHandle({ opens }: { readonly opens: string }): ReactElement {
  const open = useContext(SheetContext).is !== 'closed';
  return (
    <button type="button" className="sheet-handle" aria-expanded={open} {...useHandle()}>
      <span className="unseen">{open ? t('Close the sheet') : opens}</span>
    </button>
  );
}
