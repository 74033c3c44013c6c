/** Short words for tests: a position in a line, an action in another. */

import { must, type Open, type Refusal, randomFrom, refusalOf, type Script, type Seat, Table } from '@ecumene/engine';
import { checkQuestion, checkRefusal, watched } from '@ecumene/engine/testing';
import { refuseAction, takeActions } from './actions/actions.ts';
import type { Action } from './actions/moves.ts';
import { throughTheAges } from './game.ts';
import { sheet } from './options.ts';
import type { Political } from './politics/moves.ts';
import { refusePolitical, takePoliticalAction } from './politics/politics.ts';
import { rules } from './rules.ts';
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
  return watched(setup(settled, SEATS.slice(0, players), randomFrom(seed)), throughTheAges);
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
    for (const open of step.value) checkQuestion(open);
    if (left.length === 0) throw new Error(`${post?.seat} is asked ${post?.asking.question.topic}`);
    give(post, left.shift());
  }
}

/** Gives an answer to what is asked. It must be legal. */
function give(post: Open | undefined, answer: unknown): void {
  const refused = codes(must(post, 'a question').take(answer));
  if (refused !== undefined) throw new Error(`${post?.asking.question.topic} is refused: ${refused.join(' ')}`);
}

/** Who is asked what first, or nothing. */
export function asked(script: Script<unknown>): readonly [Seat, string] | undefined {
  const step = script.next();
  if (step.done === true) return undefined;
  const [post] = step.value;
  for (const open of step.value) checkQuestion(open);
  return post === undefined ? undefined : [post.seat, post.asking.question.topic];
}

/** What a script asks first. */
export function firstQuestion(script: Script<unknown>): Open {
  const step = script.next();
  const post = must(step.done === true ? undefined : step.value[0], 'a question');
  checkQuestion(post);
  return post;
}

/** Why an answer to a question is refused: its code and its paragraph; nothing, if it is not. */
export function refusedBy({ asking }: Open, answer: unknown): readonly [string, string] | undefined {
  return codes(refusalOf(asking, answer));
}

/** The different answers that a question gives itself, as text. */
export function drawn({ asking }: Open, times = 2000): string[] {
  const random = randomFrom('drawn');
  const answers = Array.from({ length: times }, () => JSON.stringify(asking.sample(random)));
  return [...new Set(answers)].toSorted();
}

/** All answers that a question lists, as text. */
export function listed({ asking }: Open): string[] {
  return must(asking.list(), 'a list')
    .map((answer) => JSON.stringify(answer))
    .toSorted();
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

const PARAGRAPHS = new Set(rules.paragraphs.map(({ id }) => `${rules.book} ${id}`));

function codes(refusal: Refusal | undefined): readonly [string, string] | undefined {
  if (refusal === undefined) return undefined;
  checkRefusal(refusal);
  if (!PARAGRAPHS.has(refusal.rule ?? '')) throw new Error(`${refusal.code} cites “${refusal.rule}”`);
  return [refusal.code, refusal.rule ?? ''];
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
