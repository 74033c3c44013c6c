import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { isRecord } from '../json.ts';
import { type Asking, type Head, LISTABLE, type Question } from '../question.ts';
import type { Random } from '../random.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Text } from '../text.ts';
import { misfitIn } from './misfit.ts';

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
  /** What is wrong with something that has the form of no move, where that can be said. */
  misfit(move: unknown): Text | undefined;
}

export function moves<S extends TSchema>(name: string, schema: S): Moves<S> {
  const forms = formsByAction(schema);
  const reads = forms === undefined ? reader(schema) : readerByAction(forms);
  return {
    name,
    schema,
    reads: (move): move is Static<S> => reads(move) && !hasBuiltInKey(move),
    misfit: (move) => {
      const form = forms === undefined ? schema : forms.get(isRecord(move) ? move['do'] : undefined);
      return form && misfitIn(form, move);
    },
  };
}

/**
 * Whether a move has a key that every object has anyway, such as `constructor`. Where rules look up how many there are
 * of something by its id, such a key would find a function instead of nothing.
 */
function hasBuiltInKey(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (Array.isArray(value)) return value.some(hasBuiltInKey);
  return Object.keys(value).some((key) => key in Object.prototype || hasBuiltInKey(value[key]));
}

type Reader = (move: unknown) => boolean;

function reader(schema: TSchema): Reader {
  if (Type.IsObject(schema) && 'additionalProperties' in schema && schema.additionalProperties === false)
    return readerOfNames(schema.properties);
  const validator = Compile(schema);
  return (move) => validator.Check(move);
}

/** A form with these names and no others. They are looked up here, because a compiled check tries a pattern on each. */
function readerOfNames(properties: Readonly<Record<string, TSchema>>): Reader {
  const names = new Set(Object.keys(properties));
  const validator = Compile(Type.Object(properties));
  return (move) => validator.Check(move) && Object.keys(move).every((name) => names.has(name));
}

/** Goes straight to the one form a move can have, by what it says it does. */
function readerByAction(forms: ReadonlyMap<unknown, TSchema>): Reader {
  const readers = new Map<unknown, Reader>();
  return (move) => {
    if (!isRecord(move)) return false;
    const action = move['do'];
    const known = readers.get(action);
    if (known !== undefined) return known(move);
    const form = forms.get(action);
    if (form === undefined) return false;
    const made = reader(form);
    readers.set(action, made);
    return made(move);
  };
}

/** The forms of a union by what they do; nothing, where one does not say it or two say the same. */
function formsByAction(schema: TSchema): ReadonlyMap<unknown, TSchema> | undefined {
  if (!Type.IsUnion(schema)) return undefined;
  const forms = new Map<unknown, TSchema>();
  for (const form of schema.anyOf) {
    const action = Type.IsObject(form) ? form.properties['do'] : undefined;
    if (!Type.IsLiteral(action)) return undefined;
    forms.set(action.const, form);
  }
  return forms.size === schema.anyOf.length ? forms : undefined;
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

  misfit(answer: unknown): Refusal | undefined {
    const misfit = this.#moves.misfit(answer);
    return misfit && refuse('shape', misfit, this.question.rule);
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
  const question: Act = { kind: 'act', moves: moves.name, ...rest };
  return bounds === undefined ? question : Object.assign({}, bounds, question);
}

/** Asks for a move of a family. A question made once with `toAct` can be asked again and again. */
export function act<S extends TSchema>(
  head: Act | (Head & { readonly bounds?: Readonly<Record<string, unknown>> }),
  moves: Moves<S>,
  acting: Acting<Static<S>>,
): Asking<Static<S>> {
  return new AskingToAct('kind' in head ? head : toAct(head, moves), moves, acting);
}
