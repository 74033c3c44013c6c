import { sampleTableView } from '@ecumene/client/testing';
import { say } from '@ecumene/engine';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { GameScreen } from '../games/game-screen.ts';
import { TableContext } from '../table/at-table.ts';
import { Desk, DeskContext } from '../table/desk.ts';
import { draw, read, wipe } from '../testing/page.ts';
import { PLAIN_GAME, sampleTable } from '../testing/sample-table.ts';
import { letCome, wantHint } from './hints-told.ts';
import { Tour } from './Tour.tsx';

const GAME: GameScreen = {
  ...PLAIN_GAME,
  hints: [{ topic: 'shop', at: [], title: 'Buy cards', words: 'Hand in cards.' }],
};
const ASKED = [{ id: '1', seat: 'Ada', question: { kind: 'confirm' as const, topic: 'shop', text: say('?') } }];

function tour(desk: Desk, questions: typeof ASKED = ASKED, whatIf = false) {
  return (
    <TableContext value={sampleTable({ game: GAME, tableView: sampleTableView({ questions }) })}>
      <DeskContext value={desk}>
        <Tour whatIf={whatIf} />
      </DeskContext>
    </TableContext>
  );
}

afterEach(async () => {
  await wipe();
  letCome(true);
});

test('a hint waits until the theatre is done, wherever that plays', async () => {
  const desk = new Desk();
  await draw(tour(desk));
  expect(read()).toContain('Buy cards');
  await act(async () => desk.play([]));
  expect(read()).toBe('');
  await act(async () => desk.play(undefined));
  expect(read()).toContain('Buy cards');
});

test('a hint nobody could see, since they answered while the theatre played, comes the next time', async () => {
  const desk = new Desk();
  desk.play(['gordium']);
  const redraw = await draw(tour(desk));
  await redraw(tour(desk, []));
  await act(async () => desk.play(undefined));
  await redraw(tour(desk));
  expect(read()).toContain('Buy cards');
});

test('in a what-if game hints do not begin again, but come when they are asked for', async () => {
  await draw(tour(new Desk(), ASKED, true));
  expect(read()).toBe('');
  await act(async () => {
    for (const hint of GAME.hints) wantHint(hint);
  });
  expect(read()).toContain('Buy cards');
});
