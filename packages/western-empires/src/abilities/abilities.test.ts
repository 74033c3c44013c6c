import { asks, play, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { westernEmpires } from '../game.ts';
import { conflicts, surplus } from '../phases.ts';
import { answer, happened, has, position, theNation, tokens } from '../testing.ts';
import type { WeWorld } from '../world.ts';
import { useAbilities } from './phase.ts';

type Given = Readonly<Record<string, unknown>>;
const DONE = { do: 'done' };

/** Egypt uses abilities, others may have to answer too. */
function use(
  given: Given,
  moves: readonly unknown[],
  others: Readonly<Record<string, readonly unknown[]>> = {},
  options = {},
): WeWorld {
  const world = position(given, options);
  play(useAbilities(world, 'egypt'), { egypt: moves, ...others });
  return world;
}
const why = (given: Given, ...moves: readonly unknown[]): string =>
  refused(useAbilities(position(given), 'egypt'), { egypt: moves });

describe('the phase', () => {
  const given = {
    minoa: { tokens: { knossos: 1 }, cards: ['politics'], step: 2, cities: ['thera'] },
    rome: { tokens: { rome: 1 }, cards: ['politics'], step: 2 },
    egypt: { tokens: { memphis: 1 }, cards: ['politics', 'diaspora'], step: 5 },
  };

  test('[WE special-abilities.1] [WE special-abilities.2] [WE ranking.3] [WE ranking.4] in the order of position, then ranking, each in turn', () => {
    const table = tableAt(westernEmpires, position(given), 'abilities');
    const waiting = () => table.waiting().map(({ seat }) => seat);
    expect(waiting()).toEqual(['egypt']);
    answer(table, 'egypt', DONE);
    expect(waiting()).toEqual(['minoa']);
    expect(answer(table, 'rome', { do: 'politics', treasury: 1 })).toBe('not asked');
    answer(table, 'minoa', DONE);
    expect(waiting()).toEqual(['rome']);
  });

  test('[WE special-abilities.10] [WE advance-cards.10] any of them in any order, each once', () => {
    const world = use(given, [
      { do: 'politics', treasury: 3 },
      { do: 'diaspora', from: { memphis: 1 }, to: { fayum: 1 } },
    ]);
    expect(has(world, 'egypt', 'treasury', 'tokens')).toEqual({ treasury: 3, tokens: { fayum: 1 } });
    expect(why(given, { do: 'politics', treasury: 3 }, { do: 'politics', treasury: 1 })).toBe(
      'used WE advance-cards.10',
    );
    expect(why(given, { do: 'fundamentalism', area: 'rome' })).toBe('not-held WE special-abilities.10');
  });

  test('[WE special-abilities.6] [WE special-abilities.7] [WE second-check.1] [WE second-check.2] nothing is checked until all are done, then conflicts, surplus and support', () => {
    const world = use(
      {
        egypt: { tokens: { memphis: 1, gaza: 3 }, cards: ['monotheism'] },
        hellas: { tokens: { tanis: 5 } },
        minoa: { tokens: { gaza: 2 } },
      },
      [{ do: 'monotheism', area: 'tanis' }],
    );
    expect(tokens(world, 'egypt', 'tanis')).toBe(5);
    play(conflicts(world));
    surplus(world);
    expect(has(world, 'egypt')['tokens']).toEqual({ gaza: 1, memphis: 1, tanis: 2 });
  });

  test('[WE special-abilities.4] an ability is used whole or not at all', () => {
    const world = position({
      egypt: { tokens: { memphis: 1 }, cards: ['monotheism'], stock: 2 },
      hellas: { tokens: { tanis: 3 } },
    });
    expect(refused(useAbilities(world, 'egypt'), { egypt: [{ do: 'monotheism', area: 'tanis' }] })).toBe(
      'stock WE monotheism.4',
    );
    expect(tokens(world, 'hellas', 'tanis')).toBe(3);
  });
});

describe('Diaspora', () => {
  const diaspora = (from: Given, to: Given) => ({ do: 'diaspora', from, to });
  const given = {
    egypt: { tokens: { memphis: 9 }, cards: ['diaspora'] },
    hellas: { tokens: { cyrene: 2 }, cities: ['athens'] },
  };

  test('[WE diaspora.1] [WE W6] [WE W39] up to 5 tokens to other areas, however far', () => {
    const world = use(given, [diaspora({ memphis: 5 }, { rome: 2, cyrene: 1, narbo: 2 })]);
    expect(has(world, 'egypt')['tokens']).toEqual({ cyrene: 1, memphis: 4, narbo: 2, rome: 2 });
    expect(why(given, diaspora({ memphis: 6 }, { rome: 2, fayum: 4 }))).toContain('wrong-total');
    expect(why(given, diaspora({ memphis: 2 }, { rome: 1 }))).toContain('wrong-total');
    expect(why(given, diaspora({ memphis: 2 }, { memphis: 2 }))).toContain('same');
  });

  test('[WE diaspora.1] within the limits', () => {
    expect(why(given, diaspora({ memphis: 3 }, { rome: 3 }))).toBe('full WE diaspora.1');
    expect(why(given, diaspora({ memphis: 2 }, { cyrene: 2 }))).toContain('full');
  });

  test('[WE diaspora.2] not beside a city, except an own one with Public Works', () => {
    expect(why(given, diaspora({ memphis: 1 }, { athens: 1 }))).toBe('full WE diaspora.2');
    const own = { egypt: { tokens: { memphis: 9 }, cities: ['gaza'], cards: ['diaspora', 'public-works'] } };
    expect(tokens(use(own, [diaspora({ memphis: 1 }, { gaza: 1 })]), 'egypt', 'gaza')).toBe(1);
    expect(why(own, diaspora({ memphis: 2 }, { gaza: 2 }))).toContain('full');
  });

  test('[WE diaspora.2] [WE public-works.1] Public Works opens no city of others', () => {
    const cards = ['diaspora', 'public-works'];
    const other = { egypt: { tokens: { memphis: 9 }, cards }, hellas: { cities: ['athens'] } };
    expect(why(other, diaspora({ memphis: 1 }, { athens: 1 }))).toContain('full');
  });

  test('[WE diaspora.3] Agriculture counts where only own tokens are', () => {
    const cards = ['diaspora', 'agriculture'];
    const farmer = { egypt: { tokens: { memphis: 9 }, cards }, hellas: { tokens: { tanis: 1 } } };
    expect(tokens(use(farmer, [diaspora({ memphis: 3 }, { rome: 3 })]), 'egypt', 'rome')).toBe(3);
    expect(why(farmer, diaspora({ memphis: 2 }, { tanis: 2 }))).toContain('full');
  });
});

describe('Fundamentalism', () => {
  const given = (hellas: Given, others: Given = {}) => ({
    egypt: { tokens: { memphis: 1 }, cards: ['fundamentalism'] },
    hellas,
    ...others,
  });
  const move = { do: 'fundamentalism', area: 'tanis' };

  test('[WE fundamentalism.1] [WE special-abilities.5] all units of an area next to own ones by land are destroyed, ships are not', () => {
    const world = use(given({ cities: ['tanis'], ships: ['tanis'] }, { minoa: { tokens: { tanis: 2 } } }), [move]);
    expect(has(world, 'hellas', 'cities', 'tokens', 'ships')).toEqual({ cities: [], tokens: {}, ships: ['tanis'] });
    expect(theNation(world, 'minoa').tokens).toBe(0);
    expect(why(given({ cities: ['gaza', 'tanis'] }), { do: 'fundamentalism', area: 'gaza' })).toContain('no-target');
    expect(
      why(
        { egypt: { tokens: { athens: 1 }, cards: ['fundamentalism'] }, hellas: { cities: ['thera', 'corinth'] } },
        { do: 'fundamentalism', area: 'thera' },
      ),
    ).toContain('no-target');
  });

  test('[WE fundamentalism.2] [WE philosophy.2] [WE special-abilities.8] [WE special-abilities.9] [WE W38] barbarians, pirates and protected owners are spared, others are not', () => {
    for (const card of ['fundamentalism', 'philosophy']) {
      const world = use(
        given(
          { tokens: { tanis: 2 }, cards: [card] },
          { minoa: { tokens: { tanis: 2 } }, outsiders: { tokens: { tanis: 1 } } },
        ),
        [move],
      );
      expect([
        tokens(world, 'hellas', 'tanis'),
        tokens(world, 'minoa', 'tanis'),
        tokens(world, 'outsiders', 'tanis'),
      ]).toEqual([2, 0, 1]);
    }
    const shielded = given(
      { tokens: { tanis: 2, fayum: 1 }, cards: ['philosophy'] },
      { minoa: { tokens: { fayum: 1 } } },
    );
    expect(why(shielded, move)).toContain('no-target');
    expect(why(given({ tokens: { fayum: 1 } }, { outsiders: { cities: ['tanis'] } }), move)).toContain('no-target');
  });

  test('[WE public-works.8] a token beside a city goes too', () => {
    const world = use(given({ cities: ['tanis'], tokens: { tanis: 1 }, cards: ['public-works'] }), [move]);
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({ cities: [], tokens: {} });
  });
});

describe.each(['monotheism', 'politics'] as const)('%s', (card) => {
  const given = (hellas: Given, egypt: Given = {}, others: Given = {}) => ({
    egypt: { tokens: { memphis: 1 }, treasury: 20, cards: [card], ...egypt },
    hellas,
    ...others,
  });
  const move = { do: card, area: 'tanis' };
  const NINE = ['rome', 'neapolis', 'tarentum', 'panormus', 'syracuse', 'caralis', 'massilia', 'narbo', 'corduba'];
  const protector = { monotheism: 'theology', politics: 'cultural-ascendancy' }[card];

  test(`[WE ${card}.${card === 'politics' ? 3 : 1}] all units of an area next to own ones by land are annexed`, () => {
    const world = use(given({ cities: ['tanis'], tokens: { tanis: 1 }, treasury: 4 }), [move]);
    expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: ['tanis'], tokens: { memphis: 1, tanis: 1 } });
    expect(has(world, 'hellas', 'cities', 'tokens')).toEqual({ cities: [], tokens: {} });
    expect(why(given({ tokens: { gaza: 1, tanis: 1 } }), { do: card, area: 'gaza' })).toContain('no-target');
  });

  test(`[WE ${card}.${card === 'politics' ? 5 : 2}] [WE ${protector}.${card === 'politics' ? 3 : 2}] [WE special-abilities.9] [WE W38] outsiders and protected owners are spared, others are not`, () => {
    for (const shield of [card, protector]) {
      const world = use(
        given(
          { tokens: { tanis: 2 }, cards: [shield] },
          {},
          { minoa: { tokens: { tanis: 2 } }, outsiders: { tokens: { tanis: 1 } } },
        ),
        [move],
      );
      expect([
        tokens(world, 'hellas', 'tanis'),
        tokens(world, 'egypt', 'tanis'),
        tokens(world, 'outsiders', 'tanis'),
      ]).toEqual([2, 2, 1]);
    }
  });

  test(`[WE ${card}.${card === 'politics' ? 7 : 4}] [WE W38] not without enough in stock for all of them`, () => {
    expect(why(given({ tokens: { tanis: 3 } }, { stock: 2 }), move)).toContain('stock');
    expect(why(given({ cities: ['tanis'] }, { cities: NINE }), move)).toContain('stock');
  });

  test(`[WE ${card}.${card === 'politics' ? 8 : 5}] [WE ${card}.${card === 'politics' ? 9 : 6}] [WE public-works.8] a token that could not stay is annexed too, and removed with the surplus`, () => {
    const world = use(given({ cities: ['tanis'], tokens: { tanis: 1 }, cards: ['public-works'] }), [move]);
    expect(tokens(world, 'egypt', 'tanis')).toBe(1);
    expect(theNation(world, 'egypt').treasury).toBe(card === 'politics' ? 14 : 20);
    surplus(world);
    expect(tokens(world, 'egypt', 'tanis')).toBe(0);
    const farmed = use(given({ tokens: { tanis: 3 }, cards: ['agriculture'] }), [move]);
    surplus(farmed);
    expect(tokens(farmed, 'egypt', 'tanis')).toBe(2);
  });
});

