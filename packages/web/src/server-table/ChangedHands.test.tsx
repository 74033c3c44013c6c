import { NOBODY_YET, type TableView } from '@ecumene/client';
import { sampleTableView } from '@ecumene/client/testing';
import type { Player, Seat } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../table/at-table.ts';
import { draw, press, read, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { ChangedHands } from './ChangedHands.tsx';

const person = (name: string): Player => ({ is: 'person', name });
const BOT: Player = { is: 'bot', name: 'steady' };
const handover = (number: number, seat: Seat, from: Player, to: Player) => ({ number, seat, from, to });
const LEFT = handover(4, 'Ben', person('Finn'), BOT);

/** The table as Ada sees it, after seats have changed hands. */
function After({ handovers }: Pick<TableView, 'handovers'>): ReactElement {
  return (
    <TableContext value={sampleTable({ tableView: sampleTableView({ seats: ['Ada', 'Ben'], handovers }) })}>
      <ChangedHands />
    </TableContext>
  );
}

afterEach(wipe);

test('who gives up a seat is named to everybody, until they have read it', async () => {
  const then = await draw(<After handovers={[]} />);
  expect(read()).toBe('');
  await then(<After handovers={[LEFT]} />);
  expect(read()).toContain('Finn lost the seat. A bot plays Ben.');
  await press('OK');
  expect(read()).toBe('');
  await then(<After handovers={[LEFT, handover(7, 'Ben', BOT, person('Gus'))]} />);
  expect(read()).toContain('Gus plays Ben from now on.');
  expect(read()).not.toContain('Finn');
});

test('of a seat that changes hands again only what became of it is told', async () => {
  const open = handover(5, 'Ben', BOT, NOBODY_YET);
  const then = await draw(<After handovers={[]} />);
  await then(<After handovers={[LEFT, open]} />);
  expect(read()).toContain('Finn lost the seat. Ben is open for a new player.');
  expect(read()).not.toContain('bot');
  await then(<After handovers={[LEFT, open, handover(6, 'Ben', NOBODY_YET, person('Finn'))]} />);
  expect(read()).toMatch(/^Finn plays Ben from now on\./);
});

test('what was so when one came is not told, nor what became of the own seat', async () => {
  const then = await draw(<After handovers={[LEFT]} />);
  expect(read()).toBe('');
  await then(<After handovers={[LEFT, handover(5, 'Ada', person('Ada'), BOT)]} />);
  expect(read()).toBe('');
});
