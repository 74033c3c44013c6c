import type { Seat } from '@ecumene/engine';
import type { ScriptedAnswer } from './lesson.ts';

/** What the others do in a lesson, in order; each answer is given once. */
export class Script {
  readonly #answers: readonly ScriptedAnswer[];
  /** For each answer given: the entry of the journal it became. */
  readonly #given = new Map<ScriptedAnswer, number>();

  constructor(answers: readonly ScriptedAnswer[]) {
    this.#answers = answers;
  }

  /** What a seat answers now, where that is written. */
  next(seat: Seat, topic: string, entry: number): ScriptedAnswer | undefined {
    const found = this.#answers.find((one) => one.seat === seat && one.topic === topic && !this.#given.has(one));
    if (found !== undefined) this.#given.set(found, entry);
    return found;
  }

  /** Play has gone back: what was answered since will be answered again. */
  goBack(entries: number): void {
    for (const [answer, entry] of this.#given) if (entry >= entries) this.#given.delete(answer);
  }
}
