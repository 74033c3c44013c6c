import { advancedCivilization } from '@ecumene/advanced-civilization';
import { arrangeNation } from '@ecumene/ancients';
import { sampleTableView } from '@ecumene/client/testing';
import { must, randomFrom } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { draw, read, wipe } from '../../../testing/page.ts';
import { ANCIENT_GAME } from '../../../testing/sample-ancients.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { useShop } from '../../ancients/purchases/basket.ts';
import { Tray } from '../../ancients/purchases/Tray.tsx';

afterEach(wipe);

function Shown(): ReactElement {
  return <Tray shop={useShop()} most={0} />;
}

/** The tray of Egypt, led by Ada, who holds three Grain and has shown so many of them; `more` is what else she has. */
async function lay(shown: number, more = {}): Promise<string> {
  const seats = ['Ada', 'Ben', 'Cid', 'Dora', 'Eve'];
  const settled = advancedCivilization.sheet.settle({}, seats.length);
  if ('refusals' in settled) throw new Error('these options do not go together');
  const world = advancedCivilization.setup(settled, seats, randomFrom('tray'));
  arrangeNation(world, 'egypt', { seat: 'Ada', hand: ['grain', 'grain', 'grain'], ...more });
  const egypt = must(
    world.nations.find(({ name }) => name === 'egypt'),
    'egypt',
  );
  egypt.shown = egypt.hand.slice(0, shown);
  const tableView = sampleTableView({ seats, view: advancedCivilization.view(world, 'Ada') });
  await draw(
    <TableContext value={sampleTable({ game: ANCIENT_GAME, tableView })}>
      <Shown />
    </TableContext>,
  );
  return read();
}

test('[AC 30.312] Grain shown against a famine is said to buy nothing', async () => {
  expect(await lay(2)).toContain(
    'You showed 2 × grain against the famine. They stay in your hand, but you cannot pay with them',
  );
});

test('[AC 30.312] nothing is said of Grain that was not shown', async () => {
  expect(await lay(0)).not.toContain('famine');
});

test.each([
  [{ stock: 3 }, 'pays at least 2 from your stock of 3: 2 cities of 3 would revolt'],
  [{ stock: 2, cards: ['coinage'] }, 'pays at least 1 from your stock of 2: 1 city of 3 would revolt'],
])('[AC 19.31] who cannot pay the taxes of the next turn is told so while buying: %j', async (has, said) => {
  expect(await lay(0, { cities: ['memphis', 'tanis', 'thebes'], ...has })).toContain(said);
});

test.each([[{ stock: 6 }], [{ stock: 0, cards: ['democracy'] }]])(
  '[AC 19.31] who can, or need not, is not: %j',
  async (has) => {
    expect(await lay(0, { cities: ['memphis', 'tanis', 'thebes'], ...has })).not.toContain('revolt');
  },
);
