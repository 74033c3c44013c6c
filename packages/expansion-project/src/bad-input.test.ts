import { play, Refused, refused } from '@ecumene/ancients/testing';
import {
  type Asking,
  NOTHING_KEPT,
  randomFrom,
  refusalOf as refusalFor,
  render,
  type Script,
  Table,
} from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { useAbilities } from './abilities/phase.ts';
import { buyAdvances } from './advances.ts';
import { strike } from './calamities/testing.ts';
import { returnExcess } from './excess-cards.ts';
import { expansionProject } from './game.ts';
import { cities, moveNation, population, ships } from './phases.ts';
import { placePeople } from './shorter-game.ts';
import { position } from './testing.ts';
import { openTrade, tradePhase } from './trade.ts';
import { buyMoreCards } from './trade-cards.ts';

describe('what a player may not do is refused with its paragraph', () => {
  test('[EP 22.1.2] a card of the other block', () => {
    const world = position({ babylon: { treasury: 54, cards: ['rhetoric', 'cartography'] } }, {}, 12);
    expect(refused(buyMoreCards(world, 'babylon'), { babylon: ['3'] })).toContain('EP 22.5.1');
  });

  test('[EP 22.5.1] a third purchase', () => {
    const world = position({ babylon: { treasury: 54, cards: ['rhetoric', 'cartography'] } }, {}, 12);
    const third = { babylon: ['11', '11', '11'] };
    expect(() => play(buyMoreCards(world, 'babylon'), third)).toThrow('answers are left over');
  });

  test('[EP 9.5] a landing in a removed area', () => {
    const world = position({ egypt: { tokens: { sinai: 1 }, ships: ['sinai'] } });
    const sail = { do: 'sail', ship: 1, path: ['ptolemais'], load: 1, land: 1 };
    expect(refused(moveNation(world, 'egypt'), { egypt: [sail] })).toContain('EP 9.5');
  });

  test('[EP C20] a ship on a lake', () => {
    const world = position(
      { kushan: { tokens: { 'western-sogdiana': 4 }, treasury: 4, cities: ['harmozia'] } },
      {},
      18,
    );
    const build = { keep: [], build: [{ area: 'western-sogdiana', levy: 2 }] };
    expect(refused(ships(world, 'kushan'), { kushan: [build] })).toContain('EP C20');
  });

  test('[EP 19.2] a city among foreign tokens', () => {
    const world = position({ egypt: { tokens: { memphis: 6, tanis: 6 } }, minoa: { tokens: { memphis: 1 } } });
    expect(refused(cities(world, 'egypt'), { egypt: [{ memphis: 0 }] })).toBe('foreign EP 19.2');
  });

  test('[EP 25.2.2] Diaspora through enemies', () => {
    const ring = { phrygia: 1, anatolia: 1, kanesh: 1, trapezus: 1, troy: 1, sardes: 1 };
    const egypt = { tokens: { hattusa: 1 }, cards: ['diaspora'] };
    const world = position({ egypt, minoa: { tokens: ring } });
    const use = { do: 'diaspora', area: 'knossos', tokens: 1 };
    expect(refused(useAbilities(world, 'egypt'), { egypt: [use] })).toBe('no-target EP 25.2.2');
  });

  test('[EP 25.4.2] Monotheism without enough pieces', () => {
    const egypt = { tokens: { memphis: 2 }, cards: ['monotheism'], treasury: 53 };
    const world = position({ egypt, minoa: { tokens: { fayum: 1 } } });
    expect(refused(useAbilities(world, 'egypt'), { egypt: [{ do: 'monotheism', area: 'fayum' }] })).toBe(
      'stock EP 25.4.2',
    );
  });

  test('[EP 25.7.2] [EP 25.7.3] a fourth ask', () => {
    const others = { minoa: {}, hellas: {}, hatti: {}, assyria: {} };
    const world = position({ egypt: { tokens: { memphis: 2 }, cards: ['trade-empire', 'politics'] }, ...others });
    const ask = (player: string) => ({ do: 'trade-empire', player, commodity: 'gold' });
    const asked = ['minoa', 'hellas', 'hatti', 'assyria'].map(ask);
    expect(refused(useAbilities(world, 'egypt'), { egypt: asked })).toBe('used EP 25.7.3');
  });

  test('[EP 23.3] [EP C32] a calamity that is named', () => {
    const hands = { egypt: { hand: ['treachery', 'salt', 'salt'] }, minoa: { hand: ['iron', 'iron', 'iron'] } };
    const world = position(hands);
    openTrade(world);
    const offer = { do: 'offer', give: ['treachery', 'salt', 'salt'], wants: 3, asks: ['iron', 'iron'] };
    expect(refused(tradePhase(world), { egypt: [offer] })).toContain('EP 23.3');
  });

  test('[EP 22.3] a calamity in a trade that cannot be traded', () => {
    const world = position({ egypt: { hand: ['salt', 'salt', 'famine'] }, minoa: { hand: ['iron', 'iron', 'iron'] } });
    openTrade(world);
    const offer = { do: 'offer', give: ['salt', 'salt', 'famine'], wants: 3, asks: ['iron', 'iron'] };
    expect(refused(tradePhase(world), { egypt: [offer] })).toContain('EP 22.3');
  });

  test('[EP 26.5.9] more points than the treasury has', () => {
    const world = position({ egypt: { treasury: 50 } });
    expect(refused(buyAdvances(world, 'egypt'), { egypt: [{ buy: ['pottery'], spend: {} }] })).toContain('EP 26');
  });

  test('[EP 26.4.1] treasury beyond the price', () => {
    const world = position({ egypt: { treasury: 50, hand: ['gold', 'gold', 'gold'] } });
    const answer = { buy: ['pottery'], spend: { gold: 3 }, treasury: 10 };
    expect(refused(buyAdvances(world, 'egypt'), { egypt: [answer] })).toContain('shape');
  });

  test.each(['constructor', 'toString', 'hasOwnProperty'])(
    '[EP 27.1] [EP 29.7.1.1] [EP 29.8.2.2] the card %s, a name that every object has',
    (name) => {
      const gold = { hand: ['gold', 'gold'], cities: ['memphis'] };
      const seller = position({ egypt: { ...gold, cards: ['trade-routes'] } });
      expect(refused(returnExcess(seller, 'egypt'), { egypt: [{ gold: 2, [name]: 1 }] })).toContain('shape');
      const corrupt = strike(position({ egypt: { hand: ['gold', 'clay'] } }), 'corruption', 'egypt');
      expect(refused(corrupt, { egypt: [{ gold: 1, clay: 1, [name]: 1 }] })).toContain('shape');
      const heretic = strike(position({ egypt: { ...gold, cards: ['theocracy'] } }), 'iconoclasm-and-heresy', 'egypt');
      expect(refused(heretic, { egypt: [{ [name]: 2 }] })).toContain('shape');
    },
  );

  test('[EP 27.2] a hand above the limit that is kept', () => {
    const hand = ['clay', 'clay', 'clay', 'hides', 'hides', 'hides', 'iron', 'iron', 'stone', 'stone'];
    const world = position({ egypt: { hand } });
    expect(refused(returnExcess(world, 'egypt'), { egypt: [{ clay: 1 }] })).toContain('EP 27.2');
  });

  test('[EP 31.5] more people than there are, and people elsewhere', () => {
    const world = (): ReturnType<typeof position> => position({ egypt: {} }, { game: 'medium' });
    expect(refused(placePeople(world()), { egypt: [{ memphis: 36 }] })).toBe('too-many EP 31.5');
    expect(refused(placePeople(world()), { egypt: [{ knossos: 1 }] })).toBe('area EP 31.5');
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`area ${i}`, 1]));
    expect(refused(placePeople(world()), { egypt: [many] })).not.toBe('');
  });

  test('[EP 23.1] more offers than a player may have', () => {
    const hand = ['salt', 'salt', 'salt', 'iron'];
    const world = position({ egypt: { hand }, minoa: { hand } });
    openTrade(world);
    const offer = { do: 'offer', give: ['salt', 'salt', 'salt'], wants: 3, asks: ['iron', 'iron'] };
    const many = Array.from({ length: 9 }, () => offer);
    expect(refused(tradePhase(world), { egypt: many })).toContain('EP 23');
  });
});

