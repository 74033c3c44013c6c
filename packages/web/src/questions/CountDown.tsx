import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { SuggestButton } from './SuggestButton.tsx';

interface CountDownProps {
  /** What is still to be chosen; below nothing when too much is. */
  readonly left: number;
  /** It counts points rather than pieces. */
  readonly points?: true;
  /** What the button says when the number is right. */
  readonly ready: string;
  suggest(): void;
  give(): void;
}

/** A counter that runs down to exactly zero; only then is the button free. */
export function CountDown({ left, points, ready, suggest, give }: CountDownProps): ReactElement {
  const state = left === 0 ? 'right' : left > 0 ? 'short' : 'over';
  return (
    <div className="choices countdown">
      <output className="countdown-left" data-is={state}>
        {said(left, points === true)}
      </output>
      <SuggestButton suggest={suggest} />
      <button type="button" className="button primary" disabled={left !== 0} onClick={give}>
        {ready}
      </button>
    </div>
  );
}

function said(left: number, points: boolean): string {
  if (left === 0) return t('All chosen');
  if (left > 0)
    return points
      ? t('{left, plural, one {# point} other {# points}} to go', { left })
      : t('{left} more to choose', { left });
  const over = -left;
  return points
    ? t('{over, plural, one {# point} other {# points}} too many', { over })
    : t('{over} too many', { over });
}
