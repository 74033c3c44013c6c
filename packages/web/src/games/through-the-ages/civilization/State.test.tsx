import { tableViewOf } from '@ecumene/client';
import { arrange } from '@ecumene/engine/scenario';
import { throughTheAges } from '@ecumene/through-the-ages';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { draw, read, wipe } from '../../../testing/page.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { isAgesView } from '../view.ts';
import { Holdings } from './State.tsx';

afterEach(wipe);

test('a tactic nobody else may copy yet is said to be of whom it is', async () => {
  const table = arrange(throughTheAges, {
    scenario: 'a tactic',
    game: throughTheAges.name,
    seats: ['Ada', 'Ben'],
    at: 'actions',
    given: { age: 1, round: 3, current: 'Ben', Ben: { tactic: 'legion' } },
  });
  for (const [seat, expected] of [
    ['Ben', 'yours alone'],
    ['Ada', 'only Ben'],
    [null, 'only Ben'],
  ] as const) {
    const tableView = tableViewOf(table, seat);
    if (!isAgesView(tableView.view)) throw new Error('this is no view of the game');
    const civ = tableView.view.civilizations.find((one) => one.seat === 'Ben');
    if (civ === undefined) throw new Error('Ben is not there');
    await draw(
      <TableContext value={sampleTable({ tableView, seat })}>
        <Holdings civ={civ} own={seat === civ.seat} />
      </TableContext>,
    );
    expect(read()).toContain(expected);
    await wipe();
  }
});
