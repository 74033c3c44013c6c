import { sampleTableView } from '@ecumene/client/testing';
import { type Asked, say } from '@ecumene/engine';
import { act, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NextPlanner } from '../games/game-screen.ts';
import { draw, press, read, wipe } from '../testing/page.ts';
import { PLAIN_GAME, sampleTable } from '../testing/sample-table.ts';
import { TableContext } from './at-table.ts';
import { PlanningContext } from './planning-now.ts';
import { QuestionBar } from './QuestionBar.tsx';

const walk: NextPlanner = {
  topic: 'walk',
  title: 'Walk',
  about: 'It is walked for you.',
  begin: 'Plan walk',
  change: 'Change planned walk',
  mayPlan: () => true,
  words: () => 'a walk',
  Control: () => <p>Where to?</p>,
};
const GAME = { ...PLAIN_GAME, lasting: ['action'], planners: [walk] };

const asks = (id: string, topic: string): Asked => ({
  id,
  seat: 'Ada',
  question: { kind: 'confirm', topic, text: say('Yes or no?') },
});

function Planning({ children }: { readonly children: ReactNode }) {
  const [topic, begin] = useState<string | undefined>(undefined);
  return <PlanningContext value={{ topic, begin }}>{children}</PlanningContext>;
}

function bar(...questions: readonly Asked[]) {
  const tableView = sampleTableView({ seats: ['Ada', 'Ben'], questions: [...questions] });
  return (
    <TableContext value={sampleTable({ game: GAME, seat: 'Ada', tableView })}>
      <Planning>
        <QuestionBar afterwards={null} meanwhile={null} marks={null} />
      </Planning>
    </TableContext>
  );
}

const isSettled = (): string | undefined => document.querySelector<HTMLElement>('.question-bar')?.dataset['settled'];
const pass = (time: number): Promise<void> => act(async () => void vi.advanceTimersByTime(time));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await wipe();
  vi.useRealTimers();
});

test('the first question can be answered at once', async () => {
  await draw(bar(asks('1', 'tax')));
  expect(isSettled()).toBe('true');
});

test('buttons that replace others take no click for a moment', async () => {
  const redraw = await draw(bar(asks('1', 'tax')));
  await redraw(bar(asks('2', 'tax')));
  expect(isSettled()).toBe('false');
  await pass(399);
  expect(isSettled()).toBe('false');
  await pass(1);
  expect(isSettled()).toBe('true');
});

test('so does Undo, when an answer was the last to be given', async () => {
  const redraw = await draw(bar(asks('1', 'tax')));
  await redraw(bar());
  expect(isSettled()).toBe('false');
  await pass(400);
  expect(isSettled()).toBe('true');
});

test('a question that is asked again and again keeps its buttons, and takes clicks all the time', async () => {
  const redraw = await draw(bar(asks('1', 'action')));
  await redraw(bar(asks('2', 'action')));
  expect(isSettled()).toBe('true');
});

test('what is planned is asked instead when it comes, and is not planned once more when it is over', async () => {
  const redraw = await draw(bar());
  await press('Plan walk');
  expect(read()).toContain('Where to?');
  await redraw(bar(asks('1', 'tax')));
  expect(read()).toContain('Where to?');
  await redraw(bar(asks('2', 'walk')));
  expect(read()).not.toContain('Where to?');
  await redraw(bar(asks('3', 'tax')));
  expect(read()).not.toContain('Where to?');
});

test('when the game is over nothing is planned any more', async () => {
  const redraw = await draw(bar());
  await press('Plan walk');
  const tableView = sampleTableView({ seats: ['Ada', 'Ben'], over: true });
  await redraw(
    <TableContext value={sampleTable({ game: GAME, seat: 'Ada', tableView })}>
      <Planning>
        <QuestionBar afterwards={null} meanwhile={null} marks={null} />
      </Planning>
    </TableContext>,
  );
  expect(read()).toContain('The game is over.');
  expect(read()).not.toContain('Where to?');
});

test('what was answered as planned before a question is said beside it', async () => {
  const answered = [{ number: 1, question: '1', topic: 'movement', answer: {}, automatic: true as const }];
  const tableView = sampleTableView({ seats: ['Ada', 'Ben'], questions: [asks('2', 'tax')], answered });
  await draw(
    <TableContext value={sampleTable({ game: GAME, tableView })}>
      <QuestionBar afterwards={null} meanwhile={null} marks={null} />
    </TableContext>,
  );
  expect(read()).toContain('Played as planned: movement.');
});
