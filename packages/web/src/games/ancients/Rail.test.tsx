import { tableViewOf } from '@ecumene/client';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../table/at-table.ts';
import { Desk, DeskContext } from '../../table/desk.ts';
import { Panel } from '../../table/Panel.tsx';
import { SheetContext } from '../../table/sheet.ts';
import { buttons, draw, press, read, wipe } from '../../testing/page.ts';
import { ANCIENT_GAME } from '../../testing/sample-ancients.ts';
import { sampleTable } from '../../testing/sample-table.ts';
import { sampleTrade } from '../../testing/sample-trade.ts';
import type { AncientScreen } from './game.ts';
import { NationPanel } from './NationPanel.tsx';
import { Rail } from './Rail.tsx';

const TABLE_VIEW = tableViewOf(
  sampleTrade({
    egypt: { seat: 'Ada', tokens: { thebes: 4 }, cities: ['memphis'], hand: ['oil', 'oil', 'salt'], step: 1 },
    crete: { seat: 'Ben', tokens: { knossos: 1 }, hand: ['wine'], step: 6 },
  }),
  'Ada',
);

/** A game in which something else is open at first. */
const GAME: AncientScreen = {
  ...ANCIENT_GAME,
  panels: [
    { id: 'other', title: 'Other', Panel: () => 'something else' },
    { id: 'nation', title: 'Nation', Panel: NationPanel },
  ],
};

const set = vi.fn();

afterEach(async () => {
  await wipe();
  set.mockReset();
});

test('when the game is over, the nations stand in the order of the result', async () => {
  const nations = async (over: boolean): Promise<readonly string[]> => {
    await wipe();
    await draw(
      <TableContext value={sampleTable({ tableView: { ...TABLE_VIEW, over }, game: GAME })}>
        <Rail />
      </TableContext>,
    );
    return [...document.querySelectorAll('.rail-name')].map((one) => one.textContent ?? '');
  };
  expect(await nations(false)).toEqual(['egypt', 'illyria', 'thrace', 'asia', 'crete']);
  expect((await nations(true)).slice(0, 2)).toEqual(['crete', 'egypt']);
});

test('a nation of the rail says in words what it has, and opens the panel where all of it is named', async () => {
  await draw(
    <TableContext value={sampleTable({ tableView: TABLE_VIEW, game: GAME })}>
      <DeskContext value={new Desk()}>
        <SheetContext value={{ is: 'closed', set }}>
          <Rail />
          <Panel more={[]} />
        </SheetContext>
      </DeskContext>
    </TableContext>,
  );
  expect(buttons()).toContainEqual(
    expect.stringMatching(/^egypt, played by you: \d+ points, 1 city, 4 tokens on .* 3 trade cards in hand, 1 step /),
  );
  expect(read()).toContain('something else');
  await press(/^crete, played by Ben: .* 1 token on the board, 1 trade card in hand, 6 steps along the track$/);
  expect(read()).toContain('Played by Ben');
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
  expect(set.mock.calls).toEqual([['open']]);
});
