import { advancedCivilization } from '@ecumene/advanced-civilization';
import { arrangeNation } from '@ecumene/ancients';
import { sampleTableView } from '@ecumene/client/testing';
import { randomFrom, say, Table } from '@ecumene/engine';
import { type EpView, expansionProject } from '@ecumene/expansion-project';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { Desk, DeskContext } from '../../../table/desk.ts';
import { draw, press, pressOnceRead, read, wipe } from '../../../testing/page.ts';
import { ANCIENT_GAME } from '../../../testing/sample-ancients.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { ancients as expansion } from '../../expansion-project/ancients.ts';
import type { AncientScreen } from '../game.ts';
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
  return show(sampleTableView({ seats, view: advancedCivilization.view(world, 'Ada') }), ANCIENT_GAME);
}

async function show(tableView: ReturnType<typeof sampleTableView>, game: AncientScreen) {
  const desk = new Desk();
  const answers: unknown[] = [];
  const answer = async (plan: unknown): Promise<boolean> => {
    answers.push(plan);
    return true;
  };
  await draw(
    <TableContext value={sampleTable({ tableView, game })}>
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

test('[EP C20] on a coast and a lake a ship is built on the coast, without a choice', async () => {
  const seats = Array.from({ length: 18 }, (_, i) => (i === 0 ? 'Ada' : `seat ${i}`));
  const table = Table.open(expansionProject, { options: {}, seats, seed: 'ships' });
  arrangeNation(table.world, 'parthia', { seat: 'Ada', tokens: { ustyurt: 4 } });
  const view: EpView = expansionProject.view(table.world, 'Ada');
  const { desk, answers } = await show(sampleTableView({ seats, view }), { ...ANCIENT_GAME, ancients: expansion });
  await act(async () => desk.intent.tap?.('ustyurt'));
  expect(document.querySelector('select[aria-label="Coast"]')).toBeNull();
  await press('End ships');
  expect(answers).toEqual([{ keep: [], build: [{ area: 'ustyurt', levy: 2, coast: 'caspian' }] }]);
});
