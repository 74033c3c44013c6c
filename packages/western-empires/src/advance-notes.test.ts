import { play } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { useAbilities } from './abilities/phase.ts';
import { buyAdvances } from './advances.ts';
import { suffer } from './calamities/testing.ts';
import { westernEmpires } from './game.ts';
import { conflicts, surplus } from './phases.ts';
import { answer, happened, has, position, theNation, tokens } from './testing.ts';
import type { WeWorld } from './world.ts';

type Given = Readonly<Record<string, unknown>>;

/** Egypt uses an ability, and nobody else is asked. */
function use(given: Given, move: unknown): WeWorld {
  const world = position(given);
  play(useAbilities(world, 'egypt'), { egypt: [move] });
  return world;
}

describe('advances that change the hand in the turn they are bought', () => {
  const NINE = ['ochre', 'ochre', 'clay', 'clay', 'papyri', 'papyri', 'iron', 'iron', 'fish'];
  const paid = ['gold', 'gold', 'gold', 'gold', 'gold'];

  test('[WE roadbuilding.3] [WE W61] Roadbuilding bought now lets its owner keep 9 cards this turn', () => {
    const given = { egypt: { hand: [...paid, ...NINE] }, hellas: { tokens: { athens: 1 } } };
    const asked = (buy: readonly string[]) => {
      const table = tableAt(westernEmpires, position(given), 'advances');
      answer(table, 'egypt', { buy, spend: { gold: 5 } });
      return table.openQuestions().flatMap(({ seat, asking }) => (seat === 'egypt' ? [asking.question.topic] : []));
    };
    expect(asked(['roadbuilding'])).toEqual([]);
    expect(asked(['medicine'])).toEqual(['surrender']);
  });

  test('[WE anatomy.1] [WE written-record.1] Written Record that comes with Anatomy brings its 10 credits too', () => {
    const world = position({ egypt: { hand: [...paid, 'ivory', 'ivory', 'ivory'] } });
    const buy = { buy: ['anatomy'], spend: { gold: 5, ivory: 3 }, free: 'written-record' };
    play(buyAdvances(world, 'egypt'), { egypt: [{ ...buy, credits: { 'written-record': { crafts: 10 } } }] });
    expect(has(world, 'egypt')['cards']).toEqual(['anatomy', 'written-record']);
    expect(happened(world, 'credits-chosen')).toMatchObject([{ advance: 'written-record', credits: { crafts: 10 } }]);
  });

  test('[WE anatomy.1] [WE credits.3] the free advance costs nothing else and helps to pay only next turn', () => {
    const world = position({ egypt: { hand: [...paid, 'ivory', 'ivory', 'ivory'] } });
    play(buyAdvances(world, 'egypt'), {
      egypt: [{ buy: ['anatomy'], spend: { gold: 5, ivory: 3 }, free: 'coinage' }],
    });
    expect(happened(world, 'advance-free')).toMatchObject([{ advance: 'coinage', with: 'anatomy' }]);
    expect(theNation(world, 'egypt').treasury).toBe(0);
  });
});

