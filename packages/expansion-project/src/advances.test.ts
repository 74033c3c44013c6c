import { nationNamed } from '@ecumene/ancients';
import { play, refused, samplesOf } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { buyAdvances } from './advances.ts';
import { creditsOf, priceOf } from './book/advances.ts';
import { isForeign, worthTo } from './book/foreign-sets.ts';
import { GROUPS } from './data/advances.ts';
import { expansionProject } from './game.ts';
import { happened, has, position, theNation } from './testing.ts';
import { view } from './view.ts';
import type { EpWorld } from './world.ts';

const rich = (more: object = {}): EpWorld => position({ egypt: { treasury: 50, ...more }, minoa: {} });

function buy(world: EpWorld, answer: object, nation = 'egypt'): EpWorld {
  play(buyAdvances(world, nation), { [nation]: [{ spend: {}, ...answer }] });
  return world;
}

function refusedBuy(world: EpWorld, answer: object): string {
  return refused(buyAdvances(world, 'egypt'), { egypt: [{ spend: {}, ...answer }] });
}

const price = (world: EpWorld, id: string): number => priceOf(world, nationNamed(world, 'egypt'), id);

describe('paying', () => {
  test('[EP 26.1] [EP 26.2] commodities, treasury and credits pay together', () => {
    const world = rich({ cards: ['sculpture'], treasury: 40, hand: ['gold', 'gold'] });
    buy(world, { buy: ['music'], spend: { gold: 2 } });
    expect(has(world, 'egypt')).toMatchObject({
      cards: ['music', 'sculpture'],
      hand: [],
      treasury: 6,
    });
    expect(refusedBuy(rich({ treasury: 50 }), { buy: ['music'] })).toContain('EP 26.2');
  });

  test('[EP 26.3.1] [EP 26.3.1 example] three Oil of value 4 are worth 36', () => {
    const world = rich({ treasury: 14, hand: ['oil', 'oil', 'oil'] });
    expect(worthTo(world, nationNamed(world, 'egypt'), world.trade.faces, { oil: 3 })).toBe(36);
    buy(world, { buy: ['urbanism'], spend: { oil: 3 } });
    expect(theNation(world, 'egypt').treasury).toBe(0);
  });

  test('[EP 26.3.2] different commodities of a value make no set', () => {
    const world = rich();
    expect(worthTo(world, nationNamed(world, 'egypt'), world.trade.faces, { oil: 2, cotton: 1 })).toBe(20);
  });

  test.each([
    ['oil', 12, 'babylon', 48],
    ['oil', 12, 'egypt', 36],
    ['oil', 11, 'egypt', 36],
    ['oil', 18, 'babylon', 48],
  ])('[EP 26.3.3] three %s with %i players are worth to %s: %i', (card, players, nation, worth) => {
    const world = position({ [nation]: {} }, {}, players);
    expect(worthTo(world, nationNamed(world, nation), world.trade.faces, { [card]: 3 })).toBe(worth);
  });

  test('[EP 26.3.4] [EP C37] shared goods of the other block bring no bonus with 16, with 15 by the letter they do', () => {
    const grain = (players: number, options = {}) => {
      const world = position({ egypt: {} }, options, players);
      return worthTo(world, nationNamed(world, 'egypt'), world.trade.faces, { 'grain-east': 2, 'grain-west': 1 });
    };
    expect(grain(16)).toBe(36);
    expect(grain(15)).toBe(44);
    expect(grain(15, { fifteenPlayers: 'as-16-to-18' })).toBe(36);
    const world = position({ egypt: {} }, {}, 16);
    expect(world.trade.faces.some((face) => isForeign(world, nationNamed(world, 'egypt'), face))).toBe(true);
  });

  test('[EP 26.5.9 example] [EP C91] with 16 seats the cards of the example are worth 46 in the West and 49 in the East', () => {
    const worth = (nation: string) => {
      const world = position({ [nation]: {} }, {}, 16);
      return worthTo(world, nationNamed(world, nation), world.trade.faces, { 'grain-west': 3, papyri: 2, hides: 1 });
    };
    expect([worth('egypt'), worth('babylon')]).toEqual([46, 49]);
  });

  test('[EP 26.4.1] treasury pays only what is missing', () => {
    const world = buy(rich({ hand: ['gold', 'gold', 'gold'] }), { buy: ['pottery'], spend: { gold: 3 } });
    expect(theNation(world, 'egypt').treasury).toBe(50);
  });

  test('[EP 26.4.2] [EP 30.29.5] [EP C38] with Mining a token pays two points, and one may be wasted', () => {
    const world = buy(rich({ cards: ['mining'], treasury: 50 }), { buy: ['sculpture'] });
    expect(theNation(world, 'egypt').treasury).toBe(25);
    const odd = buy(rich({ cards: ['mining', 'literacy'], treasury: 50 }), { buy: ['monarchy'] });
    expect(50 - theNation(odd, 'egypt').treasury).toBe(Math.ceil((60 - 10) / 2));
  });

  test('[EP 26.5.9] there is no change', () => {
    const world = buy(rich({ hand: ['gold', 'gold', 'gold'] }), { buy: ['sculpture'], spend: { gold: 3 } });
    expect(has(world, 'egypt')).toMatchObject({ treasury: 50, hand: [] });
  });

  test('[EP 26.6.1] each advancement is had once', () => {
    expect(refusedBuy(rich({ cards: ['pottery'] }), { buy: ['pottery'] })).toContain('EP 26.6.1');
    expect(refusedBuy(rich({ treasury: 54 }), { buy: ['sculpture', 'sculpture'] })).toContain('EP 26.6.1');
  });

  test('[EP 26.6.2] [EP 26.6.3] they stay, and everybody sees them', () => {
    const world = rich({ cards: ['pottery'] });
    expect(JSON.stringify(view(world, 'minoa').nations)).toContain('pottery');
    expect(refusedBuy(world, { buy: [], sell: ['pottery'] })).toContain('shape');
  });
});

