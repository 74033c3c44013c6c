import { tableViewOf } from '@ecumene/client';
import { arrange } from '@ecumene/engine/scenario';
import { throughTheAges } from '@ecumene/through-the-ages';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../../table/at-table.ts';
import { draw, wipe } from '../../testing/page.ts';
import { sampleTable } from '../../testing/sample-table.ts';
import { Rail } from './Rail.tsx';

const TABLE_VIEW = tableViewOf(
  arrange(throughTheAges, {
    scenario: 'a quiet turn',
    game: throughTheAges.name,
    seats: ['Ada', 'Ben'],
    at: 'actions',
    given: { age: 1, round: 3, current: 'Ada' },
  }),
  'Ada',
);
const RANKING = [
  { seat: 'Ben', rank: 1, score: 40 },
  { seat: 'Ada', rank: 2, score: 30 },
];

afterEach(wipe);

/** The names in the rail, from the top. */
async function names(over: boolean): Promise<readonly string[]> {
  await wipe();
  await draw(
    <TableContext value={sampleTable({ tableView: { ...TABLE_VIEW, over, ranking: RANKING } })}>
      <Rail />
    </TableContext>,
  );
  return [...document.querySelectorAll('.ages-name')].map((one) => one.textContent ?? '');
}

test('people keep their places while they play, and stand in the order of the result when the game is over', async () => {
  expect(await names(false)).toEqual(['Ada (you)', 'Ben']);
  expect(await names(true)).toEqual(['Ben', 'Ada (you)']);
});