describe('Politics', () => {
  const given = (egypt: Given = {}) => ({
    egypt: { tokens: { memphis: 1 }, cards: ['politics'], ...egypt },
    hellas: { tokens: { tanis: 3 }, treasury: 7 },
  });

  test('[WE politics.1] [WE politics.2] either up to 5 treasury from stock', () => {
    expect(theNation(use(given(), [{ do: 'politics', treasury: 5 }]), 'egypt')).toMatchObject({
      treasury: 5,
      stock: 49,
    });
    expect(why(given(), { do: 'politics', treasury: 6 })).toContain('too-many WE politics.2');
    expect(why(given(), { do: 'politics', treasury: 1, area: 'tanis' })).toContain('either');
    expect(why(given(), { do: 'politics' })).toContain('either');
  });

  test('[WE politics.4] [WE politics.10] [WE politics.11] or an area for as many treasury tokens as unit points, paid to the own stock', () => {
    const world = use(given({ treasury: 3 }), [{ do: 'politics', area: 'tanis' }]);
    expect(theNation(world, 'egypt')).toMatchObject({ treasury: 0, tokens: 4, stock: 51 });
    expect(theNation(world, 'hellas').treasury).toBe(7);
    expect(why(given({ treasury: 2 }), { do: 'politics', area: 'tanis' })).toBe('treasury WE politics.4');
  });

  test('[WE politics.4] a city costs 5', () => {
    const city = { egypt: { tokens: { memphis: 1 }, treasury: 4, cards: ['politics'] }, hellas: { cities: ['tanis'] } };
    expect(why(city, { do: 'politics', area: 'tanis' })).toContain('treasury');
  });
});