describe('credits', () => {
  test('[EP 26.5.1] [EP 6.2] advancements make those of their groups cheaper, and one more still', () => {
    const world = rich({ cards: ['sculpture'] });
    expect(price(world, 'music')).toBe(70);
    expect(price(world, 'monarchy')).toBe(55);
    expect(price(world, 'architecture')).toBe(120);
    expect(price(world, 'pottery')).toBe(60);
  });

  test('[EP 26.5.5] [EP 26.5.5 example] ten science credits take ten off Coinage and off Medicine alike', () => {
    const world = rich({ cards: ['astronavigation'] });
    expect([price(world, 'coinage'), price(world, 'medicine')]).toEqual([80, 130]);
  });

  test('[EP 26.5.4] [EP C40] they do not count in the turn in which they come', () => {
    const world = rich({ treasury: 54, hand: ['gold', 'gold'] });
    buy(world, { buy: ['sculpture'] });
    expect(price(world, 'music')).toBe(80);
    world.turn += 1;
    expect(price(world, 'music')).toBe(70);
  });

  test('[EP 26.5.6] [EP C39] two groups give the better of both, not the sum', () => {
    const world = rich({ cards: ['sculpture', 'music', 'monarchy'] });
    const number = nationNamed(world, 'egypt');
    expect([creditsOf(world, number, 'arts'), creditsOf(world, number, 'civics')]).toEqual([20, 15]);
    expect(price(world, 'literacy')).toBe(90);
  });

  test('[EP 26.5.7] [EP 26.5.8] credits must be used, and an advancement can be free', () => {
    const cards = ['sculpture', 'music', 'drama-and-poetry', 'architecture', 'rhetoric'];
    const world = rich({ cards, treasury: 0 });
    expect(price(world, 'mysticism')).toBe(0);
    buy(world, { buy: ['mysticism'] });
    expect(has(world, 'egypt').cards).toContain('mysticism');
  });
});