describe('abilities where several players share an area', () => {
  const shared = (card: string, egypt: Given = {}) => ({
    egypt: { tokens: { memphis: 1, tanis: 1 }, treasury: 20, cards: [card], ...egypt },
    hellas: { tokens: { tanis: 1 }, ships: ['tanis'] },
  });

  test('[WE fundamentalism.2] Fundamentalism leaves the own units in the area alone', () => {
    const world = use(shared('fundamentalism'), { do: 'fundamentalism', area: 'tanis' });
    expect([tokens(world, 'egypt', 'tanis'), tokens(world, 'hellas', 'tanis')]).toEqual([1, 0]);
  });

  test('[WE monotheism.1] [WE special-abilities.5] Monotheism adds to the own units there, and takes no ships', () => {
    const world = use(shared('monotheism'), { do: 'monotheism', area: 'tanis' });
    expect(tokens(world, 'egypt', 'tanis')).toBe(2);
    expect(has(world, 'hellas')['ships']).toEqual(['tanis']);
  });

  test('[WE politics.4] Politics pays for the units of others alone', () => {
    const world = use(shared('politics'), { do: 'politics', area: 'tanis' });
    expect(theNation(world, 'egypt').treasury).toBe(19);
  });

  test('[WE diaspora.1] Diaspora counts barbarians and other players against the limit', () => {
    const given = {
      egypt: { tokens: { memphis: 9 }, cards: ['diaspora'] },
      hellas: { tokens: { rome: 1 } },
      outsiders: { tokens: { narbo: 1 } },
    };
    const world = use(given, { do: 'diaspora', from: { memphis: 2 }, to: { rome: 1, narbo: 1 } });
    expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 7, narbo: 1, rome: 1 });
    for (const area of ['rome', 'narbo'])
      expect(() => use(given, { do: 'diaspora', from: { memphis: 2 }, to: { [area]: 2 } })).toThrow('full');
  });

  test('[WE diaspora.2] Diaspora may take the token beside an own city away', () => {
    const given = { egypt: { cities: ['gaza'], tokens: { gaza: 1 }, cards: ['diaspora', 'public-works'] } };
    const world = use(given, { do: 'diaspora', from: { gaza: 1 }, to: { rome: 1 } });
    expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: ['gaza'], tokens: { rome: 1 } });
  });

  test('[WE universal-doctrine.1] Universal Doctrine leaves the tokens of others beside the barbarians', () => {
    const given = {
      egypt: { cards: ['universal-doctrine'] },
      hellas: { tokens: { memphis: 1 } },
      outsiders: { tokens: { memphis: 3 } },
    };
    const world = use(given, { do: 'universal-doctrine', tokens: { memphis: 2 } });
    expect(['egypt', 'hellas', 'outsiders'].map((name) => tokens(world, name, 'memphis'))).toEqual([2, 1, 1]);
  });
});

describe('what abilities leave behind', () => {
  test('[WE second-check.2] [WE monotheism.2] a protected token beside an annexed city attacks it, and fails', () => {
    const world = use(
      {
        egypt: { tokens: { memphis: 1 }, cards: ['monotheism'] },
        hellas: { cities: ['tanis'] },
        rome: { tokens: { tanis: 2 }, cards: ['theology'] },
      },
      { do: 'monotheism', area: 'tanis' },
    );
    expect(has(world, 'egypt')['cities']).toEqual(['tanis']);
    play(conflicts(world));
    surplus(world);
    expect([has(world, 'egypt')['cities'], tokens(world, 'rome', 'tanis')]).toEqual([['tanis'], 0]);
  });
});

describe('several advances in one calamity', () => {
  test('[WE enlightenment.4] [WE fundamentalism.3] Enlightenment may buy off one of the two steps of Fundamentalism', () => {
    const world = position({
      egypt: { cities: ['memphis', 'jerusalem'], step: 5, cards: ['enlightenment', 'fundamentalism'] },
    });
    suffer(world, 'regression', 'egypt', { egypt: [1] });
    expect(theNation(world, 'egypt')).toMatchObject({ step: 4, cities: 0 });
  });

  test('[WE library.2] [WE fundamentalism.3] Library and Fundamentalism leave the one step there was', () => {
    const world = position({ egypt: { step: 5, cards: ['library', 'fundamentalism'] } });
    suffer(world, 'regression', 'egypt');
    expect(theNation(world, 'egypt').step).toBe(4);
  });

  test('[WE cultural-ascendancy.10] [WE mythology.1] [WE mining.3] Slave Revolt adds up every rate', () => {
    const given = (cards: readonly string[], count: number) =>
      position({ egypt: { cities: ['memphis'], tokens: { fayum: count }, cards } });
    for (const [cards, needs] of [
      [['cultural-ascendancy'], 5],
      [['cultural-ascendancy', 'mythology', 'enlightenment'], 3],
      [['mining', 'mythology'], 4],
    ] as const) {
      const enough = given(cards, needs);
      suffer(enough, 'slave-revolt', 'egypt');
      const short = given(cards, needs - 1);
      suffer(short, 'slave-revolt', 'egypt');
      expect([theNation(enough, 'egypt').cities, theNation(short, 'egypt').cities]).toEqual([1, 0]);
    }
  });
});
