import {
  ask,
  at,
  chooseOne,
  confirm,
  happen,
  type Refusal,
  refuse,
  reveal,
  type Script,
  type Seat,
  say,
  type Text,
} from '@ecumene/engine';
import type { Book } from '../book/book.ts';
import { affordable, type Ware } from '../book/trade-cards.ts';
import { active, nation, nationOf, seatsOf } from '../nations.ts';
import { spendTreasury } from '../tokens.ts';
import type { Ancients, NationNumber } from '../world.ts';
import { giveCards } from './hands.ts';
import { faceOf } from './stacks.ts';

/** The rules trade cards are drawn by: the book, and what a game does with cards just drawn. */
export interface Drawing<W extends Ancients> {
  readonly book: Pick<Book<W>, 'tradeCards'>;
  readonly drawn?: (world: W, number: NationNumber, cards: readonly number[]) => void;
}

/** Fewest cities first, ties by the track. @rule tradeCards.order */
export function fewestCitiesFirst(world: Ancients): Seat[] {
  const order = active(world).sort((a, b) => nation(world, a).cities - nation(world, b).cities || a - b);
  return seatsOf(world, order);
}

/** One card from each stack of a nation's cities. @rule tradeCards.draw */
export function drawCards<W extends Ancients>(world: W, seat: Seat, drawing: Drawing<W>): void {
  const number = nationOf(world, seat);
  drawFrom(world, number, drawing.book.tradeCards.stacks(world, number), drawing);
}

/** An empty stack gives nothing, or what stands in for it. @rule tradeCards.draw @rule tradeCards.secret */
function drawFrom<W extends Ancients>(
  world: W,
  number: NationNumber,
  wanted: readonly number[],
  { book, drawn }: Drawing<W>,
): void {
  const { substitute, cites } = book.tradeCards;
  const stacks: number[] = [];
  const cards: number[] = [];
  for (const each of wanted) {
    const stack = isEmpty(world, each) ? substitute : each;
    const card = world.trade.stacks[stack - 1]?.pop();
    if (card === undefined) continue;
    stacks.push(stack);
    cards.push(card);
  }
  if (cards.length === 0) return;
  giveCards(world, number, cards);
  for (const stack of stacks) world.trade.fresh.push({ nation: number, stack });
  const { name, seat } = nation(world, number);
  happen(world, cites.draw[0], { what: 'cards-drawn', nation: name, stacks });
  const faces = cards.map((card) => faceOf(world, card).id);
  reveal(world, cites.draw[0], { what: 'cards-seen', nation: name, cards: faces }, seat === null ? [] : [seat]);
  drawn?.(world, number, cards);
}

function isEmpty({ trade }: Ancients, stack: number): boolean {
  return at(trade.stacks, stack - 1).length === 0;
}

/** A nation buys cards, if it can. @rule tradeCards.buy */
export function buyTradeCards<W extends Ancients>(world: W, seat: Seat, drawing: Drawing<W>): Script | void {
  const number = nationOf(world, seat);
  if (waresFor(world, number, drawing, []).length > 0) return buyOneByOne(world, seat, number, drawing);
}

function waresFor<W extends Ancients>(
  world: W,
  number: NationNumber,
  { book }: Drawing<W>,
  bought: readonly string[],
): readonly Ware[] {
  return affordable(book.tradeCards, world, number, bought, (stack) => isEmpty(world, stack));
}

/** Why a nation cannot buy what was not offered to it: it is not for sale, is too dear, or its stack is empty. @rule tradeCards.buy */
function whyNotBought<W extends Ancients>(
  world: W,
  number: NationNumber,
  { book: { tradeCards } }: Drawing<W>,
  bought: readonly string[],
  id: string,
): Refusal | undefined {
  const [rule] = tradeCards.cites.buy;
  const ware = tradeCards.onSale(world, number, bought).find((one) => one.id === id);
  if (ware === undefined) return tradeCards.notOnSale?.(world, number, id);
  const { stack, level = stack, price } = ware;
  const { treasury } = nation(world, number);
  if (treasury < price)
    return refuse(
      'too-dear',
      say(
        'A card from stack {stack} costs {price}. You have {treasury, plural, one {# token} other {# tokens}} in your treasury. Choose another stack.',
        { stack: level, price, treasury },
      ),
      rule,
    );
  return refuse('empty-stack', say('Stack {stack} is empty. Choose another stack.', { stack: level }), rule);
}

/** Each bought card is seen before the next is bought. @rule tradeCards.buy */
function* buyOneByOne<W extends Ancients>(world: W, seat: Seat, number: NationNumber, drawing: Drawing<W>): Script {
  const rule = drawing.book.tradeCards.cites.buy[0];
  const bought: string[] = [];
  for (;;) {
    const wares = waresFor(world, number, drawing, bought);
    if (wares.length === 0) return;
    const whyNot = (id: string): Refusal | undefined => whyNotBought(world, number, drawing, bought, id);
    const ware = yield* chooseWare(seat, wares, rule, whyNot);
    if (ware === undefined) return;
    const { id, stack, price: treasury } = ware;
    bought.push(id);
    spendTreasury(world, number, treasury);
    happen(world, rule, { what: 'card-bought', nation: nation(world, number).name, stack, treasury });
    drawFrom(world, number, [stack], drawing);
  }
}

const NONE = 'none';

/** A card to buy, or none. */
function* chooseWare(
  seat: Seat,
  wares: readonly Ware[],
  rule: string,
  whyNot: (id: string) => Refusal | undefined,
): Script<Ware | undefined> {
  const [ware, ...others] = wares;
  const topic = 'buy-trade-card';
  if (ware === undefined) return undefined;
  if (others.length > 0) {
    const from = [NONE, ...wares.map(({ id }) => id)];
    const text = say('Choose a stack to buy a card from, or none.');
    const words = namedBeyondStack(wares);
    const question = { topic: `${topic}-from`, text, rule, of: 'stack', from, ...words };
    const answer = yield* ask(seat, chooseOne(question, whyNot));
    return wares.find(({ id }) => id === answer);
  }
  const { stack, level = stack, price } = ware;
  const text = say('Buy a card from stack {stack} for {price} treasury?', {
    stack: level,
    price,
  });
  return (yield* ask(seat, confirm({ topic, text, rule }))) ? ware : undefined;
}

/** Words for wares that are called something else than their stack. */
function namedBeyondStack(wares: readonly Ware[]): { readonly words?: Readonly<Record<string, Text>> } {
  if (wares.every(({ id, stack }) => id === String(stack))) return {};
  const words = wares.map(({ id, stack, price }) => [
    id,
    say('Stack {stack}: {price, plural, =0 {free} one {# token} other {# tokens}}', { stack, price }),
  ]);
  return { words: { ...Object.fromEntries(words), [NONE]: say('Buy nothing') } };
}
