import { type Event, must, type Open, type Played, type Table, type World } from '@ecumene/engine';
import type { Budget, Decision } from './bot.ts';
import { FloorTurns } from './floor-turns.ts';
import type { Mishap, Seated } from './seated.ts';

export interface Hosting<E extends Event> {
  /** How long a bot may think about a question. */
  budget(): Budget;
  /** Decisions after which the game is given up. */
  readonly limit: number;
  /** Told of everything that is played. */
  played?(played: Played<E>): void;
  mishap?(mishap: Mishap): void;
}

/** Lets bots play a table to its end; says how many decisions that took. */
export function letPlay<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  bots: readonly Seated<W, V, E>[],
  hosting: Hosting<E>,
): number {
  const bySeat = new Map(bots.map((bot) => [bot.seat, bot]));
  const report = (mishap: Mishap): void => hosting.mishap?.(mishap);
  const host = hostGame(table, hosting.limit, (played) => {
    hosting.played?.(played);
    for (const bot of bots) bot.hear(played.happenings);
  });
  let step = host.next();
  while (!step.done) {
    const bot = must(bySeat.get(step.value.seat), `a bot in seat ${step.value.seat}`);
    step = host.next(bot.decide(step.value, hosting.budget(), report));
  }
  return step.value;
}

/** Hosts a game: says again and again who is to decide what, and plays what was decided. Comes to how many decisions. */
export function* hostGame<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  limit: number,
  played: (played: Played<E>) => void,
): Generator<Open, number, Decision> {
  const turns = new FloorTurns(() => true);
  let decisions = 0;
  while (!table.over && decisions < limit) {
    const open = table.openQuestions();
    const post = turns.next(open) ?? open[0];
    if (post === undefined) break;
    const decision = yield post;
    if ('wait' in decision && turns.mayWait(post, open)) continue;
    const answer = 'wait' in decision ? post.asking.default() : decision.answer;
    const outcome = table.answer(post.seat, post.id, answer);
    if (!outcome.ok) throw new Error(`an answer to ${post.id} is refused: ${outcome.refusal.code}`);
    decisions += 1;
    turns.stirred(post.seat);
    for (const one of outcome.played) played(one);
  }
  return decisions;
}
