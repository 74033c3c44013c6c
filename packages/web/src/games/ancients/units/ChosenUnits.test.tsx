import { type ReactElement, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { buttons, draw, press, wipe } from '../../../testing/page.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { type ChosenUnit, ChosenUnits } from './ChosenUnits.tsx';
import type { Fate } from './marks.ts';

const UNITS: readonly ChosenUnit[] = [
  { area: 'thebes', is: 'tokens', points: 2 },
  { area: 'thebes', is: 'city', points: 5 },
  { area: 'fayum', is: 'tokens', points: 1 },
];

/** These units are chosen, until they are taken back. */
function Chosen({ fate }: { readonly fate: Fate }): ReactElement {
  const [units, setUnits] = useState(UNITS);
  return (
    <TableContext value={sampleTable()}>
      <ChosenUnits
        units={units}
        fate={fate}
        takeBack={(unit) => setUnits((now) => now.filter((one) => one !== unit))}
      />
    </TableContext>
  );
}

afterEach(wipe);

test('only what is lost is taken away from', async () => {
  await draw(<Chosen fate="lost" />);
  expect(buttons()).toEqual(['Remove thebes −2×', 'Remove City of thebes −5×', 'Remove fayum −1×']);
  await wipe();
  await draw(<Chosen fate="picked" />);
  expect(buttons()).toEqual(['Remove thebes 2×', 'Remove City of thebes 5×', 'Remove fayum 1×']);
});

test('a player who undoes by key stays beside it, and in the list when nothing is left', async () => {
  await draw(<Chosen fate="lost" />);
  await press(/City of thebes/);
  expect(document.activeElement?.textContent).toBe('Remove fayum −1×');
  await press(/fayum/);
  expect(document.activeElement?.textContent).toBe('Remove thebes −2×');
  await press(/thebes/);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Selected');
});
