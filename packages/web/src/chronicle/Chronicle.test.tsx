import { sampleSight } from '@ecumene/client/testing';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../table/at-table.ts';
import { StoryContext } from '../table/story.tsx';
import { draw, wipe } from '../testing/page.ts';
import { PLAIN_GAME, sampleNews, sampleTable } from '../testing/sample-table.ts';
import { Chronicle } from './Chronicle.tsx';
import { linesOf } from './lines.ts';

const HANDOVER = {
  number: 2,
  seat: 'Ben',
  from: { is: 'person', name: 'Finn' },
  to: { is: 'bot', name: 'steady' },
} as const;
const STORY = [sampleNews(-1, 'began'), sampleNews(1, 'moved'), sampleNews(3, 'moved')];

afterEach(wipe);

test('the chronicle says who changed seats, where it happened', async () => {
  const sight = sampleSight({ seats: ['Ada', 'Ben'], handovers: [HANDOVER] });
  await draw(
    <TableContext value={sampleTable({ sight, game: { ...PLAIN_GAME, leads: () => ({ is: 'nation', id: 'Crete' }) } })}>
      <StoryContext value={STORY}>
        <Chronicle />
      </StoryContext>
    </TableContext>,
  );
  const lines = [...document.querySelectorAll('.line')].map((line) => line.textContent ?? '');
  expect(lines.map((line) => line.replace(/ P 1.*$/, ''))).toEqual([
    'Something began.',
    'Something moved.',
    'Finn no longer has the seat; a bot plays Crete.',
    'Something moved.',
  ]);
});

test('a part of the story tells of the game alone', () => {
  expect(linesOf(STORY, [HANDOVER], ['moved'])).toEqual(STORY.slice(1));
});
