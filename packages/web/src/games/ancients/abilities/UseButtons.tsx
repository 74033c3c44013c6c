import type { ReactElement } from 'react';
import { t } from '../../../text/text.ts';

interface UseButtonsProps {
  readonly label: string;
  readonly disabled: boolean;
  use(): void;
  cancel(): void;
}

export function UseButtons({ label, disabled, use, cancel }: UseButtonsProps): ReactElement {
  return (
    <div className="choices-end">
      <button type="button" className="button quiet" onClick={cancel}>
        {t('Cancel')}
      </button>
      <button type="button" className="button primary" disabled={disabled} onClick={use}>
        {label}
      </button>
    </div>
  );
}
