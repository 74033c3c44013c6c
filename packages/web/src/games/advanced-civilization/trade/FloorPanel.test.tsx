// @vitest-environment happy-dom
import { advancedCivilization } from '@ecumene/advanced-civilization';
import { type Sight, sightOf } from '@ecumene/client';
import { arrange } from '@ecumene/engine/scenario';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { buttons, draw, happens, press, read, wipe } from '../../../testing/page.ts';
import { SamplePort, sampleTable } from '../../../testing/sample-table.ts';
import { isAcView } from '../view.ts';
import { FloorPanel } from './FloorPanel.tsx';

const TRADE = arrange(advancedCivilization, {
  scenario: 'the floor',
  game: advancedCivilization.name,
  seats: ['Ada', 'Ben', 'Cleo', 'Dido', 'Eli'],
  at: 'trade',
  given: {
    turn: 9,
    egypt: { seat: 'Ada', tokens: { thebes: 4 }, hand: ['oil', 'oil', 'salt', 'iron', 'grain'] },
    crete: { seat: 'Ben', tokens: { knossos: 4 }, hand: ['wine', 'wine', 'salt', 'grain'] },
    asia: { seat: 'Cleo', tokens: { ankara: 3 }, hand: ['ochre', 'ochre', 'salt'] },
    thrace: { seat: 'Dido', tokens: { byzantium: 3 } },
    illyria: { seat: 'Eli', tokens: { epirus: 3 } },
  },
});
let port: SamplePort;

/** The floor as Ada sees it, in this turn, while these nations offer two wine and a card for two salt and a card. */
function floor(turn: number, ...from: readonly string[]) {
  const sight: Sight = sightOf(TRADE, 'Ada');
  if (!isAcView(sight.view)) throw new Error('this is no view of the game');
  const { view } = sight;
  const offers = from.map((nation, id) => ({
    id,
    from: nation,
    to: null,
    counters: null,
    gives: 3,
    names: ['wine', 'wine'],
    wants: 3,
    asks: ['salt', 'salt'],
  }));
  const seen = { ...sight, view: { ...view, turn, market: { ...view.market, offers } } };
  return (
    <TableContext value={sampleTable({ port, sight: seen })}>
      <FloorPanel />
    </TableContext>
  );
}

/** The nations whose offers are shown, in their places. */
const shown = () => buttons().flatMap((name) => /^(crete|asia|thrace)gives/.exec(name)?.slice(1) ?? []);
const AWAY = 'Put it all away';
const OFFERS = 'Offers';

beforeEach(() => {
  port = new SamplePort('Ada');
});
afterEach(wipe);

test('an offer that is being made up stays while others trade, and is put away with the turn it was begun in', async () => {
  const redraw = await draw(floor(9));
  expect(buttons()).not.toContain(AWAY);
  await press(/oil.*worth 16/);
  expect(buttons()).toContain(AWAY);
  await redraw(floor(9, 'crete'));
  expect(buttons()).toContain(AWAY);
  await redraw(floor(10, 'crete'));
  expect(buttons()).not.toContain(AWAY);
  expect(read()).toContain('Touch a card to offer it');
});

test('offers nobody is about to press come in their order, the latest first', async () => {
  const redraw = await draw(floor(9, 'crete'));
  await redraw(floor(9, 'crete', 'asia'));
  expect(shown()).toEqual(['asia', 'crete']);
  expect(read()).not.toContain('new offer');
});

test('offers under the hand stay in their places; those that have come since are announced, and put in order on wish', async () => {
  const redraw = await draw(floor(9, 'crete'));
  await happens('pointerover', 'section', OFFERS);
  await redraw(floor(9, 'crete', 'asia'));
  expect(shown()).toEqual(['crete', 'asia']);
  expect(buttons()).toContain('one new offer');
  await redraw(floor(9, 'crete', 'asia', 'thrace'));
  expect(shown()).toEqual(['crete', 'asia', 'thrace']);
  await press('2 new offers');
  expect(shown()).toEqual(['thrace', 'asia', 'crete']);
  expect(read()).not.toContain('new offer');
});

test('offers are put in order when the hand goes away, and held for the keyboard too', async () => {
  const redraw = await draw(floor(9, 'crete'));
  await happens('focusin', 'section', OFFERS);
  await redraw(floor(9, 'crete', 'asia'));
  expect(shown()).toEqual(['crete', 'asia']);
  await happens('focusout', 'section', OFFERS);
  expect(shown()).toEqual(['asia', 'crete']);
});

test('an offer that is gone from under the hand leaves its place, and says so', async () => {
  const redraw = await draw(floor(9, 'crete'));
  await happens('pointerover', 'section', OFFERS);
  await redraw(floor(9));
  expect(shown()).toEqual(['crete']);
  expect(read()).toContain('no longer stands');
});
