/** Milliseconds after which whatever is awaited is late. */
const LATE = 4000;
/** Milliseconds a connection has to prove that it is alive. */
const SIGN_OF_LIFE = 4000;

/**
 * Sees to it that nobody waits for ever at a connection that is dead without a word: while something is awaited and
 * nothing is heard, it is asked whether anybody is there, and given up if there is no answer.
 */
export class Vigil {
  readonly #ping: () => void;
  readonly #giveUp: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ping: () => void, giveUp: () => void) {
    this.#ping = ping;
    this.#giveUp = giveUp;
  }

  /** Something is awaited from now on. */
  begin(patience = LATE): void {
    this.#timer ??= setTimeout(() => this.prove(), patience);
  }

  /** Asks at once whether anybody is there: something must be heard soon. */
  prove(): void {
    this.end();
    this.#ping();
    this.#timer = setTimeout(this.#giveUp, SIGN_OF_LIFE);
  }

  /** Something was heard, or nothing is awaited any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
