import {
  type Disguise,
  type Game,
  happen,
  inHalves,
  inTurn,
  type Random,
  rank,
  repeat,
  type Seat,
  say,
  sequence,
  shuffle,
  step,
  type Text,
  the,
} from '@ecumene/engine';
import { sell } from './lot.ts';
import { rules } from './rules.ts';
import {
  type AuctionEvent,
  type AuctionWorld,
  bidder,
  type Card,
  cardOf,
  lotCount,
  present,
  setup,
  sheet,
} from './world.ts';

/** @rule AU 5.1 */
function score(world: AuctionWorld, seat: Seat): number {
  const { coins, lots } = bidder(world, seat);
  return coins + lots.reduce((sum, lot) => sum + lot, 0);
}

interface AuctionViewForAll {
  readonly round: number;
  readonly shown: readonly number[];
  readonly bidders: Readonly<
    Record<Seat, { readonly coins: number; readonly lots: readonly number[]; readonly cards: number }>
  >;
}

interface AuctionViewForOne {
  readonly hand: readonly Card[];
}

export interface AuctionView extends AuctionViewForAll, AuctionViewForOne {}

function forAll(world: AuctionWorld): AuctionViewForAll {
  return {
    round: world.round,
    shown: world.lots.slice(-2),
    bidders: Object.fromEntries(
      Object.entries(world.bidders).map(([seat, { coins, lots, hand }]) => [
        seat,
        { coins, lots: [...lots], cards: hand.length },
      ]),
    ),
  };
}

function forOne(world: AuctionWorld, viewer: Seat | null): AuctionViewForOne {
  return { hand: viewer === null ? [] : bidder(world, viewer).hand.map(cardOf).toSorted() };
}

function tell({ event }: { readonly event: AuctionEvent }): Text {
  const seat = 'seat' in event ? the('seat', event.seat) : '';
  switch (event.what) {
    case 'event':
      return say('The event is: {event}.', { event: event.event });
    case 'put-up':
      return say('{seat} puts up a lot of {lot}.', { seat, lot: event.lot });
    case 'bid':
      return say('{seat} bids {coins}.', { seat, coins: event.coins });
    case 'passed':
      return say('{seat} passes.', { seat });
    case 'sabotaged':
      return say('{by} sabotages the bid of {seat}.', { seat, by: the('seat', event.by) });
    case 'guarded':
      return say('{seat} plays a guard.', { seat });
    case 'outdone':
      return say('{seat} outdoes the guard.', { seat });
    case 'annulled':
      return say('The bid of {seat} is annulled.', { seat });
    case 'sold':
      return say('{seat} takes the lot of {lot} for {coins}.', { seat, lot: event.lot, coins: event.coins });
    case 'unsold':
      return say('Nobody wants the lot of {lot}.', { lot: event.lot });
    case 'left':
      return say('{seat} leaves the room.', { seat });
  }
}

/** Cards of one kind together, whatever their numbers. */
function kindRank(card: number): number {
  return ['guard', 'nothing', 'sabotage'].indexOf(cardOf(card));
}

/** Exchanges the cards a bidder cannot know, and the events and lots still to come. */
function disguise(world: AuctionWorld, observer: Seat, random: Random): Disguise<AuctionWorld> {
  const others = world.seats.filter((seat) => seat !== observer);
  const unknown = [...others.flatMap((seat) => bidder(world, seat).hand), ...world.cards];
  const pool = shuffle(
    random,
    unknown.toSorted((a, b) => kindRank(a) - kindRank(b) || a - b),
  );
  const exchange = new Map(unknown.map((card, i) => [card, pool[i] ?? card]));
  const swap = (card: number): number => exchange.get(card) ?? card;
  return {
    world(other) {
      other.cards = other.cards.map(swap);
      for (const seat of other.seats) bidder(other, seat).hand = bidder(other, seat).hand.map(swap);
    },
    answer: (_truth, _seat, _topic, answer) => answer,
  };
}

function broken(world: AuctionWorld): string[] {
  const faults: string[] = [];
  const hands = world.seats.flatMap((seat) => bidder(world, seat).hand);
  const cards = [...world.cards, ...world.discards, ...hands];
  if (new Set(cards).size !== cards.length || cards.length !== world.seats.length * 8)
    faults.push('cards were lost or doubled');
  const lots = [...world.lots, ...world.lost, ...world.seats.flatMap((seat) => bidder(world, seat).lots)];
  if (lots.length > lotCount(world)) faults.push(`${lots.length} lots instead of ${lotCount(world)}`);
  for (const seat of world.seats) if (bidder(world, seat).coins < 0) faults.push(`${seat} owes coins`);
  return faults;
}

export const auction: Game<AuctionWorld, AuctionView, AuctionEvent, (typeof sheet)['options']> = {
  name: 'auction',
  title: 'The Auction',
  version: '1',
  rules,
  topics: ['bid', 'coins', 'guard', 'lot', 'outdo', 'sabotage'],
  seats: { least: 2, most: 6 },
  sheet,
  brief: { rounds: 2 },
  setup,
  program: repeat(
    'round',
    sequence(
      'round',
      step('begin', (world) => {
        world.round += 1;
      }),
      inTurn('lots', present, sell),
    ),
    (world) => world.round >= world.options.rounds || world.room.timeCalled || present(world).length < 2,
  ),
  ...inHalves(forAll, forOne),
  tell,
  called: ({ id }) => id,
  ranking: (world) => rank(world.seats.map((seat) => ({ seat, score: score(world, seat) }))),
  /** @rule AU 6.1 */
  depart: (world, seat) => happen(world, 'AU 6.1', { what: 'left', seat }),
  disguise,
  broken,
  turn: (world) => world.round,
};
