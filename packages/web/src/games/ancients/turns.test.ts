import { advancedCivilization as game } from '@ecumene/advanced-civilization';
import { letPlay, opponent, Seated, thoughts } from '@ecumene/bots';
import { tableViewOf } from '@ecumene/client';
import { type Event, must, Table, type World } from '@ecumene/engine';
import { arrange } from '@ecumene/engine/scenario';
import { expect, test } from 'vitest';
import { ahead } from '../advanced-civilization/automatic-questions.ts';
import { ACTIVITIES, leads, out, turns } from './turns.ts';

function table(at: string, more: Readonly<Record<string, unknown>> = {}, options = {}) {
  const given = {
    turn: 4,
    egypt: { seat: 'Ada', tokens: { thebes: 4 } },
    crete: { seat: 'Ben', tokens: { knossos: 6 } },
    asia: { seat: 'Cleo', tokens: { ankara: 5 } },
    thrace: { seat: 'Dora', tokens: { byzantium: 3 } },
    illyria: { seat: 'Eli', tokens: { epirus: 2 } },
    ...more,
  };
  const seats = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli'];
  return arrange(game, { scenario: 'whose turn', game: game.name, seats, at, given, options });
}

/** What a seat is shown of a table. */
const seenBy = (at: ReturnType<typeof table>, seat: string) => ({ ...tableViewOf(at, seat), view: at.view(seat) });

test('[AC 23.21] in movement nations follow the census, starting with the one that moves now', () => {
  const moving = table('movement', {}, { pace: 'strict' });
  const order = turns(seenBy(moving, 'Ada'));
  expect([...order].sort()).toEqual(['Ada', 'Ben', 'Cleo', 'Dora', 'Eli']);
  const [now] = moving.openQuestions();
  expect(order[0]).toBe(now?.seat);
  moving.answer(now?.seat ?? '', now?.id ?? '', now?.asking.default());
  expect(turns(seenBy(moving, 'Ada'))).toEqual(order.slice(1));
});

test('where some move at the same time, nobody is said to follow', () => {
  expect(turns(seenBy(table('movement'), 'Ada'))).toEqual([]);
});

test('in other phases there is no order', () => {
  expect(turns(seenBy(table('civilization-cards'), 'Ada'))).toEqual([]);
});

test('a seat is spoken of by its nation', () => {
  const { view } = seenBy(table('movement'), 'Ada');
  expect(leads(view, 'Ben')).toEqual({ is: 'nation', id: 'crete' });
  expect(leads(view, 'nobody')).toBeUndefined();
});

test('a player with nothing left on the board watches, and is told so', () => {
  const { view } = seenBy(table('movement', { crete: { seat: 'Ben' } }), 'Ben');
  expect(out(view, 'Ben')?.say).toContain('no pieces left on the board');
  expect(out(view, 'Ada')).toBeUndefined();
  expect(out(view, 'nobody')?.say).toContain('no nation');
});

test('what a nation may answer ahead depends on its cards', () => {
  const topics = (cards: readonly string[]): string[] => {
    const held = table('movement', { egypt: { seat: 'Ada', tokens: { thebes: 4 }, cards } });
    return ahead(seenBy(held, 'Ada').view, 'Ada').map(({ topic }) => topic);
  };
  expect(topics([])).toEqual(['pillage']);
  expect(topics(['coinage', 'pottery'])).toEqual(['tax-rate', 'pillage', 'show-grain']);
});

test('whatever a nation is asked in a game, the others read what is being done', () => {
  const seats = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli', 'Fay'];
  const players = Object.fromEntries(seats.map((seat) => [seat, { is: 'person', name: seat }] as const));
  const played = Table.open<World, unknown, Event>(game, { seats, seed: 'asked', options: {}, players });
  const steady = must(opponent(game, 'steady'), 'a bot');
  const asked = new Set<string>();
  letPlay(
    played,
    seats.map((seat) => new Seated(played, seat, steady, seat)),
    {
      budget: () => thoughts(0),
      limit: 2500,
      played: () => {
        for (const { topic, optional } of played.waiting()) if (!optional) asked.add(topic);
      },
    },
  );
  expect(asked).toContain('choose-cities');
  expect([...asked].filter((topic) => !Object.hasOwn(ACTIVITIES, topic))).toEqual([]);
});
