import type { ReactElement } from 'react';

/** The star of the house. */
export function Logo(): ReactElement {
  return (
    <svg viewBox="0 0 64 64" width="24" height="24" aria-hidden="true">
      <path d="M32 6l4.6 21.4L58 32l-21.4 4.6L32 58l-4.6-21.4L6 32l21.4-4.6z" fill="currentColor" />
    </svg>
  );
}
