import { cardPoints, faceOf, nationNamed } from '@ecumene/ancients';
import { asks, play, refused, samplesOf } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { type AcBuy, buyEarly, buyMoves, civilizationCards, returnCards } from './civilization-cards.ts';
import { CARDS } from './data/civilization-cards.ts';
import { happened, has, position, theNation } from './testing.ts';
import { handValue } from './victory.ts';
import type { AcWorld } from './world.ts';

function egypt(has: Readonly<Record<string, unknown>>): AcWorld {
  return position({ egypt: has });
}

function buy(world: AcWorld, answer: unknown): AcWorld {
  play(civilizationCards(world, 'egypt'), { egypt: [answer] });
  return world;
}

function refusedBuy(world: AcWorld, answer: unknown): string {
  return refused(civilizationCards(world, 'egypt'), { egypt: [answer] });
}

describe('paying', () => {
  test('[AC 31.58 example] Mysticism, three Grain, two Papyrus, one Hides and ten treasury just pay for Music', () => {
    const world = egypt({
      cards: ['mysticism'],
      hand: ['grain', 'grain', 'grain', 'papyrus', 'papyrus', 'hides'],
      treasury: 10,
    });
    buy(world, { buy: ['music'], spend: { grain: 3, papyrus: 2, hides: 1 } });
    expect(has(world, 'egypt')).toMatchObject({ cards: ['music', 'mysticism'], hand: [], treasury: 0 });
  });

  test('[AC 31.2] what is missing cannot be left unpaid', () => {
    const world = egypt({
      cards: ['mysticism'],
      hand: ['grain', 'grain', 'grain', 'papyrus', 'papyrus'],
      treasury: 10,
    });
    expect(refusedBuy(world, { buy: ['music'], spend: { grain: 3, papyrus: 2 } })).toBe('too-dear AC 31.2');
  });

  test('[AC 31.1] several cards are acquired at once from one pool', () => {
    const world = egypt({ hand: ['gold', 'gold', 'gold', 'salt'], treasury: 20 });
    buy(world, { buy: ['pottery', 'cloth-making'], spend: { gold: 3, salt: 1 } });
    expect(has(world, 'egypt')).toMatchObject({ treasury: 14, hand: [] });
    buy(world, { buy: [], spend: {} });
  });

  test('[AC 31.31] sets pay the square of their number times the value', () => {
    expect(
      has(buy(egypt({ hand: ['gold', 'gold'], treasury: 9 }), { buy: ['pottery'], spend: { gold: 2 } }), 'egypt'),
    ).toMatchObject({ treasury: 0, stock: 55 });
  });

  test('[AC 31.41] treasury pays only what commodities do not', () => {
    const world = buy(egypt({ hand: ['gold', 'gold', 'gold'], treasury: 9 }), { buy: ['pottery'], spend: { gold: 3 } });
    expect(theNation(world, 'egypt').treasury).toBe(9);
  });

  test('[AC 31.58] there is no change', () => {
    const world = buy(egypt({ hand: ['gold', 'gold', 'gold'] }), { buy: ['pottery'], spend: { gold: 3 } });
    expect(has(world, 'egypt')).toMatchObject({ treasury: 0, hand: [] });
    expect(happened(world, 'cards-acquired')).toMatchObject([{ cards: ['pottery'], treasury: 0 }]);
  });

  test('[AC 31.57] a card whose credits cover its price is free', () => {
    const crafts = ['cloth-making', 'metalworking', 'agriculture', 'engineering', 'mining'];
    const world = buy(egypt({ cards: crafts }), { buy: ['pottery'], spend: {} });
    expect(happened(world, 'cards-acquired')).toMatchObject([{ cards: ['pottery'], treasury: 0 }]);
  });

  test('[AC 31.58] credits beyond the price of one card take nothing off another', () => {
    const crafts = ['cloth-making', 'metalworking', 'agriculture', 'engineering', 'mining'];
    const world = egypt({ cards: crafts, treasury: 55, hand: ['wine'] });
    buy(world, { buy: ['pottery', 'music'], spend: { wine: 1 } });
    expect(theNation(world, 'egypt').treasury).toBe(0);
  });

  test('[AC 30.312] Grain that lies face up buys nothing', () => {
    const world = egypt({ hand: ['grain', 'grain', 'grain', 'grain'] });
    theNation(world, 'egypt').shown = theNation(world, 'egypt').hand.slice(0, 1);
    expect(refusedBuy(world, { buy: ['pottery'], spend: { grain: 4 } })).toBe('shown AC 30.312');
    const { shown } = theNation(world, 'egypt');
    theNation(world, 'egypt').treasury = 9;
    theNation(world, 'egypt').stock -= 9;
    buy(world, { buy: ['pottery'], spend: { grain: 3 } });
    expect(theNation(world, 'egypt').hand).toEqual(shown);
  });

  test('[AC 31.2] a purchase of nothing costs nothing', () => {
    expect(refusedBuy(egypt({ hand: ['grain'] }), { buy: [], spend: { grain: 1 } })).toBe('for-nothing AC 31.2');
  });
});

