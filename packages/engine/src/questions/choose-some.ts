import Type, { type TSchema } from 'typebox';
import { type Asking, type Head, LISTABLE, LONGEST, mustDiffer, type Question } from '../question.ts';
import { between, type Random, shuffle } from '../random.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { say } from '../text.ts';

/** From `least` to `most` of these, none twice, in any order. */
export interface ChooseSome extends Question {
  readonly kind: 'choose-some';
  readonly from: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly of?: string;
  /** The choice made for a seat whose clock ran out; the first few that are enough if not said. */
  readonly usual?: readonly string[];
}

class ChoosingSome<T extends string> implements Asking<readonly T[]> {
  readonly question: ChooseSome;
  readonly #from: readonly T[];
  readonly #usual: readonly T[];

  constructor(question: ChooseSome, from: readonly T[], usual: readonly T[]) {
    this.question = question;
    this.#from = from;
    this.#usual = usual;
  }

  schema(): TSchema {
    const { least, most } = this.question;
    const choice = Type.Union(this.#from.map((item) => Type.Literal(item)));
    return Type.Array(choice, { uniqueItems: true, minItems: least, maxItems: most });
  }

  read(answer: unknown): answer is readonly T[] {
    return (
      Array.isArray(answer) &&
      answer.length <= this.#from.length &&
      answer.every((item) => typeof item === 'string' && item.length <= LONGEST)
    );
  }

  check(answer: readonly T[]): Refusal | undefined {
    const { least, most, rule } = this.question;
    const stranger = answer.find((item) => !this.#from.includes(item));
    if (stranger !== undefined)
      return refuse(
        'not-a-choice',
        say('{stranger} is not one of the choices. Choose from those offered.', { stranger }),
        rule,
      );
    if (new Set(answer).size < answer.length) return refuse('twice', say('Choose each only once.'), rule);
    if (answer.length < least) return refuse('too-few', say('Choose at least {least}.', { least }), rule);
    if (answer.length > most) return refuse('too-many', say('Choose at most {most}.', { most }), rule);
    return undefined;
  }

  sample(random: Random): readonly T[] {
    const { least, most } = this.question;
    return shuffle(random, [...this.#from]).slice(0, between(random, least, most));
  }

  list(): readonly (readonly T[])[] | undefined {
    const { least, most } = this.question;
    if (this.#from.length > Math.log2(LISTABLE)) return undefined;
    return subsets(this.#from).filter((some) => some.length >= least && some.length <= most);
  }

  default(): readonly T[] {
    return this.#usual;
  }
}

function subsets<T>(items: readonly T[]): T[][] {
  const all: T[][] = [[]];
  for (const item of items) all.push(...all.map((some) => [...some, item]));
  return all;
}

export function chooseSome<const T extends string>(
  head: Head & {
    readonly from: readonly T[];
    readonly least: number;
    readonly most: number;
    readonly of?: string;
    readonly usual?: readonly T[];
  },
): Asking<readonly T[]> {
  mustDiffer(head.topic, head.from);
  const most = Math.min(head.most, head.from.length);
  const least = Math.min(head.least, most);
  return new ChoosingSome(
    { kind: 'choose-some', ...head, least, most },
    head.from,
    head.usual ?? head.from.slice(0, least),
  );
}
