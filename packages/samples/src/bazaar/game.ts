import {
  type Game,
  happen,
  inHalves,
  kept,
  keptWith,
  type Planning,
  paced,
  rank,
  refuse,
  repeat,
  reveal,
  type Seat,
  say,
  sequence,
  shuffle,
  steady,
  step,
  type Text,
  the,
  when,
} from '@ecumene/engine';
import { curse } from './curses.ts';
import { disguise } from './disguise.ts';
import { rules } from './rules.ts';
import { scene } from './scene.ts';
import { sell } from './selling.ts';
import { clearStalls, trade } from './trading.ts';
import {
  type Bazaar,
  type BazaarEvent,
  cardCount,
  coinsOf,
  type Face,
  faceOf,
  give,
  type Hand,
  handOf,
  present,
  type Stalls,
  setup,
  sheet,
  take,
} from './world.ts';

/** @rule BZ 1.1 */
function deal(world: Bazaar): void {
  world.round += 1;
  for (const seat of present(world)) {
    const cards = Array.from({ length: world.options.draw }, () => draw(world)).filter((card) => card !== undefined);
    give(world, seat, cards);
    happen(world, 'BZ 1.1', { what: 'dealt', seat, cards: cards.length });
    reveal(world, 'BZ 1.1', { what: 'drew', seat, faces: cards.map((card) => faceOf(world, card)) }, [seat]);
  }
}

/** @rule BZ 1.2 */
function draw(world: Bazaar): number | undefined {
  if (world.deck.length === 0) {
    world.deck = shuffle(world.random, world.discards.splice(0));
    happen(world, 'BZ 1.2', { what: 'reshuffled' });
  }
  return world.deck.pop();
}

/** @rule BZ 6.1 */
function depart(world: Bazaar, seat: Seat): void {
  const { cards } = handOf(world, seat);
  world.discards.push(...cards);
  take(world, seat, cards);
  reveal(world, 'BZ 6.1', { what: 'left', seat });
}

/** @rule BZ 6.2 */
function arrive(world: Bazaar, seat: Seat): void {
  world.hands[seat] = { rev: 0, cards: [] };
  world.coins[seat] = 0;
  happen(world, 'BZ 6.2', { what: 'arrived', seat });
}

/** @rule BZ 5.1 */
function isOver(world: Bazaar): boolean {
  return world.round >= world.options.rounds || world.room.timeCalled || present(world).length < 2;
}

const seeHand = kept((hand: Hand) => ({ cards: hand.cards.length }));

const seeOwnHand = keptWith((hand: Hand, world: Bazaar) =>
  hand.cards.toSorted((a, b) => a - b).map((card) => faceOf(world, card)),
);

const seeStalls = kept((stalls: Stalls) => ({
  done: [...stalls.done],
  offers: stalls.offers.map(({ id, from, to, give, names, wants, asks }) => ({
    id,
    from,
    to: to ?? null,
    gives: give.length,
    names,
    wants,
    asks,
  })),
}));

interface BazaarViewForAll {
  readonly round: number;
  readonly deck: number;
  readonly discards: number;
  readonly coins: Readonly<Record<Seat, number>>;
  readonly hands: Readonly<Record<Seat, { readonly cards: number }>>;
  readonly stalls: ReturnType<typeof seeStalls>;
}

interface BazaarViewForOne {
  readonly hand: readonly Face[];
}

export interface BazaarView extends BazaarViewForAll, BazaarViewForOne {}

function forAll(world: Bazaar): BazaarViewForAll {
  const hands: Record<Seat, { readonly cards: number }> = {};
  for (const seat of world.seats) hands[seat] = seeHand(handOf(world, seat));
  return {
    round: world.round,
    deck: world.deck.length,
    discards: world.discards.length,
    coins: { ...world.coins },
    hands,
    stalls: seeStalls(world.stalls),
  };
}

function forOne(world: Bazaar, viewer: Seat | null): BazaarViewForOne {
  return { hand: viewer === null ? [] : seeOwnHand(handOf(world, viewer), world) };
}

