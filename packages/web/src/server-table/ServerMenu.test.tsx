import { sampleInfo } from '@ecumene/client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../table/at-table.ts';
import { draw, press, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { ServerMenu } from './ServerMenu.tsx';

afterEach(wipe);

/** What a button says of itself besides its name. */
function saidOf(button: string): string {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === button);
  return document.getElementById(found?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

test('who gives up a seat reads before what comes of it, whoever plays on', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ person: null }));
  const nothing = (): void => {};
  await draw(
    <TableContext value={sampleTable()}>
      <ServerMenu info={sampleInfo({ state: 'playing' })} learn={nothing} sit={nothing} />
    </TableContext>,
  );
  await press('Give up my seat …');
  expect(saidOf('A bot plays on')).toMatch(/bot takes your seat at once.*vote to open it again/);
  expect(saidOf('Nobody plays on')).toMatch(/stays empty to the end/);
});
