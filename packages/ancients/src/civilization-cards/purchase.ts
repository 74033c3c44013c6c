import {
  type Asking,
  ask,
  at,
  Dice,
  happen,
  moves,
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
import Type, { type Static } from 'typebox';
import { Prompt } from '../asking.ts';
import { holds, nation, nationOf } from '../nations.ts';
import { spendTreasury } from '../tokens.ts';
import { enlargedValue, findCards, handByFace, listFaces, returnCards } from '../trade-cards/hands.ts';
import { faceOf } from '../trade-cards/stacks.ts';
import type { Ancients, Face, NationNumber } from '../world.ts';
import { type CardTable, heldBefore, priceFor, pricesOf } from './cards.ts';

/** How a game sells civilization cards. */
export interface Purchase {
  readonly table: CardTable;
  /** Commodities a hand may keep. */
  readonly keep: number;
  /** Whether a nation can enlarge a set by mining. */
  mayMine(world: Ancients, number: NationNumber): boolean;
  /** How many cards more a nation's set of a face counts, of itself; none, if not said. */
  adds?(world: Ancients, number: NationNumber, face: string): number;
  /** Commodities of these faces have been handed in. */
  handedIn?(world: Ancients, number: NationNumber, faces: readonly string[]): void;
  /** Points a nation has to its credit, which pay before its treasury does; none, if not said. */
  credit?(world: Ancients, number: NationNumber): number;
  spendCredit?(world: Ancients, number: NationNumber, points: number): void;
  /** What else than cards takes off the price of a card; nothing, if not said. */
  redress?(world: Ancients, number: NationNumber, card: string): number;
  readonly rules: {
    readonly buy: string;
    readonly pay: string;
    readonly once: string;
    readonly needs: string;
    readonly mine: string;
    readonly shown: string;
    readonly keep: string;
  };
}

/** The cards acquired and the commodities handed in for them; treasury pays the rest. */
export const buyMoves = moves(
  'buy',
  Type.Object(
    {
      buy: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60 }),
      spend: Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 60 }), {
        maxProperties: 60,
      }),
      /** The set that mining enlarges. */
      mine: Type.Optional(Type.String({ maxLength: 30 })),
    },
    { additionalProperties: false },
  ),
);
export type Buy = Static<typeof buyMoves.schema>;

const NOTHING: Buy = { buy: [], spend: {} };

/**
 * A nation buys civilization cards, then hands in what its hand may not keep. Whoever holds trade cards is asked, since
 * what they are is secret; others only if treasury or credits can buy something. @rule AC 31.1 @rule AC 31.12 @rule AC 31.63
 */
export function buyCards(world: Ancients, seat: Seat, purchase: Purchase): Script | void {
  const number = nationOf(world, seat);
  const { hand } = nation(world, number);
  if (hand.length > 0 || anythingWithinTreasury(world, number, purchase))
    return buyAndKeep(world, seat, number, purchase);
}

function* buyAndKeep(world: Ancients, seat: Seat, number: NationNumber, purchase: Purchase): Script {
  acquire(world, number, purchase, yield* ask(seat, askToBuy(world, number, purchase)));
  yield* surrender(world, seat, number, purchase);
}

/** The first half of it: a nation buys and keeps its whole hand for now. @rule AC ST cards-before-calamities */
export function acquireCards(world: Ancients, seat: Seat, purchase: Purchase): Script | void {
  const number = nationOf(world, seat);
  if (nation(world, number).hand.length > 0 || anythingWithinTreasury(world, number, purchase))
    return buyOnly(world, seat, number, purchase);
}

function* buyOnly(world: Ancients, seat: Seat, number: NationNumber, purchase: Purchase): Script {
  acquire(world, number, purchase, yield* ask(seat, askToBuy(world, number, purchase)));
}

/** The second half: what a hand may not keep is handed in. @rule AC 31.71 @rule AC ST cards-before-calamities */
export function keepToLimit(world: Ancients, seat: Seat, purchase: Purchase): Script | void {
  const number = nationOf(world, seat);
  if (nation(world, number).hand.length > purchase.keep) return surrender(world, seat, number, purchase);
}

/** What a card costs a nation, after all that takes off its price. @rule AC 31.57 */
function priceOf(world: Ancients, number: NationNumber, purchase: Purchase, id: string): number {
  const price = priceFor(world, number, purchase.table, id);
  const less = purchase.redress?.(world, number, id) ?? 0;
  return less === 0 ? price : Math.max(0, price - less);
}