describe('what a purchase brings', () => {
  const hand = ['gold', 'gold', 'gold', 'gold', 'gold'];
  const all = { gold: 5 };

  test('[EP 30.22.2] [EP C73] Library takes 40 off one other advancement of the same purchase, not below 0', () => {
    const world = rich({ hand, treasury: 54 });
    buy(world, { buy: ['library', 'astronavigation'], discounted: 'astronavigation', spend: all });
    expect(theNation(world, 'egypt').treasury).toBe(54 - (220 + 40 - 225));
    const free = rich({ hand, treasury: 0, cards: ['mysticism'] });
    buy(free, { buy: ['library', 'sculpture'], discounted: 'sculpture', spend: all });
    expect(refusedBuy(rich({ hand }), { buy: ['library'], discounted: 'library', spend: all })).toContain('EP 30.22.2');
    expect(refusedBuy(rich({ hand }), { buy: ['music'], discounted: 'music', spend: all })).toContain('EP 30.22.2');
  });

  test('[EP 30.4.2] [EP C72] [EP C40] Anatomy brings up to two science advancements below 100, with their own bonus', () => {
    const world = rich({ hand, treasury: 54 });
    const credits = { 'written-record': { arts: 5 } };
    buy(world, { buy: ['anatomy'], free: ['coinage', 'written-record'], credits, spend: all });
    expect(has(world, 'egypt').cards).toEqual(['anatomy', 'coinage', 'written-record']);
    expect(happened(world, 'advance-free')).toHaveLength(2);
    const wrong = (free: readonly string[]) =>
      refusedBuy(rich({ hand, treasury: 54 }), { buy: ['anatomy'], free, spend: all });
    for (const free of [['medicine'], ['music'], ['coinage', 'coinage'], ['coinage', 'empiricism', 'astronavigation']])
      expect(wrong(free)).toContain('EP 30.4.2');
    expect(refusedBuy(rich({ hand }), { buy: ['calendar'], free: ['coinage'], spend: all })).toContain('EP 30.4.2');
    buy(rich({ hand, treasury: 54 }), { buy: ['anatomy'], spend: all });
  });

  test.each([
    ['monument', { science: 5, arts: 5 }, 'EP 30.32.2'],
    ['wonder-of-the-world', { science: 15, crafts: 5 }, 'EP 30.51.2'],
    ['written-record', { religion: 5 }, 'EP 30.52.2'],
  ])('%s brings credits of choice %j that count from the next turn on [%s]', (card, chosen, rule) => {
    const world = rich({ hand, treasury: 54, cards: ['masonry', 'pottery'] });
    buy(world, { buy: [card], credits: { [card]: chosen }, spend: all });
    const added = world.newCredits[nationNamed(world, 'egypt')];
    expect(GROUPS.filter((group) => (added?.[group] ?? 0) > 0).toSorted()).toEqual(Object.keys(chosen).toSorted());
    const bad = rich({ hand, treasury: 54, cards: ['masonry', 'pottery'] });
    expect(refusedBuy(bad, { buy: [card], credits: { [card]: { science: 45 } }, spend: all })).toContain(rule);
  });

  test('[EP 6.1] [EP 30.52.2] credits come in steps of five, those of Written Record of one colour', () => {
    const odd = { buy: ['monument'], credits: { monument: { science: 3, arts: 7 } }, spend: all };
    expect(refusedBuy(rich({ hand, treasury: 54 }), odd)).toContain('EP 30.32.2');
    const stray = { buy: ['music'], credits: { music: { science: 5 } }, spend: all };
    expect(refusedBuy(rich({ hand }), stray)).toContain('EP 30.32.2');
  });

  test('random purchases are all legal', () => {
    const world = rich({ hand: [...hand, 'silk', 'silk', 'silk'], treasury: 50, cards: ['masonry', 'empiricism'] });
    expect(samplesOf(buyAdvances(world, 'egypt')).length).toBeGreaterThan(100);
  });
});

test('[EP 26.1.2] players buy in A.S.T. order at a strict table, and all at once at a swift one', () => {
  const rich = { treasury: 50, tokens: { memphis: 1 } };
  const given = { egypt: { ...rich, cities: ['tanis'], tokens: { fayum: 2 } }, rome: rich, minoa: rich };
  const asked = (pace: 'swift' | 'strict') =>
    tableAt(expansionProject, position(given, { pace }), 'turns', 'turn', 'commerce', 'advancements')
      .waiting()
      .map(({ seat }) => seat);
  expect(asked('strict')).toEqual(['minoa']);
  expect(asked('swift')).toEqual(['minoa', 'rome', 'egypt']);
});
