import { tableViewOf } from '@ecumene/client';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { draw, press, wipe } from '../../../testing/page.ts';
import { ANCIENT_GAME } from '../../../testing/sample-ancients.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { sampleTrade } from '../../../testing/sample-trade.ts';
import { TradePanel } from './TradePanel.tsx';

const TRADE = sampleTrade({
  egypt: { seat: 'Ada', tokens: { thebes: 4 }, hand: ['oil', 'oil', 'salt', 'iron', 'grain'] },
  crete: { seat: 'Ben', tokens: { knossos: 4 }, hand: ['wine', 'wine', 'salt', 'grain'] },
});

/** How often the trade is moved while Ada lays two cards into an offer of her own, after each of them. */
async function movesOn(small: boolean): Promise<number[]> {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: small }));
  const moves = vi.spyOn(Element.prototype, 'scrollIntoView');
  await draw(
    <TableContext value={sampleTable({ game: ANCIENT_GAME, tableView: tableViewOf(TRADE, 'Ada') })}>
      <TradePanel />
    </TableContext>,
  );
  const counts = [];
  for (const card of [/oil.*worth/, /iron.*worth/]) {
    await press(card);
    counts.push(moves.mock.calls.length);
  }
  await press('Clear');
  return counts;
}

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await wipe();
});

test('on a small screen an offer that is begun comes into view, and stays where it is for the next card', async () => {
  expect(await movesOn(true)).toEqual([1, 1]);
});

test('on a wide screen, where it lies beside the hand, nothing moves', async () => {
  expect(await movesOn(false)).toEqual([0, 0]);
});
