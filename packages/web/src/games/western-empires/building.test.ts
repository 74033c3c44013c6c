import { arrange } from '@ecumene/engine/scenario';
import { westernEmpires } from '@ecumene/western-empires';
import { describe, expect, test } from 'vitest';
import { buildsOf, fedCities, supportAfter } from '../ancients/building-sites.ts';
import { hungers } from '../ancients/movement/hunger.ts';
import { reading } from '../ancients/reading.ts';
import { ancients } from './ancients.ts';

type Given = Readonly<Record<string, unknown>>;

/** Egypt where it is asked for cities. */
function builder(egypt: Given) {
  const table = arrange(westernEmpires, {
    scenario: 'building',
    game: 'western-empires',
    seats: ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli'],
    at: 'construction',
    given: { egypt: { seat: 'Ada', ...egypt } },
  });
  const view = table.view('Ada');
  const nation = view.nations.find(({ seat }) => seat === 'Ada');
  if (nation === undefined) throw new Error('Ada plays nobody');
  return { table, nation, seen: reading(ancients, view) };
}

/** What the page says will be left for the cities, and how many cities there are once it is built that way. */
function foreseen(egypt: Given, built: Readonly<Record<string, number>>) {
  const { table, nation, seen } = builder(egypt);
  const { cities, needed, left } = supportAfter(seen, nation, built);
  const post = table.openQuestions().find(({ seat }) => seat === 'Ada');
  if (post === undefined) throw new Error('Ada is not asked');
  expect(table.answer('Ada', post.id, buildsOf(seen, 'egypt', built))).toMatchObject({ ok: true });
  const reduced = table.story('Ada').filter(({ event }) => event.what === 'city-reduced').length;
  return { cities, needed, left, reduced };
}

describe('what the page foresees of new cities', () => {
  test('[WE urbanism.1] tokens next to a wilderness city that helped to build it support nothing any more', () => {
    const egypt = { tokens: { siwa: 8, fayum: 4 }, cards: ['urbanism'] };
    expect(foreseen(egypt, { siwa: 0 })).toEqual({ cities: 1, needed: 2, left: 0, reduced: 1 });
    const more = { ...egypt, tokens: { siwa: 8, fayum: 4, tanis: 2 } };
    expect(foreseen(more, { siwa: 0 })).toEqual({ cities: 1, needed: 2, left: 2, reduced: 0 });
  });

  test('[WE public-works.5] a token that stays beside a new city supports it', () => {
    const egypt = { tokens: { memphis: 7, siwa: 1 } };
    expect(foreseen(egypt, { memphis: 0 })).toEqual({ cities: 1, needed: 2, left: 1, reduced: 1 });
    const cards = ['public-works'];
    expect(foreseen({ ...egypt, cards }, { memphis: 0 })).toEqual({ cities: 1, needed: 2, left: 2, reduced: 0 });
    const proposed = (given: Given) => {
      const { nation, seen } = builder(given);
      return fedCities(seen, nation, ['memphis']);
    };
    expect([proposed(egypt), proposed({ ...egypt, cards })]).toEqual([{}, { memphis: 0 }]);
  });
});

test('[WE city-construction.6] tokens a city does not need are lost with the others', () => {
  const lost = (tokens: number, cards: readonly string[] = []) =>
    hungers(builder({ tokens: { memphis: tokens, fayum: 6 }, cards }).seen, 'egypt').filter(
      ({ area }) => area === 'memphis',
    );
  expect(lost(6)).toEqual([]);
  expect(lost(8)).toMatchObject([{ lost: 2, why: 'building' }]);
  expect(lost(8, ['public-works'])).toMatchObject([{ lost: 1, why: 'building' }]);
});
