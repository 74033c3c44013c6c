import { tableViewOf } from '@ecumene/client';
import { arrange } from '@ecumene/engine/scenario';
import { throughTheAges } from '@ecumene/through-the-ages';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { goTo } from '../../../app/router.tsx';
import { chooseAutomaticPassing } from '../../../questions/automatic-pass.tsx';
import { TableContext } from '../../../table/at-table.ts';
import { buttons, draw, press, read, wipe } from '../../../testing/page.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { DefendControl } from './DefendControl.tsx';

const tableWith = (hand: readonly string[]) =>
  arrange(throughTheAges, {
    scenario: 'cards against an attack',
    game: throughTheAges.name,
    seats: ['Ada', 'Ben'],
    at: 'actions',
    given: { age: 1, round: 3, current: 'Ben', Ada: { hand } },
  });
const TABLE = tableWith(['legion', 'military-bonus-i', 'rats']);
const ASKED = {
  id: 'q1',
  seat: 'Ada',
  question: { kind: 'act', topic: 'defend', text: { say: 'Which cards defend you?' }, needed: 3, most: 2 },
};

afterEach(async () => {
  await wipe();
  vi.useRealTimers();
  localStorage.clear();
  goTo('/');
});

test('each card shows what it adds in defence, and how much more is needed', async () => {
  await draw(
    <TableContext value={sampleTable({ tableView: tableViewOf(TABLE, 'Ada') })}>
      <DefendControl asked={ASKED} answer={async () => true} />
    </TableContext>,
  );
  expect(buttons().slice(0, 3)).toEqual([' Legion +1defence', ' Military Bonus +2defence', ' Rats +1defence']);
  expect(read()).toContain('3 more strength needed, with 2 cards at most');
  await press(/Military Bonus/);
  expect(read()).toContain('1 more strength needed');
  await press(/Rats/);
  expect(read()).toContain('Enough: 3 of 3 strength');
});

test.each([
  { hand: [], answers: [[{ play: [], discard: [] }]] },
  { hand: ['legion'], answers: [] },
])(
  'with $hand.length cards an attack is answered by itself only if nothing can be chosen',
  async ({ hand, answers }) => {
    vi.useFakeTimers();
    goTo('/solo/attacked');
    chooseAutomaticPassing(true);
    const answer = vi.fn(async () => true);
    await draw(
      <TableContext value={sampleTable({ tableView: tableViewOf(tableWith(hand), 'Ada') })}>
        <DefendControl asked={ASKED} answer={answer} />
      </TableContext>,
    );
    expect(buttons()).toContain('Do not defend');
    await act(async () => void vi.advanceTimersByTime(10_000));
    expect(answer.mock.calls).toEqual(answers);
  },
);
