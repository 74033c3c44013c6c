import type { TableInfo } from '@ecumene/client';
import { sampleInfo, sampleSeat } from '@ecumene/client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '../people/server.ts';
import { TableContext } from '../table/at-table.ts';
import { buttons, draw, press, read, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { Motions, NotCarried } from './Motions.tsx';

const PAUSE = { is: 'pause' as const };
const SEATS = ['Ada', 'Ben', 'Cleo', 'Dido', 'Elin'];
const ask = vi.spyOn(server, 'ask').mockResolvedValue({ table: sampleInfo() });

/** A table as Ada sees it, at which some would like to pause and others would not. */
async function drawMotion(agreed: string[], against: string[]): Promise<void> {
  const motions: TableInfo['motions'] = [{ motion: PAUSE, agreed, against }];
  const info = sampleInfo({ seats: SEATS.map((seat) => sampleSeat(seat)), mine: ['Ada'], motions });
  await draw(
    <TableContext value={sampleTable({ seat: 'Ada' })}>
      <Motions info={info} learn={() => {}} />
    </TableContext>,
  );
}

afterEach(async () => {
  ask.mockClear();
  await wipe();
});

test('what is moved names who agrees, and who is against it', async () => {
  await drawMotion(['Ben', 'Cleo'], ['Elin']);
  expect(read()).toContain('Ben and Cleo would like to pause.');
  expect(read()).toContain('2 of 3 required votes. Against: Elin.');
  expect(buttons()).toEqual(['No', 'Agree']);
});

test('while nobody is against it, nothing is said of that', async () => {
  await drawMotion(['Ben'], []);
  expect(read()).not.toContain('Against:');
});

test('a player who is against it can still agree', async () => {
  await drawMotion(['Ben', 'Cleo'], ['Ada']);
  expect(read()).toContain('Against: You.');
  expect(buttons()).toEqual(['Agree']);
  await press('Agree');
  expect(ask).toHaveBeenCalledExactlyOnceWith('vote', { id: sampleInfo().id }, { motion: PAUSE, agrees: true });
});

test.each([
  ['Withdraw', ['Ada']],
  ['No', ['Ada', 'Ben']],
])('a player who agrees can still say %s', async (button, agreed) => {
  await drawMotion(agreed, []);
  expect(buttons()).toEqual([button]);
  await press(button);
  expect(ask).toHaveBeenCalledExactlyOnceWith('vote', { id: sampleInfo().id }, { motion: PAUSE, agrees: false });
});

/** A table as Ada sees it, at which a motion was not carried. */
function After({ lost }: Pick<TableInfo, 'lost'>) {
  const info = sampleInfo({ seats: SEATS.map((seat) => sampleSeat(seat)), mine: ['Ada'], ...(lost && { lost }) });
  return (
    <TableContext value={sampleTable({ seat: 'Ada' })}>
      <NotCarried info={info} />
    </TableContext>
  );
}

const lostBy = (by: string, at: number, withdrawn = false) => ({ motion: PAUSE, by, at, withdrawn });

test('who is against something is named when it is not carried, until that was read', async () => {
  const then = await draw(<After />);
  await then(<After lost={lostBy('Cleo', 5)} />);
  expect(read()).toContain('Cleo voted against: Pause. The vote failed.');
  await press('OK');
  expect(read()).toBe('');
  await then(<After lost={lostBy('Ben', 6, true)} />);
  expect(read()).toContain('Ben withdrew the vote: Pause.');
});

test('what was not carried before one came is not told, nor what one was against oneself', async () => {
  const then = await draw(<After lost={lostBy('Cleo', 5)} />);
  expect(read()).toBe('');
  await then(<After lost={lostBy('Ada', 6)} />);
  expect(read()).toBe('');
});
