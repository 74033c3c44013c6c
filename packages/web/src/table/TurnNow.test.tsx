import { afterEach, expect, test } from 'vitest';
import { draw, read, wipe } from '../testing/page.ts';
import { PLAIN_GAME, sampleTable } from '../testing/sample-table.ts';
import { TableContext } from './at-table.ts';
import { TurnNow } from './TurnNow.tsx';

afterEach(wipe);

/** What the strip says of a turn: at length, and in short for phones. */
async function said(turn: number, last: number | undefined, over = false): Promise<string> {
  const { tableView } = sampleTable();
  const game = { ...PLAIN_GAME, turn: () => turn, lastTurn: () => last };
  await draw(
    <TableContext.Provider value={sampleTable({ game, tableView: { ...tableView, over } })}>
      <TurnNow />
    </TableContext.Provider>,
  );
  const words = read().replace(/[\u2066-\u2069]/g, '');
  await wipe();
  return words;
}

test('the strip says which turn it is, of how many, and that one is the last', async () => {
  expect(await said(9, undefined)).toBe('Turn 9');
  expect(await said(9, 10)).toBe('Turn 9 of 109/10');
  expect(await said(10, 10)).toBe('Turn 10, the last10/10');
  expect(await said(10, 10, true)).toBe('Turn 10');
  expect(await said(0, 10)).toBe('');
});
