import type { ReactElement } from 'react';

/** Takes the ring away, and with it what was in hand. */
export function RingAway({ label, away }: { readonly label: string; away(): void }): ReactElement {
  return (
    <button type="button" className="ring-away" aria-label={label} onClick={away}>
      ×
    </button>
  );
}
