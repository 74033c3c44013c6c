import { sampleTableView } from '@ecumene/client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { draw, press, pressOnceRead, read, wipe } from '../../../testing/page.ts';
import { ANCIENT_GAME } from '../../../testing/sample-ancients.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { EndButton } from './EndButton.tsx';
import { firstTurn } from './testing.ts';

afterEach(wipe);

/** Egypt, so many of whose tokens in Lycia have moved, may end its movement. Lycia feeds 2. */
async function inLycia(egypt: number, moved: Readonly<Record<string, number>>) {
  const first = firstTurn();
  const view = {
    ...first,
    areas: { lycia: { tokens: { egypt }, city: null } },
    movement: [{ nation: 'egypt', moved, sailed: {} }],
  };
  const own = view.nations.find(({ name }) => name === 'egypt');
  if (own === undefined) throw new Error('Egypt plays');
  const answer = vi.fn(async () => true);
  await draw(
    <TableContext value={sampleTable({ game: ANCIENT_GAME, tableView: sampleTableView({ view }) })}>
      <EndButton own={own} left={1} answer={answer} />
    </TableContext>,
  );
  await press('End movement');
  return answer;
}

test('the movement is ended at once when nobody is lost', async () => {
  expect(await inLycia(2, { lycia: 1 })).toHaveBeenCalledOnce();
});

test('a player who has moved nothing is asked once', async () => {
  expect(await inLycia(2, {})).not.toHaveBeenCalled();
  expect(read()).toContain('You have not moved yet.');
});

test('[AC 26.1] a player who would lose people that could still move is told how many and where, and asked once', async () => {
  const answer = await inLycia(4, { lycia: 1 });
  expect(answer).not.toHaveBeenCalled();
  expect(read()).toContain('Above the limit: 2 in lycia. You can still move some tokens.');
  await pressOnceRead('End anyway');
  expect(answer).toHaveBeenCalledExactlyOnceWith({ do: 'end' });
});

test('nobody is asked about those for whom nothing can be done', async () => {
  expect(await inLycia(4, { lycia: 4 })).toHaveBeenCalledOnce();
});
