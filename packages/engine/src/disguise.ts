import type { Disguise, Game } from './game.ts';
import type { Move } from './journal.ts';
import { must } from './json.ts';
import type { Random } from './random.ts';
import { copyPosition, type Position, Run } from './run.ts';
import type { Seat } from './script.ts';
import type { Event, World } from './world.ts';

/** What a table of its own begins with: a position, and moves to play from there. */
export interface Beginning<W> {
  readonly position: Position<W>;
  readonly moves: readonly Move[];
}

/**
 * A game with everything one seat cannot know exchanged for something that looks the same to it: the secrets are
 * exchanged where play last rested, and the moves made since become what they would have been there.
 */
export function disguised<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  now: W,
  { position, moves }: Beginning<W>,
  observer: Seat,
  random: Random,
  sealed: 'as given' | 'drawn anew',
): Beginning<W> & { readonly disguise: Disguise<W> } {
  const disguise = must(game.disguise?.(now, observer, random), `${game.name} to say what is hidden`);
  const other = copyPosition(game, position);
  disguise.world(other.world);
  if (moves.length === 0) return { position: other, moves, disguise };
  const truth = Run.resume(game, copyPosition(game, position), () => {});
  const shown = Run.resume(game, copyPosition(game, other), () => {});
  const seals = sealed === 'drawn anew' ? pendingSeals(game, position, moves) : new Set<number>();
  const become = moves.map((move, i) => {
    const translated = disguiseMove(move, truth, observer, disguise);
    const hidden =
      sealed === 'drawn anew' && seals.has(i) && translated.is === 'answer' && translated.seat !== observer;
    const played = hidden ? { ...translated, answer: sampleOf(shown, translated.question, random) } : translated;
    mustPlay(shown, played);
    mustPlay(truth, move);
    return played;
  });
  return { position: other, moves: become, disguise };
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
    mustPlay(run, move);
    return seal;
  });
  return new Set(seals.flatMap((seal, i) => (seal?.broken === false ? [i] : [])));
}

function mustPlay<W extends World<unknown, E>, V, E extends Event>(run: Run<W, V, E>, move: Move): void {
  const refusal = run.move(move, true);
  if (refusal !== undefined) throw new Error(`a move cannot be played behind a disguise: ${refusal.code}`);
}

function sampleOf<W extends World<unknown, E>, V, E extends Event>(
  run: Run<W, V, E>,
  question: string,
  random: Random,
): unknown {
  return must(run.find(question), `${question} to be open`).asking.sample(random);
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
