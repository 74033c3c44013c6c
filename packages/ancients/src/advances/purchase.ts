import {
  type Acting,
  type Asking,
  ask,
  Dice,
  happen,
  type Random,
  type Refusal,
  refuse,
  reveal,
  type Script,
  type Seat,
  say,
  share,
  type Text,
  the,
} from '@ecumene/engine';
import Type from 'typebox';
import type { Book } from '../book/book.ts';
import { holds, nation, nationOf } from '../nations.ts';
import { spendTreasury } from '../tokens.ts';
import { findCards, handByFace, listFaces, returnCards } from '../trade-cards/hands.ts';
import { faceNamed, faceOf } from '../trade-cards/stacks.ts';
import type { Ancients, NationNumber } from '../world.ts';
import { missingFor } from './cards.ts';

/** The advances acquired and the commodities handed in for them; treasury pays the rest. */
export interface Buy {
  buy: string[];
  spend: Record<string, number>;
}

/** The forms of these. A game whose purchases carry more choices adds them. */
export const buyForms = {
  buy: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60 }),
  spend: Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 60 }), { maxProperties: 60 }),
};

/** What a nation is asked when it buys. */
export const PURCHASE = {
  topic: 'civilization-cards',
  text: say('Choose civilization cards to buy and how to pay.'),
} as const;

/** The rules a game sells advances by: its book, and the choices of its own that an answer `A` carries. */
export interface Purchasing<W extends Ancients, A extends Buy> {
  readonly book: Pick<Book<W>, 'advances' | 'tradeCards'>;
  readonly ask: (rule: string, acting: Acting<A>) => Asking<A>;
  /** The answer that buys nothing. */
  readonly nothing: A;
  /** An answer with random choices of the game's own. */
  readonly vary: (world: W, number: NationNumber, answer: Buy, dice: Dice) => A;
  /** What the cards that are handed in are worth. */
  readonly worth: (world: W, number: NationNumber, answer: A) => number;
  /** What all that is bought costs; the sum of the single prices, if not said. */
  readonly price?: (world: W, number: NationNumber, answer: A) => number;
  /** Points besides treasury that pay before it does; none, if not said. */
  readonly credit?: (world: W, number: NationNumber) => number;
  /** What speaks against an answer besides the shared rules. */
  readonly refuse?: (world: W, number: NationNumber, answer: A) => Refusal | undefined;
  /** What buying does besides the shared rules; `credit` is how many of those points it took. */
  readonly bought?: (world: W, number: NationNumber, answer: A, credit: number) => void;
  /** The set that is told to count one card more, if one does; only for a game with such an advance. */
  readonly mined?: (answer: A) => string | null;
}

/**
 * A nation buys advances, then hands in what its hand may not keep. Whoever holds trade cards is asked, since what they
 * are is secret; others only if treasury or credits can buy something. @rule advances.buy
 */
export function buyCards<W extends Ancients, A extends Buy>(
  world: W,
  seat: Seat,
  purchasing: Purchasing<W, A>,
): Script | void {
  const number = nationOf(world, seat);
  if (maybeBuys(world, number, purchasing)) return buyAndKeep(world, seat, number, purchasing);
}

function* buyAndKeep<W extends Ancients, A extends Buy>(
  world: W,
  seat: Seat,
  number: NationNumber,
  purchasing: Purchasing<W, A>,
): Script {
  yield* buyOnly(world, seat, number, purchasing);
  const rest = keepToLimit(world, seat, purchasing);
  if (rest) yield* rest;
}

/** The first half of it: a nation buys and keeps its whole hand for now. @rule advances.buy */
export function acquireCards<W extends Ancients, A extends Buy>(
  world: W,
  seat: Seat,
  purchasing: Purchasing<W, A>,
): Script | void {
  const number = nationOf(world, seat);
  if (maybeBuys(world, number, purchasing)) return buyOnly(world, seat, number, purchasing);
}

function* buyOnly<W extends Ancients, A extends Buy>(
  world: W,
  seat: Seat,
  number: NationNumber,
  purchasing: Purchasing<W, A>,
): Script {
  acquire(world, number, purchasing, yield* ask(seat, askToBuy(world, number, purchasing)));
}

function maybeBuys<W extends Ancients, A extends Buy>(
  world: W,
  number: NationNumber,
  purchasing: Purchasing<W, A>,
): boolean {
  if (nation(world, number).hand.length > 0) return true;
  const { advances } = purchasing.book;
  const funds = fundsOf(world, number, purchasing);
  for (const id of advances.rows.keys())
    if (!holds(world, number, id) && advances.price(world, number, id) <= funds) return true;
  return false;
}

