import { sampleTableView } from '@ecumene/client/testing';
import { say, the } from '@ecumene/engine';
import { act, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { GameScreen } from '../games/game-screen.ts';
import { TableContext } from '../table/at-table.ts';
import { StoryContext } from '../table/story.tsx';
import { draw, press, wipe } from '../testing/page.ts';
import { PLAIN_GAME, sampleNews, sampleTable } from '../testing/sample-table.ts';
import { Chronicle } from './Chronicle.tsx';
import { doerOf } from './doers.ts';
import { linesOf } from './lines.ts';

const HANDOVER = {
  number: 2,
  seat: 'Ben',
  from: { is: 'person', name: 'Finn' },
  to: { is: 'bot', name: 'steady' },
} as const;
const STORY = [sampleNews(-1, 'began'), sampleNews(1, 'moved'), sampleNews(3, 'moved')];

/** Ada leads Crete and Ben leads Egypt; what happens is told of the one it names. */
const GAME: GameScreen = {
  ...PLAIN_GAME,
  leads: (_, seat) => the('nation', seat === 'Ada' ? 'crete' : 'egypt'),
  tell: ({ event: { what } }) => {
    const [nation = '', ...does] = what.split(' ');
    return does.length === 0
      ? say(`Something ${what}.`)
      : say(`{nation} ${does.join(' ')}.`, { nation: the('nation', nation) });
  },
  offer: ({ event }) => (event.what.endsWith('offers') ? 'made' : undefined),
};

function chronicle(whats: readonly string[]): ReactElement {
  const tableView = sampleTableView({ seats: ['Ada', 'Ben'], handovers: [HANDOVER] });
  return (
    <TableContext value={sampleTable({ tableView, game: GAME })}>
      <StoryContext value={whats.map((what, place) => sampleNews(place + 10, what))}>
        <Chronicle />
      </StoryContext>
    </TableContext>
  );
}

/** What stands in the lines, without their paragraphs. */
function lines(): readonly string[] {
  return [...document.querySelectorAll('.line')].map((line) => (line.textContent ?? '').replace(/ \?P 1.*$/, ''));
}

afterEach(wipe);

test('the chronicle says who changed seats, where it happened', async () => {
  const tableView = sampleTableView({ seats: ['Ada', 'Ben'], handovers: [HANDOVER] });
  await draw(
    <TableContext
      value={sampleTable({ tableView, game: { ...PLAIN_GAME, leads: () => ({ is: 'nation', id: 'Crete' }) } })}
    >
      <StoryContext value={STORY}>
        <Chronicle />
      </StoryContext>
    </TableContext>,
  );
  expect(lines()).toEqual([
    'Something began.',
    'Something moved.',
    'Finn lost the seat. A bot plays Crete.',
    'Something moved.',
  ]);
});

test('a part of the story tells of the game alone', () => {
  expect(linesOf(STORY, [HANDOVER], ['moved'])).toEqual(STORY.slice(1));
});

test('offers are folded between deals, as many as there were, and read on request', async () => {
  await draw(chronicle(['crete offers', 'egypt offers', 'egypt offers', 'traded', 'crete offers', 'ended']));
  expect(lines().slice(1)).toEqual(['3 offers', 'Something traded.', '1 offer', 'Something ended.']);
  await press('3 offers');
  expect(lines()).toContain('egypt offers.');
  await press('3 offers');
  expect(lines()).not.toContain('egypt offers.');
});

test('a fold that was opened stays open as more offers come', async () => {
  const redraw = await draw(chronicle(['crete offers', 'egypt offers']));
  await press('2 offers');
  await redraw(chronicle(['crete offers', 'egypt offers', 'crete offers']));
  expect(lines().filter((line) => line === 'crete offers.')).toHaveLength(2);
});

test('one reads what is told of one nation, its seat and the turns', async () => {
  await draw(chronicle(['turn-begins', 'crete moves', 'egypt moves', 'crete offers', 'traded', 'egypt offers']));
  const whose = document.querySelector<HTMLSelectElement>('select[aria-label="Filter by player"]');
  if (whose === null) throw new Error('one can choose whose story is told');
  expect([...whose.options].map(({ text }) => text)).toEqual(['Everyone', 'crete', 'egypt']);
  await act(async () => {
    whose.value = 'Ben';
    whose.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(lines()).toEqual([
    'Finn lost the seat. A bot plays egypt.',
    'Something turn-begins.',
    'egypt moves.',
    '1 offer',
  ]);
});

test('a line bears the sign of the one who does it', async () => {
  await draw(chronicle(['crete moves', 'traded']));
  const signed = [...document.querySelectorAll('.line')].filter((line) => line.querySelector('.sign') !== null);
  expect(signed.map((line) => line.querySelector('.line-doer + span')?.textContent)).toEqual(['crete moves.']);
});

test('the player a sentence opens with does it, or the only one it names; of two together neither does', () => {
  const [a, b] = [the('nation', 'crete'), the('nation', 'egypt')];
  expect(doerOf(say('{a} offers {b} 3 cards.', { a, b }))).toEqual(a);
  expect(doerOf(say('{card} strikes {b}.', { card: the('card', 'famine'), b }))).toEqual(b);
  expect(doerOf(say('{a} and {b} trade.', { a, b }))).toBeUndefined();
  expect(doerOf(say('The census: {all}.', { all: [a, b] }))).toBeUndefined();
  expect(doerOf(say('Turn 4 begins.'))).toBeUndefined();
});
