import { ask, at, chooseOne, confirm, happen, reveal, type Script, type Seat, say } from '@ecumene/engine';
import { active, nation, nationOf, seatsOf } from '../nations.ts';
import { spendTreasury } from '../tokens.ts';
import type { Ancients, NationNumber } from '../world.ts';
import { giveCards } from './hands.ts';
import { faceOf } from './stacks.ts';

/** Stacks that sell cards for treasury. */
export interface Shop {
  /** The stacks on sale to a nation that has bought from these already, this turn. */
  onSale(world: Ancients, number: NationNumber, bought: readonly number[]): readonly number[];
  price(stack: number): number;
}

/** How a game hands out trade cards. */
export interface Drawing {
  /** The stacks a nation draws from, one card each, in order. */
  stacks(world: Ancients, number: NationNumber): readonly number[];
  readonly shop: Shop;
  /** A nation has drawn these cards. */
  drawn?(world: Ancients, number: NationNumber, cards: readonly number[]): void;
  readonly rules: { readonly draw: string; readonly buy: string };
}

/** Fewest cities first, ties by the track. @rule AC 27.1 */
export function fewestCitiesFirst(world: Ancients): Seat[] {
  const order = active(world).sort((a, b) => nation(world, a).cities - nation(world, b).cities || a - b);
  return seatsOf(world, order);
}

/** One card from each stack, then perhaps bought ones. @rule AC 27.2 @rule AC 27.51 */
export function drawCards(world: Ancients, seat: Seat, drawing: Drawing): Script | void {
  const number = nationOf(world, seat);
  drawFrom(world, number, drawing.stacks(world, number), drawing);
  if (affordable(world, number, drawing, []).length > 0) return buyCards(world, seat, number, drawing);
}

/** An empty stack gives nothing. @rule AC 27.21 @rule AC 27.3 @rule AC 27.4 */
function drawFrom(world: Ancients, number: NationNumber, wanted: readonly number[], drawing: Drawing): void {
  const { rules } = drawing;
  const stacks: number[] = [];
  const cards: number[] = [];
  for (const stack of wanted) {
    const card = world.trade.stacks[stack - 1]?.pop();
    if (card === undefined) continue;
    stacks.push(stack);
    cards.push(card);
  }
  if (cards.length === 0) return;
  giveCards(world, number, cards);
  for (const stack of stacks) world.trade.fresh.push({ nation: number, stack });
  const { name, seat } = nation(world, number);
  happen(world, rules.draw, { what: 'cards-drawn', nation: name, stacks });
  const faces = cards.map((card) => faceOf(world, card).id);
  reveal(world, rules.draw, { what: 'cards-seen', nation: name, cards: faces }, seat === null ? [] : [seat]);
  drawing.drawn?.(world, number, cards);
}

/** The stacks a nation can buy from now. Stacks and treasuries are public. */
function affordable(
  world: Ancients,
  number: NationNumber,
  { shop }: Drawing,
  bought: readonly number[],
): readonly number[] {
  const { treasury } = nation(world, number);
  const { stacks } = world.trade;
  return shop
    .onSale(world, number, bought)
    .filter((stack) => treasury >= shop.price(stack) && at(stacks, stack - 1).length > 0);
}

/** Each bought card is seen before the next is bought. @rule AC 27.51 */
function* buyCards(world: Ancients, seat: Seat, number: NationNumber, drawing: Drawing): Script {
  const { shop, rules } = drawing;
  const bought: number[] = [];
  for (;;) {
    const stacks = affordable(world, number, drawing, bought);
    if (stacks.length === 0) return;
    const stack = yield* chooseStack(seat, stacks, drawing);
    if (stack === undefined) return;
    bought.push(stack);
    const treasury = shop.price(stack);
    spendTreasury(world, number, treasury);
    happen(world, rules.buy, { what: 'card-bought', nation: nation(world, number).name, stack, treasury });
    drawFrom(world, number, [stack], drawing);
  }
}

const NONE = 'none';

/** A stack to buy from, or none. */
function* chooseStack(seat: Seat, stacks: readonly number[], { shop, rules }: Drawing): Script<number | undefined> {
  const stack = at(stacks, 0);
  const topic = 'buy-trade-card';
  if (stacks.length > 1) {
    const from = [NONE, ...stacks.map(String)];
    const text = say('From which stack do you buy a card, if any?');
    const answer = yield* ask(seat, chooseOne({ topic: `${topic}-from`, text, rule: rules.buy, of: 'stack', from }));
    return stacks.find((each) => String(each) === answer);
  }
  const text = say('Do you buy a card from stack {stack} for {price} tokens of your treasury?', {
    stack,
    price: shop.price(stack),
  });
  return (yield* ask(seat, confirm({ topic, text, rule: rules.buy }))) ? stack : undefined;
}
