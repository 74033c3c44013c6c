import { at, Dice, type Random } from '@ecumene/engine';
import type { OwnMove } from '../asking.ts';
import { nameOf, nation } from '../nations.ts';
import { faceOf, thingOf } from '../trade-cards/stacks.ts';
import type { Ancients, Face, NationNumber, Offer } from '../world.ts';
import { DECLINE_REASONS } from './decline-reason.ts';
import type { TradeMove } from './moves.ts';
import { isFor, refuseTrade } from './offers.ts';
import type { Trading } from './trading.ts';

const MOST_OFFERS = 2;

/** Any trade move is possible, but a nation is done soon. */
export function sampleTrade<W extends Ancients, X extends OwnMove>(
  world: W,
  number: NationNumber,
  trading: Trading<W, X>,
  random: Random,
): TradeMove | X {
  const dice = new Dice(random);
  const { offers, done } = world.trade.market;
  if (done.includes(number) || dice.chance(1, 2)) return { do: 'done' };
  const own = offers.filter((offer) => offer.from === number);
  if (own.length > 0 && (own.length > MOST_OFFERS || dice.chance(1, 8)))
    return { do: 'withdraw', offer: dice.pick(own).id };
  const toMe = offers.filter((offer) => offer.to === number && isFor(offer, number));
  if (toMe.length > 0 && dice.chance(1, 8)) return sampleDeclining(dice.pick(toMe), dice);
  const usual = sampleAcceptance(world, number, trading, dice) ?? sampleOffer(world, number, trading, dice);
  const move = trading.vary?.(world, number, usual, dice) ?? usual;
  return refuseTrade(world, number, move, trading) === undefined ? move : { do: 'done' };
}

type Terms<W extends Ancients> = Pick<Trading<W>, 'book' | 'mayGive'>;

/** Own tradable faces in random order. */
function shuffledFaces<W extends Ancients>(world: W, number: NationNumber, trading: Terms<W>, dice: Dice): Face[] {
  const faces: Face[] = [];
  for (const card of nation(world, number).hand) {
    const face = faceOf(world, card);
    if (face.tradable && trading.mayGive?.(world, card) !== false) faces.push(face);
  }
  return dice.shuffle(faces);
}

function sampleAcceptance<W extends Ancients>(
  world: W,
  number: NationNumber,
  trading: Terms<W>,
  dice: Dice,
): TradeMove | undefined {
  const { named } = trading.book.trade;
  const others = world.trade.market.offers.filter((offer) => isFor(offer, number));
  if (others.length === 0 || dice.chance(1, 4)) return undefined;
  const { id, asks, wants } = dice.pick(others);
  const rest = shuffledFaces(world, number, trading, dice);
  const asked: Face[] = [];
  for (const wanted of asks) {
    const index = rest.findIndex((face) => thingOf(face) === wanted);
    if (index < 0) return undefined;
    asked.push(...rest.splice(index, 1));
  }
  const give = [...asked, ...rest.slice(0, wants - named)].map((face) => face.id);
  return { do: 'accept', offer: id, give };
}

function sampleDeclining({ id, asks }: Offer, dice: Dice): TradeMove {
  if (dice.chance(1, 4)) return { do: 'decline', offer: id };
  const why = dice.pick(asks.length > 0 ? DECLINE_REASONS : DECLINE_REASONS.filter((one) => one !== 'collects'));
  return { do: 'decline', offer: id, why, ...(why === 'collects' && { card: dice.pick(asks) }) };
}

function sampleOffer<W extends Ancients>(world: W, number: NationNumber, trading: Terms<W>, dice: Dice): TradeMove {
  const { fewest, named } = trading.book.trade;
  const faces = shuffledFaces(world, number, trading, dice);
  const goods: Face[] = [];
  const rest: Face[] = [];
  for (const face of faces) (face.kind === 'commodity' && goods.length < named ? goods : rest).push(face);
  const give = [...goods, ...rest.slice(0, dice.between(fewest, fewest + 2) - named)].map((face) => face.id);
  const counterable = world.trade.market.offers.filter((offer) => isFor(offer, number));
  const counters = counterable.length > 0 && dice.chance(1, 3) ? dice.pick(counterable) : undefined;
  const others = world.trade.market.traders.filter((other) => other !== number);
  const to = counters?.from ?? (dice.chance(1, 3) ? at(others, dice.below(others.length)) : undefined);
  return {
    do: 'offer',
    give,
    wants: dice.between(fewest, fewest + 1),
    asks: Array.from({ length: named }, () => anyGood(world, dice)),
    ...(to !== undefined && { to: nameOf(world, to) }),
    ...(counters !== undefined && { counters: counters.id }),
  };
}

export function anyGood({ trade }: Ancients, dice: Dice): string {
  for (;;) {
    const face = dice.pick(trade.faces);
    if (face.kind === 'commodity') return thingOf(face);
  }
}
