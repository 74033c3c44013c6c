import { advancedCivilization } from '@ecumene/advanced-civilization';
import { arrangeNation } from '@ecumene/ancients';
import { sampleTableView } from '@ecumene/client/testing';
import { randomFrom, say } from '@ecumene/engine';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { Desk, DeskContext } from '../../../table/desk.ts';
import { draw, press, pressOnceRead, read, wipe } from '../../../testing/page.ts';
import { ANCIENT_GAME } from '../../../testing/sample-ancients.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { ShipsControl } from './ShipsControl.tsx';

afterEach(wipe);

const QUESTION = {
  kind: 'act',
  topic: 'ships',
  text: say('Choose ships to build, or none.'),
  rule: 'AC 22.1',
} as const;

/** Ada of Crete, who has no ship, is asked about ships. */
async function ask(tokens: number, treasury = 0) {
  const seats = ['Ada', 'Ben', 'Cid', 'Dora', 'Eve'];
  const settled = advancedCivilization.sheet.settle({}, seats.length);
  if ('refusals' in settled) throw new Error('these options do not go together');
  const world = advancedCivilization.setup(settled, seats, randomFrom('ships'));
  arrangeNation(world, 'crete', { seat: 'Ada', tokens: { knossos: tokens }, treasury });
  const tableView = sampleTableView({ seats, view: advancedCivilization.view(world, 'Ada') });
  const desk = new Desk();
  const answers: unknown[] = [];
  const answer = async (plan: unknown): Promise<boolean> => {
    answers.push(plan);
    return true;
  };
  await draw(
    <TableContext value={sampleTable({ tableView, game: ANCIENT_GAME })}>
      <DeskContext value={desk}>
        <ShipsControl asked={{ id: '1', seat: 'Ada', question: QUESTION }} answer={answer} />
      </DeskContext>
    </TableContext>,
  );
  return { desk, answers };
}

test('[AC 22.1] the board does not ask for a ship that would take the last tokens, and going on is one press', async () => {
  const { desk, answers } = await ask(2);
  expect(read()).toContain('A ship would cost your last tokens');
  expect(read()).not.toContain('Tap a coast');
  expect([desk.intent.dims, desk.intent.areas?.get('knossos')?.is]).toEqual([false, 'ready']);
  await press('No ships');
  expect(answers).toEqual([{ keep: [], build: [] }]);
});

test('[AC 22.1] building with your last tokens asks you once more', async () => {
  const { desk, answers } = await ask(2);
  await act(async () => desk.intent.tap?.('knossos'));
  expect(desk.intent.dims).toBe(true);
  await press('Build 1 ship');
  expect(answers).toEqual([]);
  await pressOnceRead('Build anyway');
  expect(answers).toEqual([{ keep: [], build: [{ area: 'knossos', levy: 2 }] }]);
});

test.each([
  [3, 0],
  [1, 2],
])(
  '[AC 22.1] coasts glow where a ship leaves tokens: %s on the board, %s in the treasury',
  async (tokens, treasury) => {
    const { desk } = await ask(tokens, treasury);
    expect(read()).toContain('Tap a coast to build a ship there');
    expect([desk.intent.dims, desk.intent.areas?.get('knossos')?.is]).toEqual([true, 'can']);
  },
);
