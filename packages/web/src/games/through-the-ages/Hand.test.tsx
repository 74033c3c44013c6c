import { tableViewOf } from '@ecumene/client';
import { arrange } from '@ecumene/engine/scenario';
import { throughTheAges } from '@ecumene/through-the-ages';
import type { CardId } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../../table/at-table.ts';
import { draw, press, wipe } from '../../testing/page.ts';
import { sampleTable } from '../../testing/sample-table.ts';
import { Hand } from './Hand.tsx';
import { usePickingInHand } from './picking.ts';
import { isAgesView } from './view.ts';

const HELD: readonly CardId[] = ['plunder-i', 'plunder-i', 'raid-i'];

const TABLE_VIEW = tableViewOf(
  arrange(throughTheAges, {
    scenario: 'a full hand',
    game: throughTheAges.name,
    seats: ['Ada', 'Ben'],
    at: 'actions',
    given: { age: 1, round: 3, current: 'Ada' },
  }),
  'Ada',
);

function Asking({ ids }: { readonly ids: readonly CardId[] }): ReactElement {
  const [picked, set] = useState<ReadonlySet<number>>(new Set());
  usePickingInHand({ ids, picked, set });
  return <output>{[...picked].join(' ')}</output>;
}

function table(asks: boolean, ids = HELD): ReactElement {
  if (!isAgesView(TABLE_VIEW.view)) throw new Error('this is no view of the game');
  const view = { ...TABLE_VIEW.view, hand: HELD };
  return (
    <TableContext value={sampleTable({ tableView: { ...TABLE_VIEW, view } })}>
      <Hand />
      {asks && <Asking ids={ids} />}
    </TableContext>
  );
}

const picks = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.card-pick')].map((one) => one.getAttribute('aria-pressed'));

afterEach(wipe);

test('cards of one name are picked one by one in the hand, for as long as a question asks for them', async () => {
  const redraw = await draw(table(true));
  expect(picks()).toEqual(['false', 'false', 'false']);
  await press(/Raid/);
  expect(picks()).toEqual(['false', 'false', 'true']);
  expect(document.querySelector('output')?.textContent).toBe('2');
  await redraw(table(false));
  expect(picks()).toEqual([]);
});

test('cards keep their places in the hand, whatever order a question names them in', async () => {
  await draw(table(true, ['raid-i', 'plunder-i', 'plunder-i']));
  const named = [...document.querySelectorAll('.card-pick')].map((one) => one.getAttribute('data-card'));
  expect(named).toEqual(HELD);
  await press(/Raid/);
  expect(document.querySelector('output')?.textContent).toBe('0');
});
