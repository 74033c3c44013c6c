import type { TableInfo } from '@ecumene/client';
import { sampleInfo, sampleSeat } from '@ecumene/client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '../people/server.ts';
import { TableContext } from '../table/at-table.ts';
import { buttons, draw, press, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { GameMaster, isMaster } from './GameMaster.tsx';

const ask = vi.spyOn(server, 'ask').mockResolvedValue({ table: sampleInfo() });

async function drawMaster(more: Partial<TableInfo>): Promise<void> {
  const info = sampleInfo({ seats: [sampleSeat('Ben'), sampleSeat('Cleo')], mine: [], ...more });
  await draw(
    <TableContext value={sampleTable({ seat: null })}>
      <GameMaster info={info} learn={() => {}} close={() => {}} />
    </TableContext>,
  );
}

afterEach(async () => {
  ask.mockClear();
  await wipe();
});

test('[EP 9.3] the game master is the host without a seat', () => {
  const host = { id: 'ada', name: 'Ada', guest: false };
  expect(isMaster({ host, mine: [] }, 'ada')).toBe(true);
  expect(isMaster({ host, mine: ['seat-1'] }, 'ada')).toBe(false);
  expect(isMaster({ host, mine: [] }, 'ben')).toBe(false);
  expect(isMaster({ host: null, mine: [] }, undefined)).toBe(false);
});

test('pauses, extends trade and ends it, each with one button', async () => {
  await drawMaster({ floorEnds: 60_000 });
  expect(buttons()).toEqual(['Close', 'Pause', 'Extend trade by 5 minutes', 'End trade']);
  await press('Extend trade by 5 minutes');
  const motion = { is: 'extend-trade', minutes: 5 };
  expect(ask).toHaveBeenCalledExactlyOnceWith('vote', { id: sampleInfo().id }, { motion, agrees: true });
});

test('continues where play is paused, and has nothing to say about trade while it is not open', async () => {
  await drawMaster({ paused: true, floorEnds: null });
  expect(buttons()).toEqual(['Close', 'Continue']);
});
