import type { ReactElement } from 'react';
import './sign-button.css';

interface SignButtonProps {
  readonly className: string;
  /** What it does, for those who do not see or know the sign. */
  readonly label: string;
  /** The lines of the sign, in a square of 24. */
  readonly sign: string;
  /** Whether it is on, where it is something to be turned on and off. */
  readonly pressed?: boolean;
  press(): void;
}

/** A small button with a drawn sign instead of words. */
export function SignButton({ className, label, sign, pressed, press }: SignButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={`sign-button ${className}`}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d={sign} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