describe('Provincial Empire', () => {
  const empire = (...players: readonly string[]) => ({ do: 'provincial-empire', players });
  const given = {
    egypt: { tokens: { memphis: 1, alexandria: 1 }, cards: ['provincial-empire'] },
    hellas: { tokens: { tanis: 1 }, hand: ['gold', 'papyri', 'ochre'] },
    minoa: { tokens: { paraetonium: 1 }, hand: ['clay', 'famine'] },
    rome: { tokens: { rome: 1 }, hand: ['gold'] },
  };

  test('[WE provincial-empire.1] [WE provincial-empire.2] neighbours by land or water each give a commodity worth 2 or more, of their choice', () => {
    const world = use(given, [empire('hellas')], { hellas: [{ card: 'papyri' }] });
    expect([has(world, 'egypt')['hand'], has(world, 'hellas')['hand']]).toEqual([['papyri'], ['gold', 'ochre']]);
    expect(why(given, empire('rome'))).toContain('no-target');
    const script = useAbilities(position(given), 'egypt');
    expect(
      refused(script, [
        ['egypt', empire('hellas')],
        ['hellas', { card: 'ochre' }],
      ]),
    ).toBe('card WE provincial-empire.2');
  });

  test('[WE W65] a player without such a card is asked anyway, and gives nothing', () => {
    const world = use(given, [empire('minoa')], { minoa: [{}] });
    expect(has(world, 'egypt')['hand']).toEqual([]);
    expect(happened(world, 'card-asked')).toMatchObject([{ from: 'minoa', given: false }]);
  });

  test('[WE W65] sharing an area counts as being next to it, unless the option says no', () => {
    const shared = {
      egypt: { tokens: { thera: 1 }, cards: ['provincial-empire'] },
      hellas: { tokens: { thera: 1 }, hand: ['gold'] },
    };
    expect(has(use(shared, [empire('hellas')], { hellas: [{ card: 'gold' }] }), 'egypt')['hand']).toEqual(['gold']);
    expect(asks(useAbilities(position(shared, { sharedAreas: false }), 'egypt'))).toEqual([]);
  });

  test('[WE provincial-empire.3] [WE public-works.2] [WE special-abilities.8] not holders of Provincial Empire or Public Works', () => {
    for (const card of ['provincial-empire', 'public-works'])
      expect(why({ ...given, hellas: { ...given.hellas, cards: [card] } }, empire('hellas'))).toContain('no-target');
  });

  test('[WE provincial-empire.1] at most 5 players, each once', () => {
    const SIX = ['minoa', 'assyria', 'celt', 'carthage', 'hatti', 'rome'];
    const near = Object.fromEntries(SIX.map((name) => [name, { tokens: { tanis: 1 } }]));
    expect(why({ egypt: given.egypt, ...near }, empire(...SIX))).toContain('wrong-total');
    expect(theNation(use({ egypt: given.egypt, ...near }, [empire(...SIX.slice(1))]), 'egypt').hand).toEqual([]);
    expect(why(given, empire('hellas', 'hellas'))).toContain('wrong-total');
    expect(why(given, empire())).toContain('wrong-total');
  });

  test('[WE provincial-empire.6] [WE provincial-empire.7] face up or down is the choice of the giver', () => {
    const seen = (open: boolean) =>
      use(given, [empire('hellas')], { hellas: [{ card: 'gold', open }] }).news.find(
        ({ event }) => event.what === 'cards-received',
      )?.knows;
    expect(seen(true)).toBe('all');
    expect(seen(false)).toEqual(['egypt', 'hellas']);
  });
});

