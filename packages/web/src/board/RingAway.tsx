import type { ReactElement } from 'react';

const SIGNS = { cancel: 'M6 6l12 12M18 6L6 18', keep: 'M4 13l5 5L20 7' };

interface RingAwayProps {
  /** Whether what was in hand goes with the ring, or stays as it was put down. */
  readonly will: keyof typeof SIGNS;
  readonly label: string;
  away(): void;
}

/** Takes the ring away. */
export function RingAway({ will, label, away }: RingAwayProps): ReactElement {
  return (
    <button type="button" className="ring-away" aria-label={label} title={label} onClick={away}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={SIGNS[will]} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </button>
  );
}
