import {
  countIn,
  faceNamed,
  faceValue,
  findCards,
  handByFace,
  listFaces,
  type NationNumber,
  NOBODY,
  nameOf,
  nation,
  noteLack,
  passCards,
  returnCards,
  seatOf,
} from '@ecumene/ancients';
import {
  type Asking,
  act,
  ask,
  Dice,
  happen,
  moves,
  type Random,
  type Refusal,
  refuse,
  reveal,
  type Script,
  say,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import type { CalamityId } from '../data/trade-cards.ts';
import type { EpWorld } from '../world.ts';

/** Commodity cards of a hand, by face. */
const cardMoves = moves(
  'hand-over',
  Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 99 }), { maxProperties: 80 }),
);
type Cards = Static<typeof cardMoves.schema>;
type Tally = Readonly<Record<string, number>>;

/** How many commodities of each face a hand holds. */
export function commoditiesOf(world: EpWorld, number: NationNumber): Tally {
  const held = Object.entries(handByFace(world, number));
  return Object.fromEntries(held.filter(([id]) => faceNamed(world, id)?.kind === 'commodity'));
}

/** The face value of some cards. @rule EP 26.3.1 */
function pointsOfCards(world: EpWorld, cards: Tally): number {
  let sum = 0;
  for (const [id, count] of Object.entries(cards)) {
    const face = faceNamed(world, id);
    if (face !== undefined) sum += count * faceValue(face);
  }
  return sum;
}

/** What a hand must pay: exactly so much or, where that cannot be, the least above it; everything, if there is less. @rule EP 24.4 @rule EP 24.5 @rule EP P4 */
function duePoints(world: EpWorld, held: Tally, points: number): number {
  const all = pointsOfCards(world, held);
  if (all <= points) return all;
  const reachable = new Set([0]);
  for (const id of listFaces(held)) {
    const face = faceNamed(world, id);
    if (face === undefined) continue;
    for (const sum of [...reachable]) reachable.add(sum + faceValue(face));
  }
  return Math.min(...[...reachable].filter((sum) => sum >= points));
}

/** What is to be given up, and to whom; nobody, where it is discarded. */
export interface CardLoss {
  readonly calamity: CalamityId;
  readonly points: number;
  readonly to: NationNumber;
  readonly rule: string;
}

/**
 * A player gives up commodities of so many face points, of own choice. Whoever holds any trade card is asked, since what
 * they are is secret. Whoever pays less than is asked for has none left, which everybody learns.
 * @rule EP 29.7.1.1 @rule EP 29.9.3.1 @rule EP 29.9.3.2 @rule EP C83 @rule EP C100
 */
export function* giveUpCards(world: EpWorld, number: NationNumber, loss: CardLoss): Script {
  if (loss.points <= 0 || nation(world, number).hand.length === 0) return;
  const answer = yield* ask(seatOf(world, number), askForCards(world, number, loss));
  const cards = Object.fromEntries(Object.entries(answer).filter(([, count]) => count > 0));
  const numbers = findCards(world, number, listFaces(cards)) ?? [];
  const isShort = pointsOfCards(world, cards) < loss.points;
  if (loss.to === NOBODY) discard(world, number, numbers, cards, loss.rule);
  else handOver(world, number, numbers, cards, loss);
  if (isShort) noteLack(world, { nation: number, valueFrom: 1 });
}

/** Cards that are discarded lie open. @rule EP 29.7.1.1 @rule EP C83 */
function discard(world: EpWorld, number: NationNumber, numbers: readonly number[], cards: Tally, rule: string): void {
  returnCards(world, number, numbers);
  reveal(world, rule, { what: 'cards-lost', nation: nameOf(world, number), cards, to: null });
}

/** Cards that change hands are known to the two players. @rule EP 29.9.3.1 @rule EP C83 */
function handOver(
  world: EpWorld,
  number: NationNumber,
  numbers: readonly number[],
  cards: Tally,
  { to, rule }: CardLoss,
): void {
  const [name, taker] = [nameOf(world, number), nameOf(world, to)];
  passCards(world, number, to, numbers);
  happen(world, rule, { what: 'cards-handed-over', nation: name, to: taker, count: numbers.length });
  const knows = [seatOf(world, number), seatOf(world, to)];
  reveal(world, rule, { what: 'cards-lost', nation: name, cards, to: taker }, knows);
}

