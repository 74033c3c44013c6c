import type { TSchema } from 'typebox';
import { pick, type Random } from './random.ts';
import { type Refusal, refuse } from './refusal.ts';
import { say, type Text } from './text.ts';

/**
 * What is asked, as plain data: one question serves the screen, the bots, the tests, the check at the door and a
 * program in another language. Each kind of question adds its own bounds.
 */
export interface Question {
  /** Which kind of control answers it: `choose-one`, `share`, ... */
  readonly kind: string;
  /** What it is about, the same word every time: `tax-rate`. Automatic answers and screens go by it. */
  readonly topic: string;
  /** The question in words. */
  readonly text: Text;
  /** The paragraph that asks, such as `AC 19.31`. */
  readonly rule?: string;
  /** The seat may answer, but nobody waits for it. */
  readonly optional?: true;
  /** Answers that would cost a lot this time: if an automatic answer is one of them, the seat is asked anyway. */
  readonly heed?: readonly unknown[];
}

/** The part of a question that is the same for every kind. It is spread last: what is added after a spread is added slowly. */
export type Head = Omit<Question, 'kind'>;

/** A question together with what it takes to deal with its answers. The type of the answer follows from it. */
export interface Asking<A> {
  readonly question: Question;
  /** The exact form of answers, for programs that have only the data. */
  schema(): TSchema;
  /** Whether something that came through the door has the shape of an answer. */
  read(answer: unknown): answer is A;
  /** Why this answer is not allowed, if it is not. Changes nothing. */
  check(answer: A): Refusal | undefined;
  /** A legal answer. Every legal answer is possible, not necessarily equally likely. */
  sample(random: Random): A;
  /** All legal answers, or nothing where there are too many to list. */
  list(): readonly A[] | undefined;
  /** The answer given for a seat whose clock ran out. */
  default(): A;
}

/** How many answers are still worth listing. */
export const LISTABLE = 2000;

/** How long a choice may be; anything longer is none. */
export const LONGEST = 200;

/** Up to so many choices are compared one by one, which is quicker than gathering them in a set. */
const FEW = 12;

function isFirst(choice: string, index: number, choices: readonly string[]): boolean {
  return choices.indexOf(choice) === index;
}

/** Choices must be told apart; two of the same name are a mistake of ours. */
export function mustDiffer(topic: string, choices: readonly string[]): void {
  const differ = choices.length > FEW ? new Set(choices).size === choices.length : choices.every(isFirst);
  if (!differ) throw new Error(`${topic} offers the same choice twice`);
}

export function wrongShape(question: Question): Refusal {
  return refuse('shape', say('This is not an answer to “{question}”.', { question: question.text }), question.rule);
}

/** Why something that came through the door is not taken as an answer: its shape first, then the rules. */
export function refusalOf<A>(asking: Asking<A>, answer: unknown): Refusal | undefined {
  return asking.read(answer) ? asking.check(answer) : wrongShape(asking.question);
}

/** Narrows a question by a further rule: of the answers it would take, only those the rule does not refuse. */
export function onlyIf<A>(asking: Asking<A>, refusal: (answer: A) => Refusal | undefined): Asking<A> {
  return new Narrowed(asking, refusal);
}

const TRIES = 1000;

class Narrowed<A> implements Asking<A> {
  readonly #wide: Asking<A>;
  readonly #refusal: (answer: A) => Refusal | undefined;

  constructor(wide: Asking<A>, refusal: (answer: A) => Refusal | undefined) {
    this.#wide = wide;
    this.#refusal = refusal;
  }

  get question(): Question {
    return this.#wide.question;
  }

  schema(): TSchema {
    return this.#wide.schema();
  }

  read(answer: unknown): answer is A {
    return this.#wide.read(answer);
  }

  check(answer: A): Refusal | undefined {
    return this.#wide.check(answer) ?? this.#refusal(answer);
  }

  list(): readonly A[] | undefined {
    return this.#wide.list()?.filter((answer) => this.#refusal(answer) === undefined);
  }

  sample(random: Random): A {
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = this.#wide.sample(random);
      if (this.#refusal(answer) === undefined) return answer;
    }
    const rest = this.list();
    return rest !== undefined && rest.length > 0 ? pick(random, rest) : this.default();
  }

  default(): A {
    const usual = this.#wide.default();
    if (this.#refusal(usual) === undefined) return usual;
    const first = this.list()?.[0];
    if (first === undefined) throw new Error(`${this.question.topic} has no legal answer`);
    return first;
  }
}
