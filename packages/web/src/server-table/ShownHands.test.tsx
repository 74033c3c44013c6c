import { sampleInfo } from '@ecumene/client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '../people/server.ts';
import { TableContext } from '../table/at-table.ts';
import { draw, read, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { ShowHand } from './ShownHands.tsx';

const eve = { id: 'eve', name: 'Eve', guest: true };
const ask = vi.spyOn(server, 'ask');

afterEach(async () => {
  ask.mockReset();
  await wipe();
});

async function open(people: object[]): Promise<void> {
  ask.mockResolvedValue({ people });
  await draw(
    <TableContext value={sampleTable()}>
      <ShowHand info={sampleInfo({ mine: ['Ada'] })} seat="Ada" close={() => {}} />
    </TableContext>,
  );
}

test('a player who shows their hand is warned first, and sees who watches and who sees it', async () => {
  await open([
    { person: eve, here: true, sees: true },
    { person: { id: 'fay', name: 'Fay', guest: true }, here: false, sees: false },
  ]);
  expect(read()).toMatch(/sees everything you see.*The other players are not told/);
  expect(read()).toContain('Fay (away)');
  const on = [...document.querySelectorAll('[role="switch"]')].map((one) => one.getAttribute('aria-checked'));
  expect(on).toEqual(['true', 'false']);
});

test('where nobody watches by name, it says what to do', async () => {
  await open([]);
  expect(read()).toContain('No spectator with a name is here.');
});
