import type { SeatInfo, TableInfo } from '@ecumene/client';
import { SAMPLE_CLOCK, sampleInfo, sampleSeat, sampleTableView } from '@ecumene/client/testing';
import { the } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { server } from '../people/server.ts';
import { TableContext } from '../table/at-table.ts';
import { CompanyContext } from '../table/company.ts';
import { StoryContext } from '../table/story.tsx';
import { buttons, draw, press, read, wipe } from '../testing/page.ts';
import { PLAIN_GAME, sampleNews, sampleTable } from '../testing/sample-table.ts';
import { DecidedMeanwhile } from './DecidedMeanwhile.tsx';
import { TableNotes } from './TableNotes.tsx';
import { TimeNote } from './TimeNote.tsx';

type Clock = NonNullable<SeatInfo['clock']>;

const ask = vi.spyOn(server, 'ask').mockResolvedValue({ table: sampleInfo() });

/** Ada's clock at a live table, as somebody sees it. */
function infoWith(clock: Partial<Clock>) {
  const plan: TableInfo['plan'] = {
    game: 'plain',
    name: 'Evening game',
    options: {},
    seats: [],
    clock: { is: 'live', minutes: 2, increment: 0 },
    atZero: 'bot',
  };
  return sampleInfo({
    plan,
    seats: [{ ...sampleSeat('Ada'), clock: { ...SAMPLE_CLOCK, ...clock } }, sampleSeat('Ben')],
  });
}

function seen(clock: Partial<Clock>, seat: string, note: (info: ReturnType<typeof infoWith>) => ReactElement) {
  const info = infoWith(clock);
  const answered = [3, 4, 9].map((number) => ({ number, question: 'q', topic: 'bid', answer: { do: 'bid' } }));
  const tableView = sampleTableView({
    seats: ['Ada', 'Ben'],
    number: 6,
    answered: answered.filter(({ number }) => number < 6),
  });
  const table = sampleTable({ seat, tableView, game: { ...PLAIN_GAME, leads: (_, one) => the('nation', one) } });
  return draw(
    <CompanyContext value={{ info, heard: performance.now() }}>
      <TableContext value={table}>
        <StoryContext value={[sampleNews(3, 'bid'), sampleNews(4, 'won')]}>{note(info)}</StoryContext>
      </TableContext>
    </CompanyContext>,
  );
}

const timeNote = (info: ReturnType<typeof infoWith>): ReactElement => <TimeNote info={info} learn={() => {}} />;
const decided = (info: ReturnType<typeof infoWith>): ReactElement => <DecidedMeanwhile info={info} />;

afterEach(async () => {
  ask.mockClear();
  localStorage.clear();
  await wipe();
});

test('in the last minute one is told what happens when the time runs out, in the title too', async () => {
  await seen({}, 'Ada', timeNote);
  expect(read()).toContain('You have 0:45 left. When it runs out, you get 30 more seconds.');
  expect(document.title).toMatch(/^0:45/);
  await wipe();
  expect(document.title).not.toMatch(/^0:45/);
});

test('with time enough, or where the clock stands still, nothing is said', async () => {
  await seen({ left: 61_000 }, 'Ada', timeNote);
  expect(read()).toBe('');
  await wipe();
  await seen({ running: false }, 'Ada', timeNote);
  expect(read()).toBe('');
});

test('after the reminder it says what comes next', async () => {
  await seen({ left: 20_000, reminded: true }, 'Ada', timeNote);
  expect(read()).toContain('Time is up. You have 0:20 more, then a bot takes over.');
});

test('a player whom a bot answers for can play again', async () => {
  await seen({ byBot: true, running: false }, 'Ada', timeNote);
  expect(read()).toContain('Your time ran out. A bot plays for you.');
  await press('Play myself again');
  expect(ask).toHaveBeenCalledExactlyOnceWith('comeBack', { id: sampleInfo().id }, {});
});

test('the others see for whom a bot answers, and why', async () => {
  await seen({ byBot: true, running: false }, 'Ben', (info) => <TableNotes info={info} seat="Ben" />);
  expect(read()).toContain('Ada ran out of time. A bot plays until Ada can play again.');
});

test('on coming back one reads what a bot decided, once', async () => {
  await seen({ lapses: [{ from: 4, to: 6 }] }, 'Ada', decided);
  expect(read()).toContain('Your time ran out. A bot decided for you.');
  expect(read()).toContain('Something won.');
  expect(read()).not.toContain('Something bid.');
  expect(buttons()).toEqual(['Request undo …', 'OK']);
  await press('OK');
  expect(read()).toBe('');
  await wipe();
  await seen({ lapses: [{ from: 4, to: 6 }] }, 'Ada', decided);
  expect(read()).toBe('');
});

test('a player who has answered since is no longer told of it', async () => {
  await seen({ lapses: [{ from: 3, to: 4 }] }, 'Ada', decided);
  expect(read()).toBe('');
});

const notesOfBen = (info: ReturnType<typeof infoWith>): ReactElement => <TableNotes info={info} seat="Ben" />;
const notesOfAda = (info: ReturnType<typeof infoWith>): ReactElement => <TableNotes info={info} seat="Ada" />;

test('others read whose time is up, and what comes then', async () => {
  await seen({ left: 20_000, reminded: true }, 'Ben', notesOfBen);
  expect(read()).toBe('Ada is out of time. A bot takes over after 30 extra seconds.');
  await wipe();
  await seen({ left: 20_000, reminded: true, running: false }, 'Ben', notesOfBen);
  expect(read()).toBe('');
  await wipe();
  await seen({ left: 20_000, reminded: true }, 'Ada', notesOfAda);
  expect(read()).toBe('');
});
