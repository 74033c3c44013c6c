import { listedAnswers, tableViewOf } from '@ecumene/client';
import { at, type Game, SERVED, Table } from '@ecumene/engine';
import { throughTheAges } from '@ecumene/through-the-ages';
import { afterEach, expect, test, vi } from 'vitest';
import { plainScreen } from '../games/plain/plain-screen.tsx';
import { TableContext } from '../table/at-table.ts';
import { buttons, draw, press, read, wipe } from '../testing/page.ts';
import { SamplePort, sampleTable } from '../testing/sample-table.ts';
import { ActControl } from './ActControl.tsx';

afterEach(wipe);

const game: Game = throughTheAges;
const table = Table.open(game, { options: {}, seats: ['Ada', 'Ben'], seed: 'listed' }, SERVED);
const { seat } = at(table.openQuestions(), 0);
const other = seat === 'Ada' ? 'Ben' : 'Ada';
const asked = at(table.questions(seat), 0);
const listed = listedAnswers(table, seat, asked.id) ?? [];

async function drawn(port: Partial<SamplePort>) {
  const answer = vi.fn(async () => true);
  const screen = plainScreen(game, async () => game.rules);
  const tableView = tableViewOf(table, seat);
  const shown = sampleTable({ game: screen, tableView, seat, port: Object.assign(new SamplePort(seat), port) });
  await draw(
    <TableContext value={shown}>
      <ActControl asked={asked} answer={answer} />
    </TableContext>,
  );
  return answer;
}

test('the moves a question takes are listed in the words of the game', async () => {
  const few = listed.slice(0, 3);
  const answer = await drawn({ list: async () => few });
  expect(buttons()).toHaveLength(3);
  expect(buttons().join()).toContain('Take ');
  await press(at(buttons(), 1));
  expect(answer).toHaveBeenCalledExactlyOnceWith(few[1]?.answer);
});

test('many moves stand in a list', async () => {
  await drawn({ list: async () => [...listed, ...listed] });
  expect(document.querySelectorAll('option')).toHaveLength(1 + 2 * listed.length);
});

test('where they cannot be listed, one is proposed', async () => {
  const answer = await drawn({ suggest: async () => ({ do: 'pass' }) });
  expect(read()).toContain('pass');
  await press('Confirm');
  expect(answer).toHaveBeenCalledExactlyOnceWith({ do: 'pass' });
});

test('nobody is told what another seat may answer', () => {
  expect(listed.length).toBeGreaterThan(5);
  expect(listedAnswers(table, other, asked.id)).toBeUndefined();
});
