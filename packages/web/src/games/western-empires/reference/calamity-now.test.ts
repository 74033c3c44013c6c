import { arrange } from '@ecumene/engine/scenario';
import { westernEmpires } from '@ecumene/western-empires';
import { expect, test } from 'vitest';
import { calamityNow } from './calamity-now.ts';

/** Egypt with three cities and twenty tokens. */
function egyptWith(...cards: readonly string[]) {
  return egypt({ cities: ['tanis', 'gaza', 'knossos'], tokens: { memphis: 20 }, cards, treasury: 3 });
}

function egypt(has: Readonly<Record<string, unknown>>) {
  const table = arrange(westernEmpires, {
    scenario: 'now',
    game: 'western-empires',
    seats: ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli'],
    at: 'movement',
    given: { egypt: { seat: 'Ada', ...has } },
  });
  return (calamity: string): string | undefined => calamityNow(table.view('Ada'), 'egypt', calamity);
}

test('says what a calamity would do now, own advances counted', () => {
  const plain = egyptWith();
  expect(plain('famine')).toBe('You lose 10 unit points.');
  expect(plain('tempest')).toBe('You lose 2 unit points. You lose 3 treasury tokens.');
  expect(plain('civil-disorder')).toBe('No city of yours is reduced.');
  expect(plain('civil-war')).toBe('You lose none of your 35 unit points.');
  expect(plain('slave-revolt')).toBe('Each city needs 4 tokens. You have 20 for 3 cities.');
  expect(plain('volcano-earthquake')).toBeUndefined();
});

test('counts advances that help and those that make it worse', () => {
  const armed = egyptWith('agriculture', 'advanced-military', 'military', 'mining', 'calendar');
  expect(armed('famine')).toBe('You lose 10 unit points.');
  expect(armed('civil-disorder')).toBe('One city of yours is reduced.');
  expect(armed('civil-war')).toBe('You lose at least 5 of your 35 unit points.');
  expect(armed('slave-revolt')).toBe('Each city needs 5 tokens. You have 20 for 3 cities.');
  expect(armed('cyclone')).toBe('One city of yours is reduced.');
});

test('calamities of the coast take nothing inland', () => {
  const inland = egypt({ cities: ['memphis', 'fayum'], tokens: { siwa: 4 }, treasury: 9 });
  expect(inland('tempest')).toBe('You lose 0 unit points. You lose 5 treasury tokens.');
  expect(inland('coastal-migration')).toBe('You lose no city. You lose 5 treasury tokens.');
  expect(inland('piracy')).toBe('You lose no city.');
  expect(inland('cyclone')).toBe('No city of yours is reduced.');
  const mixed = egypt({ cities: ['memphis', 'tanis'], tokens: { gaza: 1 } });
  expect(mixed('piracy')).toBe('You lose one city.');
  expect(mixed('tempest')).toBe('You lose 2 unit points. You lose 0 treasury tokens.');
});

test('Cyclone counts cities beside one open sea only', () => {
  expect(egypt({ cities: ['corinth', 'athens', 'argos'] })('cyclone')).toBe('No city of yours is reduced.');
  const cities = ['tanis', 'gaza', 'tyre', 'troy', 'trapezus'];
  expect(egypt({ cities })('cyclone')).toBe('3 of your cities are reduced.');
  expect(egypt({ cities, cards: ['masonry'] })('cyclone')).toBe('2 of your cities are reduced.');
});

/** What a calamity does to Egypt, which holds the card, where everybody answers by default. */
function struck(calamity: string, has: Readonly<Record<string, unknown>>) {
  const table = arrange(westernEmpires, {
    scenario: 'struck',
    game: 'western-empires',
    seats: ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli', 'Fay', 'Gil', 'Hal', 'Ivo'],
    at: ['calamities', 'selection'],
    given: {
      egypt: { seat: 'Ada', ...has, hand: [calamity] },
      minoa: { seat: 'Ben', tokens: { knossos: 3 } },
    },
  });
  for (let [post] = table.openQuestions(); table.where.includes('calamities'); [post] = table.openQuestions()) {
    if (post === undefined) throw new Error('nobody is asked');
    table.defaultAnswer(post.seat, post.id);
  }
  const lost = { cities: 0, reduced: 0, steps: 0, treasury: 0 };
  for (const { event } of table.story('Ada')) {
    if (event.what === 'city-reduced') lost.reduced += 1;
    if (event.what === 'city-eliminated' || event.what === 'city-taken') lost.cities += 1;
    if (event.what === 'stepped-back') lost.steps += event.steps;
    if (event.what === 'treasury-lost') lost.treasury += event.tokens;
  }
  return lost;
}

test.each([
  ['treachery', 'You lose 2 cities.', { cities: 2 }],
  ['superstition', '2 of your cities are reduced.', { reduced: 2 }],
  ['cyclone', 'One city of yours is reduced.', { reduced: 1 }],
  ['civil-disorder', '2 of your cities are reduced.', { reduced: 2 }],
  ['iconoclasm-and-heresy', '2 of your cities are reduced.', { reduced: 2 }],
  ['regression', 'You move back 2 steps.', { steps: 2 }],
  ['piracy', 'You lose 3 cities.', { cities: 3 }],
  ['city-riots', 'One city of yours is reduced. You lose 4 treasury tokens.', { reduced: 1, treasury: 4 }],
  ['minor-uprising', 'You lose one city.', { cities: 1 }],
])('%s does what was said', (calamity, says, does) => {
  const has = {
    cities: ['tanis', 'gaza', 'cyrene', 'memphis', 'jerusalem'],
    tokens: { fayum: 4, alexandria: 4, paraetonium: 2, sinai: 1 },
    cards: ['diplomacy', 'mysticism', 'calendar', 'philosophy', 'fundamentalism', 'cartography'],
    treasury: 4,
    step: 3,
  };
  expect(egypt(has)(calamity)).toBe(says);
  expect(struck(calamity, has)).toMatchObject({ cities: 0, reduced: 0, steps: 0, treasury: 0, ...does });
});