describe('Trade Routes', () => {
  const routes = (cards: Given) => ({ do: 'trade-routes', cards });
  const given = (egypt: Given = {}) => ({
    egypt: { hand: ['gold', 'wine', 'water', 'famine'], cards: ['trade-routes'], ...egypt },
  });

  test('[WE trade-routes.1] [WE W40] commodities for twice their face value, from stock to treasury', () => {
    const world = use(given(), [routes({ gold: 1, wine: 1 })]);
    expect(has(world, 'egypt', 'treasury', 'stock', 'hand')).toEqual({
      treasury: 28,
      stock: 27,
      hand: ['famine', 'water'],
    });
    expect(world.trade.returned).toHaveLength(2);
    expect(why(given(), routes({ famine: 1 }))).toContain('no-commodity');
    expect(why(given(), routes({ gold: 2 }))).toContain('not-held');
    expect(why(given(), routes({}))).toContain('nothing');
  });

  test('[WE trade-routes.2] never for less: a card needs enough stock', () => {
    expect(why(given({ stock: 17 }), routes({ gold: 1 }))).toBe('stock WE trade-routes.2');
    expect(theNation(use(given({ stock: 18 }), [routes({ gold: 1 })]), 'egypt')).toMatchObject({
      stock: 0,
      treasury: 18,
    });
  });
});

