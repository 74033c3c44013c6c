import { tableViewOf } from '@ecumene/client';
import { arrange } from '@ecumene/engine/scenario';
import { throughTheAges } from '@ecumene/through-the-ages';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../table/at-table.ts';
import { buttons, draw, press, pressOnceRead, read, wipe } from '../../testing/page.ts';
import { sampleTable } from '../../testing/sample-table.ts';
import { Numbers } from './civilization/Numbers.tsx';
import { ActionControl } from './controls/ActionControl.tsx';
import { isAgesView } from './view.ts';

/** A table at which so many workers of Ada are unused and four discontent. */
function atTable(unused: number) {
  const table = arrange(throughTheAges, {
    scenario: 'discontent',
    game: throughTheAges.name,
    seats: ['Ada', 'Ben'],
    at: 'actions',
    given: { age: 1, round: 3, current: 'Ada', Ada: { yellow: 8, unused } },
  });
  const tableView = tableViewOf(table, 'Ada');
  if (!isAgesView(tableView.view)) throw new Error('this is no view of the game');
  const [civ] = tableView.view.civilizations;
  const [asked] = tableView.questions;
  if (civ === undefined || asked === undefined) throw new Error('Ada is not asked');
  return { tableView, civ, asked };
}

/** What is shown to come in when the turn ends. */
const rates = () => [...document.querySelectorAll('.rate')].map(({ textContent }) => textContent).slice(0, 4);

afterEach(wipe);

test('in an uprising nothing is shown to come in', async () => {
  for (const [unused, expected] of [
    [4, ['−1', '+2', '+1', '+0']],
    [3, ['+0', '+0', '+0', '+0']],
  ] as const) {
    const { tableView, civ } = atTable(unused);
    await draw(
      <TableContext value={sampleTable({ tableView })}>
        <Numbers civ={civ} />
      </TableContext>,
    );
    expect(rates()).toEqual(expected);
    expect(read().includes('nothing is produced')).toBe(unused === 3);
    await wipe();
  }
});

test('a player who ends the turn in an uprising is told what it costs, and asked once', async () => {
  const { tableView, asked } = atTable(3);
  const answer = vi.fn(async () => true);
  await draw(
    <TableContext value={sampleTable({ tableView })}>
      <ActionControl asked={asked} answer={answer} />
    </TableContext>,
  );
  await press('End turn');
  expect(answer).not.toHaveBeenCalled();
  expect(read()).toContain('Uprising: nothing is produced, because');
  expect(buttons()).not.toContain('End turn');
  await pressOnceRead('End with an uprising');
  expect(answer).toHaveBeenCalledWith({ do: 'end' });
});
