import type { Disguise, Game } from './game.ts';
import type { Move } from './journal.ts';
import { must } from './json.ts';
import type { Random } from './random.ts';
import { copyPosition } from './run.ts';
import type { Seat } from './script.ts';
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
): { readonly timeline: Timeline<W, V, E>; readonly disguise: Disguise<W> } {
  const disguise = must(game.disguise?.(truth.run.world, observer, random), `${game.name} to say what is hidden`);
  const origin = truth.latestOrigin;
  const shown = new Timeline(game, disguiseOrigin(game, origin, disguise), keeping);
  const moves = truth.since(shown.length);
  if (moves.length === 0) return { timeline: shown, disguise };
  const beside = new Timeline(game, origin, keeping);
  for (const played of moves) {
    const move = disguiseMove(played, beside.run.world, observer, disguise, (question) =>
      must(shown.run.find(question), `${question} to be open`).asking.sample(random),
    );
    shown.replay([{ number: played.number, move }], true);
    beside.replay([played], true);
  }
  return { timeline: shown, disguise };
}

function disguiseOrigin<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { fresh, checkpoint }: Origin<W>,
  disguise: Disguise<W>,
): Origin<W> {
  const other: Origin<W> = {
    fresh: () => {
      const world = fresh();
      disguise.world(world);
      return world;
    },
  };
  if (checkpoint === undefined) return other;
  const position = copyPosition(game, checkpoint.position);
  disguise.world(position.world);
  return { ...other, checkpoint: { after: checkpoint.after, position } };
}

/** What a move becomes behind a disguise. The sealed answers of others, which nobody has seen, are drawn anew. */
function disguiseMove<W, E extends Event>(
  { move, seal, question }: Played<E>,
  truth: W,
  observer: Seat,
  disguise: Disguise<W>,
  sample: (question: string) => unknown,
): Move {
  if (move.is !== 'answer' || move.seat === observer || question === undefined) return move;
  const sealed = seal?.broken === false;
  const answer = sealed ? sample(move.question) : disguise.answer(truth, move.seat, question.topic, move.answer);
  return { ...move, answer };
}
