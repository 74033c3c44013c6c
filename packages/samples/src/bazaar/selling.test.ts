import { at, type Seat, Table } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import { bazaar } from './game.ts';
import { cardsSold } from './selling.ts';
import { coinsOf, type Face, faceOf, handOf } from './world.ts';

/** Anna and Bob are about to sell; Anna has these cards and no coins. */
function open(cards: readonly Face[], pace = 'swift') {
  const table = Table.open(bazaar, { options: { pace }, seats: ['anna', 'bob'], seed: 'bazaar' });
  bazaar.scene?.arrange(table.world, { anna: { cards }, bob: { cards: ['silk'] } });
  table.closeFloor('bazaar');
  for (const seat of ['anna', 'bob']) table.answer(seat, at(table.questions(seat), 0).id, 0);
  const keep = (seat: Seat, keeps: unknown) => table.answer(seat, at(table.questions(seat), 0).id, keeps);
  return { table, keep };
}

describe('selling', () => {
  const cards: Face[] = ['silk', 'silk', 'silk', 'salt', 'salt', 'wine', 'wine', 'curse', 'gold'];

  it('[BZ 3.1] each merchant keeps four cards and sells the others', () => {
    const { table, keep } = open(cards);
    expect(keep('anna', { wine: 2, curse: 1 })).toMatchObject({
      ok: false,
      refusal: { code: 'wrong-total', rule: 'BZ 3.1' },
    });
    expect(keep('anna', { wine: 3, gold: 1 })).toMatchObject({ ok: false, refusal: { code: 'too-many' } });
    expect(keep('anna', { wine: 2, curse: 1, gold: 1 }).ok).toBe(true);
    const hand = handOf(table.world, 'anna').cards.map((card) => faceOf(table.world, card));
    expect(hand.toSorted()).toEqual(['curse', 'gold', 'wine', 'wine']);
  });

  it('[BZ 3.1] n equal goods bring n times n coins', () => {
    const { table, keep } = open(cards);
    keep('anna', { wine: 2, curse: 1, gold: 1 });
    expect(coinsOf(table.world, 'anna')).toBe(3 * 3 + 2 * 2);
  });

  it('[BZ 3.1] curses bring nothing', () => {
    const { table, keep } = open(['curse', 'curse', 'curse', 'silk', 'silk', 'salt', 'salt']);
    keep('anna', { silk: 2, salt: 2 });
    expect(coinsOf(table.world, 'anna')).toBe(0);
  });

  it('[BZ 3.1] a player with four cards or fewer keeps them all, and is asked anyway', () => {
    const { table, keep } = open(cards);
    expect(keep('bob', {})).toMatchObject({ ok: false, refusal: { code: 'wrong-total' } });
    keep('bob', { silk: 1 });
    expect(coinsOf(table.world, 'bob')).toBe(0);
    expect(handOf(table.world, 'bob').cards).toHaveLength(1);
  });

  it('[BZ 3.1] what is sold is shown to all and goes to the discards', () => {
    const { table, keep } = open(cards);
    const before = table.world.discards.length;
    const outcome = keep('anna', { wine: 2, curse: 1, gold: 1 });
    expect(outcome).toMatchObject({
      played: [{ happenings: [{ knows: 'all', reveals: true, event: { what: 'sold', seat: 'anna', coins: 13 } }] }],
    });
    expect(table.world.discards.length - before).toBe(5);
  });

  it('goes in turn at a strict table and all at once at a swift one', () => {
    expect(open(cards, 'strict').table.waiting()).toMatchObject([{ seat: 'anna' }]);
    expect(open(cards, 'swift').table.waiting()).toMatchObject([{ seat: 'anna' }, { seat: 'bob' }]);
  });
});

it('the cards sold are those not kept, one by one', () => {
  const { table } = open(['silk', 'silk', 'salt', 'gold', 'wine']);
  const sold = cardsSold(table.world, 'anna', { silk: 1, gold: 1, wine: 1 });
  expect(sold.map((card) => faceOf(table.world, card))).toEqual(['silk', 'salt']);
  expect(handOf(table.world, 'anna').cards).toEqual(expect.arrayContaining(sold));
});
