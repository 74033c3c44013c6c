import { CARDS } from '@ecumene/advanced-civilization';
import { must } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import { egyptInTurnFive } from '../../../testing/sample-shop.ts';
import { bestPayment, mostOf } from '../../ancients/purchases/payment.ts';
import { purseOf, wareFor } from './shop.ts';
import { togetherFor } from './together.ts';

/** What is proposed to Egypt in its fifth turn with what it has, and so many points besides. */
function proposed(points: number, has: Readonly<Record<string, unknown>> = {}) {
  const { view, nation } = egyptInTurnFive(has);
  const purse = { ...purseOf(view, nation), funds: points };
  const ways = togetherFor(view, nation, purse);
  const price = (id: string): number => wareFor(must(CARDS.get(id), id), view, nation).price;
  return { ways, purse, price, most: mostOf(purse) };
}

const pointsOf = (cards: readonly string[]) => cards.reduce((sum, id) => sum + must(CARDS.get(id), id).cost, 0);
const dearestOf = (cards: readonly string[]) => cards.toSorted((a, b) => pointsOf([b]) - pointsOf([a]))[0];

describe('cards that can be acquired together', () => {
  it('[AC 31.51] cost what the game says, and can be paid for', () => {
    const { ways, purse, price, most } = proposed(20, {
      cards: ['pottery', 'mysticism', 'music'],
      hand: ['iron', 'iron', 'iron', 'salt', 'salt', 'grain', 'grain', 'grain', 'bronze', 'bronze'],
    });
    expect(ways).toHaveLength(3);
    for (const way of ways) {
      expect(way.price).toBe(way.cards.reduce((sum, id) => sum + price(id), 0));
      expect(way.price).toBeLessThanOrEqual(most);
      expect(bestPayment(purse, way.price)).toBeDefined();
    }
  });

  it('[AC 31.53] take nothing off the price of each other', () => {
    expect(proposed(90).ways).toContainEqual({ cards: ['pottery', 'cloth-making'], price: 90 });
  });

  it('[AC 31.62] never hold what needs a card of the same turn, nor one that is held already', () => {
    const all = proposed(2000, { cards: ['pottery'] }).ways.flatMap(({ cards }) => cards);
    expect(all).toContain('engineering');
    for (const id of ['mining', 'roadbuilding', 'democracy', 'monotheism', 'pottery']) expect(all).not.toContain(id);
  });

  it('are worth most points first, and differ in their dearest card', () => {
    const held = [
      'mysticism',
      'music',
      'literacy',
      'mathematics',
      'enlightenment',
      'law',
      'pottery',
      'coinage',
      'deism',
    ];
    const { ways } = proposed(150, { cards: held, step: 8 });
    expect(ways).toHaveLength(3);
    const points = ways.map(({ cards }) => pointsOf(cards));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    for (const [i, { cards }] of ways.entries())
      for (const before of ways.slice(0, i)) expect(cards).not.toContain(dearestOf(before.cards));
  });

  it('[AC 33.23] bring what the next epoch asks for first if it is near, else most points', () => {
    const first = (step: number) =>
      proposed(80, { cards: ['pottery', 'cloth-making', 'metalworking'], step }).ways[0]?.cards;
    expect(first(5)).toEqual(['mysticism']);
    expect(first(3)).toEqual(['agriculture']);
  });

  it('leave out no card that could be had besides', () => {
    const { ways, price, most } = proposed(260);
    const [best] = ways;
    const left = most - must(best, 'a proposal').price;
    const more = [...CARDS.values()].filter(
      ({ id, needs }) => needs === undefined && !best?.cards.includes(id) && price(id) <= left,
    );
    expect(more).toEqual([]);
  });

  it('are none when nothing can be paid for', () => {
    expect(proposed(44).ways).toEqual([]);
  });

  it('are found however much there is to choose from', () => {
    for (const points of [200, 500, 900, 1200]) expect(proposed(points).ways).toHaveLength(3);
  });
});
