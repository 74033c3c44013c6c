import {
  amount,
  at,
  newWorld,
  OptionSheet,
  oneOf,
  onOff,
  type Random,
  type Seat,
  type Settled,
  shuffle,
  type World,
} from '@ecumene/engine';

export const GOODS = ['silk', 'spice', 'salt', 'wine', 'gold'] as const;
type Good = (typeof GOODS)[number];
/** What a card shows: a good, or the curse. */
export type Face = Good | 'curse';
export const FACES: readonly Face[] = [...GOODS, 'curse'];

export const sheet = new OptionSheet({
  pace: oneOf(['strict', 'swift'], {
    title: 'Pace',
    about: 'Whether merchants sell one after another or all at once.',
    default: 'swift',
  }),
  rounds: amount({
    title: 'Rounds',
    about: 'How many rounds are played.',
    rule: 'BZ 5.1',
    least: 1,
    most: 60,
    default: 3,
  }),
  copies: amount({
    title: 'Cards of each good',
    about: 'How large the deck is.',
    rule: 'BZ 1',
    least: 12,
    most: 5000,
    default: 16,
  }),
  draw: amount({
    title: 'Cards drawn',
    about: 'How many cards every merchant draws each round.',
    rule: 'BZ 1.1',
    least: 3,
    most: 9,
    default: 5,
  }),
  curses: onOff({ title: 'Curses', about: 'Whether curses are in the deck.', rule: 'BZ 4.1', default: true }),
});

export type BazaarOptions = Settled<(typeof sheet)['options']>;

export interface Hand {
  rev: number;
  /** Cards by number; what a card shows follows from its number. */
  cards: number[];
}

export interface Offer {
  readonly id: number;
  readonly from: Seat;
  /** Nobody in particular, if not said. */
  readonly to?: Seat;
  /** The cards given; the first two are the ones named. */
  readonly give: readonly number[];
  readonly names: readonly Face[];
  readonly wants: number;
  readonly asks: readonly [Good, Good];
}

export interface Stalls {
  rev: number;
  offers: Offer[];
  done: Seat[];
  /** Offers made this round, to number them. */
  made: number;
}

export type BazaarEvent =
  | { readonly what: 'dealt'; readonly seat: Seat; readonly cards: number }
  | { readonly what: 'drew'; readonly seat: Seat; readonly faces: readonly Face[] }
  | { readonly what: 'reshuffled' }
  | {
      readonly what: 'offered';
      readonly seat: Seat;
      readonly offer: number;
      readonly names: readonly Face[];
      readonly gives: number;
      readonly wants: number;
    }
  | { readonly what: 'withdrew'; readonly seat: Seat; readonly offer: number }
  | { readonly what: 'traded'; readonly between: readonly [Seat, Seat]; readonly cards: readonly [number, number] }
  | { readonly what: 'received'; readonly seat: Seat; readonly faces: readonly Face[] }
  | { readonly what: 'sold'; readonly seat: Seat; readonly faces: readonly Face[]; readonly coins: number }
  | { readonly what: 'paid'; readonly seat: Seat; readonly coins: number }
  | { readonly what: 'cursed'; readonly victims: readonly { readonly seat: Seat; readonly coins: number }[] }
  | { readonly what: 'left'; readonly seat: Seat }
  | { readonly what: 'arrived'; readonly seat: Seat };

export interface Bazaar extends World<BazaarOptions, BazaarEvent> {
  round: number;
  deck: number[];
  discards: number[];
  hands: Record<Seat, Hand>;
  coins: Record<Seat, number>;
  stalls: Stalls;
}

export function cardCount(options: BazaarOptions): number {
  return options.copies * GOODS.length + (options.curses ? options.copies / 4 : 0);
}

export function faceOf(world: Bazaar, card: number): Face {
  return at(FACES, Math.floor(card / world.options.copies));
}

export function handOf(world: Bazaar, seat: Seat): Hand {
  const hand = world.hands[seat];
  if (hand === undefined) throw new Error(`${seat} has no hand`);
  return hand;
}

export function coinsOf(world: Bazaar, seat: Seat): number {
  return world.coins[seat] ?? 0;
}

/** How many cards of each face a seat holds. */
export function faces(world: Bazaar, seat: Seat): Map<Face, number> {
  const counts = new Map<Face, number>();
  for (const card of handOf(world, seat).cards) {
    const face = faceOf(world, card);
    counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  return counts;
}

/** Takes cards that show these faces out of a hand, or tells which is missing. */
export function find(world: Bazaar, seat: Seat, wanted: readonly Face[]): number[] | undefined {
  const found: number[] = [];
  const { cards } = handOf(world, seat);
  for (const face of wanted) {
    const card = cards.find((held) => faceOf(world, held) === face && !found.includes(held));
    if (card === undefined) return undefined;
    found.push(card);
  }
  return found;
}

export function give(world: Bazaar, seat: Seat, cards: readonly number[]): void {
  const hand = handOf(world, seat);
  hand.cards.push(...cards);
  hand.rev += 1;
}

export function take(world: Bazaar, seat: Seat, cards: readonly number[]): void {
  const hand = handOf(world, seat);
  hand.cards = hand.cards.filter((card) => !cards.includes(card));
  hand.rev += 1;
}

/** Merchants who are still trading, in seating order. */
export function present(world: Bazaar): Seat[] {
  return world.seats.filter((seat) => !world.room.gone.includes(seat));
}

export function setup(options: BazaarOptions, seats: readonly Seat[], random: Random): Bazaar {
  const deck = Array.from({ length: Math.floor(cardCount(options)) }, (_, card) => card);
  return {
    ...newWorld(options, seats, random),
    round: 0,
    deck: shuffle(random, deck),
    discards: [],
    hands: Object.fromEntries(seats.map((seat) => [seat, { rev: 0, cards: [] }])),
    coins: Object.fromEntries(seats.map((seat) => [seat, 0])),
    stalls: { rev: 0, offers: [], done: [], made: 0 },
  };
}
