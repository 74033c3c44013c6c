import {
  at,
  copy,
  type Event,
  type Game,
  pick,
  type Random,
  randomFrom,
  type Seat,
  Table,
  type World,
} from '@ecumene/engine';
import { lasting, seatNames } from '@ecumene/engine/testing';
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
  /** What differs where the order should make no difference. */
  readonly differences: readonly string[];
}

/**
 * Plays a game at random. Each movement is played twice from the same position: those who may move at the same time answer in
 * random order, and then everybody gives the same answers in the printed order. Both must come to the same.
 */
export function movementInAnyOrder<W extends Ancients & World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { seed, seats, movements }: Early,
): Compared {
  const random = randomFrom(seed);
  const options = { ...game.sheet.draw(random, lasting(game, false), seats), pace: 'swift' };
  const table = Table.open(game, { options, seats: seatNames(seats), seed });
  const differences: string[] = [];
  let together = 0;
  for (let played = 0; played < movements && !table.over; played++) {
    while (!table.over && !table.where.includes('movement')) answerOne(table, random);
    if (table.over) break;
    if (new Set(table.waiting().map(({ seat }) => seat)).size > 1) together += 1;
    const inOrder = table.fork();
    const answers: { readonly seat: Seat; readonly answer: unknown }[] = [];
    while (table.where.includes('movement')) answers.push(answerOne(table, random));
    const refused = answerInOrder(inOrder, answers);
    if (refused !== undefined) return { together, differences: [refused] };
    differences.push(...differing(table.world, inOrder.world));
  }
  return { together, differences };
}

/** Somebody who is asked answers at random. */
function answerOne<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  random: Random,
): { seat: Seat; answer: unknown } {
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
  answers: readonly { readonly seat: Seat; readonly answer: unknown }[],
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

/** Parts of two worlds that differ. Who insists and what was told along the way are no part of the position. */
function differing(one: Ancients, other: Ancients): string[] {
  const parts: readonly (keyof Ancients)[] = ['tokens', 'cityIn', 'nations', 'movement', 'random', 'trade', 'strikes'];
  const told = (world: Ancients, part: keyof Ancients): string => JSON.stringify(world[part]);
  return parts.filter((part) => told(one, part) !== told(other, part));
}