describe('what cannot be paid', () => {
  test('[AC 31.1] with a card that does not exist', () => {
    expect(refusedBuy(egypt({ hand: ['gold'] }), { buy: ['gunpowder'], spend: {} })).toBe('no-card AC 31.1');
  });

  test('[AC 31.2] with cards that are not held, or that are no commodities', () => {
    expect(refusedBuy(egypt({ hand: ['gold'] }), { buy: ['pottery'], spend: { gold: 2 } })).toBe('not-held AC 31.2');
    expect(refusedBuy(egypt({ hand: ['gold'] }), { buy: ['pottery'], spend: { coal: 2 } })).toBe('not-held AC 31.2');
  });

  test('[AC 31.2] and the refusal tells what is missing', () => {
    const world = egypt({ hand: ['gold'], treasury: 20 });
    expect(() => buy(world, { buy: ['pottery'], spend: { gold: 1 } })).toThrow('"missing":16');
  });
});

describe('what is told of a purchase', () => {
  const told = (world: AcWorld): unknown => world.news.find(({ event }) => event.what === 'cards-acquired');

  test('[AC 31.31] cards paid are seen by all', () => {
    const world = buy(egypt({ hand: ['gold', 'gold', 'gold'] }), { buy: ['pottery'], spend: { gold: 3 } });
    expect(told(world)).toMatchObject({ reveals: true, event: { spent: { gold: 3 }, treasury: 0, mined: null } });
  });

  test('[AC 31.41] treasury lies open anyhow', () => {
    const world = buy(egypt({ treasury: 45 }), { buy: ['pottery'], spend: {} });
    expect(told(world)).toMatchObject({ reveals: false, event: { treasury: 45 } });
  });

  test('[AC 31.1] that nothing is bought is no news', () => {
    expect(told(buy(egypt({ hand: ['gold'] }), { buy: [], spend: {} }))).toBeUndefined();
  });

  test('[AC 31.81] stacks are refilled only by cards that come back', () => {
    const world = buy(egypt({ hand: ['gold', 'gold', 'gold'] }), { buy: ['pottery'], spend: { gold: 3 } });
    returnCards(world);
    returnCards(world);
    expect(happened(world, 'stacks-refilled')).toEqual([{ what: 'stacks-refilled', stacks: { 9: 3 } }]);
  });
});

