import type { AncientEvent } from '@ecumene/ancients';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { buttons, draw, press, wipe } from '../../../testing/page.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import type { Move } from './moves-done.ts';
import { Plan } from './Plan.tsx';

afterEach(wipe);

function happened(event: AncientEvent): Move {
  return { rule: 'AC 23.1', event, knows: 'all', reveals: false };
}

const march = happened({ what: 'marched', nation: 'egypt', from: 'thebes', to: 'buhen', tokens: 2 });
function sailed(to: string): Move {
  return happened({ what: 'sailed', nation: 'egypt', ship: 1, path: [to], loaded: 0, landed: 0 });
}

test('moves are taken back from any of them on, a voyage with all its stops', async () => {
  const request = vi.fn(async () => undefined);
  await draw(
    <TableContext value={sampleTable({ request })}>
      <Plan moves={[march, sailed('tanis'), sailed('gaza'), march]} />
    </TableContext>,
  );
  expect(buttons()).toEqual([
    '3 moves',
    'Undo 3 moves from here',
    'Undo 2 moves from here',
    'Undo last move',
    'Undo',
    'Undo all',
  ]);
  await press('Undo 2 moves from here');
  expect(request.mock.calls).toEqual(Array.from({ length: 3 }, () => [{ do: 'take-back' }]));
});
