import { type Happening, randomFrom, Table } from '@ecumene/engine';
import { type Happened, throughTheAges } from '@ecumene/through-the-ages';
import { expect, test } from 'vitest';
import { lastEvents, mainSources, makingOf, SOURCES, stoppedEarly } from './culture.ts';

function told(...events: readonly Happened[]): Happening<Happened>[] {
  return events.map((event) => ({ rule: 'TTA flow.1', event, knows: 'all', reveals: false }));
}

test('culture is told by where it came from, round by round', () => {
  const story = told(
    { what: 'turn', seat: 'anna', round: 1 },
    { what: 'produced', seat: 'anna', science: 1, culture: 5, food: 2, resources: 2 },
    { what: 'turn', seat: 'anna', round: 2 },
    { what: 'prepared', seat: 'anna', level: 1 },
    { what: 'gained', seat: 'anna', good: 'culture', amount: 4, card: 'rats' },
    { what: 'gained', seat: 'anna', good: 'food', amount: 2, card: null },
    { what: 'lost', seat: 'anna', good: 'culture', amount: 2 },
  );
  const [making] = makingOf(story, [{ seat: 'anna', culture: 9 }]);
  expect(making?.by).toMatchObject({ turns: 5, prepared: 1, events: 4, lost: -2, rest: 1 });
  expect(making?.rounds).toEqual([0, 5, 9]);
});

test('three sources say what mostly made a total, for better or worse', () => {
  const [making] = makingOf(
    told(
      { what: 'produced', seat: 'anna', science: 1, culture: 9, food: 2, resources: 2 },
      { what: 'prepared', seat: 'anna', level: 1 },
      { what: 'gained', seat: 'anna', good: 'culture', amount: 4, card: 'rats' },
      { what: 'lost', seat: 'anna', good: 'culture', amount: 6 },
    ),
    [{ seat: 'anna', culture: 8 }],
  );
  expect(making && mainSources(making.by)).toEqual(['turns', 'lost', 'events']);
});

test('hunger takes no more than there is', () => {
  const story = told(
    { what: 'produced', seat: 'anna', science: 0, culture: 3, food: 0, resources: 0 },
    { what: 'consumed', seat: 'anna', food: 0, resources: 0, missing: 2 },
  );
  expect(makingOf(story, [{ seat: 'anna', culture: 0 }])[0]?.by).toMatchObject({ turns: 3, hunger: -3, rest: 0 });
});

test('events scored at the end are told one by one', () => {
  const story = told(
    { what: 'event', card: 'rats' },
    { what: 'gained', seat: 'anna', good: 'culture', amount: 9, card: 'rats' },
  );
  const [first, second] = told(
    { what: 'event', card: 'impact-of-science' },
    { what: 'gained', seat: 'anna', good: 'culture', amount: 14, card: 'impact-of-science' },
  );
  if (first === undefined || second === undefined) throw new Error('nothing is told');
  expect(lastEvents([...story, { ...first, rule: 'TTA flow.10' }, second])).toEqual([
    { card: 'impact-of-science', by: new Map([['anna', 14]]) },
  ]);
});

test('the sources of a whole game add up to what each has in the end', () => {
  const seats = ['anna', 'bela', 'cyrus'];
  const players = Object.fromEntries(seats.map((seat) => [seat, { is: 'person', name: seat }] as const));
  const table = Table.open(throughTheAges, { seats, seed: 'c', options: {}, players });
  const random = randomFrom('c');
  while (!table.over) {
    const [post] = table.openQuestions();
    if (post !== undefined) table.answer(post.seat, post.id, post.asking.sample(random));
  }
  const { civilizations } = table.view(null);
  const makings = makingOf(table.story(null), civilizations);
  for (const { by, seat } of makings) {
    const culture = civilizations.find((civ) => civ.seat === seat)?.culture;
    expect(SOURCES.reduce((sum, source) => sum + by[source], 0)).toBe(culture);
  }
  expect(makings.some(({ by }) => by.turns > 0)).toBe(true);
  expect(makings.some(({ by }) => by.events !== 0)).toBe(true);
});

test('a game is broken off where no round was the last yet, and more than one is left', () => {
  const civilizations = [{ out: false }, { out: false }];
  expect(stoppedEarly({ lastRound: 0, civilizations })).toBe(true);
  expect(stoppedEarly({ lastRound: 12, civilizations })).toBe(false);
  expect(stoppedEarly({ lastRound: 0, civilizations: [{ out: true }, { out: false }] })).toBe(false);
});
