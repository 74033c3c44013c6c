// @vitest-environment happy-dom
import { advancedCivilization } from '@ecumene/advanced-civilization';
import { sightOf } from '@ecumene/client';
import { at } from '@ecumene/engine';
import { arrange } from '@ecumene/engine/scenario';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { draw, read, wipe } from '../../../testing/page.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { isAcView } from '../view.ts';
import { TradeControl } from './TradeControl.tsx';

const SIGHT = sightOf(
  arrange(advancedCivilization, {
    scenario: 'the floor',
    game: advancedCivilization.name,
    seats: ['Ada', 'Ben', 'Cleo', 'Dido', 'Eli'],
    at: 'trade',
    given: {
      egypt: { seat: 'Ada', tokens: { thebes: 4 }, hand: ['oil', 'oil', 'salt'] },
      crete: { seat: 'Ben', tokens: { knossos: 4 }, hand: ['wine', 'wine', 'salt'] },
      asia: { seat: 'Cleo', tokens: { ankara: 3 }, hand: ['ochre', 'ochre', 'salt'] },
      thrace: { seat: 'Dido', tokens: { byzantium: 3 } },
      illyria: { seat: 'Eli', tokens: { epirus: 3 } },
    },
  }),
  'Ada',
);

/** The control as Ada sees it, while these nations are done. */
function control(...done: readonly string[]) {
  const { view } = SIGHT;
  if (!isAcView(view)) throw new Error('this is no view of the game');
  const sight = { ...SIGHT, view: { ...view, market: { ...view.market, done } } };
  return (
    <TableContext value={sampleTable({ sight })}>
      <TradeControl asked={at(sight.questions, 0)} answer={async () => true} />
    </TableContext>
  );
}

const titles = () => [...document.querySelectorAll('.trader')].map((one) => one.getAttribute('title'));

afterEach(wipe);

test('[AC 28.41] whoever is done may still accept, and it says so', async () => {
  const redraw = await draw(control());
  expect(titles()).toEqual(['crete trades on', 'asia trades on']);
  expect(read()).not.toContain('done for now');
  await redraw(control('crete'));
  expect(titles()).toEqual(['crete is done for now, and may still accept', 'asia trades on']);
  expect(read()).toContain('done for now, may still accept');
});
