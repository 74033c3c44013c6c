import { tableViewOf } from '@ecumene/client';
import { arrange } from '@ecumene/engine/scenario';
import { throughTheAges } from '@ecumene/through-the-ages';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { goTo } from '../../../app/router.tsx';
import { chooseAutomaticPassing } from '../../../questions/automatic-pass.tsx';
import { TableContext } from '../../../table/at-table.ts';
import { buttons, draw, read, wipe } from '../../../testing/page.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { BidControl } from './BidControl.tsx';

const TABLE = arrange(throughTheAges, {
  scenario: 'a new land',
  game: throughTheAges.name,
  seats: ['Ada', 'Ben'],
  at: 'actions',
  given: { age: 1, round: 3, current: 'Ben' },
});

afterEach(async () => {
  await wipe();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  goTo('/');
});

test.each([
  { over: 5, most: 3, answers: [[{ do: 'pass' }]] },
  { over: 2, most: 3, answers: [] },
])('over a bid of $over, who can send $most passes by themselves only if they cannot bid', async (bid) => {
  vi.useFakeTimers();
  goTo('/solo/colony');
  chooseAutomaticPassing(true);
  const answer = vi.fn(async () => true);
  const question = { kind: 'act', topic: 'bid', text: { say: 'How much force do you bid?' }, ...bid };
  await draw(
    <TableContext value={sampleTable({ tableView: tableViewOf(TABLE, 'Ada') })}>
      <BidControl asked={{ id: 'q1', seat: 'Ada', question }} answer={answer} />
    </TableContext>,
  );
  expect(buttons()).toContain('Pass');
  expect(buttons().some((name) => name.startsWith('Bid 3'))).toBe(bid.answers.length === 0);
  await act(async () => void vi.advanceTimersByTime(1000));
  expect(read().includes('Passing …')).toBe(bid.answers.length > 0);
  await act(async () => void vi.advanceTimersByTime(10_000));
  expect(answer.mock.calls).toEqual(bid.answers);
});
