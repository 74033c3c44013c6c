import {
  amount,
  newWorld,
  OptionSheet,
  oneOf,
  type Random,
  type Seat,
  type Settled,
  shuffle,
  type World,
} from '@ecumene/engine';

export type Card = 'sabotage' | 'guard' | 'nothing';
type Chance = 'fair' | 'tax' | 'quiet';

export const sheet = new OptionSheet({
  rounds: amount({
    title: 'Rounds',
    about: 'How often each bidder sells.',
    rule: 'AU 1.2',
    least: 1,
    most: 8,
    default: 2,
  }),
  coins: amount({
    title: 'Coins',
    about: 'What each bidder starts with.',
    rule: 'AU 1.1',
    least: 5,
    most: 40,
    default: 20,
  }),
  events: oneOf(['mild', 'wild'], {
    title: 'Events',
    about: 'How often fairs and taxes come.',
    rule: 'AU 2.1',
    default: 'mild',
  }),
});

export type AuctionOptions = Settled<(typeof sheet)['options']>;

export type AuctionEvent =
  | { readonly what: 'event'; readonly event: Chance }
  | { readonly what: 'put-up'; readonly seat: Seat; readonly lot: number }
  | { readonly what: 'bid'; readonly seat: Seat; readonly coins: number }
  | { readonly what: 'passed'; readonly seat: Seat }
  | { readonly what: 'sabotaged'; readonly seat: Seat; readonly by: Seat }
  | { readonly what: 'guarded'; readonly seat: Seat }
  | { readonly what: 'outdone'; readonly seat: Seat }
  | { readonly what: 'annulled'; readonly seat: Seat }
  | { readonly what: 'sold'; readonly seat: Seat; readonly lot: number; readonly coins: number }
  | { readonly what: 'unsold'; readonly lot: number }
  | { readonly what: 'left'; readonly seat: Seat };

export interface Bidder {
  coins: number;
  lots: number[];
  /** Card numbers, hidden from the others. */
  hand: number[];
}

export interface AuctionWorld extends World<AuctionOptions, AuctionEvent> {
  round: number;
  bidders: Record<Seat, Bidder>;
  /** Lots by value; the last two are on show. */
  lots: number[];
  events: Chance[];
  cards: number[];
  discards: number[];
  lost: number[];
}

const CARD_KINDS: readonly Card[] = ['sabotage', 'sabotage', 'guard', 'nothing'];
const HAND = 4;

export function cardOf(card: number): Card {
  return CARD_KINDS[card % CARD_KINDS.length] ?? 'nothing';
}

export function bidder(world: AuctionWorld, seat: Seat): Bidder {
  const found = world.bidders[seat];
  if (found === undefined) throw new Error(`${seat} does not bid here`);
  return found;
}

export function present(world: AuctionWorld): Seat[] {
  return world.seats.filter((seat) => !world.room.gone.includes(seat));
}

export function lotCount(world: AuctionWorld): number {
  return world.options.rounds * world.seats.length + 1;
}

/** @rule AU 1.1 */
export function setup(options: AuctionOptions, seats: readonly Seat[], random: Random): AuctionWorld {
  const cards = shuffle(
    random,
    Array.from({ length: seats.length * HAND * 2 }, (_, card) => card),
  );
  const lots = Array.from({ length: options.rounds * seats.length + 1 }, (_, lot) => 3 + (lot % 9));
  const common: readonly Chance[] = options.events === 'wild' ? ['fair', 'tax'] : ['fair', 'tax', 'quiet', 'quiet'];
  const events = lots.map((_, i) => common[i % common.length] ?? 'quiet');
  return {
    ...newWorld(options, seats, random),
    round: 0,
    bidders: Object.fromEntries(
      seats.map((seat) => [seat, { coins: options.coins, lots: [], hand: cards.splice(0, HAND) }]),
    ),
    lots: shuffle(random, lots),
    events: shuffle(random, events),
    cards,
    discards: [],
    lost: [],
  };
}
