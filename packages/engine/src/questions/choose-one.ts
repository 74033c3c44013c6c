import Type, { type TSchema } from 'typebox';
import { at } from '../json.ts';
import { type Asking, type Head, LONGEST, mustDiffer, type Question } from '../question.ts';
import { pick, type Random } from '../random.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { say, type Text } from '../text.ts';

/** One of these. */
export interface ChooseOne extends Question {
  readonly kind: 'choose-one';
  readonly from: readonly string[];
  /** What the choices are, so that a screen can name or show them: `area`, `card`, `seat`. */
  readonly of?: string;
  /** Words for choices that are not things with names of their own. */
  readonly words?: Readonly<Record<string, Text>>;
  /** The choice made for a seat whose clock ran out; the first if not said. */
  readonly usual?: string;
}

/** Why something that was not offered cannot be chosen, where a rule has more to say than that it was not offered. */
type WhyNot = (answer: string) => Refusal | undefined;

class ChoosingOne<T extends string> implements Asking<T> {
  readonly question: ChooseOne;
  readonly #from: readonly T[];
  readonly #usual: T;
  readonly #whyNot: WhyNot | undefined;

  constructor(question: ChooseOne, from: readonly T[], usual: T, whyNot: WhyNot | undefined) {
    this.question = question;
    this.#from = from;
    this.#usual = usual;
    this.#whyNot = whyNot;
  }

  schema(): TSchema {
    return Type.Union(this.#from.map((choice) => Type.Literal(choice)));
  }

  read(answer: unknown): answer is T {
    return typeof answer === 'string' && answer.length <= LONGEST;
  }

  check(answer: T): Refusal | undefined {
    if (this.#from.includes(answer)) return undefined;
    return (
      this.#whyNot?.(answer) ??
      refuse(
        'not-a-choice',
        say('{answer} is not one of the choices. Choose one of those offered.', { answer }),
        this.question.rule,
      )
    );
  }

  sample(random: Random): T {
    return pick(random, this.#from);
  }

  list(): readonly T[] {
    return this.#from;
  }

  default(): T {
    return this.#usual;
  }
}

export function chooseOne<const T extends string>(
  head: Head & {
    readonly from: readonly T[];
    readonly of?: string;
    readonly words?: Readonly<Record<string, Text>>;
    readonly usual?: T;
  },
  whyNot?: WhyNot,
): Asking<T> {
  if (head.from.length === 0) throw new Error(`${head.topic} offers no choice`);
  mustDiffer(head.topic, head.from);
  if (head.usual !== undefined && !head.from.includes(head.usual))
    throw new Error(`${head.topic} has a default that is no choice`);
  return new ChoosingOne({ kind: 'choose-one', ...head }, head.from, head.usual ?? at(head.from, 0), whyNot);
}
