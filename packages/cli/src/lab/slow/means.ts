import { type AnyBot, Seated, thoughts } from '@ecumene/bots';
import { isRecord, type Open, type Random, type Seat } from '@ecumene/engine';
import type { SlowTable } from './clocked.ts';

/** After so many answers of others nobody looks further ahead. */
const FARTHEST = 400;
/** Nobody plans more moves than that. */
const MOST_MOVES = 300;

/** Somebody who looks ahead before they go. */
interface Planner {
  readonly seat: Seat;
  readonly bot: AnyBot;
  readonly random: Random;
}

/**
 * Leaves a plan for the next movement, if nothing lies between that nobody can foresee: a trade, above all. It is made as a
 * person would who takes the others to do nothing until then, and does what still can be done when its turn comes.
 */
export function planMovement(table: SlowTable, { seat, bot, random }: Planner): void {
  if (table.over || table.openQuestions().some(({ floor, asking }) => floor && !asking.question.optional)) return;
  const dream = table.imagine(seat, random);
  const player = new Seated(dream, seat, bot, random.key);
  const moves: unknown[] = [];
  for (let step = 0; step < FARTHEST && !dream.over; step++) {
    const open = dream.openQuestions();
    const own = open.find((post) => post.seat === seat);
    const post = own ?? open[0];
    if (post === undefined || post.floor) return;
    const isMovement = post.seat === seat && post.asking.question.topic === 'movement';
    const answer = post.seat === seat ? decided(player, post) : post.asking.default();
    if (isMovement && noteMoves(moves, answer)) break;
    if (!dream.answer(post.seat, post.id, answer).ok) return;
  }
  if (moves.length === 0) return;
  table.stand(seat, { topic: 'movement', answers: [{ moves, otherwise: 'partly', unless: [] }], plan: true });
}

function decided(
  player: Seated<SlowTable['world'], unknown, SlowTable['world']['news'][number]['event']>,
  post: Open,
): unknown {
  const decision = player.decide(post, thoughts(1), () => {});
  return 'wait' in decision ? post.asking.default() : decision.answer;
}

/** Notes what is done in a movement; says whether that is all. */
function noteMoves(moves: unknown[], answer: unknown): boolean {
  if (!isRecord(answer) || answer['do'] === 'end' || moves.length >= MOST_MOVES) return true;
  if (answer['do'] !== 'moves') {
    moves.push(answer);
    return false;
  }
  if (Array.isArray(answer['moves'])) moves.push(...answer['moves']);
  return answer['end'] === true;
}
