import type { AncientEvent } from '@ecumene/ancients';
import { tableViewOf } from '@ecumene/client';
import { at } from '@ecumene/engine';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { StoryContext } from '../../../table/story.tsx';
import { draw, read, wipe } from '../../../testing/page.ts';
import { ANCIENT_GAME } from '../../../testing/sample-ancients.ts';
import { sampleNews, sampleTable } from '../../../testing/sample-table.ts';
import { sampleTrade } from '../../../testing/sample-trade.ts';
import { isAncientView } from '../view.ts';
import { TradeControl } from './TradeControl.tsx';

const TABLE_VIEW = tableViewOf(
  sampleTrade({
    egypt: { seat: 'Ada', tokens: { thebes: 4 }, hand: ['oil', 'oil', 'salt'] },
    crete: { seat: 'Ben', tokens: { knossos: 4 }, hand: ['wine', 'wine', 'salt'] },
    asia: { seat: 'Cleo', tokens: { ankara: 3 }, hand: ['ochre', 'ochre', 'salt'] },
  }),
  'Ada',
);

/** The control as Ada sees it, while these nations are done. */
function control(...done: readonly string[]) {
  const { view } = TABLE_VIEW;
  if (!isAncientView(view)) throw new Error('this is no view of the game');
  const tableView = { ...TABLE_VIEW, view: { ...view, market: { ...view.market, done } } };
  return (
    <TableContext value={sampleTable({ game: ANCIENT_GAME, tableView })}>
      <TradeControl asked={at(tableView.questions, 0)} answer={async () => true} />
    </TableContext>
  );
}

const titles = () => [...document.querySelectorAll('.trader')].map((one) => one.getAttribute('title'));

afterEach(wipe);

test('[AC 28.41] a player who is done may still accept, and it says so', async () => {
  const redraw = await draw(control());
  expect(titles()).toEqual(['crete is trading', 'asia is trading']);
  expect(read()).not.toContain('can still accept');
  await redraw(control('crete'));
  expect(titles()).toEqual(['crete is done, but can still accept offers', 'asia is trading']);
  expect(read()).toContain('Done, but can still accept offers');
});

/** The control after all this has happened. */
function controlAfter(...events: readonly AncientEvent[]) {
  const story = events.map((event, i) => {
    const news = sampleNews(i, event.what);
    return { ...news, happening: { ...news.happening, event } };
  });
  return <StoryContext value={story}>{control()}</StoryContext>;
}

const OTHERS: AncientEvent = { what: 'traded', nations: ['asia', 'crete'], gave: [3, 4] };
const OWN: readonly AncientEvent[] = [
  { what: 'traded', nations: ['egypt', 'crete'], gave: [3, 3] },
  { what: 'cards-received', nation: 'egypt', from: 'crete', cards: ['wine', 'wine', 'grain'] },
  { what: 'cards-received', nation: 'crete', from: 'egypt', cards: ['oil', 'oil', 'salt'] },
];

test("the latest handshake is told in the bar, one's own with what was given and got, until the turn is over", async () => {
  const redraw = await draw(controlAfter(OTHERS));
  expect(read()).toContain('asia and crete traded 3 cards for 4');
  await redraw(controlAfter(OTHERS, ...OWN));
  expect(read()).toContain('You gave oil, oil, and salt to crete and got grain, wine, and wine.');
  await redraw(controlAfter(OTHERS, ...OWN, OTHERS));
  expect(read()).toContain('You gave oil');
  await redraw(controlAfter(OTHERS, ...OWN, { what: 'turn-begins', turn: 9 }));
  expect(read()).not.toMatch(/You gave|3 for 4/);
});
