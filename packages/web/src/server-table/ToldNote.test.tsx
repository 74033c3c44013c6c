import { say, type Text, the } from '@ecumene/engine';
import { type ReactElement, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../table/at-table.ts';
import { draw, press, read, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { ToldNote } from './ToldNote.tsx';

/** A table at which Ada was told all this. */
function Told({ first }: { readonly first: readonly Text[] }): ReactElement {
  const [notes, setNotes] = useState(first.map((text) => ({ text, seen: undefined })));
  return (
    <TableContext value={sampleTable()}>
      <ToldNote told={{ notes, putAway: () => setNotes([]) }} />
    </TableContext>
  );
}

afterEach(wipe);

test('everything one was told stands there, with who did it, until it was read', async () => {
  const against = say('{who} declined the undo request.', { who: the('seat', 'Ben') });
  await draw(<Told first={[against, say('The rules have changed.'), against]} />);
  expect(read()).toContain('Ben declined the undo request. The rules have changed.');
  expect(read().match(/Ben/g)).toHaveLength(1);
  await press('OK');
  expect(read()).toBe('');
});