/** The sentences a player reads when the last of these answers is not taken, after its paragraph. */
function whyRefused(script: Script | void, ...answers: readonly unknown[]): string {
  try {
    play(script, { egypt: answers });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { rule, text } = error.refusal;
    return `${rule}: ${render(text, { name: (thing) => expansionProject.called(thing) })}`;
  }
  throw new Error('every answer was taken');
}

describe('a refusal says what is wrong and what to do', () => {
  const east = { treasury: 54, cards: ['rhetoric', 'cartography'] };
  const ship = { tokens: { sinai: 6 }, ships: ['sinai'] };
  const sail = (path: readonly string[], load: number) => ({ do: 'sail', ship: 1, path, load, land: load });
  const build = (area: string) => ({ keep: [], build: [{ area, levy: 2 }] });
  const crowd = { egypt: { tokens: { memphis: 6 }, cities: ['tanis'] }, minoa: { tokens: { memphis: 1 } } };
  const offer = { do: 'offer', give: ['salt', 'salt', 'famine'], wants: 3, asks: ['iron', 'iron'] };
  const trade = (answer: object): string => {
    const hands = {
      egypt: { hand: ['salt', 'salt', 'famine', 'treachery'] },
      minoa: { hand: ['iron', 'iron', 'iron'] },
    };
    const world = position(hands);
    openTrade(world);
    return whyRefused(tradePhase(world), answer);
  };
  const medium = () => position({ egypt: {} }, { game: 'medium' });
  const ten = ['clay', 'clay', 'clay', 'hides', 'hides', 'hides', 'iron', 'iron', 'stone', 'stone'];

  test.each([
    [
      'EP 22.5.1: 11 is not one of the choices. Choose one of those offered.',
      () => whyRefused(buyMoreCards(position({ egypt: east }, {}, 12), 'egypt'), '11'),
    ],
    [
      'EP 9.5: Ptolemais is out of play. Choose another area.',
      () => whyRefused(moveNation(position({ egypt: ship }), 'egypt'), sail(['ptolemais'], 1)),
    ],
    [
      'EP 17.5.2: A ship carries at most 5 tokens. Load fewer.',
      () => whyRefused(moveNation(position({ egypt: ship }), 'egypt'), sail(['tanis'], 6)),
    ],
    [
      'EP 16.2.1: Memphis is not coastal. Choose a coastal area.',
      () =>
        whyRefused(
          ships(position({ egypt: { tokens: { memphis: 4, tanis: 1 }, treasury: 4 } }), 'egypt'),
          build('memphis'),
        ),
    ],
    [
      'EP 14.2: Siwa allows at most 1. Choose fewer.',
      () =>
        whyRefused(population(position({ egypt: { tokens: { siwa: 1, gaza: 2 }, stock: 2 } }), 'egypt'), { siwa: 2 }),
    ],
    [
      'EP 16.2.1: Eastern Mediterranean is not coastal. Choose a coastal area.',
      () => whyRefused(ships(position({ egypt: ship }), 'egypt'), build('eastern-mediterranean')),
    ],
    [
      'EP 16.2: A ship costs 2 tokens. Pay with fewer in Sinai.',
      () => whyRefused(ships(position({ egypt: ship }), 'egypt'), { keep: [], build: [{ area: 'sinai', levy: 3 }] }),
    ],
    [
      'EP 16.3: You have no ship 2. Choose one of your ships.',
      () => whyRefused(ships(position({ egypt: ship }), 'egypt'), { keep: [{ ship: 2, by: 'treasury' }], build: [] }),
    ],
    [
      'EP C20: Western Sogdiana is not coastal. Choose a coastal area.',
      () =>
        whyRefused(
          ships(position({ egypt: { tokens: { 'western-sogdiana': 2, tanis: 2 } } }, {}, 18), 'egypt'),
          build('western-sogdiana'),
        ),
    ],
    [
      'EP C20: Ships are not built on a lake. Choose the other coast of Ustyurt.',
      () =>
        whyRefused(ships(position({ egypt: { tokens: { ustyurt: 2 } } }, {}, 18), 'egypt'), {
          keep: [],
          build: [{ area: 'ustyurt', levy: 2, coast: 'aral' }],
        }),
    ],
    [
      'EP 17.5.1.4: Ustyurt has several coasts. Name the one where you build.',
      () =>
        whyRefused(ships(position({ egypt: { tokens: { ustyurt: 2 } } }, {}, 18), 'egypt'), {
          keep: [],
          build: [{ area: 'ustyurt', levy: 2, coast: 'black-sea' }],
        }),
    ],
    [
      'EP 16.3: Your treasury is too small. Pay with tokens instead.',
      () => whyRefused(ships(position({ egypt: ship }), 'egypt'), { keep: [{ ship: 1, by: 'treasury' }], build: [] }),
    ],
    [
      'EP 17.3.1: Tokens pass through an area only with Roadbuilding. Choose an area next to Memphis.',
      () =>
        whyRefused(moveNation(position({ egypt: { tokens: { memphis: 2 } } }), 'egypt'), {
          do: 'march',
          from: 'memphis',
          to: 'fayum',
          count: 1,
          via: 'tanis',
        }),
    ],
    [
      'EP 17.5.1.4: Tanis has one coast only. Do not name it.',
      () =>
        whyRefused(ships(position({ egypt: { tokens: { tanis: 2 } } }), 'egypt'), {
          keep: [],
          build: [{ area: 'tanis', levy: 2, coast: 'caspian' }],
        }),
    ],
    [
      'EP 17.3: Tanis is not next to Siwa by land. Choose an area next to it.',
      () =>
        whyRefused(moveNation(position({ egypt: { tokens: { siwa: 2 } } }), 'egypt'), {
          do: 'march',
          from: 'siwa',
          to: 'tanis',
          count: 1,
        }),
    ],
    [
      'EP 19.2: A city in Siwa takes 12 tokens. You have 11 for it. Choose another area.',
      () =>
        whyRefused(cities(position({ egypt: { tokens: { memphis: 6, siwa: 11 } } }), 'egypt'), { memphis: 0, siwa: 0 }),
    ],
    [
      'EP 19.2: Others have tokens in Memphis. Choose an area where you are alone.',
      () =>
        whyRefused(
          cities(position({ ...crowd, egypt: { ...crowd.egypt, tokens: { memphis: 6, alexandria: 6 } } }), 'egypt'),
          { memphis: 0 },
        ),
    ],
    [
      'EP 19.1: There is already a city in Tanis. Choose another area.',
      () =>
        whyRefused(cities(position({ egypt: { tokens: { memphis: 6, tanis: 6 }, cities: ['tanis'] } }), 'egypt'), {
          tanis: 0,
        }),
    ],
    [
      'EP 23.3: The first 2 cards are named. They must be commodities. Put commodities first.',
      () => trade({ ...offer, give: ['treachery', 'salt', 'salt'] }),
    ],
    ['EP 22.3: One of these calamities cannot be traded. Keep it in your hand.', () => trade(offer)],
    [
      'EP 23.3: Ask for 2 commodities by name. Calamities cannot be named.',
      () => trade({ ...offer, asks: ['treachery', 'iron'] }),
    ],
    ['EP 23.3: Each side gives at least 3 cards. Add more.', () => trade({ ...offer, give: ['salt', 'salt'] })],
    [
      'EP 23.3: You do not have these cards. Choose cards of your hand.',
      () => trade({ ...offer, give: ['gold', 'salt', 'salt'] }),
    ],
    ['EP 23.3: You cannot trade with Egypt. Choose another player.', () => trade({ ...offer, to: 'egypt' })],
    [
      'EP 26.2: You need 10 more points. Pay more or buy less.',
      () => whyRefused(buyAdvances(position({ egypt: { treasury: 50 } }), 'egypt'), { buy: ['pottery'], spend: {} }),
    ],
    [
      'EP 26.6.1: You may have Pottery only once. Choose another.',
      () =>
        whyRefused(buyAdvances(position({ egypt: { treasury: 54, cards: ['pottery'] } }), 'egypt'), {
          buy: ['pottery'],
          spend: {},
        }),
    ],
    [
      'EP 27.2: The total is 1. It must be exactly 2.',
      () => whyRefused(returnExcess(position({ egypt: { hand: ten } }), 'egypt'), { clay: 1 }),
    ],
    ['EP 31.5: You place 36 tokens. Place at most 35.', () => whyRefused(placePeople(medium()), { memphis: 36 })],
    [
      'EP 31.5: Knossos is not one of your areas. Choose another.',
      () => whyRefused(placePeople(medium()), { knossos: 1 }),
    ],
  ])('%s', (expected, said) => {
    expect(said()).toBe(expected);
  });

  test.each([
    ['Enter with fewer tokens, or go elsewhere.', { tokens: { tanis: 1 } }],
    ['Get Cultural Ascendancy or Advanced Military, or go elsewhere.', { tokens: { tanis: 2 } }],
    ['Get Cultural Ascendancy or Advanced Military, or go elsewhere.', { cities: ['tanis'] }],
  ])('[EP 17.4.2] where Cultural Ascendancy forbids an attack: %s', (remedy, hers) => {
    const minoa = { ...hers, cards: ['cultural-ascendancy'] };
    const world = position({ egypt: { tokens: { memphis: 7 } }, minoa });
    const march = { do: 'march', from: 'memphis', to: 'tanis', count: 7 };
    expect(whyRefused(moveNation(world, 'egypt'), march)).toBe(
      `EP 17.4.2: Minoa has Cultural Ascendancy: you cannot attack it. ${remedy}`,
    );
  });
});

