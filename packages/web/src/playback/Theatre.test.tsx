// @vitest-environment happy-dom
import type { Sight } from '@ecumene/client';
import { sampleSight } from '@ecumene/client/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameScreen } from '../games/game-screen.ts';
import { TableContext } from '../table/at-table.ts';
import { Desk, DeskContext } from '../table/desk.ts';
import { draw, press, read, wipe } from '../testing/page.ts';
import { PLAIN_GAME, SamplePort, sampleNews, sampleTable } from '../testing/sample-table.ts';
import { Theatre } from './Theatre.tsx';

/** A game in which all that happens is a conflict of its own. */
const GAME: GameScreen = { ...PLAIN_GAME, scene: () => ({ opens: 'conflict', areas: [] }) };
let desk: Desk;
let port: SamplePort;
const hold = vi.fn();

function stage(sight: Partial<Sight> = {}, game = GAME) {
  return (
    <TableContext value={sampleTable({ port, game, sight: sampleSight(sight) })}>
      <DeskContext value={desk}>
        <Theatre hold={hold} />
      </DeskContext>
    </TableContext>
  );
}

const happen = (...whats: string[]): Promise<void> =>
  act(async () => port.tell(whats.map((what) => sampleNews(1, what))));

beforeEach(() => {
  vi.useFakeTimers();
  desk = new Desk();
  port = new SamplePort('Ada');
});
afterEach(async () => {
  await wipe();
  vi.useRealTimers();
  hold.mockReset();
});

test('scenes are seen one after the other, by hand', async () => {
  await draw(stage());
  await happen('burns', 'drowns');
  expect(read()).toContain('Something burns.');
  expect(read()).not.toContain('Something drowns.');
  await press('Next');
  expect(read()).toContain('Something drowns.');
  await press('Back');
  expect(read()).toContain('Something burns.');
});

test('all that are left can be skipped; the last can be seen again, and nobody waits any more', async () => {
  await draw(stage());
  await happen('burns', 'drowns', 'falls');
  expect(hold.mock.calls).toEqual([[true]]);
  await press('Skip all');
  expect(read()).toBe('');
  expect(hold.mock.calls).toEqual([[true], [false]]);
  await act(async () => desk.again?.());
  expect(read()).toContain('Something falls.');
});

test('at the end of the game they are skipped, whatever is still to be seen', async () => {
  const redraw = await draw(stage());
  await happen('burns', 'drowns');
  expect(read()).toContain('Something burns.');
  await redraw(stage({ over: true }));
  expect(read()).toBe('');
  await happen('falls');
  expect(read()).toBe('');
  await act(async () => desk.again?.());
  expect(read()).toContain('Something falls.');
});

test('what concerns one seat alone is seen there, where seats lead nothing of another name', async () => {
  const befalls = (id: string): GameScreen => ({
    ...GAME,
    scene: () => ({ opens: 'uprising', areas: [], concerns: { is: 'seat', id } }),
  });
  const redraw = await draw(stage({}, befalls('Ben')));
  await happen('burns');
  expect(read()).toBe('');
  await redraw(stage({}, befalls('Ada')));
  await happen('drowns');
  expect(read()).toContain('Something drowns.');
});

test('an act that asks somebody is seen again with the answer, also where it was skipped', async () => {
  const asking: GameScreen = {
    ...GAME,
    scene: ({ event }) => (event.what === 'answers' ? { areas: [] } : { opens: 'conflict', asks: true, areas: [] }),
  };
  await draw(stage({}, asking));
  await happen('burns', 'attacks');
  await press('Skip all');
  expect(read()).toBe('');
  await happen('answers');
  expect(read()).toContain('Something attacks.');
  expect(read()).toContain('Something answers.');
});
