import { cardNamed, creditFor, nationNamed, priceFor } from '@ecumene/ancients';
import { play } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { civilizationCards } from './civilization-cards.ts';
import { CARDS, CIVILIZATION_CARDS } from './data/civilization-cards.ts';
import { happened, position, theNation } from './testing.ts';
import { handValue } from './victory.ts';
import type { AcWorld } from './world.ts';

function egypt(has: Readonly<Record<string, unknown>>): AcWorld {
  return position({ egypt: has });
}

/** What a holder of these cards pays for another. */
function price(card: string, held: readonly string[] = []): number {
  return priceFor(egypt({ cards: held }), 8, CARDS, card);
}

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

  test('[AC 31.51] [AC CC philosophy] Philosophy comes down to 90 with every credit', () => {
    const all = CIVILIZATION_CARDS.map(({ id }) => id).filter((id) => id !== 'philosophy');
    expect(price('philosophy', all)).toBe(90);
  });

  test('[AC CC military] only Metalworking gives credit to Military', () => {
    const others = CIVILIZATION_CARDS.map(({ id }) => id).filter((id) => id !== 'military' && id !== 'metalworking');
    expect(price('military', others)).toBe(180);
    expect(price('military', ['metalworking'])).toBe(160);
  });

  test('[AC 2.8 example] Drama and Poetry, Architecture and Literacy take 45 off Democracy', () => {
    expect(price('democracy', ['drama-and-poetry', 'architecture', 'literacy'])).toBe(200 - 45);
  });

  test('[AC 31.56] a credit that applies is always used', () => {
    expect(price('pottery', ['cloth-making'])).toBe(35);
  });
});

/** The article's figures: credits, cost and their ratio. Credits to a card that must be held already are left out. */
describe('what the article says of credits and cost', () => {
  test.each([
    ['pottery', 80, 45, 1.77],
    ['cloth-making', 80, 45, 1.77],
    ['metalworking', 100, 80, 1.25],
    ['agriculture', 80, 110, 0.73],
    ['roadbuilding', 70, 140, 0.5],
    ['mining', 70, 180, 0.39],
    ['engineering', 200, 140, 1.43],
    ['astronomy', 120, 80, 1.5],
    ['coinage', 120, 110, 1.09],
    ['medicine', 120, 140, 0.86],
    ['mathematics', 170, 230, 0.74],
    ['drama-and-poetry', 65, 60, 1.08],
    ['music', 85, 60, 1.41],
    ['architecture', 60, 120, 0.5],
    ['literacy', 110, 110, 1],
    ['law', 0, 170, 0],
    ['democracy', 0, 200, 0],
    ['military', 0, 180, 0],
    ['philosophy', 0, 240, 0],
    ['mysticism', 85, 50, 1.7],
    ['deism', 45, 80, 0.56],
    ['enlightenment', 30, 150, 0.2],
    ['monotheism', 0, 220, 0],
    ['theology', 0, 250, 0],
  ])('[AC CC ratio.%s] credits of %i for %i: %f', (id, credits, cost, ratio) => {
    const card = cardNamed(CARDS, id);
    const usable = Object.entries(card.credits).filter(([to]) => to !== card.needs);
    expect(usable.reduce((sum, [, credit]) => sum + credit, 0)).toBe(credits);
    expect(card.cost).toBe(cost);
    expect(Math.abs(credits / cost - ratio)).toBeLessThan(0.01);
  });

  test.each([
    ['WA cloth', 'cloth', 3, 45],
    ['WA cloth', 'cloth', 5, 125],
    ['WA grain', 'grain', 3, 72 / 2],
    ['WA grain', 'grain', 6, 144],
  ])('[AC %s] %s: a set of %i is worth %i', (_, id, cards, value) => {
    const world = egypt({ hand: Array.from({ length: cards }, () => id) });
    expect(handValue(world, nationNamed(world, 'egypt'))).toBe(value);
  });
});

describe('what the table of credits says', () => {
  test('[AC 31.54] a credit helps any number of new cards, once each', () => {
    const world = egypt({ cards: ['astronomy'], treasury: 55, hand: ['gold', 'gold', 'gold', 'gold', 'gold'] });
    play(civilizationCards(world, 'egypt'), { egypt: [{ buy: ['coinage', 'medicine'], spend: { gold: 5 } }] });
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
});
