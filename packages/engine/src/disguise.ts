import type { Disguise, Game } from './game.ts';
import type { Move } from './journal.ts';
import { must } from './json.ts';
import type { Random } from './random.ts';
import { copyPosition, type Run } from './run.ts';
import type { Open, Seat } from './script.ts';
import { type Keeping, type Origin, type Played, Timeline } from './timeline.ts';
import type { Event, World } from './world.ts';

/**
 * A course of play with everything one seat cannot know exchanged for something that looks the same to it: the secrets
 * are exchanged where play last rested, and the moves made since are played again as they would have been made there.
 */
export function disguiseTimeline<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  truth: Timeline<W, V, E>,
  observer: Seat,
  random: Random,
  keeping: Keeping,
  sealed: 'as given' | 'drawn anew',
): { readonly timeline: Timeline<W, V, E>; readonly disguise: Disguise<W> } {
  const disguise = must(game.disguise?.(truth.run.world, observer, random), `${game.name} to say what is hidden`);
  const origin = truth.latestOrigin;
  const shown = new Timeline(game, disguiseOrigin(game, origin, disguise), keeping);
  const moves = truth.since(shown.length);
  if (moves.length === 0) return { timeline: shown, disguise };
  const beside = new Timeline(game, origin, keeping);
  for (const played of moves) {
    const move = disguiseMove(played.move, beside.run, observer, disguise);
    const open = move.is === 'answer' ? shown.run.find(move.question) : undefined;
    const final = sealed === 'drawn anew' ? unsealed(move, played, observer, open, random) : move;
    shown.replay([{ number: played.number, move: final }], true);
    beside.replay([played], true);
  }
  return { timeline: shown, disguise };
}

function disguiseOrigin<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { first, checkpoint }: Origin<W>,
  disguise: Disguise<W>,
): Origin<W> {
  const other: Origin<W> = {
    first: () => {
      const position = first();
      disguise.world(position.world);
      return position;
    },
  };
  if (checkpoint === undefined) return other;
  const position = copyPosition(game, checkpoint.position);
  disguise.world(position.world);
  return { ...other, checkpoint: { after: checkpoint.after, position } };
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
  const { seat, question } = move;
  const { asking } = must(truth.find(question), `${question} to be open`);
  const answer = move.is === 'answer' ? move.answer : asking.default();
  return { is: 'answer', seat, question, answer: disguise.answer(truth.world, seat, asking.question.topic, answer) };
}

/** A sealed answer of somebody else, which nobody has seen, is drawn anew. */
function unsealed<E extends Event>(
  move: Move,
  played: Played<E>,
  observer: Seat,
  open: Open | undefined,
  random: Random,
): Move {
  if (move.is !== 'answer' || move.seat === observer || played.seal?.broken !== false) return move;
  return { ...move, answer: must(open, `${move.question} to be open`).asking.sample(random) };
}
