import { type Refusal, randomFrom, refusalOf, type Script, type Seat } from '@ecumene/engine';
import { checkQuestion, checkRefusal } from '@ecumene/engine/testing';

export { plainBook } from '../book/plain.ts';
export { agreement } from './agreement.ts';
export { movementInAnyOrder } from './early-movement.ts';
export { plansKeepSecrets } from './planned-secrets.ts';
export { ancientWorld } from './world.ts';

/** Answers that seats will give: each seat its own one after another, or all in one order. */
export type Answers = Readonly<Record<Seat, readonly unknown[]>> | readonly (readonly [Seat, unknown])[];

/** Plays a script with these answers. Throws where one is refused, missing or left over. */
export function play<T>(script: Script<T> | T, answers: Answers = {}): T {
  if (!isScript(script)) return script;
  const hand = isInOrder(answers) ? new InOrder(answers) : new BySeat(answers);
  for (;;) {
    const step = script.next();
    if (step.done) {
      if (hand.left.length > 0) throw new Error(`answers are left over for ${hand.left.join(', ')}`);
      return step.value;
    }
    const open = step.value.filter(({ answered }) => !answered);
    for (const post of open) checkQuestion(post);
    const given = hand.next(open.map(({ seat }) => seat));
    const post = open.find(({ seat }) => seat === given?.[0]);
    if (given === undefined || post === undefined) {
      throw new Error(`no answer is left for ${open.map(({ seat, asking }) => `${seat} (${asking.question.topic})`)}`);
    }
    const refusal = post.take(given[1]);
    if (refusal === undefined) continue;
    checkRefusal(refusal);
    throw new Refused(refusal);
  }
}

/** Plays a script to its end; every question is answered by its default. */
export function playByDefault<T>(script: Script<T>): T {
  for (let step = script.next(); ; step = script.next()) {
    if (step.done) return step.value;
    for (const post of step.value) if (!post.answered) post.take(post.asking.default());
  }
}

function isInOrder(answers: Answers): answers is readonly (readonly [Seat, unknown])[] {
  return Array.isArray(answers);
}

class InOrder {
  readonly #answers: (readonly [Seat, unknown])[];

  constructor(answers: readonly (readonly [Seat, unknown])[]) {
    this.#answers = [...answers];
  }

  get left(): readonly Seat[] {
    return this.#answers.map(([seat]) => seat);
  }

  next(_seats: readonly Seat[]): readonly [Seat, unknown] | undefined {
    return this.#answers.shift();
  }
}

class BySeat {
  readonly #answers: ReadonlyMap<Seat, unknown[]>;

  constructor(answers: Readonly<Record<Seat, readonly unknown[]>>) {
    this.#answers = new Map(Object.entries(answers).map(([seat, list]) => [seat, [...list]]));
  }

  get left(): readonly Seat[] {
    return [...this.#answers].filter(([, list]) => list.length > 0).map(([seat]) => seat);
  }

  next(seats: readonly Seat[]): readonly [Seat, unknown] | undefined {
    const seat = seats.find((one) => this.left.includes(one));
    return seat === undefined ? undefined : [seat, this.#answers.get(seat)?.shift()];
  }
}

/** An answer of a test was refused. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`${refusal.code} (${refusal.rule ?? 'no rule'}): ${JSON.stringify(refusal.text)}`);
    this.refusal = refusal;
  }
}

/** The refusal of the last of these answers: its code and paragraph. */
export function refused(script: Script<unknown> | unknown, answers: Answers): string {
  try {
    play(script, answers);
  } catch (error) {
    if (error instanceof Refused) return `${error.refusal.code} ${error.refusal.rule ?? ''}`.trim();
    throw error;
  }
  throw new Error('every answer was taken');
}

/** Who is asked what when a script begins. */
export function asks(script: Script<unknown> | unknown): readonly string[] {
  if (!isScript(script)) return [];
  const step = script.next();
  return step.done ? [] : step.value.map(({ seat, asking }) => `${seat}: ${asking.question.topic}`);
}

const MANY = 400;

/** Many answers that the first question of a script gives itself, all of them legal. */
export function samplesOf(script: Script<unknown> | unknown): readonly unknown[] {
  const step = isScript(script) ? script.next() : undefined;
  const [post] = step === undefined || step.done ? [] : step.value;
  if (post === undefined) throw new Error('nothing is asked');
  const random = randomFrom('samples');
  const samples = Array.from({ length: MANY }, () => post.asking.sample(random));
  for (const sample of samples) {
    const refusal = refusalOf(post.asking, sample);
    if (refusal !== undefined) throw new Refused(refusal);
  }
  return samples;
}

function isScript<T>(script: Script<T> | T): script is Script<T> {
  return typeof script === 'object' && script !== null && Symbol.iterator in script && 'next' in script;
}
