import { at, type Seat, Table } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import { auction } from './game.ts';
import { type AuctionWorld, bidder } from './world.ts';

/** Anna puts up her lot before Bob and Cara; nobody holds a card that matters. */
function open(options: Readonly<Record<string, unknown>> = {}, seats = ['anna', 'bob', 'cara']) {
  const table = Table.open(auction, { options, seats, seed: 'auction' });
  for (const seat of seats) Object.assign(bidder(table.world, seat), { hand: [], coins: 10 });
  const reply = (seat: Seat, answer: unknown) => table.answer(seat, at(table.questions(seat), 0).id, answer);
  return {
    table,
    reply,
    pass: (seat: Seat) => reply(seat, false),
    /** Bids, and nobody sabotages it. */
    bid: (seat: Seat, coins: number) => {
      reply(seat, true);
      const outcome = reply(seat, coins);
      if (outcome.ok)
        for (const { seat: other } of table.waiting()) if (asks(table) === 'sabotage') reply(other, false);
      return outcome;
    },
    asked: () => table.waiting().map(({ seat, topic }) => `${seat} ${topic}`),
  };
}
type AuctionTable = ReturnType<typeof open>['table'];
const asks = (table: AuctionTable) => table.waiting()[0]?.topic;
const told = (table: AuctionTable) => table.story(null).map(({ event }) => event);

describe('an event', () => {
  const after = (event: AuctionWorld['events'][number], coins: number) => {
    const { table, reply, pass } = open();
    for (const seat of ['anna', 'bob', 'cara']) bidder(table.world, seat).coins = coins;
    table.world.events.push(event);
    reply('anna', 'first');
    while (asks(table) === 'bid') pass(at(table.waiting(), 0).seat);
    return ['anna', 'bob', 'cara'].map((seat) => bidder(table.world, seat).coins);
  };

  it('[AU 2.1] comes before every lot and is told to all', () => {
    const { table, reply, pass } = open();
    table.world.events.push('tax');
    reply('anna', 'first');
    for (const seat of ['bob', 'cara', 'anna']) pass(seat);
    const events = table.story(null).filter(({ event }) => event.what === 'event');
    expect(events).toHaveLength(2);
    expect(events[1]).toMatchObject({ rule: 'AU 2.1', knows: 'all', reveals: true, event: { event: 'tax' } });
  });

  it('[AU 2.1] of a fair brings everybody two coins', () => {
    expect(after('fair', 4)).toEqual([6, 6, 6]);
  });

  it('[AU 2.1] of a tax takes one coin from everybody who has one', () => {
    expect(after('tax', 4)).toEqual([3, 3, 3]);
    expect(after('tax', 0)).toEqual([0, 0, 0]);
  });

  it('[AU 2.1] that is quiet changes nothing', () => {
    expect(after('quiet', 4)).toEqual([4, 4, 4]);
  });
});

describe('the lot', () => {
  it('[AU 2.2] is one of the two on show, as the seller chooses', () => {
    for (const [choice, index] of [
      ['first', -2],
      ['second', -1],
    ] as const) {
      const { table, reply } = open();
      const chosen = table.world.lots.at(index);
      expect(table.view('bob').shown).toEqual(table.world.lots.slice(-2));
      reply('anna', choice);
      expect(told(table).at(-1)).toEqual({ what: 'put-up', seat: 'anna', lot: chosen });
    }
  });

  it('[AU 2.2] is the seller’s choice alone, and only of those on show', () => {
    const { reply, asked } = open();
    expect(asked()).toEqual(['anna lot']);
    expect(reply('anna', 'third')).toMatchObject({ ok: false, refusal: { code: 'not-a-choice', rule: 'AU 2.2' } });
  });

  it('[AU 2.2] that is not chosen stays on show', () => {
    const { table, reply } = open();
    const stays = table.world.lots.at(-2);
    reply('anna', 'second');
    expect(table.world.lots.at(-1)).toBe(stays);
  });
});

