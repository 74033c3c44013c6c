import { sampleInfo, sampleSeat, sampleTableView } from '@ecumene/client/testing';
import { expect, test } from 'vitest';
import { openSeats, type Seen } from './open-seats.ts';

const TABLE = sampleInfo({
  state: 'playing',
  seats: [sampleSeat('seat-1', 'open'), sampleSeat('seat-2'), sampleSeat('seat-3', 'open')],
});
const NOBODY = { is: 'bot', name: 'nobody yet' } as const;
const person = (name: string) => ({ is: 'person', name }) as const;
const SEEN: Seen = {
  game: {
    leads: (_, seat) => (seat === 'seat-1' ? { is: 'nation', id: 'egypt' } : { is: 'nation', id: 'crete' }),
    called: ({ id }) => id.toUpperCase(),
  },
  tableView: sampleTableView({
    ranking: [
      { seat: 'seat-1', score: 12, rank: 1 },
      { seat: 'seat-3', score: 7, rank: 2 },
    ],
    handovers: [
      { number: 1, seat: 'seat-3', from: person('Zoe'), to: person('Ann') },
      { number: 2, seat: 'seat-3', from: person('Ann'), to: { is: 'bot', name: 'steady' } },
      { number: 3, seat: 'seat-3', from: { is: 'bot', name: 'steady' }, to: NOBODY },
    ],
  }),
};

test('each open seat of a running game says what is led there, how it stands, and who played it', () => {
  expect(openSeats(TABLE, SEEN)).toEqual([
    {
      seat: 'seat-1',
      name: 'EGYPT',
      leads: { is: 'nation', id: 'egypt' },
      points: 12,
      before: undefined,
      isOwn: false,
      byBot: false,
    },
    {
      seat: 'seat-3',
      name: 'CRETE',
      leads: { is: 'nation', id: 'crete' },
      points: 7,
      before: 'Ann',
      isOwn: false,
      byBot: false,
    },
  ]);
});

test('a player who played one of them before, as the server knows, is offered it first', () => {
  const open = openSeats({ ...TABLE, sat: ['seat-3'] }, SEEN);
  expect(open.map(({ seat, isOwn }) => [seat, isOwn])).toEqual([
    ['seat-3', true],
    ['seat-1', false],
  ]);
});

test('where nobody may look on, seats are told apart by their places; one that is out of the game is not among them', () => {
  expect(openSeats(TABLE, undefined).map(({ name }) => name)).toEqual(['Seat 1', 'Seat 3']);
  expect(openSeats({ ...TABLE, out: ['seat-1'] }, undefined).map(({ name }) => name)).toEqual(['Seat 3']);
});

test('the seats of bots come after the open ones, where latecomers may take them', () => {
  const seats = [sampleSeat('seat-1', 'bot'), sampleSeat('seat-2'), sampleSeat('seat-3', 'open')];
  const friends = { ...TABLE, seats, plan: { ...TABLE.plan, join: 'invited' as const } };
  const offered = (table: typeof TABLE) => openSeats(table, undefined).map(({ seat, byBot }) => [seat, byBot]);
  expect(offered(friends)).toEqual([
    ['seat-3', false],
    ['seat-1', true],
  ]);
  expect(offered({ ...friends, plan: { ...friends.plan, joinLate: false } })).toEqual([['seat-3', false]]);
  expect(offered({ ...friends, state: 'gathering' })).toEqual([['seat-3', false]]);
  expect(offered({ ...TABLE, seats })).toEqual([['seat-3', false]]);
});
