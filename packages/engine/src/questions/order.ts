import Type, { type TSchema } from 'typebox';
import { type Asking, type Head, LONGEST, mustDiffer, type Question } from '../question.ts';
import { type Random, shuffle } from '../random.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { say } from '../text.ts';

/** All of these, first to last. */
export interface PutInOrder extends Question {
  readonly kind: 'put-in-order';
  readonly items: readonly string[];
  readonly of?: string;
}

const LISTABLE_ITEMS = 6;

class PuttingInOrder<T extends string> implements Asking<readonly T[]> {
  readonly question: PutInOrder;
  readonly #items: readonly T[];

  constructor(question: PutInOrder, items: readonly T[]) {
    this.question = question;
    this.#items = items;
  }

  schema(): TSchema {
    const count = this.#items.length;
    const item = Type.Union(this.#items.map((name) => Type.Literal(name)));
    return Type.Array(item, { uniqueItems: true, minItems: count, maxItems: count });
  }

  read(answer: unknown): answer is readonly T[] {
    return (
      Array.isArray(answer) &&
      answer.length <= this.#items.length &&
      answer.every((item) => typeof item === 'string' && item.length <= LONGEST)
    );
  }

  check(answer: readonly T[]): Refusal | undefined {
    const all = new Set(answer);
    if (all.size === this.#items.length && this.#items.every((item) => all.has(item))) return undefined;
    return refuse('not-an-order', say('Name each one exactly once.'), this.question.rule);
  }

  sample(random: Random): readonly T[] {
    return shuffle(random, [...this.#items]);
  }

  list(): readonly (readonly T[])[] | undefined {
    return this.#items.length > LISTABLE_ITEMS ? undefined : orders(this.#items);
  }

  default(): readonly T[] {
    return this.#items;
  }
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, i) => orders(items.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

/** As a default, the order in which they are given. */
export function putInOrder<const T extends string>(
  head: Head & { readonly items: readonly T[]; readonly of?: string },
): Asking<readonly T[]> {
  mustDiffer(head.topic, head.items);
  return new PuttingInOrder({ kind: 'put-in-order', ...head }, head.items);
}
