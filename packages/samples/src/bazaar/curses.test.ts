import { at, type Seat, Table } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import { bazaar } from './game.ts';
import { coinsOf } from './world.ts';

const SEATS = ['anna', 'bob', 'cara'];

/** The moment of ransom: these merchants hold a curse, and all have so many coins. */
function open(cursed: readonly Seat[], coins = 9) {
  const table = Table.open(bazaar, { options: {}, seats: SEATS, seed: 'bazaar' });
  const given = SEATS.map((seat) => [seat, { coins, cards: [cursed.includes(seat) ? 'curse' : 'silk', 'salt'] }]);
  bazaar.scene?.arrange(table.world, Object.fromEntries(given));
  table.closeFloor('bazaar');
  const pay = (seat: Seat, n: number) => table.answer(seat, at(table.questions(seat), 0).id, n);
  const payAll = (...payments: readonly number[]) => {
    for (const [i, n] of payments.entries()) pay(at(SEATS, i), n);
    return SEATS.map((seat) => coinsOf(table.world, seat));
  };
  return { table, pay, payAll };
}

describe('ransom', () => {
  it('[BZ 4.1] is asked of all, cursed or not', () => {
    expect(open(['bob']).table.waiting()).toEqual(SEATS.map((seat) => ({ seat, topic: 'ransom', optional: false })));
  });

  it('[BZ 4.1] is named in secret: nobody’s coins change until all have named theirs', () => {
    const { table, pay } = open(['bob']);
    pay('anna', 5);
    pay('cara', 2);
    expect(table.view('bob').coins).toEqual({ anna: 9, bob: 9, cara: 9 });
    expect(table.story('bob', 1)).toEqual([]);
    pay('bob', 1);
    expect(table.story(null).flatMap(({ event }) => (event.what === 'paid' ? [event.coins] : []))).toEqual([5, 1, 2]);
  });

  it('[BZ 4.1] is at most what one has', () => {
    const { pay } = open(['bob']);
    expect(pay('anna', 10)).toMatchObject({ ok: false, refusal: { code: 'out-of-range', rule: 'BZ 4.1' } });
    expect(pay('anna', 9).ok).toBe(true);
  });

  it('[BZ 4.1] is not asked where there are no curses', () => {
    const table = Table.open(bazaar, { options: { curses: false }, seats: SEATS, seed: 'bazaar' });
    table.closeFloor('bazaar');
    expect(table.waiting()).toMatchObject(SEATS.map(() => ({ topic: 'keep' })));
  });
});

describe('the curse', () => {
  it('[BZ 4.2] takes half of what is left, rounded down, from the cursed who paid least', () => {
    expect(open(['anna', 'bob']).payAll(2, 4, 0)).toEqual([9 - 2 - 3, 9 - 4, 9]);
  });

  it('[BZ 4.2] spares those who hold none, even if they paid less', () => {
    expect(open(['cara']).payAll(0, 0, 4)).toEqual([9, 9, 9 - 4 - 2]);
  });

  it('[BZ 4.2] strikes all who paid least equally', () => {
    expect(open(['anna', 'bob', 'cara']).payAll(1, 1, 2)).toEqual([4, 4, 7]);
  });

  it('[BZ 4.2] strikes nobody where nobody holds one, and that is told too', () => {
    const { table, payAll } = open([]);
    expect(payAll(0, 1, 0)).toEqual([9, 8, 9]);
    expect(table.story(null).at(-1)).toMatchObject({ event: { what: 'cursed', victims: [] }, reveals: true });
  });
});
