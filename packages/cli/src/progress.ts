const WIDTH = 30;
const PAUSE = 100;

/** A progress bar on the error stream, drawn only when a person is watching. */
export class Progress {
  readonly #total: number;
  readonly #what: string;
  readonly #watched = process.stderr.isTTY === true;
  #drawn = 0;

  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
  }

  show(done: number): void {
    const now = Date.now();
    if (!this.#watched || (now - this.#drawn < PAUSE && done < this.#total)) return;
    this.#drawn = now;
    const filled = Math.round((done / this.#total) * WIDTH);
    process.stderr.write(
      `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${this.#total} ${this.#what}`,
    );
  }

  end(): void {
    if (this.#watched) process.stderr.write('\r\x1b[K');
  }
}
