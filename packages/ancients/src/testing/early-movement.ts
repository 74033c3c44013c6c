import {
  at,
  copy,
  type Event,
  type Game,
  isRecord,
  pick,
  type Random,
  randomFrom,
  type Seat,
  Table,
  type World,
} from '@ecumene/engine';
import { lasting, seatNames } from '@ecumene/engine/testing';
import { hasUnitsIn, nationOf, terrain } from '../nations.ts';
import type { Ancients } from '../world.ts';

interface Early {
  readonly seed: string;
  readonly seats: number;
  /** So many movements are tried in two orders. */
  readonly movements: number;
}

/** What came of movements, tried in the printed order and in another. */
interface Compared {
  /** How many movements were begun by more than one seat at once. */
  readonly together: number;
  /** How many pairs of seats that may move at the same time were moved in both orders, and how many moves they made. */
  readonly pairs: number;
  readonly moves: number;
  /** What differs where the order should make no difference. */
  readonly differences: readonly string[];
}

/**
 * Plays a game at random. Each movement is played twice from the same position: those who may move at the same time answer in
 * random order, and then everybody gives the same answers in the printed order. Both must come to the same. Before that, every
 * two seats that may move at the same time move alone, one before the other and the other way round.
 */
export function movementInAnyOrder<W extends Ancients & World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { seed, seats, movements }: Early,
): Compared {
  const random = randomFrom(seed);
  const options = { ...game.sheet.draw(random, lasting(game, false), seats), pace: 'swift' };
  const table = Table.open(game, { options, seats: seatNames(seats), seed });
  const differences: string[] = [];
  const count = { together: 0, pairs: 0, moves: 0 };
  for (let played = 0; played < movements && !table.over; played++) {
    while (!table.over && !table.where.includes('movement')) answerOne(table, random);
    if (table.over) break;
    const free = freeToMove(table);
    if (free.length > 1) count.together += 1;
    for (const [a, b] of pairsOf(free)) {
      const { moves, differs } = inBothOrders(table, a, b, random);
      count.pairs += 1;
      count.moves += moves;
      differences.push(...differs);
    }
    const inOrder = table.fork();
    const answers: Given[] = [];
    while (table.where.includes('movement')) answers.push(answerOne(table, random));
    const refused = answerInOrder(inOrder, answers);
    if (refused !== undefined) return { ...count, differences: [...differences, refused] };
    differences.push(...differing(table.world, inOrder.world));
  }
  return { ...count, differences };
}

interface Given {
  readonly seat: Seat;
  readonly answer: unknown;
}

function freeToMove<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>): Seat[] {
  return [...new Set(table.waiting().flatMap(({ seat, optional }) => (optional ? [] : [seat])))];
}

function pairsOf(seats: readonly Seat[]): (readonly [Seat, Seat])[] {
  return seats.flatMap((a, i) => seats.slice(i + 1).map((b) => [a, b] as const));
}

/** Two seats move, first one before the other, then the other before the one, and in turns; each as it wants in one of the cases. */
function inBothOrders<W extends Ancients & World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  a: Seat,
  b: Seat,
  random: Random,
): { readonly moves: number; readonly differs: readonly string[] } {
  const differs: string[] = [];
  let moves = 0;
  for (const [first, second] of [
    [a, b],
    [b, a],
  ] as const) {
    const one = table.fork();
    const firsts = moveAtRandom(one, first, random);
    const seconds = moveAtRandom(one, second, random);
    moves += firsts.length + seconds.length;
    const met = areasOf(one.world, first).filter((area) => areasOf(one.world, second).includes(area));
    differs.push(...met.map((area) => `${first} and ${second} met in ${area}`));
    for (const order of [[...seconds, ...firsts], alternating(firsts, seconds)]) {
      const other = table.fork();
      const refused = order.map((given) => giveOne(other, given)).find((refusal) => refusal !== undefined);
      const parts = refused === undefined ? differing(one.world, other.world) : [`${refused} is refused`];
      differs.push(...parts.map((part) => `${first} before ${second}: ${part}`));
    }
  }
  return { moves, differs };
}

