import type { ReactElement } from 'react';

/** A little drawing before the words of a button. */
export function Sign({ d }: { readonly d: string }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
