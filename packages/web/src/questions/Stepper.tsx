import type { ReactElement } from 'react';
import { t } from '../text/text.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  set(value: number): void;
}

/** How many: fewer, more, and the number between them. */
export function Stepper({ label, value, least, most, set }: StepperProps): ReactElement {
  return (
    <fieldset className="stepper">
      <legend className="unseen">{label}</legend>
      <button
        type="button"
        className="step"
        aria-label={t('Fewer: {label}', { label })}
        disabled={value <= least}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <output className="step-value">{value}</output>
      <button
        type="button"
        className="step"
        aria-label={t('More: {label}', { label })}
        disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