describe('Universal Doctrine', () => {
  const given = (egypt: Given = {}) => ({
    egypt: { cards: ['universal-doctrine'], ...egypt },
    outsiders: { cities: ['rome', 'athens'], tokens: { tanis: 2, narbo: 4 } },
  });
  const doctrine = (more: Given) => ({ do: 'universal-doctrine', ...more });

  test('[WE universal-doctrine.1] [WE piracy.9] a pirate city anywhere', () => {
    expect(has(use(given(), [doctrine({ city: 'rome' })]), 'egypt')['cities']).toEqual(['rome']);
    expect(why(given(), doctrine({ city: 'tanis' }))).toContain('no-target');
  });

  test('[WE universal-doctrine.1] [WE universal-doctrine.3] [WE barbarian-hordes.17] or up to 5 barbarians, from several areas', () => {
    const world = use(given(), [doctrine({ tokens: { tanis: 2, narbo: 3 } })]);
    expect(has(world, 'egypt')['tokens']).toEqual({ narbo: 3, tanis: 2 });
    expect(has(world, 'outsiders')['tokens']).toEqual({ narbo: 1 });
    expect(why(given(), doctrine({ tokens: { tanis: 2, narbo: 4 } }))).toContain('wrong-total');
    expect(why(given(), doctrine({ tokens: { tanis: 3 } }))).toContain('no-target');
    expect(why(given(), doctrine({ city: 'rome', tokens: { tanis: 1 } }))).toContain('either');
    expect(why(given({ stock: 1 }), doctrine({ tokens: { tanis: 2 } }))).toContain('wrong-total');
    expect(why(given({ stock: 0 }), doctrine({ tokens: { tanis: 1 } }))).toBe('stock WE universal-doctrine.1');
  });
});
