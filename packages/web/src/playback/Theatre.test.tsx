import type { TableView } from '@ecumene/client';
import { sampleTableView } from '@ecumene/client/testing';
import { say } from '@ecumene/engine';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameScreen } from '../games/game-screen.ts';
import { TableContext } from '../table/at-table.ts';
import { Desk, DeskContext } from '../table/desk.ts';
import { StoryKeeper } from '../table/story.tsx';
import { draw, press, read, wipe } from '../testing/page.ts';
import { PLAIN_GAME, SamplePort, sampleNews, sampleTable } from '../testing/sample-table.ts';
import { Theatre } from './Theatre.tsx';

/** A game in which all that happens is a conflict of its own. */
const GAME: GameScreen = { ...PLAIN_GAME, scene: () => ({ opens: 'conflict', areas: [] }) };
let desk: Desk;
let port: SamplePort;
const hold = vi.fn();

function stage(tableView: Partial<TableView> = {}, game = GAME) {
  return (
    <TableContext value={sampleTable({ port, game, tableView: sampleTableView(tableView) })}>
      <DeskContext value={desk}>
        <StoryKeeper>
          <Theatre hold={hold} />
        </StoryKeeper>
      </DeskContext>
    </TableContext>
  );
}

let entries = 0;
const happen = (...whats: string[]): Promise<void> => happenIn(++entries, ...whats);

/** Something happens by an entry of the journal. */
const happenIn = (number: number, ...whats: string[]): Promise<void> =>
  act(async () => port.tell(whats.map((what) => sampleNews(number, what))));

/** A game in which what burns asks somebody, and goes on for as long as play stands in the fire. */
const FIRE: GameScreen = {
  ...GAME,
  scene: ({ event }) =>
    event.what === 'burns' || event.what === 'drowns' ? { opens: 'calamity', asks: true, areas: [] } : { areas: [] },
  asksIn: ({ event }, where) => event.what === 'burns' && where.includes('fire'),
};

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

test('what is seen again on wish stays as long as it did at first, each time', async () => {
  const pass = (time: number): Promise<void> => act(async () => void vi.advanceTimersByTime(time));
  await draw(stage());
  await happen('burns');
  await pass(10_000);
  expect(read()).toBe('');
  for (const time of ['once', 'twice']) {
    await act(async () => desk.again?.());
    await pass(2500);
    expect(read(), time).toContain('Something burns.');
    await pass(10_000);
    expect(read(), time).toBe('');
  }
});

test('an event that hits the viewer stays long enough to be read, whatever waits behind it', async () => {
  const pass = (time: number): Promise<void> => act(async () => void vi.advanceTimersByTime(time));
  const burns = (costs: string): GameScreen => ({ ...GAME, scene: () => ({ opens: 'conflict', areas: [], costs }) });
  const redraw = await draw(stage({}, burns('Ben')));
  await happen('burns', 'drowns', 'falls', 'ends');
  await pass(2000);
  expect(read()).not.toContain('Something burns.');
  await press('Skip all');
  await redraw(stage({}, burns('Ada')));
  await happen('smokes', 'sinks', 'breaks');
  await pass(6900);
  expect(read()).toContain('Something smokes.');
  await pass(200);
  expect(read()).toContain('Something sinks.');
});

test('the board turns to whom an act is about, once, until it plays somewhere', async () => {
  const shown: (readonly string[])[] = [];
  desk.onShow((areas) => shown.push(areas));
  const turning: GameScreen = {
    ...GAME,
    scene: ({ event: { what } }) => {
      if (what === 'strikes') return { opens: 'calamity', areas: [], turnsTo: () => ['gaza', 'buhen'] };
      return { areas: what === 'falls' ? ['gaza'] : [] };
    },
  };
  const redraw = await draw(stage({}, turning));
  await happen('strikes');
  expect(shown).toEqual([['gaza', 'buhen']]);
  await happen('counts');
  await redraw(stage({ number: 9 }, turning));
  expect(shown).toHaveLength(1);
  await happen('falls');
  expect(shown).toEqual([['gaza', 'buhen'], ['gaza']]);
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

test('an event with a question is shown again with the answer, also where it was skipped', async () => {
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

test('what was taken back is seen no more, and what comes instead of it is an act of its own', async () => {
  const redraw = await draw(stage());
  await happenIn(1, 'burns');
  await press('Next');
  await happenIn(2, 'drowns');
  expect(read()).toContain('Something drowns.');
  port.takeBack(2);
  await redraw(stage({ rewritten: 1 }));
  expect(read()).toBe('');
  await happenIn(4, 'falls');
  expect(read()).toContain('Something falls.');
  await press('Back');
  expect(read()).toContain('Something burns.');
  expect(read()).not.toContain('Something drowns.');
});

test('what was taken back of an act that goes on leaves it', async () => {
  const redraw = await draw(stage({ where: ['fire'] }, FIRE));
  await happenIn(1, 'burns');
  await happenIn(2, 'spreads');
  expect(read()).toContain('Something spreads.');
  port.takeBack(2);
  await redraw(stage({ where: ['fire'], rewritten: 1 }, FIRE));
  expect(read()).toContain('Something burns.');
  expect(read()).not.toContain('Something spreads.');
  await happenIn(4, 'dies down');
  expect(read()).toContain('Something burns.');
  expect(read()).toContain('Something dies down.');
});

test('nobody is held up while an act is settled: it fills while it stands', async () => {
  const redraw = await draw(stage({ where: ['fire'] }, FIRE));
  await happenIn(1, 'burns');
  for (const [i, what] of ['spreads', 'smokes', 'dies down'].entries()) {
    await act(async () => vi.advanceTimersByTime(3000));
    await happenIn(2 + i, what);
    expect(read()).toContain('Something burns.');
    expect(read()).toContain(`Something ${what}.`);
  }
  expect(hold).not.toHaveBeenCalled();
  await redraw(stage({ where: ['water'] }, FIRE));
  await happenIn(5, 'drowns');
  expect(hold.mock.calls).toEqual([[true]]);
});

test('an act that grows stays as long as what is new in it needs', async () => {
  const redraw = await draw(stage({ where: ['fire'] }, FIRE));
  await happenIn(1, 'burns', 'spreads', 'smokes', 'glows', 'roars');
  await act(async () => vi.advanceTimersByTime(5000));
  await happenIn(2, 'dies down');
  await redraw(stage({ where: [] }, FIRE));
  await act(async () => vi.advanceTimersByTime(1600));
  expect(read()).toContain('Something dies down.');
  await act(async () => vi.advanceTimersByTime(200));
  expect(read()).toBe('');
});

test('who skips an act that is being settled does not see it again when more comes of it', async () => {
  const redraw = await draw(stage({ where: ['fire'] }, FIRE));
  await happenIn(1, 'burns');
  await press('Skip all');
  await happenIn(2, 'spreads');
  expect(read()).toBe('');
  await redraw(stage({ where: [] }, FIRE));
  await happenIn(3, 'dies down');
  expect(read()).toBe('');
  await happenIn(4, 'drowns');
  expect(read()).toContain('Something drowns.');
});

test('who skips an act that asks them sees what comes of their answer', async () => {
  const questions = [{ id: 'q', seat: 'Ada', question: { kind: 'confirm', topic: 'flee', text: say('?') } }];
  const redraw = await draw(stage({ where: ['fire'], questions }, FIRE));
  await happenIn(1, 'burns');
  await press('Skip all');
  expect(read()).toBe('');
  await redraw(stage({ where: ['fire'] }, FIRE));
  await happenIn(2, 'spreads');
  expect(read()).toContain('Something spreads.');
});
