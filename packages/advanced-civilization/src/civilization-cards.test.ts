import { cardPoints, creditFor, faceOf, nationNamed, priceFor } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { civilizationCards, returnCards } from './civilization-cards.ts';
import { CARDS, CIVILIZATION_CARDS } from './data/civilization-cards.ts';
import { happened, has, position, theNation } from './testing.ts';
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

/** What a holder of these cards pays for another. */
function price(card: string, held: readonly string[] = []): number {
  return priceFor(egypt({ cards: held }), 8, CARDS, card);
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
    const held = ['mysticism', 'music', 'drama-and-poetry', 'architecture', 'literacy', 'mathematics'];
    expect(price('law', held)).toBe(170 - 5 - 5 - 15 - 25 - 5);
    const free = { ...CARDS.get('deism'), cost: 15 };
    expect(free.cost - 15).toBe(0);
    expect(price('mysticism', ['drama-and-poetry', 'music', 'architecture', 'literacy', 'mathematics'])).toBe(25);
  });

  test('[AC 30.312] Grain that lies face up buys nothing', () => {
    const world = egypt({ hand: ['grain', 'grain', 'grain', 'grain'] });
    theNation(world, 'egypt').shown = theNation(world, 'egypt').hand.slice(0, 1);
    expect(refusedBuy(world, { buy: ['pottery'], spend: { grain: 4 } })).toBe('shown AC 30.312');
  });

  test('[AC 31.2] nothing is handed in for nothing', () => {
    expect(refusedBuy(egypt({ hand: ['grain'] }), { buy: [], spend: { grain: 1 } })).toBe('for-nothing AC 31.2');
  });
});

describe('mining', () => {
  const miner = (hand: readonly string[]): AcWorld => egypt({ hand, cards: ['mining', 'engineering'], treasury: 0 });

  test('[AC 28.53 example] three Bronze count as four, 96 instead of 54', () => {
    const world = miner(['bronze', 'bronze', 'bronze']);
    expect(refusedBuy(world, { buy: ['metalworking'], spend: { bronze: 3 } })).toBe('too-dear AC 31.2');
    buy(world, { buy: ['metalworking'], spend: { bronze: 3 }, mine: 'bronze' });
    expect(theNation(world, 'egypt').mined).toBe(true);
  });

  test('[AC 32.261 example] three Iron pay 32, or two Gems 72, but not both', () => {
    const world = miner(['iron', 'iron', 'iron', 'gems', 'gems']);
    const price = priceFor(world, 8, CARDS, 'pottery') + priceFor(world, 8, CARDS, 'astronomy');
    expect(price).toBe(45 - 20 + 80 - 20);
    buy(world, { buy: ['pottery', 'astronomy'], spend: { iron: 3, gems: 2 }, mine: 'gems' });
    expect(happened(world, 'cards-acquired')).toMatchObject([{ treasury: 0, mined: 'gems' }]);
  });

  test('[AC 28.53] only metal and gems, and never above the largest printed set', () => {
    expect(
      refusedBuy(miner(['salt', 'salt', 'salt', 'salt']), { buy: ['pottery'], spend: { salt: 4 }, mine: 'salt' }),
    ).toBe('mine AC 28.53');
    const world = miner(['gold', 'gold', 'gold', 'gold', 'gold']);
    expect(refusedBuy(world, { buy: ['theology'], spend: { gold: 5 }, mine: 'gold' })).toBe('needs AC 31.62');
    const all = { buy: ['mathematics'], spend: { gold: 5 }, mine: 'gold' };
    expect(priceFor(world, 8, CARDS, 'mathematics')).toBe(210);
    buy(world, all);
  });

  test('[AC 32.263] without Mining no set is enlarged', () => {
    const world = egypt({ hand: ['iron', 'iron', 'iron'] });
    expect(refusedBuy(world, { buy: ['pottery'], spend: { iron: 3 }, mine: 'iron' })).toBe('mine AC 28.53');
  });
});

