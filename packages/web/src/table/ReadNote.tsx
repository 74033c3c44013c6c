import type { ReactElement } from 'react';
import { t } from '../text/text.ts';

interface ReadNoteProps {
  readonly words: string;
  /** Whether it can be read at any time. */
  readonly quiet?: boolean;
  putAway(): void;
}

/** A note at the table that stays until somebody has read it. */
export function ReadNote({ words, quiet = false, putAway }: ReadNoteProps): ReactElement {
  return (
    <div className={quiet ? 'table-note table-note-quiet' : 'table-note'} role="status">
      <p>{words}</p>
      <button type="button" className="button small" onClick={putAway}>
        {t('OK')}
      </button>
    </div>
  );
}
