import Type, { type TSchema } from 'typebox';
import type { Asking, Head, Question } from '../question.ts';
import { chance, type Random } from '../random.ts';
import type { Text } from '../text.ts';

/** Yes or no. */
export interface Confirm extends Question {
  readonly kind: 'confirm';
  /** What yes and no mean here. */
  readonly yes?: Text;
  readonly no?: Text;
  /** The answer given for a seat whose clock ran out. */
  readonly usual: boolean;
}

class Confirming implements Asking<boolean> {
  readonly question: Confirm;

  constructor(question: Confirm) {
    this.question = question;
  }

  schema(): TSchema {
    return Type.Boolean();
  }

  read(answer: unknown): answer is boolean {
    return typeof answer === 'boolean';
  }

  check(): undefined {
    return undefined;
  }

  sample(random: Random): boolean {
    return chance(random, 1, 2);
  }

  list(): readonly boolean[] {
    return [true, false];
  }

  default(): boolean {
    return this.question.usual;
  }
}

export function confirm(
  head: Head & { readonly yes?: Text; readonly no?: Text; readonly usual?: boolean },
): Asking<boolean> {
  return new Confirming({ kind: 'confirm', usual: head.usual ?? false, ...head });
}
