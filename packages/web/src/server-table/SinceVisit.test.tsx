import type { News } from '@ecumene/client';
import { SAMPLE_CLOCK, sampleInfo, sampleSeat, sampleTableView } from '@ecumene/client/testing';
import { type AutomaticAnswer, say, the } from '@ecumene/engine';
import { afterEach, expect, test } from 'vitest';
import type { GameScreen } from '../games/game-screen.ts';
import { TableContext } from '../table/at-table.ts';
import { StoryContext } from '../table/story.tsx';
import { buttons, draw, happens, press, read, wipe } from '../testing/page.ts';
import { PLAIN_GAME, sampleNews, sampleTable } from '../testing/sample-table.ts';
import { DecidedMeanwhile } from './DecidedMeanwhile.tsx';
import { SinceVisit } from './SinceVisit.tsx';
import { aboutMe, keepVisit, lastVisit } from './visits.ts';

afterEach(async () => {
  await wipe();
  localStorage.clear();
});

function news(number: number, what: string, more: object): News {
  const { happening } = sampleNews(number, what);
  return { number, happening: { ...happening, event: { what, ...more } } };
}

const STORY = [
  news(3, 'before', { nation: 'crete' }),
  news(5, 'attack', { loses: { crete: 2 } }),
  news(5, 'offer', { nation: 'crete' }),
  news(6, 'elsewhere', { nation: 'asia' }),
  news(7, 'trade', { nations: ['asia', 'crete'] }),
  news(9, 'now', { nation: 'crete' }),
];

/** Ada of Crete opens the table after so many entries. */
async function opens(
  number: number,
  left: readonly AutomaticAnswer[] = [],
  info = sampleInfo({ id: 't' }),
): Promise<void> {
  const game: GameScreen = {
    ...PLAIN_GAME,
    tell: ({ event }) => say('{nation}: {what}.', { nation: the('nation', 'crete'), what: event.what }),
    leads: () => the('nation', 'crete'),
    offer: ({ event }) => (event.what === 'offer' ? 'made' : undefined),
    isDeal: ({ event }) => event.what === 'trade',
  };
  const table = sampleTable({ game, tableView: sampleTableView({ number, left: [...left] }) });
  await draw(
    <TableContext value={table}>
      <StoryContext value={STORY}>
        <DecidedMeanwhile info={info} />
        <SinceVisit info={info} />
      </StoryContext>
    </TableContext>,
  );
}

test('who comes back reads what happened to them since, and no more, until they put it away', async () => {
  keepVisit('t', 'Ada', 5);
  await opens(9);
  expect(read()).toContain('Since you were here');
  expect(read()).toMatch(/attack.*trade/);
  expect(read()).not.toMatch(/before|offer|elsewhere|now/);
  await press('OK');
  expect(read()).toBe('');
});

test('nothing is told at a first visit, nor where nothing has happened; how far one has seen is kept', async () => {
  await opens(9);
  expect(read()).toBe('');
  expect(lastVisit('t', 'Ada')).toBe(9);
  await wipe();
  await opens(9);
  expect(read()).toBe('');
});

test('what the clock decided is told by its own note alone, also when that has been put away', async () => {
  const clock = { ...SAMPLE_CLOCK, lapses: [{ from: 7, to: 8 }] };
  keepVisit('t', 'Ada', 5);
  await opens(9, [], sampleInfo({ id: 't', seats: [{ ...sampleSeat('Ada'), clock }] }));
  expect(read()).toMatch(/The default answer was given for you\..*trade.*Since you were here.*attack/);
  expect(read().match(/trade/g)).toHaveLength(1);
  const [readIt = ''] = buttons().filter((name) => name === 'OK');
  await happens('click', '.table-note-warns button', readIt);
  expect(read()).toContain('attack');
  expect(read()).not.toContain('trade');
});

test('trade that was cut short concerns a player who was away', async () => {
  const cutShort = aboutMe([news(6, 'trade-ends', { by: 'closed' })], ['crete'], 5, 9);
  expect(cutShort).toHaveLength(1);
  expect(aboutMe([news(6, 'trade-ends', { by: 'over' })], ['crete'], 5, 9)).toEqual([]);
});

test('a trading agent reports every trade it made, and only for the time it was in charge', async () => {
  const agent = (away: AutomaticAnswer['away']): AutomaticAnswer[] => [
    { topic: 'trade', answers: [{}], plan: true, always: true, ...(away && { away }) },
  ];
  keepVisit('t', 'Ada', 5);
  await opens(9, agent({ from: 6, to: 9 }));
  expect(read()).toMatch(/Your trading agent traded for you.*trade.*attack/);
  await wipe();
  keepVisit('t', 'Ada', 5);
  await opens(9, agent({ from: 8, to: 9 }));
  expect(read()).toMatch(/Your trading agent made no trade.*attack.*trade/);
  await wipe();
  keepVisit('t', 'Ada', 5);
  await opens(9, agent({ from: 1, to: 4 }));
  expect(read()).not.toContain('agent');
});

test('the latest tables are remembered, each by its seat', () => {
  for (let n = 0; n < 50; n++) keepVisit(`table ${n}`, 'Ada', n);
  expect([lastVisit('table 0', 'Ada'), lastVisit('table 49', 'Ada')]).toEqual([undefined, 49]);
  expect(lastVisit('table 49', 'Ben')).toBeUndefined();
});
