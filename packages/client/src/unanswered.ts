import type { Refusal } from '@ecumene/engine';
import type { FromClient, FromServer } from './messages.ts';

/** A message to which there is an answer. */
export type Ask = Extract<FromClient, { readonly id: string }>;

/** Whether a message does something, as opposed to asking about it. */
export function isAction({ is }: Ask): boolean {
  return is === 'do' || is === 'say';
}

/** What was asked and has no answer yet. */
export class Unanswered {
  readonly #asked = new Map<string, { readonly message: Ask; readonly settle: (reply: FromServer) => void }>();

  get size(): number {
    return this.#asked.size;
  }

  /** Gives the answer, when it comes. */
  add(message: Ask): Promise<FromServer> {
    return new Promise((settle) => this.#asked.set(message.id, { message, settle }));
  }

  messages(): Ask[] {
    return [...this.#asked.values()].map(({ message }) => message);
  }

  settle(reply: Extract<FromServer, { readonly id: string | null }>): void {
    if (reply.id === null) return;
    const asked = this.#asked.get(reply.id);
    this.#asked.delete(reply.id);
    asked?.settle(reply);
  }

  /** Nothing of it will be answered any more. */
  refuse(refusal: Refusal): void {
    for (const id of [...this.#asked.keys()]) this.settle({ is: 'error', id, refusal });
  }
}
