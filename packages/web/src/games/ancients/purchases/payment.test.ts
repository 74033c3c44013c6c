import { COMMODITIES } from '@ecumene/advanced-civilization/reference';
import { must } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import {
  bestMine,
  bestPayment,
  dueFrom,
  dueFromEach,
  keptAfter,
  mostOf,
  NOTHING,
  type Purse,
  paidBy,
  wasteOf,
} from './payment.ts';

function purse(hand: Readonly<Record<string, number>>, more: Partial<Purse> = {}): Purse {
  const sets = Object.entries(hand).map(([id, count]) => {
    const face = must(
      COMMODITIES.find((one) => one.id === id),
      id,
    );
    return { face, count, mined: face.mined === true, adds: 0 };
  });
  return {
    sets,
    funds: 0,
    credit: 0,
    tokenWorth: 1,
    mayMine: false,
    maySubstitute: false,
    room: 8,
    limit: 8,
    ...more,
  };
}

it('[AC ST starting-credit] what sets do not pay comes from credit first, then from treasury', () => {
  const mine = purse({}, { funds: 60, credit: 50 });
  expect(dueFromEach(30, mine)).toEqual({ credit: 30, treasury: 0 });
  expect(dueFromEach(55, mine)).toEqual({ credit: 50, treasury: 5 });
});

describe('the best payment', () => {
  it('[AC 31.58] is made of whole sets and treasury where these meet the price', () => {
    const mine = purse({ grain: 3, papyrus: 2, hides: 1 }, { funds: 20 });
    const payment = bestPayment(mine, 60);
    expect(payment).toEqual({ spend: { grain: 3, papyrus: 2 }, mine: null });
    expect(payment && dueFrom(payment, mine, 60)).toBe(16);
    expect(payment && wasteOf(payment, mine, 60)).toBe(0);
  });

  it('keeps as many cards as it can where nothing is lost either way', () => {
    expect(bestPayment(purse({ salt: 2, timber: 1 }, { funds: 30 }), 20)).toEqual(NOTHING);
  });

  it('breaks up a set only where that costs less than paying too much', () => {
    const payment = bestPayment(purse({ gold: 4 }), 9);
    expect(payment).toEqual({ spend: { gold: 1 }, mine: null });
    expect(payment && wasteOf(payment, purse({ gold: 4 }), 9)).toBe(54);
    expect(bestPayment(purse({ gold: 1, ochre: 1 }), 10)).toEqual({ spend: { gold: 1, ochre: 1 }, mine: null });
  });

  it('[AC 31.71] spends first what the hand could not keep anyway', () => {
    const hand = { ochre: 1, hides: 1, iron: 1, papyrus: 1, salt: 1, timber: 1, grain: 1, oil: 1, cloth: 1 };
    const payment = bestPayment(purse(hand, { funds: 10 }), 1);
    expect(payment && keptAfter(payment, purse(hand))).toBe(8);
  });

  it('[AC 32.261] lets mining enlarge the set that gains by it', () => {
    const miner = purse({ iron: 3 }, { mayMine: true });
    expect(bestPayment(miner, 32)).toEqual({ spend: { iron: 3 }, mine: 'iron' });
    expect(bestPayment(purse({ iron: 3 }), 32)).toBeUndefined();
    expect(mostOf(miner)).toBe(32);
    expect(bestMine({ iron: 3, gems: 2 }, purse({ iron: 3, gems: 2 }, { mayMine: true }))).toBe('gems');
    expect(bestMine({ grain: 3 }, purse({ grain: 3 }, { mayMine: true }))).toBeNull();
  });

  it('[AC 31.57] is nothing for what costs nothing, and none for what is too dear', () => {
    expect(bestPayment(purse({ grain: 1 }), 0)).toEqual(NOTHING);
    expect(bestPayment(purse({ grain: 1 }, { funds: 2 }), 7)).toBeUndefined();
  });

  it('[AC Q&A CT.1] counts a set a card larger for its trade city', () => {
    const [grain] = purse({ grain: 2 }).sets;
    const city: Purse = { ...purse({}), sets: grain === undefined ? [] : [{ ...grain, adds: 1 }] };
    expect(paidBy({ spend: { grain: 2 }, mine: null }, city)).toBe(36);
  });

  it('loses no more than any other payment would', () => {
    const mine = purse({ salt: 2, cloth: 3, silver: 1, gems: 2 }, { funds: 7 });
    for (const price of [5, 18, 31, 44, 58, 73]) {
      const found = bestPayment(mine, price);
      const best = found === undefined ? Number.POSITIVE_INFINITY : wasteOf(found, mine, price);
      for (const spend of everySpending()) {
        const other = { spend, mine: null };
        if (dueFrom(other, mine, price) <= mine.funds) expect(best).toBeLessThanOrEqual(wasteOf(other, mine, price));
      }
    }
  });
});

function everySpending(): Record<string, number>[] {
  const all: Record<string, number>[] = [];
  for (let salt = 0; salt <= 2; salt++)
    for (let cloth = 0; cloth <= 3; cloth++)
      for (let silver = 0; silver <= 1; silver++)
        for (let gems = 0; gems <= 2; gems++) all.push({ salt, cloth, silver, gems });
  return all;
}
