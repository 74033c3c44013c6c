import { advancedCivilization } from '@ecumene/advanced-civilization';
import { sampleTableView } from '@ecumene/client/testing';
import { chooseOne, say } from '@ecumene/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../table/at-table.ts';
import { buttons, draw, press, wipe } from '../../testing/page.ts';
import { ANCIENT_GAME } from '../../testing/sample-ancients.ts';
import { sampleTable } from '../../testing/sample-table.ts';
import { sampleTurn } from '../../testing/sample-trade.ts';
import { TaxRateControl } from './TaxRateControl.tsx';

const answer = vi.fn(async () => true);
const asking = chooseOne({
  topic: 'tax-rate',
  text: say('Choose the tax rate per city.'),
  from: ['1', '2', '3'],
  usual: '2',
});
const asked = { id: '1', seat: 'Ada', question: asking.question };

/** Ada pays for three cities from a stock of seven. */
async function ask(isOpen: boolean): Promise<void> {
  const world = sampleTurn('taxation', {
    egypt: {
      seat: 'Ada',
      tokens: { thebes: 4 },
      cities: ['memphis', 'alexandria', 'gaza'],
      stock: 7,
      cards: ['coinage'],
    },
  }).world;
  const tableView = sampleTableView({
    view: advancedCivilization.view(world, 'Ada'),
    questions: isOpen ? [asked] : [],
  });
  await draw(
    <TableContext value={sampleTable({ game: ANCIENT_GAME, seat: 'Ada', tableView })}>
      <TaxRateControl asked={asked} answer={answer} />
    </TableContext>,
  );
}

afterEach(async () => {
  await wipe();
  vi.clearAllMocks();
});

test('[AC 19.2] [AC 19.31] each rate says what it brings and how many cities would revolt', async () => {
  await ask(true);
  expect(buttons()).toEqual([
    '1 per city3 tokens to treasury, 4 left in stock',
    '2 per city (default)6 tokens to treasury, 1 left in stock',
    '3 per city7 tokens to treasury, 0 left in stock1 city revolts',
  ]);
  await press(/^3 per city/);
  expect(answer).toHaveBeenCalledExactlyOnceWith('3');
});

test('taxes to come are answered without figures', async () => {
  await ask(false);
  expect(buttons()).toEqual(['1', '2 (default)', '3']);
});
