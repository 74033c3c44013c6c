import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Asking, type Head, LISTABLE, type Question } from '../question.ts';
import type { Random } from '../random.ts';
import type { Refusal } from '../refusal.ts';

/** A move of the game's own: one of a union of forms, such as the moves of a movement phase. */
export interface Act extends Question {
  readonly kind: 'act';
  /** Which family of moves is meant; its schema is published under this name. */
  readonly moves: string;
}

/** A family of moves: its name and the form of every move in it. */
export interface Moves<S extends TSchema> {
  readonly name: string;
  readonly schema: S;
  reads(move: unknown): move is Static<S>;
}

export function moves<S extends TSchema>(name: string, schema: S): Moves<S> {
  const validator = Compile(schema);
  return { name, schema, reads: (move): move is Static<S> => validator.Check(move) };
}

/** What a game must say about the moves it asks for. */
export interface Acting<A> {
  /** Why this move is not allowed now, if it is not. */
  check(move: A): Refusal | undefined;
  sample(random: Random): A;
  list?(): readonly A[] | undefined;
  default(): A;
}

class AskingToAct<S extends TSchema> implements Asking<Static<S>> {
  readonly question: Act;
  readonly #moves: Moves<S>;
  readonly #acting: Acting<Static<S>>;

  constructor(question: Act, moves: Moves<S>, acting: Acting<Static<S>>) {
    this.question = question;
    this.#moves = moves;
    this.#acting = acting;
  }

  schema(): TSchema {
    return this.#moves.schema;
  }

  read(answer: unknown): answer is Static<S> {
    return this.#moves.reads(answer);
  }

  check(answer: Static<S>): Refusal | undefined {
    return this.#acting.check(answer);
  }

  sample(random: Random): Static<S> {
    return this.#acting.sample(random);
  }

  list(): readonly Static<S>[] | undefined {
    const all = this.#acting.list?.();
    return all !== undefined && all.length > LISTABLE ? undefined : all;
  }

  default(): Static<S> {
    return this.#acting.default();
  }
}

/** A question for a move of a family. Anything in `bounds` becomes part of it, for screens and bots to read. */
export function toAct<S extends TSchema>(
  head: Head & { readonly bounds?: Readonly<Record<string, unknown>> },
  moves: Moves<S>,
): Act {
  const { bounds, ...rest } = head;
  return { ...bounds, ...rest, kind: 'act', moves: moves.name };
}

/** Asks for a move of a family. A question made once with `toAct` can be asked again and again. */
export function act<S extends TSchema>(
  head: Act | (Head & { readonly bounds?: Readonly<Record<string, unknown>> }),
  moves: Moves<S>,
  acting: Acting<Static<S>>,
): Asking<Static<S>> {
  return new AskingToAct('kind' in head ? head : toAct(head, moves), moves, acting);
}
