import { at, render, Table } from '@ecumene/engine';
import { describe, expect, it } from 'vitest';
import { auction } from './game.ts';
import { type AuctionEvent, bidder } from './world.ts';

const SEATS = ['anna', 'bob', 'cara'];
const open = (options: Readonly<Record<string, unknown>> = {}) =>
  Table.open(auction, { options, seats: SEATS, seed: 'auction' });
type AuctionTable = ReturnType<typeof open>;

/** Everybody does the least they must until the next lot comes up. */
function playLot(table: AuctionTable): void {
  const { length } = table.world.lots;
  const sold = () => table.over || (table.world.lots.length < length && table.waiting()[0]?.topic === 'lot');
  while (!sold()) {
    const { seat, id } = at(table.openQuestions(), 0);
    table.defaultAnswer(seat, id);
  }
}
const seller = (table: AuctionTable) => table.waiting()[0]?.seat;

describe('the auction', () => {
  it('[AU 1.1] starts every bidder with the agreed coins and four cards', () => {
    const { bidders } = auction.setup(auction.sheet.with({ coins: 7 }), SEATS, open().world.random);
    expect(Object.values(bidders).map(({ coins, hand, lots }) => [coins, hand.length, lots])).toEqual(
      SEATS.map(() => [7, 4, []]),
    );
  });

  it('[AU 1.2] has each bidder in turn order put up one lot, until all agreed rounds are played', () => {
    const table = open({ rounds: 2 });
    const sellers: unknown[] = [];
    while (!table.over) {
      sellers.push(seller(table));
      playLot(table);
    }
    expect(sellers).toEqual([...SEATS, ...SEATS]);
    expect(table.world.round).toBe(2);
  });

  it('[AU 1.2] ends with the round in which time is called', () => {
    const table = open({ rounds: 8 });
    table.callTime();
    for (const _ of SEATS) playLot(table);
    expect([table.over, table.world.round]).toEqual([true, 1]);
  });

  it('[AU 5.1] is won with most points: lots at their value and coins one each', () => {
    const table = open();
    Object.assign(bidder(table.world, 'anna'), { coins: 3, lots: [5, 4] });
    Object.assign(bidder(table.world, 'bob'), { coins: 12, lots: [] });
    Object.assign(bidder(table.world, 'cara'), { coins: 0, lots: [11] });
    expect(table.ranking()).toEqual([
      { seat: 'anna', score: 12, rank: 1 },
      { seat: 'bob', score: 12, rank: 1 },
      { seat: 'cara', score: 11, rank: 3 },
    ]);
  });

  it('[AU 6.1] lets a bidder who leaves keep what was won and take no further part', () => {
    const table = open({ rounds: 2 });
    Object.assign(bidder(table.world, 'bob'), { coins: 6, lots: [9] });
    table.leave('bob');
    playLot(table);
    expect(seller(table)).toBe('cara');
    expect(bidder(table.world, 'bob').lots).toEqual([9]);
    expect(table.ranking().find(({ seat }) => seat === 'bob')?.score).toBe(15);
    table.answer('cara', at(table.questions('cara'), 0).id, 'first');
    expect(seller(table)).toBe('anna');
  });

  it('[AU 6.1] ends when fewer than two are left', () => {
    const table = open({ rounds: 8 });
    for (const seat of ['bob', 'cara']) table.leave(seat);
    playLot(table);
    expect(table.over).toBe(true);
  });
});

it('a view shows one’s own cards in no telling order, and only how many the others hold', () => {
  const table = open();
  const { hand, ...shared } = table.view('anna');
  expect(hand).toEqual(hand.toSorted());
  expect({ ...shared, hand: [] }).toEqual(table.view(null));
  expect(shared.bidders['bob']).toEqual({ coins: expect.any(Number), lots: [], cards: 4 });
});

it('cards lost, lots added and coins owed are noticed', () => {
  const { world } = open();
  expect(auction.broken?.(world)).toEqual([]);
  bidder(world, 'anna').hand.pop();
  bidder(world, 'anna').coins = -1;
  world.lost.push(3);
  expect(auction.broken?.(world)).toEqual(['cards were lost or doubled', '8 lots instead of 7', 'anna owes coins']);
});

it('every happening reads as a sentence', () => {
  const seat = 'anna';
  const events: [AuctionEvent, string][] = [
    [{ what: 'event', event: 'fair' }, 'The event is: fair.'],
    [{ what: 'put-up', seat, lot: 4 }, 'anna puts up a lot of 4.'],
    [{ what: 'bid', seat, coins: 2 }, 'anna bids 2.'],
    [{ what: 'passed', seat }, 'anna passes.'],
    [{ what: 'sabotaged', seat, by: 'bob' }, 'bob sabotages the bid of anna.'],
    [{ what: 'guarded', seat }, 'anna plays a guard.'],
    [{ what: 'outdone', seat }, 'anna outdoes the guard.'],
    [{ what: 'annulled', seat }, 'The bid of anna is annulled.'],
    [{ what: 'sold', seat, lot: 4, coins: 2 }, 'anna takes the lot of 4 for 2.'],
    [{ what: 'unsold', lot: 4 }, 'Nobody wants the lot of 4.'],
    [{ what: 'left', seat }, 'anna leaves the room.'],
  ];
  for (const [event, sentence] of events)
    expect(render(auction.tell({ event, rule: 'AU 1', knows: 'all', reveals: false }))).toBe(sentence);
});
