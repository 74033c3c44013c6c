import { advancedCivilization } from '@ecumene/advanced-civilization';
import { sampleTableView } from '@ecumene/client/testing';
import { chooseOne, randomFrom, say } from '@ecumene/engine';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../table/at-table.ts';
import { Desk, DeskContext } from '../../table/desk.ts';
import { buttons, draw, press, read, wipe } from '../../testing/page.ts';
import { ANCIENT_GAME } from '../../testing/sample-ancients.ts';
import { sampleTable } from '../../testing/sample-table.ts';
import { ChooseNationControl } from './ChooseNationControl.tsx';

const answer = vi.fn(async () => true);
const request = vi.fn(async () => undefined);
const shown: (readonly string[])[] = [];

/** Ada is asked which of these nations she leads. */
async function ask(...from: readonly string[]): Promise<Desk> {
  const seats = ['Ada', 'Ben', 'Cid', 'Dora', 'Eve'];
  const settled = advancedCivilization.sheet.settle({}, seats.length);
  if ('refusals' in settled) throw new Error('these options do not go together');
  const world = advancedCivilization.setup(settled, seats, randomFrom('choosing'));
  const tableView = sampleTableView({ seats, view: advancedCivilization.view(world, 'Ada') });
  const asking = chooseOne({ topic: 'choose-nation', text: say('Which nation do you lead?'), rule: 'AC 16.1', from });
  const { question } = asking;
  const desk = new Desk();
  desk.onShow((areas) => shown.push(areas));
  await draw(
    <TableContext value={sampleTable({ game: ANCIENT_GAME, tableView, request })}>
      <DeskContext value={desk}>
        <ChooseNationControl asked={{ id: '1', seat: 'Ada', question }} answer={answer} />
      </DeskContext>
    </TableContext>,
  );
  return desk;
}

const chosen = ({ intent }: Desk): string[] =>
  [...(intent?.areas ?? [])].flatMap(([area, { is }]) => (is === 'chosen' ? [area] : []));

afterEach(async () => {
  await wipe();
  vi.clearAllMocks();
  shown.length = 0;
});

test('a name shows where the nation lies before one says that one means it', async () => {
  const desk = await ask('egypt', 'crete');
  await press('crete');
  expect(answer).not.toHaveBeenCalled();
  expect(shown).toEqual([chosen(desk)]);
  expect(chosen(desk).length).toBeGreaterThan(0);
  await press('Choose crete');
  expect(answer.mock.calls).toEqual([['crete']]);
  expect(request).not.toHaveBeenCalled();
});

test('a player who thinks better of it may look at another nation', async () => {
  await ask('egypt', 'crete');
  await press('crete');
  await press('Other nation');
  expect(buttons()).toEqual(['egypt', 'crete']);
});

test('a home of the nation that was picked by its name is where it begins', async () => {
  const desk = await ask('egypt');
  await press('egypt');
  const home = chosen(desk)[0] ?? '';
  await act(async () => desk.intent?.tap?.(home));
  expect(chosen(desk)).toEqual([home]);
  expect(read()).toContain(`egypt, starting in ${home}`);
  await press('Choose egypt');
  expect(request.mock.calls).toEqual([[{ do: 'stand', topic: 'choose-area', answers: [home] }]]);
  expect(answer.mock.calls).toEqual([['egypt']]);
});
