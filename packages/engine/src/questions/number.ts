import Type, { type TSchema } from 'typebox';
import { type Asking, type Head, LISTABLE, type Question } from '../question.ts';
import { between, type Random } from '../random.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { say } from '../text.ts';

/** A whole number from `least` to `most`. */
export interface NameNumber extends Question {
  readonly kind: 'name-number';
  readonly least: number;
  readonly most: number;
  /** The number named for a seat whose clock ran out. */
  readonly usual: number;
}

class NamingNumber implements Asking<number> {
  readonly question: NameNumber;

  constructor(question: NameNumber) {
    this.question = question;
  }

  schema(): TSchema {
    return Type.Integer({ minimum: this.question.least, maximum: this.question.most });
  }

  read(answer: unknown): answer is number {
    return typeof answer === 'number' && Number.isSafeInteger(answer);
  }

  check(answer: number): Refusal | undefined {
    const { least, most, rule } = this.question;
    if (answer >= least && answer <= most) return undefined;
    return refuse('out-of-range', say('Name a number from {least} to {most}.', { least, most }), rule);
  }

  sample(random: Random): number {
    return between(random, this.question.least, this.question.most);
  }

  list(): readonly number[] | undefined {
    const { least, most } = this.question;
    return most - least >= LISTABLE ? undefined : Array.from({ length: most - least + 1 }, (_, i) => least + i);
  }

  default(): number {
    return this.question.usual;
  }
}

export function nameNumber(
  head: Head & { readonly least: number; readonly most: number; readonly usual?: number },
): Asking<number> {
  if (head.most < head.least) throw new Error(`${head.topic} allows no number`);
  const usual = head.usual ?? head.least;
  if (usual < head.least || usual > head.most) throw new Error(`${head.topic} has a default out of its bounds`);
  return new NamingNumber({ kind: 'name-number', usual, ...head });
}