describe('a purchase at random', () => {
  const samples = (has: Readonly<Record<string, unknown>>, shown = 0): AcBuy[] => {
    const world = egypt(has);
    theNation(world, 'egypt').shown = theNation(world, 'egypt').hand.slice(0, shown);
    return samplesOf(civilizationCards(world, 'egypt')).filter(buyMoves.reads);
  };

  test('[AC 31.1] buys nothing, one card or several, for some of the hand or all of it', () => {
    const all = samples({ hand: ['gold', 'gold', 'gold', 'gold', 'gold'], treasury: 20 });
    expect(new Set(all.map(({ buy: { length } }) => Math.min(length, 3)))).toEqual(new Set([0, 1, 2, 3]));
    const spent = all.filter((one) => one.buy.length > 0).map(({ spend }) => spend['gold'] ?? 0);
    expect(new Set(spent.filter((count) => count > 2))).toEqual(new Set([3, 4, 5]));
  });

  test('[AC 31.2] never spends for nothing', () => {
    expect(samples({ hand: ['ochre'] })).toEqual(samples({ hand: ['ochre'] }).map(() => ({ buy: [], spend: {} })));
  });

  test('[AC 30.312] leaves alone what lies face up', () => {
    const all = samples({ hand: ['grain', 'grain', 'grain', 'grain', 'gold', 'gold'] }, 4);
    expect(all.some(({ spend }) => (spend['gold'] ?? 0) > 0)).toBe(false);
    const rich = samples({ hand: ['grain', 'grain', 'grain', 'grain', 'gold', 'gold', 'gold'] }, 4);
    expect(rich.some(({ spend }) => (spend['gold'] ?? 0) > 0)).toBe(true);
    expect(rich.some(({ spend }) => (spend['grain'] ?? 0) > 0)).toBe(false);
  });

  test('[AC 28.53] now and then mines metal, but only who can', () => {
    const hand = ['iron', 'iron', 'iron', 'iron', 'salt', 'salt', 'salt', 'salt'];
    const mined = (cards: readonly string[]): Set<string | undefined> =>
      new Set(samples({ hand, cards }).map(({ mine }) => mine));
    expect(mined(['mining', 'engineering'])).toEqual(new Set([undefined, 'iron']));
    expect(mined(['engineering'])).toEqual(new Set([undefined]));
  });
});

describe('mining', () => {
  const miner = (hand: readonly string[]): AcWorld => egypt({ hand, cards: ['mining', 'engineering'], treasury: 0 });

  /** What treasury pays beside this: it tells what the cards handed in were worth. */
  function paid(hand: readonly string[], answer: Readonly<Record<string, unknown>>): number {
    const world = egypt({ hand, cards: ['mining', 'engineering'], treasury: 55 });
    buy(world, answer);
    return 55 - theNation(world, 'egypt').treasury;
  }

  test('[AC 28.53 example] three Bronze count as four, 96 instead of 54', () => {
    const bronze = ['bronze', 'bronze', 'bronze'];
    const answer = { buy: ['agriculture', 'cloth-making'], spend: { bronze: 3 } };
    const price = 110 - 20 + 45 - 20;
    expect(refusedBuy(miner(bronze), { ...answer, mine: 'bronze' })).toBe('too-dear AC 31.2');
    expect(paid(bronze, { ...answer, mine: 'bronze' })).toBe(price - 96);
    expect(paid(bronze, { buy: ['agriculture'], spend: { bronze: 3 } })).toBe(110 - 20 - 54);
  });

  test('[AC 32.261 example] three Iron pay 32, or two Gems 72, but not both', () => {
    const hand = ['iron', 'iron', 'iron', 'gems', 'gems'];
    const answer = { buy: ['pottery', 'astronomy', 'cloth-making'], spend: { iron: 3, gems: 2 } };
    const price = 45 - 20 + 80 - 20 + 45 - 20;
    expect(paid(hand, { ...answer, mine: 'gems' })).toBe(price - 18 - 72);
    expect(paid(hand, { ...answer, mine: 'iron' })).toBe(price - 32 - 32);
  });

  test('[AC 28.53] only metal and gems that are paid', () => {
    const salt = ['salt', 'salt', 'salt', 'salt'];
    expect(refusedBuy(miner(salt), { buy: ['pottery'], spend: { salt: 4 }, mine: 'salt' })).toBe('mine AC 28.53');
    const kept = miner([...salt, 'iron']);
    expect(refusedBuy(kept, { buy: ['pottery'], spend: { salt: 4 }, mine: 'iron' })).toBe('mine AC 28.53');
  });

  test('[AC 28.53] [AC 32.261] never above the largest printed set', () => {
    const gold = ['gold', 'gold', 'gold', 'gold', 'gold'];
    const answer = { buy: ['mathematics', 'pottery'], spend: { gold: 5 }, mine: 'gold' };
    expect(paid(gold, answer)).toBe(230 - 20 + 45 - 20 - 225);
  });

  test('[AC 32.261] what was used to buy does not enlarge the cards kept', () => {
    const world = miner(['iron', 'iron', 'iron', 'gems']);
    const before = handValue(world, nationNamed(world, 'egypt'));
    expect(before).toBe(18 + 32);
    buy(world, { buy: ['pottery'], spend: { iron: 3 }, mine: 'iron' });
    expect(handValue(world, nationNamed(world, 'egypt'))).toBe(8);
  });

  test('[AC 32.263] without Mining no set is enlarged', () => {
    const world = egypt({ hand: ['iron', 'iron', 'iron'] });
    expect(refusedBuy(world, { buy: ['pottery'], spend: { iron: 3 }, mine: 'iron' })).toBe('mine AC 28.53');
  });
});

