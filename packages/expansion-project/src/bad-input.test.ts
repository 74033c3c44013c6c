import { play, refused } from '@ecumene/ancients/testing';
import { type Asking, NOTHING_KEPT, randomFrom, refusalOf as refusalFor, render, Table } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { useAbilities } from './abilities/phase.ts';
import { buyAdvances } from './advances.ts';
import { strike } from './calamities/testing.ts';
import { returnExcess } from './excess-cards.ts';
import { expansionProject } from './game.ts';
import { cities, moveNation, ships } from './phases.ts';
import { placePeople } from './shorter-game.ts';
import { position } from './testing.ts';
import { openTrade, tradePhase } from './trade.ts';
import { buyMoreCards } from './trade-cards.ts';

/** What somebody who answers this to the first question of a script is told. */
function wordsOf(script: ReturnType<typeof placePeople> | ReturnType<typeof buyAdvances>, answer: unknown): string {
  const step = script?.next();
  const [post] = step === undefined || step.done ? [] : step.value;
  const refusal = post && refusalFor(post.asking, answer);
  return refusal === undefined ? '' : render(refusal.text);
}

describe('what a player may not do is refused with its paragraph', () => {
  test('[EP 22.1.2] a card of the other block', () => {
    const world = position({ babylon: { treasury: 54, cards: ['rhetoric', 'cartography'] } }, {}, 12);
    expect(refused(buyMoreCards(world, 'babylon'), { babylon: ['3'] })).toBe('other-block EP 22.1.2');
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
    expect(refused(buyAdvances(world, 'egypt'), { egypt: [answer] })).toBe('shape EP 26.1');
    expect(wordsOf(buyAdvances(world, 'egypt'), answer)).toBe(
      'An answer here has no part “treasury”. Remove it and use only buy, spend, discounted, free, and credits.',
    );
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
    expect(refused(placePeople(world()), { egypt: [many] })).toBe('shape EP 31.5');
    expect(wordsOf(placePeople(world()), many)).toBe('You named 500 at once. Name at most 99.');
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
