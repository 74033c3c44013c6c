import {
  type Acting,
  type Asking,
  act,
  at,
  below,
  chance,
  floor,
  type Head,
  happen,
  moves,
  must,
  pick,
  type Random,
  type Refusal,
  refuse,
  reveal,
  type Script,
  type Seat,
  say,
  shuffle,
  toAct,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { type Bazaar, faceOf, find, GOODS, give, handOf, type Offer, present, take } from './world.ts';

const FEWEST = 3;
const NAMED = 2;

const face = Type.Enum([...GOODS, 'curse']);
const good = Type.Enum([...GOODS]);
const faces = Type.Array(face, { maxItems: 60 });

const tradeMoves = moves(
  'trade',
  Type.Union([
    Type.Object(
      {
        do: Type.Literal('offer'),
        /** The first two are named to everybody concerned. */
        give: faces,
        wants: Type.Integer({ minimum: 0, maximum: 60 }),
        asks: Type.Tuple([good, good]),
        to: Type.Optional(Type.String({ maxLength: 40 })),
      },
      { additionalProperties: false },
    ),
    Type.Object({ do: Type.Literal('accept'), offer: Type.Integer(), give: faces }, { additionalProperties: false }),
    Type.Object({ do: Type.Literal('withdraw'), offer: Type.Integer() }, { additionalProperties: false }),
    Type.Object({ do: Type.Literal('done') }, { additionalProperties: false }),
  ]),
);
type TradeMove = Static<typeof tradeMoves.schema>;

/** The stalls are cleared before and after trading. */
export function clearStalls(world: Bazaar): void {
  Object.assign(world.stalls, { offers: [], done: [], made: 0, rev: world.stalls.rev + 1 });
}

const head: Head = { topic: 'trade', text: say('Trade with the other players, or end trading.'), rule: 'BZ 2.1' };
const awaited = toAct(head, tradeMoves);
const done = toAct({ ...head, optional: true }, tradeMoves);

/** The open bazaar. @rule BZ 2.4 */
export function trade(world: Bazaar): Script<unknown> {
  const asking = new Map(present(world).map((seat) => [seat, trading(world, seat)]));
  return floor({
    name: 'bazaar',
    seats: [...asking.keys()],
    asking: (seat) => must(asking.get(seat), `${seat} to trade`)[world.stalls.done.includes(seat) ? 'done' : 'awaited'],
    act: (seat, move) => doTrade(world, seat, move),
    over: () => present(world).every((seat) => world.stalls.done.includes(seat)),
  });
}

/** What a merchant is asked while others wait for them, and once they are done. */
function trading(world: Bazaar, seat: Seat): Readonly<Record<'awaited' | 'done', Asking<TradeMove>>> {
  const acting: Acting<TradeMove> = {
    check: (move) => refusal(world, seat, move),
    sample: (random) => sample(world, seat, random),
    default: () => ({ do: 'done' }),
  };
  return { awaited: act(awaited, tradeMoves, acting), done: act(done, tradeMoves, acting) };
}

function refusal(world: Bazaar, seat: Seat, move: TradeMove): Refusal | undefined {
  switch (move.do) {
    case 'done':
      return undefined;
    case 'withdraw':
      if (offerNumbered(world, move.offer)?.from === seat) return undefined;
      return refuse('no-offer', say('You have made no such offer.'), 'BZ 2.1');
    case 'offer':
      return refuseOffer(world, seat, move);
    case 'accept':
      return refuseAcceptance(world, seat, move);
  }
}

/** @rule BZ 2.1 */
function refuseOffer(world: Bazaar, seat: Seat, move: TradeMove & { do: 'offer' }): Refusal | undefined {
  if (move.give.length < FEWEST || move.wants < FEWEST) {
    return refuse('too-few', say('Both sides must give at least {fewest} cards.', { fewest: FEWEST }), 'BZ 2.1');
  }
  if (move.give.slice(0, NAMED).includes('curse'))
    return refuse('named-curse', say('A curse is never named.'), 'BZ 2.1');
  if (move.to !== undefined && (move.to === seat || !present(world).includes(move.to))) {
    return refuse('nobody', say('There is nobody of that name to trade with.'), 'BZ 2.1');
  }
  if (find(world, seat, move.give) === undefined)
    return refuse('not-held', say('You do not have these cards.'), 'BZ 2.1');
  return undefined;
}

/** @rule BZ 2.2 */
function refuseAcceptance(world: Bazaar, seat: Seat, move: TradeMove & { do: 'accept' }): Refusal | undefined {
  const offer = offerNumbered(world, move.offer);
  if (offer === undefined || offer.from === seat || (offer.to !== undefined && offer.to !== seat)) {
    return refuse('no-offer', say('There is no such offer for you.'), 'BZ 2.2');
  }
  const [first, second] = offer.asks;
  const rest = [...move.give];
  for (const wanted of [first, second]) {
    const index = rest.indexOf(wanted);
    if (index < 0) return refuse('not-asked', say('They ask for {first} and {second}.', { first, second }), 'BZ 2.2');
    rest.splice(index, 1);
  }
  if (move.give.length !== offer.wants)
    return refuse('count', say('They ask for {wants} cards.', { wants: offer.wants }), 'BZ 2.2');
  if (find(world, seat, move.give) === undefined)
    return refuse('not-held', say('You do not have these cards.'), 'BZ 2.2');
  return undefined;
}

function offerNumbered(world: Bazaar, id: number): Offer | undefined {
  return world.stalls.offers.find((offer) => offer.id === id);
}

function doTrade(world: Bazaar, seat: Seat, move: TradeMove): void {
  const { stalls } = world;
  stalls.rev += 1;
  stalls.done = stalls.done.filter((other) => other !== seat);
  switch (move.do) {
    case 'done':
      stalls.done.push(seat);
      return;
    case 'withdraw':
      stalls.offers = stalls.offers.filter((offer) => offer.id !== move.offer);
      happen(world, 'BZ 2.1', { what: 'withdrew', seat, offer: move.offer });
      return;
    case 'offer': {
      const cards = find(world, seat, move.give) ?? [];
      const { wants, asks, to } = move;
      stalls.made += 1;
      const names = cards.slice(0, NAMED).map((card) => faceOf(world, card));
      stalls.offers.push({
        id: stalls.made,
        from: seat,
        give: cards,
        names,
        wants,
        asks,
        ...(to !== undefined && { to }),
      });
      reveal(world, 'BZ 2.1', { what: 'offered', seat, offer: stalls.made, names, gives: cards.length, wants });
      return;
    }
    case 'accept':
      swap(world, seat, find(world, seat, move.give) ?? [], offerNumbered(world, move.offer));
  }
}

/** @rule BZ 2.2 @rule BZ 2.3 */
function swap(world: Bazaar, seat: Seat, cards: readonly number[], offer: Offer | undefined): void {
  if (offer === undefined) throw new Error('an offer vanished before it was accepted');
  take(world, seat, cards);
  take(world, offer.from, offer.give);
  give(world, seat, offer.give);
  give(world, offer.from, cards);
  world.stalls.offers = world.stalls.offers.filter(({ from }) => from !== seat && from !== offer.from);
  reveal(world, 'BZ 2.2', { what: 'traded', between: [offer.from, seat], cards: [offer.give.length, cards.length] });
  for (const [to, got] of [
    [seat, offer.give],
    [offer.from, cards],
  ] as const) {
    reveal(world, 'BZ 2.2', { what: 'received', seat: to, faces: got.map((card) => faceOf(world, card)) }, [to]);
  }
}

/** Any trade move is possible, but most of the time a merchant is done soon. */
function sample(world: Bazaar, seat: Seat, random: Random): TradeMove {
  const { offers, done } = world.stalls;
  if (done.includes(seat) || chance(random, 1, 3)) return { do: 'done' };
  const { cards } = handOf(world, seat);
  const held = shuffle(random, [...cards]).map((card) => faceOf(world, card));
  const own = offers.filter((offer) => offer.from === seat);
  if (own.length > 0 && chance(random, 1, 4)) return { do: 'withdraw', offer: pick(random, own).id };
  const others = offers.filter((offer) => offer.from !== seat && (offer.to ?? seat) === seat);
  if (others.length > 0) {
    const { id, asks, wants } = pick(random, others);
    const rest = [...held];
    for (const wanted of asks) rest.splice(rest.indexOf(wanted), rest.includes(wanted) ? 1 : 0);
    const move: TradeMove = { do: 'accept', offer: id, give: [...asks, ...rest].slice(0, wants) };
    if (refusal(world, seat, move) === undefined) return move;
  }
  const goods = held.filter((one) => one !== 'curse');
  const hidden = [...goods.slice(NAMED), ...held.filter((one) => one === 'curse')];
  const given = [...goods.slice(0, NAMED), ...shuffle(random, hidden).slice(0, 1 + below(random, 3))];
  const rivals = present(world).filter((other) => other !== seat);
  const move: TradeMove = {
    do: 'offer',
    give: given,
    wants: FEWEST + below(random, 2),
    asks: [pick(random, GOODS), pick(random, GOODS)],
    ...(chance(random, 1, 2) && rivals.length > 0 && { to: at(rivals, below(random, rivals.length)) }),
  };
  return refusal(world, seat, move) === undefined ? move : { do: 'done' };
}