function tell({ event }: { readonly event: BazaarEvent }): Text {
  const seat = 'seat' in event ? the('seat', event.seat) : '';
  switch (event.what) {
    case 'dealt':
      return say('{seat} draws {cards, plural, one {# card} other {# cards}}.', { seat, cards: event.cards });
    case 'drew':
      return say('You draw {faces}.', { faces: event.faces });
    case 'reshuffled':
      return say('The discards are shuffled and become the deck.');
    case 'offered':
      return say('{seat} offers {gives} cards with {names} for {wants}.', {
        seat,
        names: event.names,
        gives: event.gives,
        wants: event.wants,
      });
    case 'withdrew':
      return say('{seat} withdraws an offer.', { seat });
    case 'traded': {
      const [a, b] = event.between;
      return say('{a} and {b} trade {n} for {m} cards.', {
        a: the('seat', a),
        b: the('seat', b),
        n: event.cards[0],
        m: event.cards[1],
      });
    }
    case 'received':
      return say('You receive {faces}.', { faces: event.faces });
    case 'sold':
      return say('{seat} sells for {coins, plural, one {# coin} other {# coins}}.', { seat, coins: event.coins });
    case 'paid':
      return say('{seat} pays {coins, plural, one {# coin} other {# coins}} to be spared.', {
        seat,
        coins: event.coins,
      });
    case 'cursed':
      if (event.victims.length === 0) return say('Nobody is cursed.');
      return say('The curse strikes {victims}.', {
        victims: event.victims.map(({ seat, coins }) =>
          say('{seat}, who loses {coins}', { seat: the('seat', seat), coins }),
        ),
      });
    case 'left':
      return say('{seat} leaves the bazaar.', { seat });
    case 'arrived':
      return say('{seat} comes to the bazaar.', { seat });
  }
}

function broken(world: Bazaar): string[] {
  const everywhere = [...world.deck, ...world.discards, ...world.seats.flatMap((seat) => handOf(world, seat).cards)];
  const wanted = Math.floor(cardCount(world.options));
  const faults: string[] = [];
  if (everywhere.length !== wanted) faults.push(`${everywhere.length} cards instead of ${wanted}`);
  if (new Set(everywhere).size !== everywhere.length) faults.push('a card is in two places');
  for (const offer of world.stalls.offers) {
    if (offer.give.some((card) => !handOf(world, offer.from).cards.includes(card)))
      faults.push(`${offer.from} offers a card not held`);
  }
  return faults;
}

const NO_PLAN = refuse('no-plan', say('This cannot be planned. Decide when you are asked.'));

/** An agent ends trading for a merchant who is away, whatever it was told. @rule BZ 2.4 */
const planning: Planning<Bazaar> = {
  agents: ['trade'],
  fault: (topic) => (topic === 'trade' ? undefined : NO_PLAN),
  decide: () => ({ ask: NO_PLAN }),
  act: ({ stalls }, seat) => (stalls.done.includes(seat) ? undefined : { answer: { do: 'done' } }),
  seesThrough: () => true,
};

export const bazaar: Game<Bazaar, BazaarView, BazaarEvent, (typeof sheet)['options']> = {
  name: 'bazaar',
  title: 'The Bazaar',
  version: '1',
  rules,
  topics: ['keep', 'ransom', 'trade'],
  seats: { least: 2, most: 8 },
  sheet,
  brief: { rounds: 2, copies: 16 },
  setup,
  program: repeat(
    'round',
    sequence(
      'round',
      step('deal', deal),
      step('open', clearStalls),
      steady(step('trade', trade)),
      step('close', clearStalls),
      when('curses', (world) => world.options.curses, step('curse', curse)),
      paced('sell', present, sell),
    ),
    isOver,
  ),
  ...inHalves(forAll, forOne),
  tell,
  planning,
  called: ({ id }) => id,
  /** @rule BZ 5.2 */
  ranking: (world) => rank(world.seats.map((seat) => ({ seat, score: coinsOf(world, seat) }))),
  depart,
  arrive,
  disguise,
  broken,
  turn: (world) => world.round,
  scene,
};