describe('restrictions', () => {
  test('[AC 31.61] one of each card', () => {
    expect(
      refusedBuy(egypt({ cards: ['pottery'], hand: ['gold'], treasury: 50 }), { buy: ['pottery'], spend: {} }),
    ).toBe('once AC 31.61');
    expect(refusedBuy(egypt({ treasury: 50, hand: ['gold'] }), { buy: ['pottery', 'pottery'], spend: {} })).toBe(
      'once AC 31.61',
    );
  });

  test.each([
    ['32.253', 'roadbuilding', 'engineering'],
    ['32.263', 'mining', 'engineering'],
    ['32.313', 'mining', 'engineering'],
    ['32.812', 'democracy', 'law'],
    ['32.823', 'democracy', 'law'],
    ['32.842', 'philosophy', 'law'],
    ['32.932', 'theology', 'enlightenment'],
    ['32.944', 'monotheism', 'enlightenment'],
    ['32.953', 'theology', 'enlightenment'],
    ['31.62', 'philosophy', 'law'],
  ])('[AC %s] %s needs %s', (_, card, needed) => {
    expect(CARDS.get(card)?.needs).toBe(needed);
    const rich = { hand: ['gold', 'gold', 'gold', 'gold', 'gold'], treasury: 55 };
    const answer = { buy: [card], spend: { gold: 5 } };
    expect(refusedBuy(egypt(rich), answer)).toBe('needs AC 31.62');
    buy(egypt({ ...rich, cards: [needed] }), answer);
  });

  test('[AC A44] a card that another needs must be of an earlier turn', () => {
    const world = egypt({ hand: ['gold', 'gold', 'gold', 'gold', 'gold'], treasury: 55 });
    const both = { buy: ['engineering', 'mining'], spend: { gold: 5 } };
    expect(refusedBuy(world, both)).toBe('needs AC 31.62');
    theNation(world, 'egypt').cards = { engineering: world.turn };
    expect(refusedBuy(world, { buy: ['mining'], spend: { gold: 5 } })).toBe('needs AC 31.62');
  });

  test('[AC 31.63] there is no way to give a card up', () => {
    const world = egypt({ cards: ['pottery'], hand: ['salt'] });
    expect(refusedBuy(world, { buy: [], spend: { pottery: 1 } })).toBe('for-nothing AC 31.2');
  });
});

