import { say } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { emptyAndAwaited, inTurn, nextAwaited, thereafter, waitedFor } from './awaited.ts';

const PHASES = ['movement', 'cities'].map((step) => ({ step, title: `the ${step}`, about: '', rule: 'AC 1' }));
const MOVES = say('{n, plural, one {{who} is moving.} other {{who} are moving.}}');
const LANDS: Readonly<Record<string, string>> = { ada: 'Egypt', ben: 'Crete', cleo: 'Asia', dora: 'Thrace' };

function around(
  asked: Readonly<Record<string, string>>,
  turns: readonly string[] = [],
  where = ['turn', 'movement'],
  empty: readonly string[] = [],
) {
  return {
    game: {
      phases: PHASES,
      activities: { movement: MOVES },
      leads: (_view: unknown, seat: string) => ({ is: 'nation', id: LANDS[seat] ?? seat }),
      turns: () => turns,
    },
    tableView: {
      view: {},
      where,
      waiting: Object.entries(asked).map(([seat, topic]) => ({ seat, topic, optional: topic === 'trade' })),
    },
    name: (_is: string, id: string) => id,
    empty,
  };
}

test('those who are waited for are spoken of by nation and by what they do', () => {
  expect(waitedFor(around({ ada: 'movement' }), null)).toBe('Egypt is moving.');
  expect(waitedFor(around({ ada: 'movement', ben: 'movement', cleo: 'famine' }), null)).toBe(
    'Egypt and Crete are moving. Waiting for Asia.',
  );
  expect(waitedFor(around({ ada: 'movement', ben: 'movement' }), 'ada')).toBe('Crete is moving.');
  expect(waitedFor(around({ ada: 'movement' }), 'ada')).toBe('');
});

test('where nobody sits, nobody moves: the table waits', () => {
  const vacant = (...asked: readonly string[]) =>
    waitedFor(around(Object.fromEntries(asked.map((seat) => [seat, 'movement'])), [], [], ['ben', 'cleo']), null);
  expect(vacant('ben')).toBe('Crete has no player. The game is waiting for one.');
  expect(vacant('ada', 'ben', 'cleo')).toBe(
    'Egypt is moving. Crete and Asia have no player. The game is waiting for one.',
  );
  expect(vacant('ada')).toBe('Egypt is moving.');
  expect(emptyAndAwaited(around({ ben: 'trade' }, [], [], ['ben']))).toEqual([]);
});

test('a player who need not answer is not waited for', () => {
  expect(waitedFor(around({ ada: 'trade' }), null)).toBe('');
});

test('what happens next is the next turn, else the next phase', () => {
  expect(thereafter(around({ ada: 'movement' }, ['ada', 'ben']), 'ada')).toBe('Then Crete.');
  expect(thereafter(around({ ada: 'movement' }, ['ada', 'ben']), 'ben')).toBe('Then you.');
  expect(thereafter(around({ ada: 'movement' }, ['ada']), 'ada')).toBe('Next: the cities.');
  expect(thereafter(around({ ada: 'growth' }, [], ['setup']), 'ada')).toBeUndefined();
});

test('the strip says whose turn it is and who follows', () => {
  expect(inTurn(around({ ada: 'movement' }, ['ada', 'ben', 'cleo']))).toBe('Egypt, then Crete');
  expect(inTurn(around({ ada: 'movement' }, ['ada']))).toBe('Egypt');
  expect(inTurn(around({ ada: 'growth' }))).toBeUndefined();
});

test('the device goes to the person at it who must answer', () => {
  const people = ['ada', 'ben', 'cleo'];
  const { tableView } = around({ dora: 'movement', ada: 'trade', cleo: 'movement', ben: 'movement' });
  expect(nextAwaited(tableView, 'ada', people)).toBe('cleo');
  expect(nextAwaited(tableView, 'ben', people)).toBeUndefined();
  expect(nextAwaited(around({ dora: 'movement' }).tableView, 'ada', people)).toBeUndefined();
});
