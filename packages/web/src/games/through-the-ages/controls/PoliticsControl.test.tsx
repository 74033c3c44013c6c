// @vitest-environment happy-dom
import { sightOf } from '@ecumene/client';
import { arrange } from '@ecumene/engine/scenario';
import { throughTheAges } from '@ecumene/through-the-ages';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { buttons, draw, press, read, wipe } from '../../../testing/page.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { PoliticsControl } from './PoliticsControl.tsx';

const GO_ON = 'Go on: no political action';
const answer = vi.fn(async () => true);

/** The Politics Phase of Ada, with these military cards and maybe a leader. */
async function politics(ada: Readonly<Record<string, unknown>>): Promise<void> {
  const table = arrange(throughTheAges, {
    scenario: 'politics',
    game: throughTheAges.name,
    seats: ['Ada', 'Ben'],
    at: 'start of the turn',
    given: { age: 1, round: 3, current: 'Ada', Ada: ada },
  });
  const sight = sightOf(table, 'Ada');
  const [asked] = sight.questions;
  if (asked === undefined) throw new Error('Ada is not asked');
  await wipe();
  await draw(
    <TableContext value={sampleTable({ sight })}>
      <PoliticsControl asked={asked} answer={answer} />
    </TableContext>,
  );
}

const choose = (way: 'ask' | 'give'): Promise<void> =>
  act(async () => {
    const list = document.querySelector('select');
    if (list === null) throw new Error('nothing is to be chosen for next time');
    list.value = way;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
const pass = (time: number): Promise<void> => act(async () => void vi.advanceTimersByTime(time));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(async () => {
  await wipe();
  vi.useRealTimers();
  answer.mockClear();
});

test('who can do nothing goes on with one touch, and can still resign', async () => {
  await politics({});
  expect(read()).toContain('You hold no military card.');
  await press('More …');
  expect(buttons()).toContain('Resign …');
  await press(GO_ON);
  expect(answer).toHaveBeenCalledWith({ do: 'pass' });
});

test('who wishes so goes on by itself from the next time on, in sight, and may wish otherwise', async () => {
  await politics({});
  await choose('give');
  await pass(10_000);
  expect(answer).not.toHaveBeenCalled();
  await politics({});
  expect(read()).toContain('Going on …');
  expect(answer).not.toHaveBeenCalled();
  await pass(10_000);
  expect(answer.mock.calls).toEqual([[{ do: 'pass' }]]);
  await politics({});
  await choose('ask');
  await pass(10_000);
  await politics({});
  await pass(10_000);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('who looks for more is not taken on', async () => {
  await politics({});
  await choose('give');
  await politics({});
  await press('More …');
  await pass(10_000);
  expect(answer).not.toHaveBeenCalled();
});

test('who could do something is always asked', async () => {
  await politics({});
  await choose('give');
  for (const ada of [{ hand: ['legion'] }, { hand: ['crusades'] }]) {
    await politics(ada);
    expect(buttons()).toContain('No political action');
    await pass(10_000);
  }
  expect(answer).not.toHaveBeenCalled();
});