/** Points that treasury and credit come to. @rule advances.pay */
function fundsOf<W extends Ancients, A extends Buy>(
  world: W,
  number: NationNumber,
  { book, credit }: Purchasing<W, A>,
): number {
  const { treasury } = nation(world, number);
  return treasury * book.advances.tokenWorth(world, number) + (credit?.(world, number) ?? 0);
}

function askToBuy<W extends Ancients, A extends Buy>(
  world: W,
  number: NationNumber,
  purchasing: Purchasing<W, A>,
): Asking<A> {
  return purchasing.ask(purchasing.book.advances.cites.buy[0], {
    check: (answer) => refuseBuy(world, number, purchasing, answer),
    sample: (random) => sample(world, number, purchasing, random),
    default: () => purchasing.nothing,
  });
}

/** Points that treasury and credit must add to what is handed in. @rule advances.pay */
function pointsDue<W extends Ancients, A extends Buy>(
  world: W,
  number: NationNumber,
  { book, worth, price }: Purchasing<W, A>,
  answer: A,
): number {
  const sum = (): number => answer.buy.reduce((all, id) => all + book.advances.price(world, number, id), 0);
  return Math.max(0, (price?.(world, number, answer) ?? sum()) - worth(world, number, answer));
}

/** Why a purchase is not possible, if so. */
export function refuseBuy<W extends Ancients, A extends Buy>(
  world: W,
  number: NationNumber,
  purchasing: Purchasing<W, A>,
  answer: A,
): Refusal | undefined {
  const refused =
    refuseCards(world, number, purchasing, answer.buy) ??
    refuseSpending(world, number, purchasing, answer) ??
    purchasing.refuse?.(world, number, answer);
  if (refused !== undefined) return refused;
  const due = pointsDue(world, number, purchasing, answer);
  const funds = fundsOf(world, number, purchasing);
  if (due <= funds) return undefined;
  return refuse(
    'too-dear',
    say('You need {missing, plural, one {# more point} other {# more points}}. Pay more or buy less.', {
      missing: due - funds,
    }),
    purchasing.book.advances.cites.pay[0],
  );
}

/** @rule advances.once @rule advances.needs */
function refuseCards<W extends Ancients, A extends Buy>(
  world: W,
  number: NationNumber,
  { book }: Purchasing<W, A>,
  buy: readonly string[],
): Refusal | undefined {
  const { rows, cites } = book.advances;
  for (const id of buy) {
    const row = rows.get(id);
    if (row === undefined) return refuse('no-card', say('There is no card called {id}.', { id }), cites.buy[0]);
    if (holds(world, number, id) || buy.indexOf(id) !== buy.lastIndexOf(id))
      return refuse(
        'once',
        say('You may have {card} only once. Choose another.', { card: the('card', id) }),
        cites.once[0],
      );
    const missing = missingFor(world, number, row);
    if (missing !== undefined)
      return refuse(
        'needs',
        say('{card} needs {other}, bought in an earlier turn.', {
          card: the('card', id),
          other: the('card', missing),
        }),
        cites.needs[0],
      );
  }
  return undefined;
}

/** @rule advances.pay @rule advances.shown */
function refuseSpending<W extends Ancients, A extends Buy>(
  world: W,
  number: NationNumber,
  { book }: Purchasing<W, A>,
  { buy, spend }: A,
): Refusal | undefined {
  const { cites } = book.advances;
  const { shown } = nation(world, number);
  const faces = listFaces(spend);
  if (buy.length === 0 && faces.length > 0)
    return refuse('for-nothing', say('You pay but buy nothing. Choose a card or remove the payment.'), cites.pay[0]);
  if (findCards(world, number, faces, shown) !== undefined) return undefined;
  if (findCards(world, number, faces) === undefined)
    return refuse('not-held', say('You do not have these commodities. Choose cards from your hand.'), cites.pay[0]);
  return refuse('shown', say('You cannot pay with cards you showed this turn. Leave them out.'), cites.shown[0]);
}

