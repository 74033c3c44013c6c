import type { News, TableView } from '@ecumene/client';
import { sampleTableView } from '@ecumene/client/testing';
import { say } from '@ecumene/engine';
import type { Happened } from '@ecumene/through-the-ages/reference';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { Desk, DeskContext } from '../../../table/desk.ts';
import { StoryContext } from '../../../table/story.tsx';
import { draw, press, read, wipe } from '../../../testing/page.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { throughTheAges as game } from '../index.tsx';
import { RivalTurns } from './RivalTurns.tsx';

const news = (event: Happened, number = 0): News => ({
  number,
  happening: { event, rule: 'TTA flow.2', knows: 'all', reveals: false },
});
const turnOf = (seat: string): News[] => [
  news({ what: 'turn', seat, round: 2 }),
  news({ what: 'took', seat, card: 'moses', actions: 1 }),
];
const ASKED: Partial<TableView> = {
  questions: [{ id: 'q1', seat: 'Ada', question: { kind: 'act', topic: 'politics', text: say('?') } }],
};
const VIEW = { civilizations: [], row: [] };
const SINCE = 'Since your last turn';

let desk: Desk;

function line(story: readonly News[], tableView: Partial<TableView> = {}) {
  return (
    <TableContext value={sampleTable({ game, tableView: sampleTableView({ view: VIEW, ...tableView }) })}>
      <DeskContext value={desk}>
        <StoryContext value={story}>
          <RivalTurns />
        </StoryContext>
      </DeskContext>
    </TableContext>
  );
}

const isFolded = (): boolean => document.querySelector('.meanwhile[data-folded="true"]') !== null;

beforeEach(() => {
  desk = new Desk();
});
afterEach(wipe);

test('what the others did is one line until it is opened, no matter who is to move', async () => {
  const redraw = await draw(line(turnOf('Ben')));
  expect(isFolded()).toBe(true);
  await redraw(line(turnOf('Ben'), ASKED));
  expect(isFolded()).toBe(true);
  await press(SINCE);
  expect(isFolded()).toBe(false);
  await redraw(line([...turnOf('Ben'), ...turnOf('Cleo')]));
  expect(isFolded()).toBe(false);
  await press(SINCE);
  expect(isFolded()).toBe(true);
});

test('what the others did waits while a scene tells what happens', async () => {
  await draw(line(turnOf('Ben'), ASKED));
  await act(async () => desk.play([]));
  expect(read()).toBe('');
  await act(async () => desk.play(undefined));
  expect(read()).toContain(SINCE);
});

test('each is named for what they did themselves, also where another player took the seat since', async () => {
  const offered: Happened = { what: 'offered', seat: 'Ben', card: 'open-borders-agreement', to: 'Ada', side: 'both' };
  const story = [
    news({ what: 'turn', seat: 'Ben', round: 2 }, 3),
    news(offered, 4),
    news({ what: 'took', seat: 'Ben', card: 'moses', actions: 1 }, 6),
  ];
  const handover = {
    number: 5,
    seat: 'Ben',
    from: { is: 'person', name: 'Finn' },
    to: { is: 'person', name: 'Ben' },
  } as const;
  await draw(line(story, { handovers: [handover] }));
  expect(read()).toContain('Finn offers Open Borders Agreement to Ada · Ben takes Moses');
});
