import type { ReactElement } from 'react';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import type { Tally } from './tally.ts';

interface TokenRowsProps {
  /** The most that can be chosen in each area. */
  readonly most: Tally;
  readonly chosen: Tally;
  /** What the number of an area is called. */
  label(area: string): string;
  choose(chosen: Tally): void;
}

/** A row for each area with tokens to choose from. */
export function TokenRows({ most, chosen, label, choose }: TokenRowsProps): ReactElement {
  const { name } = useTable();
  return (
    <>
      {Object.entries(most).map(([area, limit]) => (
        <li key={area}>
          <span>{name('area', area)}</span>
          <Stepper
            label={label(name('area', area))}
            value={chosen[area] ?? 0}
            least={0}
            most={limit}
            set={(value) => choose({ ...chosen, [area]: value })}
          />
        </li>
      ))}
    </>
  );
}