function acquire<W extends Ancients, A extends Buy>(
  world: W,
  number: NationNumber,
  purchasing: Purchasing<W, A>,
  answer: A,
): void {
  if (answer.buy.length === 0) return;
  const { book, bought, mined } = purchasing;
  const one = nation(world, number);
  const due = pointsDue(world, number, purchasing, answer);
  const credit = Math.min(due, purchasing.credit?.(world, number) ?? 0);
  const treasury = Math.ceil((due - credit) / book.advances.tokenWorth(world, number));
  const cards = findCards(world, number, listFaces(answer.spend), one.shown);
  if (cards === undefined) throw new Error('a purchase was not checked');
  returnCards(world, number, cards);
  if (treasury > 0) spendTreasury(world, number, treasury);
  for (const id of answer.buy) one.cards[id] = world.turn;
  const event = {
    what: 'cards-acquired',
    nation: one.name,
    cards: answer.buy,
    spent: answer.spend,
    treasury,
    mined: mined?.(answer) ?? null,
  } as const;
  const rule = book.advances.cites.buy[0];
  if (cards.length > 0) reveal(world, rule, event);
  else happen(world, rule, event);
  bought?.(world, number, answer, credit);
}

/** What a hand may not keep is handed in, openly, by its owner's choice. @rule tradeCards.keep @rule tradeCards.surrender */
export function keepToLimit<W extends Ancients>(
  world: W,
  seat: Seat,
  { book: { tradeCards } }: { readonly book: Pick<Book<W>, 'tradeCards'> },
): Script | void {
  const number = nationOf(world, seat);
  const { hand } = nation(world, number);
  const keep = tradeCards.handLimit(world, number);
  if (hand.length <= keep) return;
  return handInCards(world, seat, number, {
    count: hand.length - keep,
    text: say('Your hand limit is {keep} commodities. Choose cards to discard.', { keep }),
    rule: tradeCards.cites.keep[0],
  });
}

/** So many commodities of a hand are handed in, openly, by their owner's choice. @rule tradeCards.surrender */
export function* handInCards(
  world: Ancients,
  seat: Seat,
  number: NationNumber,
  { count: total, text, rule }: { readonly count: number; readonly text: Text; readonly rule: string },
): Script {
  const { name } = nation(world, number);
  const held = handByFace(world, number);
  const answer = yield* ask(
    seat,
    share({
      topic: 'surrender',
      text,
      rule,
      of: 'card',
      total,
      over: Object.keys(held)
        .filter((id) => faceNamed(world, id)?.kind === 'commodity')
        .sort()
        .map((id) => ({ id, most: held[id] ?? 0 })),
    }),
  );
  const cards: Record<string, number> = {};
  for (const [id, count] of Object.entries(answer)) if (count !== undefined && count > 0) cards[id] = count;
  returnCards(world, number, findCards(world, number, listFaces(cards)) ?? []);
  reveal(world, rule, { what: 'cards-surrendered', nation: name, cards });
}

/** Hands in some sets and takes advances at random as long as they can be paid for. */
function sample<W extends Ancients, A extends Buy>(
  world: W,
  number: NationNumber,
  purchasing: Purchasing<W, A>,
  random: Random,
): A {
  const dice = new Dice(random);
  if (dice.chance(1, 3)) return purchasing.nothing;
  const { hand, shown } = nation(world, number);
  const spend: Record<string, number> = {};
  const most = dice.chance(1, 2) ? 0 : 1;
  for (const card of hand) {
    if (shown.includes(card) || dice.chance(most, 4)) continue;
    const { id } = faceOf(world, card);
    spend[id] = (spend[id] ?? 0) + 1;
  }
  const buy = sampleCards(world, number, purchasing, spend, dice);
  if (buy.length === 0) return purchasing.nothing;
  const answer = purchasing.vary(world, number, { buy, spend }, dice);
  return refuseBuy(world, number, purchasing, answer) === undefined ? answer : purchasing.nothing;
}

const LOOKS = 5;

/** Mostly a few advances are looked at, now and then all. */
function lookAt(ids: string[], dice: Dice): string[] {
  if (dice.chance(1, 8)) return dice.shuffle(ids);
  const looked: string[] = [];
  while (looked.length < LOOKS) looked.push(dice.pick(ids));
  return looked;
}

function sampleCards<W extends Ancients, A extends Buy>(
  world: W,
  number: NationNumber,
  purchasing: Purchasing<W, A>,
  spend: Readonly<Record<string, number>>,
  dice: Dice,
): string[] {
  const { rows, price: priceOf } = purchasing.book.advances;
  const looked = lookAt([...rows.keys()], dice);
  const paid = purchasing.worth(world, number, { ...purchasing.nothing, spend: { ...spend } });
  let left = paid + fundsOf(world, number, purchasing);
  const buy: string[] = [];
  for (const id of looked) {
    if (buy.includes(id) || refuseCards(world, number, purchasing, [id]) !== undefined) continue;
    const price = priceOf(world, number, id);
    if (price > left) continue;
    left -= price;
    buy.push(id);
  }
  return buy;
}
