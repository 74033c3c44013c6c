import { sampleInfo } from '@ecumene/client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../table/at-table.ts';
import { buttons, draw, press, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { ServerMenu } from './ServerMenu.tsx';

afterEach(wipe);

/** What a button says of itself besides its name. */
function saidOf(button: string): string {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === button);
  return document.getElementById(found?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

test('a player who is out of the game has no seat to give up, nor anything to put to the vote', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ person: null }));
  const nothing = (): void => {};
  const menu = (out: string[]) => (
    <TableContext value={sampleTable()}>
      <ServerMenu info={sampleInfo({ state: 'playing', mine: ['Ada'], out })} learn={nothing} sit={nothing} />
    </TableContext>
  );
  const redraw = await draw(menu([]));
  expect(buttons()).toEqual(expect.arrayContaining(['Call a vote …', 'Leave game …']));
  await redraw(menu(['Ada']));
  for (const gone of ['Call a vote …', 'Leave game …']) expect(buttons()).not.toContain(gone);
});

test('a player who gives up a seat reads first what happens then, no matter who plays on', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ person: null }));
  const nothing = (): void => {};
  await draw(
    <TableContext value={sampleTable()}>
      <ServerMenu info={sampleInfo({ state: 'playing', mine: ['Ada'] })} learn={nothing} sit={nothing} />
    </TableContext>,
  );
  await press('Leave game …');
  expect(saidOf('A bot plays on')).toMatch(/bot takes your seat immediately.*vote to open it/);
  expect(saidOf('Leave the seat empty')).toMatch(/stays empty until the end/);
});