describe('who is asked, and what is kept', () => {
  test('[AC 31.12] a player who holds trade cards is asked, since what they are is secret', () => {
    expect(asks(civilizationCards(egypt({ hand: ['ochre'] }), 'egypt'))).toEqual(['egypt: civilization-cards']);
    expect(asks(civilizationCards(egypt({ treasury: 44 }), 'egypt'))).toEqual([]);
    expect(asks(civilizationCards(egypt({ treasury: 45 }), 'egypt'))).toEqual(['egypt: civilization-cards']);
  });

  test('[AC 31.61] cards held already are nothing to buy', () => {
    const held = egypt({ treasury: 45, cards: ['pottery', 'cloth-making'] });
    expect(asks(civilizationCards(held, 'egypt'))).toEqual([]);
  });

  test('[AC ST cards-before-calamities] the same goes for purchases before calamities', () => {
    const early = (has: Readonly<Record<string, unknown>>): readonly string[] =>
      asks(buyEarly(position({ egypt: has }, { cardsBeforeCalamities: true }), 'egypt'));
    expect(early({ hand: ['ochre'] })).toEqual(['egypt: civilization-cards']);
    expect(early({ treasury: 45 })).toEqual(['egypt: civilization-cards']);
    expect(early({ treasury: 44 })).toEqual([]);
  });

  test('[AC 31.71] a hand of eight is kept as it is', () => {
    const hand = Array.from({ length: 8 }, () => 'salt');
    expect(asks(civilizationCards(position({ egypt: { hand } }, { cardsBeforeCalamities: true }), 'egypt'))).toEqual(
      [],
    );
    const world = egypt({ hand });
    buy(world, { buy: [], spend: {} });
    expect(happened(world, 'cards-surrendered')).toEqual([]);
  });

  test('[AC ST starting-credit] what the credit does not pay, treasury does', () => {
    const world = position({ egypt: { treasury: 55, hand: ['gold'] } }, { startingCredit: '50' });
    buy(world, { buy: ['agriculture'], spend: { gold: 1 } });
    expect(theNation(world, 'egypt').treasury).toBe(55 - (110 - 9 - 50));
    expect(happened(world, 'cards-acquired')).toMatchObject([{ treasury: 51 }]);
  });

  test('[AC 31.71] a hand keeps eight commodities, and its owner openly hands in the others', () => {
    const hand = ['salt', 'salt', 'salt', 'salt', 'salt', 'wine', 'wine', 'wine', 'oil', 'oil'];
    const world = egypt({ hand });
    const nothing = { buy: [], spend: {} };
    expect(refused(civilizationCards(world, 'egypt'), { egypt: [nothing, { oil: 1 }] })).toBe('wrong-total AC 31.71');
    play(civilizationCards(world, 'egypt'), { egypt: [nothing, { oil: 1, wine: 1 }] });
    expect(theNation(world, 'egypt').hand).toHaveLength(8);
    expect(happened(world, 'cards-surrendered')).toMatchObject([{ cards: { oil: 1, wine: 1 } }]);
  });

  test('[AC 31.81] spent and surrendered cards and tradable calamities are shuffled under their stacks', () => {
    const world = position({ egypt: { hand: ['salt', 'salt', 'superstition', 'famine'] } });
    const { hand } = theNation(world, 'egypt');
    world.trade.returned = hand.splice(0);
    const before = world.trade.stacks[2]?.length ?? 0;
    returnCards(world);
    expect(world.trade.stacks[2]).toHaveLength(before + 4);
    expect(world.trade.returned).toEqual([]);
  });

  test('[AC 31.81] what goes back is shuffled', () => {
    const salt = Array.from({ length: 9 }, () => 'salt');
    const timber = Array.from({ length: 8 }, () => 'timber');
    const world = egypt({ hand: [...salt, ...timber] });
    world.trade.returned = theNation(world, 'egypt').hand.splice(0);
    returnCards(world);
    const faces = world.trade.stacks[2]?.slice(0, 17).map((card) => faceOf(world, card).id) ?? [];
    expect([...faces].sort()).toEqual([...salt, ...timber]);
    expect([
      [...salt, ...timber],
      [...timber, ...salt],
    ]).not.toContainEqual(faces);
  });

  test('[AC 31.82] non-tradable calamities go beneath all others', () => {
    const world = position({ egypt: { hand: ['famine', 'salt', 'superstition'] } });
    const famine = theNation(world, 'egypt').hand.find((card) => faceOf(world, card).id === 'famine');
    world.trade.returned = theNation(world, 'egypt').hand.splice(0);
    returnCards(world);
    expect(world.trade.stacks[2]?.[0]).toBe(famine);
  });

  test('[AC 35.1A] cards count their full price', () => {
    expect(cardPoints(egypt({ cards: ['pottery', 'theology'] }), nationNamed(egypt({}), 'egypt'), CARDS)).toBe(295);
  });

  test('[AC A31] Grain that lies face up counts towards the hand limit and may be kept', () => {
    const world = egypt({ hand: ['grain', 'grain', 'salt', 'salt', 'salt', 'salt', 'salt', 'salt', 'salt'] });
    theNation(world, 'egypt').shown = theNation(world, 'egypt').hand.slice(-2);
    play(civilizationCards(world, 'egypt'), { egypt: [{ buy: [], spend: {} }, { salt: 1 }] });
    expect(has(world, 'egypt')['hand']).toHaveLength(8);
    returnCards(world);
    expect(theNation(world, 'egypt').shown).toEqual([]);
  });
});
