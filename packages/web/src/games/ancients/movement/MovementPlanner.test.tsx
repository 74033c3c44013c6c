import { sampleTableView } from '@ecumene/client/testing';
import { type AutomaticAnswer, say } from '@ecumene/engine';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Ahead } from '../../../table/AutomaticAnswers.tsx';
import { TableContext } from '../../../table/at-table.ts';
import { PlanButtons } from '../../../table/PlanButtons.tsx';
import { Prepared } from '../../../table/Prepared.tsx';
import { PlanningContext } from '../../../table/planning-now.ts';
import { buttons, draw, happens, press, pressOnceRead, read, wipe } from '../../../testing/page.ts';
import { ANCIENT_GAME } from '../../../testing/sample-ancients.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { MovementPlanner } from './MovementPlanner.tsx';
import { movementPlanner } from './planner.ts';
import { firstTurn } from './testing.ts';

afterEach(wipe);

const MOVES = [{ do: 'march', from: 'lycia', to: 'miletus', count: 1 }];
const plan = (moves: readonly object[]): AutomaticAnswer => ({
  topic: 'movement',
  answers: [{ moves, otherwise: 'partly', unless: [] }],
  plan: true,
});

/** Egypt with tokens in Lycia, before its turn, with this planned. */
function atTable(left: readonly AutomaticAnswer[]) {
  const first = firstTurn();
  const view = { ...first, areas: { lycia: { tokens: { egypt: 3 }, city: null } }, movement: null };
  const seat = view.nations.find(({ name }) => name === 'egypt')?.seat ?? '';
  const request = vi.fn(async () => undefined);
  const game = { ...ANCIENT_GAME, planners: [movementPlanner] };
  return {
    seat,
    request,
    table: sampleTable({ game, seat, request, tableView: sampleTableView({ view, left: [...left] }) }),
  };
}

async function planner(left: readonly AutomaticAnswer[] = []) {
  const { request, table } = atTable(left);
  const close = vi.fn();
  await draw(
    <TableContext value={table}>
      <MovementPlanner close={close} />
    </TableContext>,
  );
  return { request, close };
}

test('a saved plan is loaded, its conditions are chosen, and it is saved again', async () => {
  const { request, close } = await planner([plan(MOVES)]);
  expect(buttons()).toContain('1 move');
  await press('Finish plan');
  expect(read()).toContain('1 move. Played when your turn comes.');
  const [goals] = document.querySelectorAll('input');
  await act(async () => goals?.click());
  await press('Save plan');
  expect(request).toHaveBeenCalledExactlyOnceWith({
    do: 'stand',
    topic: 'movement',
    answers: [{ moves: MOVES, otherwise: 'partly', unless: [{ area: 'miletus', others: 0 }] }],
    plan: true,
  });
  expect(close).toHaveBeenCalledOnce();
});

test('undoing a planned move asks nothing of the table, and an empty plan cannot be kept', async () => {
  const { request } = await planner([plan(MOVES)]);
  await press('Undo all');
  await press('Finish plan');
  await pressOnceRead('Finish anyway');
  expect(read()).toContain('No moves.');
  await press('Save plan');
  expect(request).not.toHaveBeenCalled();
});

test('a plan is deleted where it was made', async () => {
  const { request, close } = await planner([plan(MOVES)]);
  await press('Finish plan');
  await press('Delete plan');
  expect(request).toHaveBeenCalledExactlyOnceWith({ do: 'stand-down', topic: 'movement' });
  expect(close).toHaveBeenCalledOnce();
});

test('what of a plan is no longer possible is left out when it is taken up, and said while it waits', async () => {
  const stale = plan([...MOVES, { do: 'march', from: 'lycia', to: 'miletus', count: 9 }]);
  await planner([stale]);
  expect(buttons()).toContain('1 move');
  await wipe();
  await draw(
    <TableContext value={atTable([stale]).table}>
      <PlanButtons plan={() => {}} />
    </TableContext>,
  );
  expect(read()).toContain('Move 2 of your plan is not possible now. It will be skipped.');
  expect(buttons()).toEqual(['Change planned movement']);
});

test('where nothing is planned, a button begins', async () => {
  const begin = vi.fn();
  await draw(
    <TableContext value={atTable([]).table}>
      <PlanButtons plan={begin} />
    </TableContext>,
  );
  await happens('click', 'button', 'Plan movement');
  expect(begin).toHaveBeenCalledExactlyOnceWith('movement');
});

test('also while something else is asked, a plan is begun from the list of all plans', async () => {
  const [begin, close] = [vi.fn(), vi.fn()];
  const { table, seat } = atTable([]);
  const listed = (topic: string) => {
    const asked = { id: 'now', seat, question: { kind: 'act', topic, text: say('Choose.') } } as const;
    return (
      <PlanningContext value={{ topic: undefined, begin }}>
        <TableContext value={{ ...table, tableView: { ...table.tableView, questions: [asked] } }}>
          <Ahead close={close} />
        </TableContext>
      </PlanningContext>
    );
  };
  await draw(listed('tax-rate'));
  await press('Plan movement');
  expect(begin).toHaveBeenCalledExactlyOnceWith('movement');
  expect(close).toHaveBeenCalledOnce();
  await wipe();
  await draw(listed('movement'));
  expect(buttons()).not.toContain('Plan movement');
});

test('a plan that waited for its player is made by one press as far as it goes, and is over then', async () => {
  const stale = plan([...MOVES, { do: 'march', from: 'lycia', to: 'miletus', count: 9 }]);
  const { table, request, seat } = atTable([stale]);
  const asked = { id: 'now', seat, question: { kind: 'act', topic: 'movement', text: say('Move.') } } as const;
  const refusal = { code: 'entered', text: say('Another nation has entered {place}.', { place: 'Miletus' }) };
  const tableView = { ...table.tableView, prepared: [{ question: 'now', answer: null, refusal }] };
  const answer = vi.fn(async () => true);
  await draw(
    <TableContext value={{ ...table, tableView }}>
      <Prepared asked={asked} answer={answer} />
    </TableContext>,
  );
  expect(read()).toContain('Your plan was not used: Another nation has entered Miletus.');
  await press('Make the planned move');
  expect(answer).toHaveBeenCalledExactlyOnceWith({ do: 'moves', moves: MOVES });
  expect(request).toHaveBeenCalledExactlyOnceWith({ do: 'stand-down', topic: 'movement' });
});
