import { useCallback, useEffect, useMemo } from 'react';
import type { ControlProps } from '../../game-screen.ts';

/** Moves that go to the table one after another, each once, as soon as the table asks again. A refusal ends it. */
export class OneByOne {
  #left: readonly unknown[] = [];
  /** The question the latest move was an answer to. */
  #answered = '';

  /** Begins with the first of these moves; true when it was taken. */
  begin([first, ...rest]: readonly unknown[], question: string, answer: ControlProps['answer']): Promise<boolean> {
    this.#left = rest;
    return this.#send(first, question, answer);
  }

  /** The table asks: if it is another question than before, the next move answers it. */
  async asked(question: string, answer: ControlProps['answer']): Promise<void> {
    const [next, ...rest] = this.#left;
    if (next === undefined || question === this.#answered) return;
    this.#left = rest;
    await this.#send(next, question, answer);
  }

  async #send(move: unknown, question: string, answer: ControlProps['answer']): Promise<boolean> {
    this.#answered = question;
    const done = await answer(move);
    if (!done) this.#left = [];
    return done;
  }
}

/** Makes moves one after another; true when the first was taken. */
export function useOneByOne(
  question: string,
  answer: ControlProps['answer'],
): (moves: readonly unknown[]) => Promise<boolean> {
  const making = useMemo(() => new OneByOne(), []);
  useEffect(() => void making.asked(question, answer), [making, question, answer]);
  return useCallback((moves) => making.begin(moves, question, answer), [making, question, answer]);
}
