import { asks, play, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { buyAdvances } from './advances.ts';
import { priceOf } from './book/advances.ts';
import { westernEmpires } from './game.ts';
import { happened, has, position, theNation } from './testing.ts';
import { view } from './view.ts';
import type { WeWorld } from './world.ts';

type Given = Readonly<Record<string, unknown>>;
const EGYPT = 8;

function buy(egypt: Given, answer: unknown): WeWorld {
  const world = position({ egypt });
  play(buyAdvances(world, 'egypt'), { egypt: [answer] });
  return world;
}
const why = (egypt: Given, answer: unknown): string =>
  refused(buyAdvances(position({ egypt }), 'egypt'), { egypt: [answer] });
const price = (cards: readonly string[], advance: string, players = 9): number => {
  const given =
    players === 9 ? { egypt: { cards } } : { egypt: { cards }, minoa: {}, assyria: {}, hatti: {}, hellas: {} };
  return priceOf(position(given, {}, players), players === 9 ? EGYPT : 4, advance);
};

describe('prices', () => {
  test('[WE credits.10] [WE credits.11] [WE credits.4] [WE credits.6] [WE credits.7] [WE advance-cards.1] [WE advance-cards.2] Music makes Drama and Poetry 70 and Mysticism 40, the better group counting', () => {
    expect([price([], 'drama-and-poetry'), price(['music'], 'drama-and-poetry')]).toEqual([80, 70]);
    expect([price([], 'mysticism'), price(['music'], 'mysticism')]).toEqual([50, 40]);
  });

  test('[WE credits.12] [WE advance-cards.4] [WE buying.17] Pottery and Masonry make Agriculture 90', () => {
    expect([price([], 'agriculture'), price(['pottery', 'masonry'], 'agriculture')]).toEqual([120, 90]);
  });

  test('[WE credits.13] Agriculture makes Democracy 200', () => {
    expect([price([], 'democracy'), price(['agriculture'], 'democracy')]).toEqual([220, 200]);
  });

  test('[WE credits.8] [WE credits.9] a price falls to 0 and no further', () => {
    const arts = [
      'music',
      'drama-and-poetry',
      'sculpture',
      'architecture',
      'literacy',
      'rhetoric',
      'mysticism',
      'monument',
      'mathematics',
      'wonder-of-the-world',
    ];
    const world = position({ egypt: { cards: arts } });
    expect(priceOf(world, EGYPT, 'theocracy')).toBeGreaterThanOrEqual(0);
    world.credits[EGYPT] = { science: 90, arts: 90, crafts: 90, civics: 90, religion: 90 };
    expect(priceOf(world, EGYPT, 'pottery')).toBe(0);
    play(buyAdvances(world, 'egypt'), { egypt: [{ buy: ['pottery'], spend: {} }] });
    expect(has(world, 'egypt')['cards']).toContain('pottery');
  });

  test('[WE start-credits.1] [WE start-credits.2] five players begin with 10 credits of each colour, six with 5', () => {
    expect(price([], 'pottery', 5)).toBe(50);
    const six = position({ minoa: {}, carthage: {}, hatti: {}, rome: {}, iberia: {}, hellas: {} }, {}, 6);
    expect(six.credits[0]).toEqual({ science: 5, arts: 5, crafts: 5, civics: 5, religion: 5 });
    expect(price([], 'pottery')).toBe(60);
  });
});

describe('buying', () => {
  const rich = { hand: ['gold', 'gold', 'gold'], treasury: 20 };

  test('[WE buying.5] [WE buying.10] [WE buying.11] [WE trade.3] sets and treasury pay together, and nothing is given back', () => {
    const mixed = buy({ hand: ['gold', 'gold'], treasury: 30 }, { buy: ['pottery'], spend: { gold: 2 } });
    expect(has(mixed, 'egypt', 'cards', 'hand', 'treasury', 'stock')).toEqual({
      cards: ['pottery'],
      hand: [],
      treasury: 6,
      stock: 49,
    });
    const over = buy(rich, { buy: ['pottery'], spend: { gold: 3 } });
    expect(has(over, 'egypt', 'hand', 'treasury')).toEqual({ hand: [], treasury: 20 });
    expect(why({ hand: ['gold', 'gold'], treasury: 23 }, { buy: ['pottery'], spend: { gold: 2 } })).toContain(
      'too-dear',
    );
    expect(why({ hand: ['gold', 'gold'] }, { buy: ['pottery'], spend: { gold: 3 } })).toContain('not-held');
  });

  test('[WE buying.13] [WE W61] never more treasury than needed', () => {
    expect(
      theNation(buy({ treasury: 50, hand: ['gold', 'gold'] }, { buy: ['mysticism'], spend: { gold: 2 } }), 'egypt')
        .treasury,
    ).toBe(36);
  });

  test('[WE buying.4] [WE buying.6] any number in one transaction', () => {
    const world = buy(
      { hand: ['gold', 'gold', 'gold', 'gold', 'gold'] },
      { buy: ['pottery', 'mysticism', 'deism'], spend: { gold: 5 } },
    );
    expect(has(world, 'egypt')['cards']).toEqual(['deism', 'mysticism', 'pottery']);
    expect(happened(world, 'cards-acquired')).toHaveLength(1);
  });

  test('[WE credits.3] [WE credits.1] [WE credits.2] [WE W41] credits of this turn do not count, those of earlier turns always do', () => {
    const world = position({ egypt: { treasury: 50 } });
    play(buyAdvances(world, 'egypt'), { egypt: [{ buy: ['mysticism'], spend: {} }] });
    expect([priceOf(world, EGYPT, 'deism'), priceOf(world, EGYPT, 'music')]).toEqual([70, 80]);
    for (let turn = 0; turn < 2; turn++) {
      world.turn += 1;
      expect([priceOf(world, EGYPT, 'deism'), priceOf(world, EGYPT, 'music')]).toEqual([65, 75]);
    }
  });

  test('[WE buying.7] [WE buying.8] any advance, without any other first', () => {
    expect(
      has(buy({ hand: ['gold', 'gold', 'gold', 'gold', 'gold'] }, { buy: ['democracy'], spend: { gold: 5 } }), 'egypt')[
        'cards'
      ],
    ).toEqual(['democracy']);
  });

  test('[WE buying.9] each only once', () => {
    expect(why({ ...rich, cards: ['pottery'] }, { buy: ['pottery'], spend: { gold: 3 } })).toContain(
      'once WE buying.9',
    );
    expect(why(rich, { buy: ['pottery', 'pottery'], spend: { gold: 3 } })).toContain('once');
    expect(why(rich, { buy: ['atlantis'], spend: {} })).toContain('no-card');
  });

  test('[WE buying.12] [WE advance-cards.8] credits count by themselves, and only for their holder', () => {
    expect(price(['music'], 'drama-and-poetry')).toBe(70);
    const world = position({ egypt: { cards: ['music'] }, minoa: {} });
    expect(priceOf(world, 0, 'drama-and-poetry')).toBe(80);
  });

  test('[WE buying.14] [WE buying.15] advances and credits lie open, and no offer can hold them', () => {
    const world = position({ egypt: { cards: ['music'] }, minoa: {} });
    const seen = view(world, 'minoa');
    expect(seen.nations.find(({ name }) => name === 'egypt')).toMatchObject({ cards: { music: expect.anything() } });
    expect(seen.credits['egypt']).toBeDefined();
  });

  test('[WE buying.1] [WE buying.2] [WE buying.3] by position, then ranking, at a strict table; at once at a swift one', () => {
    const given = {
      minoa: { step: 2, hand: ['gold'], cities: ['knossos'], tokens: { thera: 2 } },
      rome: { step: 2, hand: ['gold'] },
      egypt: { step: 4, hand: ['gold'] },
    };
    const waiting = (pace: string) =>
      tableAt(westernEmpires, position(given, { pace }), 'advances')
        .waiting()
        .map(({ seat }) => seat);
    expect(waiting('strict')).toEqual(['egypt']);
    expect(waiting('swift')).toEqual(['egypt', 'minoa', 'rome']);
  });

  test('[WE buying.16] [WE W61] [WE cultural-ascendancy.11] what is bought now does not help to pay, and no support is checked', () => {
    expect(
      why({ treasury: 50, hand: ['gold', 'gold', 'gold', 'gold'] }, { buy: ['mining'], spend: { gold: 4 } }),
    ).toContain('too-dear');
    const set = { buy: ['trade-empire'], spend: { gold: 4, ivory: 1 }, substitute: { set: 'gold', card: 'ivory' } };
    expect(why({ hand: ['gold', 'gold', 'gold', 'gold', 'ivory'], treasury: 53 }, set)).toContain('substitute');
    const world = buy(
      {
        hand: ['gold', 'gold', 'gold', 'gold', 'gold'],
        treasury: 53,
        cards: ['law'],
        cities: ['memphis'],
        tokens: { siwa: 2 },
      },
      { buy: ['cultural-ascendancy'], spend: { gold: 5 } },
    );
    expect(theNation(world, 'egypt').cities).toBe(1);
  });
});

describe('advances that matter while buying', () => {
  const sixty = { hand: ['gold', 'gold', 'gold', 'gold', 'gold'], treasury: 40 };

  test('[WE mining.2] [WE mining.4] with Mining treasury is worth 2, and one point may be too much', () => {
    expect(
      theNation(buy({ treasury: 30, cards: ['mining'] }, { buy: ['mysticism'], spend: {} }), 'egypt').treasury,
    ).toBe(5);
    expect(
      theNation(
        buy({ treasury: 30, hand: ['ochre'], cards: ['mining'] }, { buy: ['mysticism'], spend: { ochre: 1 } }),
        'egypt',
      ).treasury,
    ).toBe(5);
  });

  test('[WE library.1] [WE W41] Library takes 40 off one other advance of the same purchase', () => {
    const bought = { buy: ['library', 'mysticism'], spend: { gold: 5 }, discounted: 'mysticism' };
    expect(has(buy({ ...sixty, treasury: 10 }, bought), 'egypt')['cards']).toEqual(['library', 'mysticism']);
    const spent = (extra: Given) =>
      happened(
        buy({ ...sixty, treasury: 45 }, { buy: ['library', 'mysticism'], spend: { gold: 5 }, ...extra }),
        'cards-acquired',
      )[0]?.treasury ?? 0;
    expect(spent({}) - spent({ discounted: 'mysticism' })).toBe(40);
    expect(why(sixty, { ...bought, discounted: 'library' })).toContain('discount');
    expect(why(sixty, { ...bought, discounted: 'pottery' })).toContain('discount');
    expect(why(sixty, { buy: ['mysticism'], spend: { gold: 5 }, discounted: 'mysticism' })).toContain('discount');
  });

  const anatomy = { hand: ['gold', 'gold', 'gold', 'gold', 'gold', 'ivory', 'ivory', 'ivory', 'ivory'], treasury: 30 };
  const withFree = (free: string) => ({ buy: ['anatomy'], spend: { gold: 5, ivory: 4 }, free });

  test('[WE anatomy.1] [WE W42] Anatomy brings a science advance below 100 for free, of two groups too', () => {
    expect(has(buy(anatomy, withFree('empiricism')), 'egypt')['cards']).toEqual(['anatomy', 'empiricism']);
    for (const free of ['astronavigation', 'coinage'])
      expect(has(buy(anatomy, withFree(free)), 'egypt')['cards']).toContain(free);
    expect(why(anatomy, withFree('pottery'))).toContain('free');
    expect(why(anatomy, withFree('medicine'))).toContain('free');
    expect(why(anatomy, { buy: ['mysticism'], spend: { gold: 5 }, free: 'empiricism' })).toContain('free');
    expect(why({ ...anatomy, cards: ['empiricism'] }, withFree('empiricism'))).toContain('once');
    expect(has(buy(anatomy, { buy: ['anatomy'], spend: { gold: 5, ivory: 4 } }), 'egypt')['cards']).toEqual([
      'anatomy',
    ]);
  });

  test('[WE written-record.1] [WE written-record.2] [WE monument.1] [WE monument.2] [WE advance-cards.3] Written Record brings 10 and Monument 20 credits of any colours, from the next turn on', () => {
    const record = { buy: ['written-record'], spend: { gold: 3 } };
    const world = buy(sixty, { ...record, credits: { 'written-record': { crafts: 5, arts: 5 } } });
    expect(world.newCredits[EGYPT]).toMatchObject({ crafts: 5, arts: 5, science: 0 });
    expect(why(sixty, record)).toContain('credits');
    expect(why(sixty, { ...record, credits: { 'written-record': { crafts: 15 } } })).toContain('credits');
    expect(why(sixty, { ...record, credits: { 'written-record': { crafts: 3, arts: 7 } } })).toContain('credits');
    expect(why(sixty, { buy: ['mysticism'], spend: { gold: 3 }, credits: { monument: { crafts: 20 } } })).toContain(
      'credits',
    );
    const monument = buy(sixty, { buy: ['monument'], spend: { gold: 5 }, credits: { monument: { religion: 20 } } });
    expect(monument.newCredits[EGYPT]).toMatchObject({ religion: 20 });
  });

  test('[WE trade-empire.1] [WE W43] with Trade Empire one card of at least the value stands in, in an incomplete set', () => {
    const cards = ['trade-empire'];
    const given = { hand: ['wine', 'wine', 'gold', 'ochre'], cards };
    const answer = { buy: ['mysticism'], spend: { wine: 2, gold: 1 }, substitute: { set: 'wine', card: 'gold' } };
    expect(why(given, answer)).toContain('too-dear');
    expect(has(buy({ ...given, treasury: 5 }, answer), 'egypt', 'hand', 'treasury')).toEqual({
      hand: ['ochre'],
      treasury: 0,
    });
    expect(
      why(given, { ...answer, spend: { wine: 2, ochre: 1 }, substitute: { set: 'wine', card: 'ochre' } }),
    ).toContain('substitute');
    expect(why({ ...given, cards: [] }, answer)).toContain('substitute');
    const full = { hand: ['wine', 'wine', 'wine', 'wine', 'wine', 'wine', 'gold'], cards };
    expect(why(full, { ...answer, spend: { wine: 6, gold: 1 } })).toContain('substitute');
  });
});

test('nobody without cards and treasury is asked', () => {
  expect(asks(buyAdvances(position({ egypt: {} }), 'egypt'))).toEqual([]);
});
