import { say } from '@ecumene/engine';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../table/at-table.ts';
import { Desk, DeskContext } from '../../table/desk.ts';
import { buttons, draw, press, read, wipe } from '../../testing/page.ts';
import { ANCIENT_GAME } from '../../testing/sample-ancients.ts';
import { SamplePort, sampleTable } from '../../testing/sample-table.ts';
import { LossesControl } from './LossesControl.tsx';

const QUESTION = {
  kind: 'losses',
  topic: 'losses',
  text: say('Which?'),
  rule: 'AC 30.311',
  goal: 6,
  stay: 0,
  tokens: { thebes: 3, fayum: 2 },
  cities: { memphis: 2 },
};

/** Six points are to be lost; a bot would lose them so. */
async function lose(suggestion: unknown = undefined, bounds: object = {}) {
  const answer = vi.fn(async () => true);
  const desk = new Desk();
  const port = Object.assign(new SamplePort('Ada'), { suggest: async () => suggestion });
  await draw(
    <DeskContext value={desk}>
      <TableContext value={sampleTable({ game: ANCIENT_GAME, port })}>
        <LossesControl asked={{ id: '1', seat: 'Ada', question: { ...QUESTION, ...bounds } }} answer={answer} />
      </TableContext>
    </DeskContext>,
  );
  const tap = (area: string) => act(async () => desk.intent.tap?.(area));
  return { answer, desk, tap };
}

const chosen = () => buttons().filter((name) => name.startsWith('Remove'));

afterEach(wipe);

test('what is tapped on the board is listed in the bar, counted, and taken back at a touch', async () => {
  const { answer, tap } = await lose();
  expect(chosen()).toEqual([]);
  for (const area of ['thebes', 'thebes', 'memphis']) await tap(area);
  expect(chosen()).toEqual(['Remove thebes −2×', 'Remove City of memphis −5×']);
  expect(read()).toContain('1 point too many');
  await press(/^Remove thebes/);
  expect(chosen()).toEqual(['Remove City of memphis −5×']);
  await tap('fayum');
  await press('Lose these');
  expect(answer).toHaveBeenLastCalledWith({ tokens: { fayum: 1 }, cities: { memphis: 0 } });
});

test('the list of all units is folded until it is wanted', async () => {
  await lose();
  const list = document.querySelector('details');
  expect(list?.open).toBe(false);
  expect(list?.querySelectorAll('.stepper, .toggle')).toHaveLength(3);
});

test('a city that may leave tokens offers it beside itself on the board', async () => {
  const { desk, tap } = await lose();
  await tap('thebes');
  expect(desk.intent.ring).toBeUndefined();
  await tap('memphis');
  expect(desk.intent.ring?.area).toBe('memphis');
  await press('Remove City of memphis −5×');
  expect(desk.intent.ring).toBeUndefined();
});

test('a city that must leave fewer tokens than others counts more', async () => {
  const { answer, tap } = await lose(undefined, {
    stay: 1,
    cities: { memphis: 2, gaza: 1 },
    least: { gaza: 0 },
    goal: 9,
  });
  for (const area of ['memphis', 'gaza']) await tap(area);
  expect(chosen()).toEqual(['Remove City of memphis −4×', 'Remove City of gaza −5×']);
  await press('Lose these');
  expect(answer).toHaveBeenLastCalledWith({ tokens: {}, cities: { memphis: 1, gaza: 0 } });
});

test('what is suggested is shown before it is lost', async () => {
  const { answer } = await lose({ tokens: { thebes: 1 }, cities: { memphis: 0 } });
  await press('Suggest');
  expect(chosen()).toHaveLength(2);
  await press('Lose these');
  expect(answer).toHaveBeenLastCalledWith({ tokens: { thebes: 1 }, cities: { memphis: 0 } });
});
