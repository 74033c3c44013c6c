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

/** Cities are built wherever they can be supported. */
export function leavePolicies(table: SlowTable, seat: Seat): void {
  if (table.over || table.standingAnswers(seat).some(({ topic }) => topic === 'build-cities')) return;
  const everywhere = { except: [], treasury: true };
  table.stand(seat, { topic: 'build-cities', answers: [everywhere], plan: true, always: true });
}

/** Leaves it that as many ships are kept and built next time as somebody would now. */
function planShips(table: SlowTable, seat: Seat, answer: unknown): void {
  if (!isRecord(answer) || !Array.isArray(answer['keep']) || !Array.isArray(answer['build'])) return;
  const { keep, build } = answer;
  const at = build.flatMap((one: unknown) => (isRecord(one) && typeof one['area'] === 'string' ? [one['area']] : []));
  table.stand(seat, { topic: 'ships', answers: [{ until: keep.length + build.length, at, levy: true }], plan: true });
}

/**
 * Leaves a plan for the next movement, if nothing lies between that nobody can foresee: a trade, above all. It is made as a
 * person would who takes the others to do nothing until then, and does what still can be done when its turn comes.
 */
export function planAhead(table: SlowTable, { seat, bot, random }: Planner): void {
  if (table.over || table.openQuestions().some(({ floor, asking }) => floor && !asking.question.optional)) return;
  const dream = table.imagine(seat, random);
  for (const topic of ['movement', 'ships']) dream.standDown(seat, topic);
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
    if (post.seat === seat && post.asking.question.topic === 'ships') planShips(table, seat, answer);
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