describe('bidding', () => {
  it('[AU 3.1] goes round from the seller’s left, the seller last', () => {
    const { reply, pass, asked } = open();
    reply('anna', 'first');
    const order = ['bob', 'cara', 'anna'];
    for (const seat of order) {
      expect(asked()).toEqual([`${seat} bid`]);
      pass(seat);
    }
    expect(asked()).toEqual(['bob lot']);
  });

  it('[AU 3.1] each bidder still in raises the bid', () => {
    const { reply, bid, asked } = open();
    reply('anna', 'first');
    bid('bob', 3);
    reply('cara', true);
    expect(reply('cara', 3)).toMatchObject({ ok: false, refusal: { code: 'out-of-range', rule: 'AU 3.2' } });
    expect(reply('cara', 4).ok).toBe(true);
    expect(asked()).toEqual(['anna sabotage', 'bob sabotage']);
  });

  it('[AU 3.1] who passes is out of this lot for good', () => {
    const { reply, bid, pass, asked } = open();
    reply('anna', 'first');
    bid('bob', 3);
    pass('cara');
    bid('anna', 5);
    expect(asked()).toEqual(['bob bid']);
    bid('bob', 6);
    expect(asked()).toEqual(['anna bid']);
    pass('anna');
    expect(asked()).toEqual(['bob lot']);
  });

  it('[AU 3.1] goes on from the highest bidder, no matter who has the last seat', () => {
    const { reply, bid, pass, asked } = open();
    reply('anna', 'first');
    bid('bob', 1);
    bid('cara', 2);
    bid('anna', 3);
    pass('bob');
    expect(asked()).toEqual(['cara bid']);
  });

  it('[AU 3.2] a bid may not exceed the coins one has', () => {
    const { reply } = open();
    reply('anna', 'first');
    reply('bob', true);
    expect(reply('bob', 11)).toMatchObject({ ok: false, refusal: { code: 'out-of-range', rule: 'AU 3.2' } });
    expect(reply('bob', 10).ok).toBe(true);
  });

  it('[AU 3.2] who cannot bid more passes without being asked', () => {
    const { table, reply, bid, asked } = open();
    bidder(table.world, 'cara').coins = 3;
    reply('anna', 'first');
    bid('bob', 3);
    expect(asked()).toEqual(['anna bid']);
    expect(told(table).at(-1)).toEqual({ what: 'passed', seat: 'cara' });
  });
});

describe('the hammer', () => {
  it('[AU 3.3] gives the lot to the last bidder in, who pays the bid', () => {
    const { table, reply, bid, pass } = open();
    table.world.events.push('quiet');
    reply('anna', 'first');
    bid('bob', 3);
    pass('cara');
    pass('anna');
    const sold = told(table).find(({ what }) => what === 'sold');
    expect(sold).toMatchObject({ seat: 'bob', coins: 3 });
    expect(bidder(table.world, 'bob').coins).toBe(7);
    expect(bidder(table.world, 'bob').lots).toEqual([sold?.what === 'sold' && sold.lot]);
  });

  it('[AU 3.3] the seller may win the own lot', () => {
    const { table, reply, bid, pass } = open();
    table.world.events.push('quiet');
    reply('anna', 'first');
    pass('bob');
    pass('cara');
    bid('anna', 1);
    expect(bidder(table.world, 'anna')).toMatchObject({ coins: 9, lots: [expect.any(Number)] });
  });

  it('[AU 3.3] without a bid the lot is lost', () => {
    const { table, reply, pass } = open();
    const lot = table.world.lots.at(-1);
    reply('anna', 'second');
    for (const seat of ['bob', 'cara', 'anna']) pass(seat);
    expect(table.world.lost).toEqual([lot]);
    expect(told(table)).toContainEqual({ what: 'unsold', lot });
  });
});
