import { tableViewOf } from '@ecumene/client';
import { arrange } from '@ecumene/engine/scenario';
import { throughTheAges } from '@ecumene/through-the-ages';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goTo } from '../../../app/router.tsx';
import { TableContext } from '../../../table/at-table.ts';
import { Settings } from '../../../table/Settings.tsx';
import { buttons, draw, press, read, wipe } from '../../../testing/page.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { PoliticsControl } from './PoliticsControl.tsx';

const GO_ON = 'Continue: no political action';
const answer = vi.fn(async () => true);

let questions = 0;

type Scene = Readonly<Record<string, unknown>>;

/** The Politics Phase of Ada, with these military cards and maybe a leader; a new question, unless it is that one again. */
async function politics(ada: Scene, question = ++questions, others: Scene = {}): Promise<void> {
  const table = arrange(throughTheAges, {
    scenario: 'politics',
    game: throughTheAges.name,
    seats: ['Ada', 'Ben', 'Cleo'],
    at: 'start of the turn',
    given: { age: 1, round: 3, current: 'Ada', Ada: ada, ...others },
  });
  const tableView = tableViewOf(table, 'Ada');
  const [asked] = tableView.questions;
  if (asked === undefined) throw new Error('Ada is not asked');
  await wipe();
  await draw(
    <TableContext value={sampleTable({ tableView })}>
      <PoliticsControl asked={{ ...asked, id: String(question) }} answer={answer} />
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
  localStorage.clear();
  goTo('/solo/first');
});
afterEach(async () => {
  await wipe();
  vi.useRealTimers();
  answer.mockClear();
  goTo('/');
});

test('who can do nothing goes on with one touch, needs no suggestion, and can still resign', async () => {
  await politics({});
  expect(read()).toContain('You have no military cards.');
  expect(buttons()).not.toContain('Suggest');
  await press('More …');
  expect(buttons()).toContain('Resign …');
  await press(GO_ON);
  expect(answer).toHaveBeenCalledWith({ do: 'pass' });
});

test('every pact one is a party to can be cancelled beside resigning, and is asked for once', async () => {
  const own = { pact: { card: 'open-borders-agreement', with: 'Ben' } };
  const others = { Cleo: { pact: { card: 'trade-routes-agreement', with: 'Ada' } } };
  await politics(own, undefined, others);
  await press('More …');
  expect(buttons()).toEqual(
    expect.arrayContaining(['Cancel Open Borders Agreement …', 'Cancel Trade Routes Agreement …', 'Resign …']),
  );
  await press('Cancel Trade Routes Agreement …');
  expect(read()).toContain('It ends for Cleo too');
  expect(answer).not.toHaveBeenCalled();
  await pass(1000);
  await press('Yes, cancel Trade Routes Agreement');
  expect(answer.mock.calls).toEqual([[{ do: 'cancel', pact: 'trade-routes-agreement' }]]);
});

test('who wishes so goes on by itself from the next time on, in view, and may wish otherwise', async () => {
  await politics({});
  await choose('give');
  await pass(10_000);
  expect(answer).not.toHaveBeenCalled();
  await politics({});
  await pass(1000);
  expect(read()).toContain('Passing …');
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

test('that it goes on is said where nothing stood before, so that it is heard', async () => {
  await politics({});
  await choose('give');
  await politics({});
  const place = document.querySelector('[role="status"]');
  expect(place?.textContent).toBe('');
  await pass(1000);
  expect(place?.textContent).toBe('Passing …');
});

test('who presses More … is not taken on', async () => {
  await politics({});
  await choose('give');
  await politics({});
  await press('More …');
  await pass(10_000);
  expect(read()).not.toContain('Passing …');
  expect(answer).not.toHaveBeenCalled();
});

test('who takes it back is not taken on again, however one went on', async () => {
  await politics({});
  await choose('give');
  await politics({}, 101);
  await pass(10_000);
  await politics({}, 102);
  await press(GO_ON);
  expect(answer).toHaveBeenCalledTimes(2);
  for (const question of [102, 101]) {
    await politics({}, question);
    await pass(10_000);
  }
  expect(answer).toHaveBeenCalledTimes(2);
});

test('passing automatically is one setting: what one wishes at a table holds at every table on the device', async () => {
  await politics({});
  await choose('give');
  await wipe();
  await draw(<Settings close={() => undefined} />);
  const setting = [...document.querySelectorAll('input')].find(({ labels }) =>
    labels?.[0]?.textContent?.startsWith('Pass automatically'),
  );
  expect(setting?.checked).toBe(true);
  goTo('/solo/second');
  await politics({});
  await pass(10_000);
  expect(answer.mock.calls).toEqual([[{ do: 'pass' }]]);
});

test('in a lesson nothing passes by itself', async () => {
  await politics({});
  await choose('give');
  await wipe();
  goTo('/learn/through-the-ages/1');
  await politics({});
  await pass(10_000);
  expect(answer).not.toHaveBeenCalled();
  expect(document.querySelector('select')).toBeNull();
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
