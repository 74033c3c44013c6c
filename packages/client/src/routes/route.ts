import type { TSchema } from 'typebox';
import { Type } from 'typebox';
import { NAME_PATTERN } from '../names.ts';

/** One thing that can be asked over HTTP, described once: the server checks by it, the client is typed by it. */
export interface Route<P extends TSchema = TSchema, B extends TSchema = TSchema, R extends TSchema = TSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v1`; `:name` stands for a parameter. */
  readonly path: string;
  readonly about: string;
  /** Whether one must be somebody to ask it. */
  readonly signedIn: boolean;
  /** Whether the person must ask it themselves: no program with a token may. */
  readonly inPerson: boolean;
  /** What stands in the path and after the question mark; all text. */
  readonly params: P;
  readonly body: B;
  readonly reply: R;
}

export function route<P extends TSchema, B extends TSchema, R extends TSchema>(
  method: Route['method'],
  path: string,
  about: string,
  parts: { readonly params: P; readonly body: B; readonly reply: R; readonly open?: true; readonly inPerson?: true },
): Route<P, B, R> {
  const { params, body, reply, open, inPerson } = parts;
  return { method, path, about, signedIn: open !== true, inPerson: inPerson === true, params, body, reply };
}

export const Name = Type.String({ minLength: 1, maxLength: 40, pattern: NAME_PATTERN });
export const Id = Type.String({ minLength: 1, maxLength: 60 });
export const Word = Type.String({ minLength: 1, maxLength: 200 });
export const Secret = Type.String({ minLength: 1, maxLength: 100 });
export const Nothing = Type.Null();
export const closed = <P extends Record<string, TSchema>>(parts: P) =>
  Type.Object(parts, { additionalProperties: false });
export const None = closed({});
export const AtTable = closed({ id: Id });
