import type { ReactElement } from 'react';
import { Stepper } from '../../../questions/Stepper.tsx';

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** How far one press goes; 1, if not said. */
  readonly step?: number;
  set(value: number): void;
}

/** A number of a policy, with what it counts beside it. */
export function Count({ label, value, least, most, step = 1, set }: CountProps): ReactElement {
  const next = (to: number): number => (to > value ? value + step : value - step);
  return (
    <span className="policy-count">
      <span aria-hidden="true">{label}</span>
      <Stepper
        label={label}
        value={value}
        least={least}
        most={most}
        set={(to) => set(Math.max(least, Math.min(most, next(to))))}
      />
    </span>
  );
}