function askForCards(world: EpWorld, number: NationNumber, { calamity, points, rule }: CardLoss): Asking<Cards> {
  const held = commoditiesOf(world, number);
  const due = duePoints(world, held, points);
  const text = say('{calamity}: choose commodity cards with a face value of {points} in all.', {
    calamity: the('card', calamity),
    points,
  });
  return act({ topic: 'give-up-cards', text, rule, bounds: { points: due, cards: { ...held } } }, cardMoves, {
    check: (answer) => refuseCards(world, held, due, rule, answer),
    sample: (random) => payExactly(world, held, due, random),
    default: () => payExactly(world, held, due),
  });
}

function refuseCards(world: EpWorld, held: Tally, due: number, rule: string, answer: Cards): Refusal | undefined {
  for (const [id, count] of Object.entries(answer))
    if (count > countIn(held, id))
      return refuse(
        'not-held',
        say('You do not hold {count} {card}. Choose fewer.', { count, card: the('card', id) }),
        rule,
      );
  const value = pointsOfCards(world, answer);
  if (value === due) return undefined;
  return refuse('wrong-total', say('These cards are worth {value}. Choose cards worth {due}.', { value, due }), rule);
}

/** Cards worth exactly this: single ones before sets, or any. */
function payExactly(world: EpWorld, held: Tally, due: number, random?: Random): Cards {
  const worth = (id: string): number => pointsOfCards(world, { [id]: 1 });
  const single = (id: string): number => worth(id) * (held[id] ?? 0);
  const list =
    random === undefined
      ? listFaces(held).sort((a, b) => single(a) - single(b) || (a < b ? -1 : 1))
      : new Dice(random).shuffle(listFaces(held));
  const ways = new Map<number, readonly string[]>([[0, []]]);
  for (const id of list) {
    for (const [sum, cards] of [...ways]) {
      const next = sum + worth(id);
      if (next <= due && !ways.has(next)) ways.set(next, [...cards, id]);
    }
  }
  const answer: Cards = {};
  for (const id of ways.get(due) ?? []) answer[id] = (answer[id] ?? 0) + 1;
  return answer;
}

/** How many cards save a player from a calamity; asked whoever holds so many trade cards. */
export interface Instead {
  readonly calamity: CalamityId;
  readonly count: number;
  readonly rule: string;
}

/** A player may give up commodities and lose nothing. Says whether it does. @rule EP 29.8.2.2 @rule EP C61 */
export function* givesUpInstead(world: EpWorld, number: NationNumber, instead: Instead): Script<boolean> {
  const { count, rule } = instead;
  if (count === 0 || nation(world, number).hand.length < count) return false;
  const answer = yield* ask(seatOf(world, number), askInstead(world, number, instead));
  const faces = listFaces(answer);
  if (faces.length === 0) return false;
  discard(world, number, findCards(world, number, faces) ?? [], answer, rule);
  return true;
}

function askInstead(world: EpWorld, number: NationNumber, { calamity, count, rule }: Instead): Asking<Cards> {
  const held = commoditiesOf(world, number);
  const text = say('{calamity}: choose {count} commodity cards to discard and keep your cities, or none.', {
    calamity: the('card', calamity),
    count,
  });
  const some = (random: Random): Cards => {
    const dice = new Dice(random);
    const cards = dice.shuffle(listFaces(held)).slice(0, count);
    const answer: Cards = {};
    if (cards.length < count || dice.chance(1, 3)) return answer;
    for (const id of cards) answer[id] = (answer[id] ?? 0) + 1;
    return answer;
  };
  return act({ topic: 'cards-instead', text, rule, bounds: { count, cards: { ...held } } }, cardMoves, {
    check: (answer) => refuseInstead(held, count, rule, answer),
    sample: some,
    default: (): Cards => ({}),
  });
}

function refuseInstead(held: Tally, count: number, rule: string, answer: Cards): Refusal | undefined {
  let sum = 0;
  for (const [id, each] of Object.entries(answer)) {
    if (each > countIn(held, id))
      return refuse(
        'not-held',
        say('You do not hold {each} {card}. Choose fewer.', { each, card: the('card', id) }),
        rule,
      );
    sum += each;
  }
  if (sum === 0 || sum === count) return undefined;
  return refuse('wrong-number', say('Choose exactly {count} cards, or none.', { count }), rule);
}
