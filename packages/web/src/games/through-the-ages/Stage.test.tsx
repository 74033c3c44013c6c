import { type TableView, tableViewOf } from '@ecumene/client';
import { isRecord } from '@ecumene/engine';
import { arrange } from '@ecumene/engine/scenario';
import { throughTheAges } from '@ecumene/through-the-ages';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Replaying } from '../../replay/replaying.ts';
import { TableContext } from '../../table/at-table.ts';
import { Desk, DeskContext } from '../../table/desk.ts';
import { draw, wipe } from '../../testing/page.ts';
import { sampleTable } from '../../testing/sample-table.ts';
import { Stage } from './Stage.tsx';
import { sceneOf } from './scenes.ts';
import { isAgesView } from './view.ts';

const TABLE = arrange(throughTheAges, {
  scenario: 'a quiet turn',
  game: throughTheAges.name,
  seats: ['Ada', 'Ben'],
  at: 'actions',
  given: { age: 1, round: 3, current: 'Ada' },
});
const ASKED: TableView['questions'] = [
  { id: 'q1', seat: 'Ada', question: { kind: 'act', topic: 'defend', text: { say: 'Which cards defend you?' } } },
];

/** The stage as Ada sees it, while this card is resolved. */
function stage(card: 'plunder-i' | 'raid-i' | null, more: Partial<TableView> = {}) {
  const tableView = tableViewOf(TABLE, 'Ada');
  if (!isAgesView(tableView.view)) throw new Error('this is no view of the game');
  const view = { ...tableView.view, pending: card === null ? [] : [{ is: 'aggression', card }] };
  return (
    <TableContext value={sampleTable({ tableView: { ...tableView, questions: [], ...more, view } })}>
      <Stage />
    </TableContext>
  );
}

/** Goes to the top of the stage; the card row goes sideways. */
const toTop = vi.fn();
beforeEach(() => {
  toTop.mockClear();
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation((...[to]: readonly unknown[]) => {
    if (isRecord(to) && to['top'] === 0) toTop();
  });
});
afterEach(wipe);

test('the card one must decide about is brought into view when it comes up, and when another does', async () => {
  const redraw = await draw(stage(null, { questions: ASKED }));
  expect(toTop).not.toHaveBeenCalled();
  await redraw(stage('plunder-i', { questions: ASKED }));
  expect(toTop).toHaveBeenCalledTimes(1);
  await redraw(stage('plunder-i', { questions: ASKED }));
  expect(toTop).toHaveBeenCalledTimes(1);
  await redraw(stage('raid-i', { questions: ASKED }));
  expect(toTop).toHaveBeenCalledTimes(2);
});

test('what others decide about moves nothing', async () => {
  const redraw = await draw(stage(null));
  await redraw(stage('plunder-i'));
  expect(toTop).not.toHaveBeenCalled();
});

test('the card of a scene is not shown twice; a player who looks back sees it', async () => {
  const attacked = { what: 'attacked', seat: 'Ben', rival: 'Ada', card: 'plunder-i', strength: 2 } as const;
  const scene = sceneOf({ event: attacked, rule: 'TTA aggression.2', knows: 'all', reveals: false });
  const desk = new Desk();
  const told = () => document.querySelector('.pending')?.getAttribute('data-told');
  const redraw = await draw(<DeskContext value={desk}>{stage('plunder-i')}</DeskContext>);
  expect(told()).toBe('false');
  await act(async () => desk.play(scene?.areas));
  expect(told()).toBe('true');
  await redraw(<DeskContext value={desk}>{stage('raid-i')}</DeskContext>);
  expect(told()).toBe('false');
  await redraw(
    <DeskContext value={desk}>
      <Replaying value={true}>{stage('plunder-i')}</Replaying>
    </DeskContext>,
  );
  expect(told()).toBe('false');
});

test('how the game ended is brought into view once', async () => {
  const redraw = await draw(stage(null));
  await redraw(stage(null, { over: true }));
  await redraw(stage(null, { over: true, number: 99 }));
  expect(toTop).toHaveBeenCalledTimes(1);
});
