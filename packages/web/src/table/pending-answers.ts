import type { Refusal } from '@ecumene/engine';
import type { TablePort } from './port.ts';

/**
 * Questions whose answer is on its way: what is pressed twice in a hurry counts once. A question is forgotten again as
 * soon as the table shows what came of the answer, since one that is taken back is asked again under the same name.
 */
export class PendingAnswers {
  readonly #port: Pick<TablePort, 'tableView' | 'subscribe'>;
  readonly #questions = new Set<string>();

  constructor(port: Pick<TablePort, 'tableView' | 'subscribe'>) {
    this.#port = port;
  }

  /** Sends an answer unless another to the same question is on its way; true when it was taken. */
  async once(question: string, send: () => Promise<Refusal | undefined>): Promise<boolean> {
    if (this.#questions.has(question)) return false;
    this.#questions.add(question);
    const before = this.#port.tableView();
    let taken = false;
    try {
      taken = (await send()) === undefined;
    } finally {
      if (taken && this.#port.tableView() === before) this.#forgetWhenSeen(question);
      else this.#questions.delete(question);
    }
    return taken;
  }

  /** What came of an answer may be seen only after it was acknowledged. */
  #forgetWhenSeen(question: string): void {
    const before = this.#port.tableView();
    const stop = this.#port.subscribe(() => {
      if (this.#port.tableView() === before) return;
      stop();
      this.#questions.delete(question);
    });
  }
}
