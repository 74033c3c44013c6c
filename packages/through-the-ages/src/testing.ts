/** Short words for tests: a position in a line, an action in another. */

import { must, type Open, type Refusal, randomFrom, type Script, type Seat, Table } from '@ecumene/engine';
import { refuseAction, takeActions } from './actions/actions.ts';
import type { Action } from './actions/moves.ts';
import { throughTheAges } from './game.ts';
import { sheet } from './options.ts';
import type { Political } from './politics/moves.ts';
import { refusePolitical, takePoliticalAction } from './politics/politics.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { type Ages, type Civilization, civOf } from './world.ts';

const SEATS: readonly Seat[] = ['anna', 'bela', 'cyrus', 'dora'];

interface Situation {
  readonly players?: number;
  readonly options?: Parameters<typeof sheet.with>[0];
  readonly seed?: string;
}

/** A table as it is set up, anna first. */
export function fresh({ players = 3, options = {}, seed = 'test' }: Situation = {}): Ages {
  const settled = sheet.with({ startingPlayer: 'first-seat', ...options });
  return setup(settled, SEATS.slice(0, players), randomFrom(seed));
}

/** A position in the words of scenario files; in Age III unless told otherwise, on anna's turn. */
export function position(given: Readonly<Record<string, unknown>> = {}, situation: Situation = {}): Ages {
  const world = fresh(situation);
  scene.arrange(world, { age: 3, round: 9, current: 'anna', ...given });
  return world;
}

/** The civilization of a seat. */
export function of(world: Ages, seat: Seat = 'anna'): Civilization {
  return civOf(world, seat);
}

/** Runs a script to its end with these answers, every one of which must be asked for and legal. */
export function drive<T>(script: Script<T>, ...answers: readonly unknown[]): T {
  const left = [...answers];
  for (;;) {
    const step = script.next();
    if (step.done === true) {
      if (left.length > 0) throw new Error(`nobody asks for ${JSON.stringify(left[0])}`);
      return step.value;
    }
    const [post] = step.value;
    if (left.length === 0) throw new Error(`${post?.seat} is asked ${post?.asking.question.topic}`);
    give(post, left.shift());
  }
}

/** Gives an answer to what is asked. It must be legal. */
function give(post: Open | undefined, answer: unknown): void {
  const refusal = must(post, 'a question').take(answer);
  if (refusal !== undefined) throw new Error(`${post?.asking.question.topic} is refused: ${refusal.code}`);
}

/** Who is asked what first, or nothing. */
export function asked(script: Script<unknown>): readonly [Seat, string] | undefined {
  const step = script.next();
  if (step.done === true) return undefined;
  const [post] = step.value;
  return post === undefined ? undefined : [post.seat, post.asking.question.topic];
}

/** Does one thing in an Action Phase. */
export function act(world: Ages, move: Action, seat: Seat = 'anna'): void {
  world.acting = true;
  world.current = civOf(world, seat).place;
  const phase = takeActions(world, civOf(world, seat));
  give(phase.next().value?.[0], move);
  phase.next();
}

/** Why an action is refused: its code and its paragraph; nothing, if it is not. */
export function refused(world: Ages, move: Action, seat: Seat = 'anna'): readonly [string, string] | undefined {
  world.current = civOf(world, seat).place;
  return codes(refuseAction(world, civOf(world, seat), move));
}

function codes(refusal: Refusal | undefined): readonly [string, string] | undefined {
  return refusal === undefined ? undefined : [refusal.code, refusal.rule ?? ''];
}

/** Takes a political action, up to what it begins. */
export function politick(world: Ages, move: Political, seat: Seat = 'anna'): void {
  world.current = civOf(world, seat).place;
  drive(takePoliticalAction(world, civOf(world, seat)), move);
}

export function refusedPolitics(
  world: Ages,
  move: Political,
  seat: Seat = 'anna',
): readonly [string, string] | undefined {
  return codes(refusePolitical(world, civOf(world, seat), move));
}

type AgesTable = Table<
  Ages,
  ReturnType<typeof throughTheAges.view>,
  Parameters<typeof throughTheAges.tell>[0]['event']
>;

/** A real table from its start. */
export function table({ players = 3, options = {}, seed = 'test' }: Situation = {}): AgesTable {
  return Table.open(throughTheAges, {
    options: { startingPlayer: 'first-seat', ...options },
    seats: SEATS.slice(0, players),
    seed,
  });
}

/** Answers whatever is asked, by topic, until the world is as wanted; what has no answer is answered by default. */
export function playUntil(
  playing: AgesTable,
  done: (world: Ages, topic: string, seat: Seat) => boolean,
  answers: Readonly<Record<string, (seat: Seat) => unknown>> = {},
): void {
  while (!playing.over) {
    const [post] = playing.openQuestions();
    if (post === undefined) throw new Error('nobody is asked');
    const { topic } = post.asking.question;
    if (done(playing.world, topic, post.seat)) return;
    const answer = answers[topic]?.(post.seat) ?? post.asking.default();
    const outcome = playing.answer(post.seat, post.id, answer);
    if (!outcome.ok) throw new Error(`${topic} is refused: ${outcome.refusal.code}`);
  }
}