/** Treasury and credit. @rule AC 31.41 @rule AC ST starting-credit */
function fundsOf(world: Ancients, number: NationNumber, purchase: Purchase): number {
  return nation(world, number).treasury + (purchase.credit?.(world, number) ?? 0);
}

function anythingWithinTreasury(world: Ancients, number: NationNumber, purchase: Purchase): boolean {
  const funds = fundsOf(world, number, purchase);
  for (const { id, cost, most } of pricesOf(purchase.table)) {
    const less = purchase.redress?.(world, number, id) ?? 0;
    if (cost - most - less > funds || holds(world, number, id)) continue;
    if (priceOf(world, number, purchase, id) <= funds) return true;
  }
  return false;
}

const prompt = new Prompt(
  buyMoves,
  'civilization-cards',
  say('Which civilization cards do you acquire, and what do you hand in for them?'),
);

function askToBuy(world: Ancients, number: NationNumber, purchase: Purchase): Asking<Buy> {
  return prompt.ask(purchase.rules.buy, {
    check: (answer) => refuseBuy(world, number, purchase, answer),
    sample: (random) => sample(world, number, purchase, random),
    default: () => NOTHING,
  });
}

/** What is handed in is worth. @rule AC 31.31 @rule AC 28.51 @rule AC 28.53 @rule AC Q&A CT.1 */
function worthOf(world: Ancients, number: NationNumber, purchase: Purchase, { spend, mine }: Buy): number {
  let value = 0;
  for (const id in spend) {
    const face = faceNamed(world, id);
    if (face === undefined) continue;
    const more = (purchase.adds?.(world, number, id) ?? 0) + (id === mine ? 1 : 0);
    value += enlargedValue(face, spend[id] ?? 0, more);
  }
  return value;
}

function faceNamed(world: Ancients, id: string): Face | undefined {
  return world.trade.faces.find((face) => face.id === id);
}

/** What treasury must add: no more than is needed. @rule AC 31.41 */
function restDue(world: Ancients, number: NationNumber, purchase: Purchase, answer: Buy): number {
  let price = 0;
  for (const id of answer.buy) price += priceOf(world, number, purchase, id);
  return Math.max(0, price - worthOf(world, number, purchase, answer));
}

function refuseBuy(world: Ancients, number: NationNumber, purchase: Purchase, answer: Buy): Refusal | undefined {
  const { rules } = purchase;
  const refused = refuseCards(world, number, purchase, answer.buy) ?? refuseSpending(world, number, purchase, answer);
  if (refused !== undefined) return refused;
  const due = restDue(world, number, purchase, answer);
  const funds = fundsOf(world, number, purchase);
  if (due <= funds) return undefined;
  return refuse(
    'too-dear',
    say('{missing} points are missing: hand in more commodities or acquire less.', { missing: due - funds }),
    rules.pay,
  );
}

/** @rule AC 31.61 @rule AC 31.62 */
function refuseCards(
  world: Ancients,
  number: NationNumber,
  { table, rules }: Purchase,
  buy: readonly string[],
): Refusal | undefined {
  for (const id of buy) {
    const card = table.get(id);
    if (card === undefined) return refuse('no-card', say('There is no card called {id}.', { id }), rules.buy);
    if (holds(world, number, id) || buy.indexOf(id) !== buy.lastIndexOf(id))
      return refuse('once', say('You may have {card} only once.', { card: the('card', id) }), rules.once);
    if (card.needs !== undefined && !heldBefore(world, number, card.needs))
      return refuse(
        'needs',
        say('{card} needs {other}, acquired in an earlier turn.', {
          card: the('card', id),
          other: the('card', card.needs),
        }),
        rules.needs,
      );
  }
  return undefined;
}

/** @rule AC 31.31 @rule AC 28.53 @rule AC 30.312 */
function refuseSpending(
  world: Ancients,
  number: NationNumber,
  { rules, mayMine }: Purchase,
  { buy, spend, mine }: Buy,
): Refusal | undefined {
  const { shown } = nation(world, number);
  const faces = listFaces(spend);
  if (buy.length === 0 && faces.length > 0)
    return refuse('for-nothing', say('You hand in cards but acquire nothing.'), rules.pay);
  if (findCards(world, number, faces, shown) === undefined) {
    if (findCards(world, number, faces) === undefined)
      return refuse('not-held', say('You do not hold these commodities.'), rules.pay);
    return refuse('shown', say('Cards that lie face up buy nothing this turn.'), rules.shown);
  }
  if (mine === undefined) return undefined;
  if (mayMine(world, number) && faceNamed(world, mine)?.mined && (spend[mine] ?? 0) > 0) return undefined;
  return refuse('mine', say('Mining can enlarge one set of metal or gems that you hand in.'), rules.mine);
}

