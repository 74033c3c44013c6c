import {
  countIn,
  faceNamed,
  faceValue,
  fillTreasury,
  findCards,
  keepToLimit,
  listFaces,
  type NationNumber,
  nameOf,
  nation,
  nationOf,
  returnCards,
} from '@ecumene/ancients';
import {
  type Asking,
  act,
  ask,
  Dice,
  moves,
  type Refusal,
  refuse,
  reveal,
  type Script,
  type Seat,
  say,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { saleRate } from './book/trade-cards.ts';
import { book } from './book.ts';
import { commoditiesOf } from './calamities/card-losses.ts';
import type { EpWorld } from './world.ts';

/** The phase in which commodity cards go back: Trade Routes sells some first, then hands keep to their limit. */

/** Commodity cards that are sold, by face. */
const saleMoves = moves(
  'sell-cards',
  Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 99 }), { maxProperties: 80 }),
);
type Sale = Static<typeof saleMoves.schema>;
type Tally = Readonly<Record<string, number>>;

/** @rule EP 27.1 @rule EP 27.2 @rule EP 30.48.2 */
export function returnExcess(world: EpWorld, seat: Seat): Script | void {
  const number = nationOf(world, seat);
  const { hand, stock } = nation(world, number);
  const rate = saleRate(world, number);
  if (rate > 0 && hand.length > 0 && stock >= rate) return sellThenKeep(world, seat, number);
  return keepToLimit(world, seat, { book });
}

function* sellThenKeep(world: EpWorld, seat: Seat, number: NationNumber): Script {
  sell(world, number, yield* ask(seat, askToSell(world, number)));
  const rest = keepToLimit(world, seat, { book });
  if (rest) yield* rest;
}

/** Treasury tokens that cards bring. @rule EP 27.1 */
function gainOf(world: EpWorld, number: NationNumber, cards: Tally): number {
  const rate = saleRate(world, number);
  return Object.entries(cards).reduce((sum, [id, count]) => {
    const face = faceNamed(world, id);
    return sum + (face === undefined ? 0 : rate * count * faceValue(face));
  }, 0);
}

function sell(world: EpWorld, number: NationNumber, answer: Sale): void {
  const cards = Object.fromEntries(Object.entries(answer).filter(([, count]) => count > 0));
  if (Object.keys(cards).length === 0) return;
  const treasury = gainOf(world, number, cards);
  returnCards(world, number, findCards(world, number, listFaces(cards)) ?? []);
  fillTreasury(world, number, treasury);
  reveal(world, 'EP 27.1', { what: 'cards-sold', nation: nameOf(world, number), cards, treasury });
}

function askToSell(world: EpWorld, number: NationNumber): Asking<Sale> {
  const held = commoditiesOf(world, number);
  const { stock } = nation(world, number);
  const text = say('Trade Routes: choose commodity cards to sell for {rate} treasury tokens a point.', {
    rate: saleRate(world, number),
  });
  const rule = 'EP 27.1';
  return act({ topic: 'sell-cards', text, rule, bounds: { stock, cards: { ...held } } }, saleMoves, {
    check: (answer) => refuseSale(world, number, held, answer),
    sample: (random) => {
      const dice = new Dice(random);
      const sale: Record<string, number> = {};
      for (const id of dice.chance(1, 2) ? [] : dice.shuffle(listFaces(held))) {
        const more = { ...sale, [id]: (sale[id] ?? 0) + 1 };
        if (gainOf(world, number, more) > stock || dice.chance(1, 3)) break;
        sale[id] = (sale[id] ?? 0) + 1;
      }
      return sale;
    },
    default: (): Sale => ({}),
  });
}

/** Cards of the own hand, only as far as stock pays for them. @rule EP 27.1 */
function refuseSale(world: EpWorld, number: NationNumber, held: Tally, answer: Sale): Refusal | undefined {
  const rule = 'EP 27.1';
  const { stock } = nation(world, number);
  for (const [id, count] of Object.entries(answer))
    if (count > countIn(held, id))
      return refuse(
        'not-held',
        say('You do not hold {count} {card}. Choose cards from your hand.', { count, card: the('card', id) }),
        rule,
      );
  const gain = gainOf(world, number, answer);
  if (gain <= stock) return undefined;
  return refuse(
    'stock',
    say('These cards bring {gain} tokens, and your stock has {stock}. Choose fewer.', { gain, stock }),
    rule,
  );
}
