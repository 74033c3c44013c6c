import type { Disguise, Game } from './game.ts';
import type { Move } from './journal.ts';
import { must } from './json.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import { copyPosition, notOpen, type Position, Run } from './run.ts';
import type { Seat } from './script.ts';
import type { Beginning } from './timeline.ts';
import type { Event, World } from './world.ts';

/** A move cannot be made where only what is hidden from a seat is different: what was asked, or what was allowed, tells it. */
export class Exposed extends Error {
  readonly observer: Seat;

  constructor(observer: Seat, move: Move, refusal: Refusal) {
    super(exposure(observer, move, refusal));
    this.observer = observer;
  }
}

function exposure(observer: Seat, move: Move, refusal: Refusal): string {
  if (!('question' in move)) return `whether "${move.is}" is possible depends on something hidden from ${observer}`;
  const { seat, question, topic } = move;
  return refusal === notOpen
    ? `whether ${seat} is asked "${topic}" (${question}) depends on something hidden from ${observer}`
    : `what ${seat} may answer to "${topic}" (${question}) depends on something hidden from ${observer}: refused as "${refusal.code}" if that is different`;
}

/**
 * A game with everything one seat cannot know exchanged for something that looks the same to it: the secrets are
 * exchanged where play last rested, and the moves made since become what they would have been there.
 */
export function disguised<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  now: W,
  { position, made, moves }: Beginning<W>,
  observer: Seat,
  random: Random,
  sealed: 'as given' | 'drawn anew',
): Beginning<W> & { readonly disguise: Disguise<W> } {
  const disguise = must(game.disguise?.(now, observer, random, position.world), `${game.name} to say what is hidden`);
  const other = made && moves.length === 0 ? position : copyPosition(game, position);
  disguise.world(other.world);
  if (sealed === 'drawn anew') disguise.forget?.(other.world);
  if (moves.length === 0) return { position: other, made: true, moves, disguise };
  const truth = Run.resume(game, copyPosition(game, position), () => {});
  const shown = Run.resume(game, copyPosition(game, other), () => {});
  const seals = sealed === 'drawn anew' ? pendingSeals(game, position, moves) : new Set<number>();
  const become = moves.map((move, i) => {
    const translated = disguiseMove(move, truth, observer, disguise);
    const hidden =
      sealed === 'drawn anew' && seals.has(i) && translated.is === 'answer' && translated.seat !== observer;
    const played = hidden ? { ...translated, answer: sampleOf(shown, translated.question, random) } : translated;
    mustPlay(shown, played, observer);
    truth.move(move, true);
    return played;
  });
  return { position: other, made: true, moves: become, disguise };
}

/** Which of these moves gave a sealed answer that is still sealed after all of them. */
function pendingSeals<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  position: Position<W>,
  moves: readonly Move[],
): Set<number> {
  const run = Run.resume(game, copyPosition(game, position), () => {});
  const seals = moves.map((move) => {
    const seal = 'question' in move ? run.find(move.question)?.seal : undefined;
    run.move(move, true);
    return seal;
  });
  return new Set(seals.flatMap((seal, i) => (seal?.broken === false ? [i] : [])));
}

function mustPlay<W extends World<unknown, E>, V, E extends Event>(
  run: Run<W, V, E>,
  move: Move,
  observer: Seat,
): void {
  const refusal = run.move(move, true);
  if (refusal !== undefined) throw new Exposed(observer, move, refusal);
}

function sampleOf<W extends World<unknown, E>, V, E extends Event>(
  run: Run<W, V, E>,
  question: string,
  random: Random,
): unknown {
  return run.find(question)?.asking.sample(random);
}

/** What a move becomes behind a disguise. A default is answered as it was in truth. */
function disguiseMove<W extends World<unknown, E>, V, E extends Event>(
  move: Move,
  truth: Run<W, V, E>,
  observer: Seat,
  disguise: Disguise<W>,
): Move {
  if (move.is !== 'answer' && move.is !== 'defaulted') return move;
  if (move.seat === observer) return move;
  const { seat, question, topic } = move;
  const { asking } = must(truth.find(question), `${question} to be open`);
  const answer = move.is === 'answer' ? move.answer : asking.default();
  return { is: 'answer', seat, question, topic, answer: disguise.answer(truth.world, seat, topic, answer) };
}