function acquire(world: Ancients, number: NationNumber, purchase: Purchase, answer: Buy): void {
  if (answer.buy.length === 0) return;
  const one = nation(world, number);
  const due = restDue(world, number, purchase, answer);
  const cards = findCards(world, number, listFaces(answer.spend), one.shown);
  if (cards === undefined) throw new Error('a purchase was not checked');
  returnCards(world, number, cards);
  purchase.handedIn?.(
    world,
    number,
    Object.keys(answer.spend).filter((id) => (answer.spend[id] ?? 0) > 0),
  );
  const credit = Math.min(due, purchase.credit?.(world, number) ?? 0);
  if (credit > 0) purchase.spendCredit?.(world, number, credit);
  if (due > credit) spendTreasury(world, number, due - credit);
  for (const id of answer.buy) one.cards[id] = world.turn;
  one.mined ||= answer.mine !== undefined;
  one.rev += 1;
  const event = {
    what: 'cards-acquired',
    nation: one.name,
    cards: answer.buy,
    spent: answer.spend,
    treasury: due - credit,
    mined: answer.mine ?? null,
  } as const;
  if (cards.length > 0) reveal(world, purchase.rules.buy, event);
  else happen(world, purchase.rules.buy, event);
}

/** What a hand holds above the limit is handed in, openly, by its owner's choice. @rule AC 31.71 @rule AC 31.72 */
function* surrender(world: Ancients, seat: Seat, number: NationNumber, { keep, rules }: Purchase): Script {
  const { hand } = nation(world, number);
  if (hand.length <= keep) return;
  yield* handInCards(world, seat, number, {
    count: hand.length - keep,
    text: say('Your hand may keep {keep} commodities. Which do you hand in?', { keep }),
    rule: rules.keep,
  });
}

/** So many cards of a hand are handed in, openly, by their owner's choice. @rule AC 31.72 */
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
        .sort()
        .map((id) => ({ id, most: held[id] ?? 0 })),
    }),
  );
  const cards: Record<string, number> = {};
  for (const [id, count] of Object.entries(answer)) if (count !== undefined && count > 0) cards[id] = count;
  returnCards(world, number, findCards(world, number, listFaces(cards)) ?? []);
  reveal(world, rule, { what: 'cards-surrendered', nation: name, cards });
}

/** Hands in some sets and takes cards at random as long as they can be paid for. */
function sample(world: Ancients, number: NationNumber, purchase: Purchase, random: Random): Buy {
  const dice = new Dice(random);
  if (dice.chance(1, 3)) return NOTHING;
  const { hand, shown } = nation(world, number);
  const spend: Record<string, number> = {};
  const most = dice.chance(1, 2) ? 0 : 1;
  for (const card of hand) {
    if (shown.includes(card) || dice.chance(most, 4)) continue;
    const { id } = faceOf(world, card);
    spend[id] = (spend[id] ?? 0) + 1;
  }
  const mines = purchase.mayMine(world, number) ? Object.keys(spend).filter((id) => faceNamed(world, id)?.mined) : [];
  const mine = mines.length > 0 && dice.chance(1, 2) ? dice.pick(mines) : undefined;
  const answer = { buy: sampleCards(world, number, purchase, { buy: [], spend }, dice), spend };
  if (answer.buy.length === 0) return NOTHING;
  return mine === undefined ? answer : { ...answer, mine };
}

const LOOKS = 5;

/** Mostly a few cards are looked at, now and then all. */
function sampleCards(world: Ancients, number: NationNumber, purchase: Purchase, answer: Buy, dice: Dice): string[] {
  const prices = pricesOf(purchase.table);
  const every = dice.chance(1, 8);
  const order = every ? dice.shuffle([...prices]) : prices;
  const looks = every ? prices.length : LOOKS;
  let left = worthOf(world, number, purchase, answer) + fundsOf(world, number, purchase);
  const buy: string[] = [];
  for (let i = 0; i < looks; i++) {
    const { id, cost, most } = every ? at(order, i) : dice.pick(order);
    const less = purchase.redress?.(world, number, id) ?? 0;
    if (cost - most - less > left || buy.includes(id)) continue;
    if (refuseCards(world, number, purchase, [id]) !== undefined) continue;
    const price = priceOf(world, number, purchase, id);
    if (price > left) continue;
    left -= price;
    buy.push(id);
  }
  return buy;
}