describe('anything at all', () => {
  const long = Array.from({ length: 500 }, (_, i) => `area ${i}`);
  const wide = Object.fromEntries(long.map((name) => [name, 1]));
  const NONSENSE: readonly unknown[] = [
    ...[null, undefined, -1, 1e308, Number.NaN, '', 'atlantis', [], ['atlantis'], ['memphis', 'memphis'], {}],
    ...[{ atlantis: 1 }, { memphis: -1 }, { memphis: 1e308 }, { __proto__: { do: 'end' } }],
    { do: 'march', from: 'memphis', to: 'memphis', count: -1 },
    { do: 'sail', ship: 1e9, path: long, load: 1, land: 1 },
    { do: 'politics', treasury: -5 },
    { do: 'diaspora', area: 'atlantis', tokens: 1e9 },
    { do: 'provincial-empire', players: long },
    { do: 'trade-empire', player: 'atlantis', commodity: 'gold' },
    { do: 'offer', give: long, wants: 3, asks: ['gold', 'gold'] },
    { do: 'offer', give: ['bone-south', 'bone-west', 'bone-east'], wants: 3, asks: ['gold-west', 'bone-north'] },
    { do: 'end', also: true },
    { buy: long, spend: wide },
    { buy: ['atlantis'], spend: { gold: -1 } },
    { buy: ['pottery'], spend: { 'bone-south': 9 } },
    ...[
      { constructor: 1 },
      { toString: 2 },
      { buy: ['constructor'], spend: {} },
      { buy: ['pottery'], spend: { toString: 1 } },
    ],
    { keep: [{ ship: -1, by: 'treasury' }], build: [] },
    { fights: long },
    { tokens: wide, cities: wide },
    [1, 1, 1],
    long,
    wide,
  ];

  /** What is legal by chance at some questions. */
  const isLegal = (asking: Asking<unknown>, answer: unknown): boolean => refusalFor(asking, answer) === undefined;

  test('is refused at every kind of question, and the table is unharmed', () => {
    const random = randomFrom('nonsense');
    const seats = [...'abcdefghijklmno'];
    const options = { game: 'short', turns: 2, calamityStacking: 'shuffled' };
    const table = Table.open(expansionProject, { options, seats, seed: 'nonsense' }, NOTHING_KEPT);
    const tried = new Set<string>();
    while (!table.over) {
      const post = table.openQuestions().find(({ asking }) => !tried.has(asking.question.topic));
      if (post !== undefined) {
        tried.add(post.asking.question.topic);
        const before = JSON.stringify(table.world);
        for (const answer of NONSENSE) {
          if (isLegal(post.asking, answer)) continue;
          expect(table.answer(post.seat, post.id, answer)).toMatchObject({ ok: false });
        }
        expect(JSON.stringify(table.world)).toBe(before);
      }
      const next = table.openQuestions().find(({ asking }) => asking.question.optional === undefined);
      if (next === undefined) break;
      expect(table.answer(next.seat, next.id, next.asking.sample(random))).toMatchObject({ ok: true });
    }
    expect([...tried]).toEqual(
      expect.arrayContaining(['start-stacks', 'choose-package', 'place-people', 'movement', 'trade', 'build-cities']),
    );
  });
});
