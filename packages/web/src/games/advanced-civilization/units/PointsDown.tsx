import type { ReactElement } from 'react';
import { t } from '../../../text/text.ts';

interface PointsDownProps {
  /** Points that are still to be chosen; below nothing when too many are. */
  readonly left: number;
  /** What the button says when the number is right. */
  readonly ready: string;
  suggest(): void;
  give(): void;
}

/** The counter that runs down to exactly zero, and then is the button. */
export function PointsDown({ left, ready, suggest, give }: PointsDownProps): ReactElement {
  return (
    <div className="choices">
      <button type="button" className="button quiet" onClick={suggest}>
        {t('Suggest')}
      </button>
      <button type="button" className="button primary" disabled={left !== 0} onClick={give}>
        {left === 0
          ? ready
          : left > 0
            ? t('{left} points to go', { left })
            : t('{over} points too many', { over: -left })}
      </button>
    </div>
  );
}