describe('credits', () => {
  test('[AC 31.54 example] Astronomy takes 20 off Coinage and 20 off Medicine', () => {
    expect(price('coinage', ['astronomy'])).toBe(90);
    expect(price('medicine', ['astronomy'])).toBe(120);
  });

  test('[AC 31.53] cards bought this turn give no credit yet', () => {
    const world = egypt({});
    theNation(world, 'egypt').cards = { astronomy: world.turn };
    expect(creditFor(world, 8, CARDS, 'coinage')).toBe(0);
    world.turn += 1;
    expect(creditFor(world, 8, CARDS, 'coinage')).toBe(20);
  });

  test('[AC 31.55 example] Crafts and Sciences both lower the price of Engineering', () => {
    expect(price('engineering', ['pottery', 'astronomy'])).toBe(110);
    expect(price('medicine', ['engineering'])).toBe(120);
    expect(price('pottery', ['engineering'])).toBe(35);
  });

  test('[AC A16] one card gives another a single value, also where both have two groups', () => {
    expect(price('mathematics', ['engineering'])).toBe(210);
    expect(price('engineering', ['mathematics'])).toBe(120);
    expect(price('mysticism', ['literacy'])).toBe(45);
  });

  test.each([
    ['A10', 'mathematics', 'law', 5],
    ['A11', 'drama-and-poetry', 'literacy', 20],
    ['A11', 'drama-and-poetry', 'law', 5],
    ['A12', 'music', 'mathematics', 20],
    ['A12', 'music', 'law', 5],
  ])('[AC %s] %s gives %s %i', (_, from, to, credit) => {
    expect(CARDS.get(from)?.credits[to]).toBe(credit);
  });

  /** What the guide says each card's credits come to; two more in the table can never be used (A13). */
  test.each([
    ['32.212', 'pottery', 80],
    ['32.222', 'cloth-making', 80],
    ['32.232', 'metalworking', 100],
    ['32.242', 'agriculture', 80],
    ['32.254', 'roadbuilding', 80],
    ['32.264', 'mining', 80],
    ['32.314', 'engineering', 200],
    ['32.412', 'astronomy', 120],
    ['32.422', 'coinage', 120],
    ['32.432', 'medicine', 120],
    ['32.541', 'mathematics', 170],
    ['32.612', 'drama-and-poetry', 65],
    ['32.622', 'music', 85],
    ['32.632', 'architecture', 60],
    ['32.711', 'literacy', 110],
    ['32.912', 'mysticism', 85],
    ['32.922', 'deism', 45],
    ['32.933', 'enlightenment', 30],
  ])('[AC %s] the credits of %s come to %i', (_, id, total) => {
    const credits = Object.values(CARDS.get(id)?.credits ?? {});
    expect(credits.reduce((sum, credit) => sum + credit, 0)).toBe(total);
  });

  test('[AC 31.51] Philosophy comes down to 90 with every credit', () => {
    const all = CIVILIZATION_CARDS.map(({ id }) => id).filter((id) => id !== 'philosophy');
    expect(price('philosophy', all)).toBe(90);
  });

  test('[AC 31.56] a credit that applies is always used', () => {
    expect(price('pottery', ['cloth-making'])).toBe(35);
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
  });

  test('[AC 31.63] there is no way to give a card up', () => {
    const world = egypt({ cards: ['pottery'], hand: ['salt'] });
    expect(refusedBuy(world, { buy: [], spend: { pottery: 1 } })).toBe('for-nothing AC 31.2');
  });
});

describe('who is asked, and what is kept', () => {
  test('[AC 31.12] whoever holds trade cards is asked, since what they are is secret', () => {
    expect(asks(civilizationCards(egypt({ hand: ['ochre'] }), 'egypt'))).toEqual(['egypt: civilization-cards']);
    expect(asks(civilizationCards(egypt({ treasury: 44 }), 'egypt'))).toEqual([]);
    expect(asks(civilizationCards(egypt({ treasury: 45 }), 'egypt'))).toEqual(['egypt: civilization-cards']);
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
});

describe('what the table of credits says', () => {
  test('[AC 31.54] a credit helps any number of new cards, once each', () => {
    const world = egypt({ cards: ['astronomy'], treasury: 55, hand: ['gold', 'gold', 'gold', 'gold', 'gold'] });
    buy(world, { buy: ['coinage', 'medicine'], spend: { gold: 5 } });
    expect(happened(world, 'cards-acquired')).toMatchObject([{ treasury: 0 }]);
  });

  test('[AC 31.55] a card of two groups gets the credits of both', () => {
    const twoGroups = CIVILIZATION_CARDS.filter(({ groups }) => groups.length === 2).map(({ id }) => id);
    expect(twoGroups).toEqual(['engineering', 'mathematics', 'literacy', 'mysticism']);
    expect(price('literacy', ['drama-and-poetry', 'music'])).toBe(85);
  });

  test('[AC 32.211] Pottery is held by name', () => {
    expect(CARDS.get('pottery')).toMatchObject({ cost: 45, groups: ['crafts'] });
  });

  test('[AC A14] Law gives no credit at all', () => {
    expect(CARDS.get('law')?.credits).toEqual({});
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