/** Areas where a seat has units. */
function areasOf(world: Ancients, seat: Seat): string[] {
  const number = nationOf(world, seat);
  return terrain(world).ids.filter((_, area) => hasUnitsIn(world, area, number));
}

function alternating(some: readonly Given[], others: readonly Given[]): Given[] {
  const length = Math.max(some.length, others.length);
  return Array.from({ length }, (_, i) => [...others.slice(i, i + 1), ...some.slice(i, i + 1)]).flat();
}

/** So many moves a seat tries to make before it ends its movement. */
const MOST_MOVES = 12;
const TRIES = 4;

/** A seat moves a lot, and ends its movement. */
function moveAtRandom<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  seat: Seat,
  random: Random,
): Given[] {
  const given: Given[] = [];
  while (table.where.includes('movement')) {
    const post = table.openQuestions().find((one) => one.seat === seat);
    if (post === undefined) break;
    const { asking } = post;
    let answer: unknown = asking.default();
    for (let tried = 0; tried < TRIES && given.length < MOST_MOVES && isEnd(answer); tried++)
      answer = copy(asking.sample(random));
    const one = { seat, answer };
    const refused = giveOne(table, one);
    if (refused !== undefined) throw new Error(`a sample is refused: ${refused}`);
    given.push(one);
    if (isEnd(answer)) break;
  }
  return given;
}

function isEnd(answer: unknown): boolean {
  return isRecord(answer) && (answer['do'] === 'end' || answer['end'] === true);
}

/** Gives an answer; says why it is refused, if so. */
function giveOne<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  { seat, answer }: Given,
): string | undefined {
  const post = table.openQuestions().find((one) => one.seat === seat);
  if (post === undefined) return 'no question';
  const outcome = table.answer(seat, post.id, answer);
  return outcome.ok ? undefined : outcome.refusal.code;
}

/** Somebody who is asked answers at random. */
function answerOne<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>, random: Random): Given {
  const open = table.openQuestions();
  const asked = open.filter(({ asking }) => asking.question.optional !== true);
  const { seat, id, asking } = pick(random, asked.length === 0 ? open : asked);
  const answer = copy(asking.sample(random));
  const outcome = table.answer(seat, id, answer);
  if (!outcome.ok) throw new Error(`a sample is refused: ${outcome.refusal.code}`);
  return { seat, answer };
}

/** Everybody insists on the printed order until the last answer, so that what comes next is played as at the other table. */
function answerInOrder<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  answers: readonly Given[],
): string | undefined {
  const left = [...answers];
  const [insisting] = table.seats;
  if (insisting !== undefined) table.insist(insisting, true);
  while (left.length > 0) {
    if (left.length === 1 && insisting !== undefined) table.insist(insisting, false);
    const post = at(table.openQuestions(), 0);
    const [given] = left.splice(
      left.findIndex(({ seat }) => seat === post.seat),
      1,
    );
    const outcome = table.answer(post.seat, post.id, given?.answer);
    if (!outcome.ok) return `in the printed order an answer is refused: ${outcome.refusal.code}`;
  }
  return undefined;
}

/** Parts of two worlds that differ. Who insists, who began first and what was told along the way are no part of the position. */
function differing(one: Ancients, other: Ancients): string[] {
  const parts: readonly (keyof Ancients)[] = ['tokens', 'cityIn', 'nations', 'movement', 'random', 'trade', 'strikes'];
  const inOrder = ({ movement }: Ancients) => movement?.toSorted((a, b) => a.nation - b.nation) ?? null;
  const told = (world: Ancients, part: keyof Ancients): string =>
    JSON.stringify(part === 'movement' ? inOrder(world) : world[part]);
  return parts.filter((part) => told(one, part) !== told(other, part));
}
