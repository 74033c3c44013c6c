import { sampleTableView } from '@ecumene/client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { draw, press, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { TableContext } from './at-table.ts';
import { Insist } from './Insist.tsx';

const request = vi.fn(async () => undefined);
const WHY = 'Players decide one after another instead of all at once. Everyone is told.';
const WHY_NOT = 'Players decide all at once again. Everyone is told.';
const PENDING = 'The printed order starts with the next phase.';

afterEach(async () => {
  request.mockClear();
  await wipe();
});

function item(insisting: readonly string[], orderPending: boolean) {
  const seats = ['Ada', 'Ben'];
  const table = sampleTable({ request, tableView: sampleTableView({ seats, insisting, orderPending }) });
  const game = { ...table.game, mayInsist: () => true };
  return (
    <TableContext value={{ ...table, game, seat: 'Ada' }}>
      <Insist options={{}} />
    </TableContext>
  );
}

test('the printed order is insisted on, and no longer', async () => {
  await draw(item([], false));
  await press(`Use the printed order${WHY}`);
  await wipe();
  await draw(item(['Ada'], false));
  await press(`Stop using the printed order${WHY_NOT}`);
  expect(request.mock.calls).toEqual([[{ do: 'insist', on: true }], [{ do: 'insist', on: false }]]);
});

test('a player who insists is told when it starts only with the next phase', async () => {
  await draw(item(['Ada'], false));
  expect(document.querySelector('[role="status"]')?.textContent).toBe('');
  await wipe();
  await draw(item(['Ada'], true));
  expect(document.querySelector('[role="status"]')?.textContent).toContain(PENDING);
});
